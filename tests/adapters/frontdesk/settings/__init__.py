"""Tests of adapters.frontdesk.settings.counter."""
