"""Tests of one deal, from shuffle to score."""
