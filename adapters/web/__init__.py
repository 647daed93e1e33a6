"""The chat page: a platform in the browser for a bot without tokens."""
