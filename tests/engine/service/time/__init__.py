"""Tests of engine.service.time."""
