"""What the bot sends, read as strictly as Discord reads it."""
