"""One file a step, named after its number and what it brings."""
