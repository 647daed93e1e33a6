"""Floor 6: the async part; one command at a time per table."""
