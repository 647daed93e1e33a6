"""Tests of adapters.frontdesk.typed."""
