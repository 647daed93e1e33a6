"""What a place has chosen for itself, and who changed it when."""

from dataclasses import dataclass
from typing import Literal

from engine.match.pace import PaceKey
from engine.match.rules import Rules

Enders = Literal["players", "admins", "anyone"]
"""Who may end a match without a winner: its players by agreement, admins too, anybody there."""


@dataclass(frozen=True, slots=True)
class PlaceSettings:
    """What a place has chosen; ``key`` is the place's, ``name`` what people call it.

    ``language`` is a catalog's code, empty when never chosen. ``rules`` and ``pace`` are what a
    challenge plays by where it does not say; None and empty leave it to the bot. ``enders`` may
    end a match without a winner. ``per_hour`` tables may be opened within an hour, 0 for any
    number. ``quiet`` posts nothing beside the board. ``home`` is the server or group to which the
    place belongs; where one of its places is ``chosen``, only chosen ones are played in.
    """

    key: str
    language: str = ""
    rules: Rules | None = None
    pace: PaceKey | Literal[""] = ""
    enders: Enders = "admins"
    per_hour: int = 0
    quiet: bool = False
    home: str = ""
    chosen: bool = False
    name: str = ""


@dataclass(frozen=True, slots=True)
class PlaceChange:
    """One line of a place's change log; ``at`` is UTC milliseconds, ``name`` who it was.

    ``setting`` is a setting's key, ``before`` and ``after`` its values as a button's token writes
    them.
    """

    place: str
    at: int
    name: str
    setting: str
    before: str
    after: str
