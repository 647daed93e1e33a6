"""Tests of adapters.presentation.screens.rules."""
