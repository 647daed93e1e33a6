"""Tests of adapters.outbox."""
