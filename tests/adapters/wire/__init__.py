"""The tests of what the ways to all platforms have in common."""
