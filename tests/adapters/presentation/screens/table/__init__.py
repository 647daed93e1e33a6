"""Tests of adapters.presentation.screens.table."""
