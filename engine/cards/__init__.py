"""What lies on the table: cards, packs, hands and melds."""
