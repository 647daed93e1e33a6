"""What is wrong with a bot's settings and its surroundings, found out before it starts."""
