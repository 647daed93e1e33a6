"""What a computer player must answer: a move for the view it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.round.moves import Move
    from engine.round.views import PlayerView

Item = TypeVar("Item")


class Dice(Protocol):
    """Where a computer player's chance comes from; ``random.Random`` is one."""

    def random(self) -> float:
        """A number from 0 up to 1, 1 excluded."""

    def choice(self, seq: Sequence[Item], /) -> Item:
        """One of the items, each as likely."""


class ComputerPlayer(Protocol):
    """Somebody who plays by program; it sees what a person at its seat would see."""

    def choose(self, view: PlayerView, rng: Dice) -> Move:
        """One of ``view.moves``, of which there is at least one."""
