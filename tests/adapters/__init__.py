"""The tests of the outside world."""
