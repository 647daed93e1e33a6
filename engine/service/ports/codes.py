"""Codes that people read out to each other, or to themselves."""

from dataclasses import dataclass
from typing import Literal

CodeKind = Literal["seat", "person"]
"""What a code leads to: the seat of a challenge, or whoever asked for it under another name."""


@dataclass(frozen=True, slots=True)
class Code:
    """A code that one thing can be done with, until ``until`` in UTC milliseconds.

    ``subject`` is the id of the table, or the platform, a colon and the user who asked for it.
    """

    code: str
    kind: CodeKind
    subject: str
    until: int
