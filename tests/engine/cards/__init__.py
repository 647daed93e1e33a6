"""Tests of cards, packs, hands and the melder."""
