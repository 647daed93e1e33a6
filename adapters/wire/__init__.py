"""What the ways to all platforms have in common: addresses, and whether anything gets through."""
