"""Pictures of cards as emojis of the application; without them cards are text alone."""
