"""The chat page: its server by real HTTP and live lines, and what it makes of screens."""
