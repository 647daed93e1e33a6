"""Fake platforms that speak the real wire protocols."""
