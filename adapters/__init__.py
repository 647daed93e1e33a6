"""The outside world: platforms, words and storage around the engine."""
