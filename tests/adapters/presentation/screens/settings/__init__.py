"""Tests of adapters.presentation.screens.settings.settings."""
