"""Shared by all platforms, and pure: views into screens, and the words on them."""
