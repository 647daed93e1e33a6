"""Tests of adapters.presentation.words."""
