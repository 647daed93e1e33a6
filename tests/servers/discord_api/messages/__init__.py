"""Messages: what they hold, and as they go over the wire."""
