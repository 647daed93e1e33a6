"""One recorded match per variant as text that a card player can read."""
