"""Tests of what is looked at before a start."""
