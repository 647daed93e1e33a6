"""The server's WebSocket side."""
