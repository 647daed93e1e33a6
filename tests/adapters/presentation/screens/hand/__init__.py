"""Tests of adapters.presentation.screens.hand."""
