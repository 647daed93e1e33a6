"""Tests of adapters.frontdesk."""
