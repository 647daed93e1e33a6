"""The tests of screens and words."""
