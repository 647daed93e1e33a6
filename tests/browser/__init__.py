"""The chat page in a real Chromium, against a real bot."""
