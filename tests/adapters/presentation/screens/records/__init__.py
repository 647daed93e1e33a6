"""Tests of adapters.presentation.screens.records.stats."""
