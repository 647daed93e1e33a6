"""Floor 5: computer players; each sees only a PlayerView."""
