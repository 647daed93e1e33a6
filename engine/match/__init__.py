"""Floor 3: rounds that add up."""
