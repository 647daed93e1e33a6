"""Floor 2: one deal, from shuffle to score."""
