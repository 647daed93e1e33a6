"""Virtual users, and what they do and see."""
