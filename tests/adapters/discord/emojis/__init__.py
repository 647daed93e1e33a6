"""Pictures of cards as emojis of the application."""
