"""The named option sets of gin rummy between two players, as one table of data."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

from engine.match.seating import FirstDealer, NextDealer
from engine.match.sheet import Shutout


@dataclass(frozen=True, slots=True)
class Preset:
    """What may differ between two tables that play gin rummy; the defaults are the classic game.

    All numbers but ``stock_reserve``, which is in cards, are points. ``knock_limit`` 0 asks for
    gin, None is no limit. ``box_when`` says whether a box counts as soon as it is won or only at
    the end.

    Source: classic rules, 2.1 and 2.2.
    """

    knock_limit: int | None = 10
    gin_bonus: int = 25
    undercut_bonus: int = 25
    undercut_on_tie: bool = True
    box_bonus: int = 25
    box_when: Literal["end", "immediate"] = "end"
    game_target: int = 100
    game_bonus: int = 100
    shutout: Shutout = Shutout.DOUBLE_TOTAL
    first_dealer: FirstDealer = "high_cut_chooses"
    next_dealer: NextDealer = "alternate"
    drawn_same_dealer: bool = True
    stock_reserve: int = 2


PRESETS: Final[Mapping[str, Preset]] = MappingProxyType({"classic": Preset()})
"""Every option set by its key, which is the key of its variant too."""
