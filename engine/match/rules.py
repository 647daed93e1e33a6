"""What a table was agreed on: its variant, the options a table may change, and its pace."""

from dataclasses import dataclass, replace
from typing import Final

from engine.match.pace import PaceKey

OptionValue = bool | int | str | None


@dataclass(frozen=True, slots=True)
class Rules:
    """What a table was agreed on: the variant's key and the options it changed, and the pace.

    ``target`` is in points; None leaves the variant's own. ``options`` are pairs of an option's
    key and its value, only where it differs from the variant's own, in the order of the options.
    ``pace`` is the key of one of ``PACES``.
    """

    variant: str = "classic"
    target: int | None = None
    options: tuple[tuple[str, OptionValue], ...] = ()
    pace: PaceKey = "none"


CLASSIC_RULES: Final = Rules()
"""What a challenge plays by when nothing is said."""


def without_clock(rules: Rules) -> Rules:
    """The rules of a table where nobody is kept waiting: a computer player does not mind."""
    return replace(rules, pace="none")
