"""The fake Discord, tried with discord.py's own client."""
