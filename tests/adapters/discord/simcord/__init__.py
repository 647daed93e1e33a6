"""Tests of how the bot behaves on simcord, a Discord in the library's own process."""
