"""What a typed command leads to."""
