"""What each of the latest messages shows, so that nothing is sent twice and nothing goes back."""

from collections.abc import Hashable
from dataclasses import dataclass

from adapters.latest import Latest
from adapters.presentation.ink import Drawn

Spot = tuple[str, str]
"""A message: its chat and its id there."""


@dataclass(frozen=True, slots=True)
class Picture:
    """What a message shows: its looks as a number, of which table, in which version."""

    looks: int
    table: str
    version: int

    @classmethod
    def of(cls, drawn: Drawn, rendered: Hashable) -> "Picture":
        """The picture that a screen makes, as a platform has ``rendered`` it."""
        return cls(hash(rendered), drawn.screen.table, drawn.screen.version)


class Pictures:
    """What each of the latest messages shows.

    It is not known after a restart, nor where an edit got no answer.
    """

    def __init__(self) -> None:
        self._latest: Latest[Spot, Picture] = Latest()

    def is_news(self, message: Spot, picture: Picture) -> bool:
        """Whether ``picture`` may replace what a message shows: it is other, and no older."""
        shown = self._latest.get(message)
        if shown is None:
            return True
        is_older = shown.table == picture.table and shown.version > picture.version
        return shown.looks != picture.looks and not is_older

    def note(self, message: Spot, picture: Picture) -> None:
        """Remember what a message shows now."""
        self._latest.note(message, picture)

    def forget(self, message: Spot) -> None:
        """Hear that nobody knows what a message shows."""
        self._latest.take(message)
