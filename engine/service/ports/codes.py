"""Codes that people read out to each other, or to themselves."""

from dataclasses import dataclass
from typing import Literal

CodeKind = Literal["seat", "person", "joined"]
"""What a code leads to: the seat of a challenge, or whoever asked for it under another name.

One by which accounts were ``joined`` leads nowhere: whoever gave it has yet to be told.
"""


@dataclass(frozen=True, slots=True)
class Code:
    """A code that one thing can be done with, until ``until`` in UTC milliseconds.

    ``subject`` is the id of the table, or the platform, a colon and the user who asked for it;
    and then, on lines of their own, the platform and the name of the account that has joined.
    """

    code: str
    kind: CodeKind
    subject: str
    until: int
