"""One thing that was looked at, and how it is."""

from dataclasses import dataclass
from typing import Literal

Level = Literal["ok", "warning", "problem"]


@dataclass(frozen=True, slots=True)
class Finding:
    """How something is, in one line; what is wrong is followed by what to do.

    A bot with a problem cannot do its work; a warning is for whoever did not mean it.
    """

    level: Level
    text: str

    def __str__(self) -> str:
        """The line as it is printed."""
        return f"{self.level:<9}{self.text}"


def ok(text: str) -> Finding:
    """Something is as it should be."""
    return Finding("ok", text)


def warning(text: str) -> Finding:
    """Something may be other than was meant."""
    return Finding("warning", text)


def problem(text: str) -> Finding:
    """Something has to be done."""
    return Finding("problem", text)
