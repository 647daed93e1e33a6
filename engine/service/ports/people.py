"""Somebody the bot knows."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody the bot knows; a person has one identity or more.

    ``language`` is a catalog's code, empty when never chosen; ``hand_order`` is ``suit`` or
    ``rank``.
    """

    id: str
    name: str
    language: str = ""
    hand_order: str = "suit"
