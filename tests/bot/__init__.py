"""The tests of settings, start and stop."""
