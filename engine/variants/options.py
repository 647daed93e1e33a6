"""What a table may change about a preset: each option, its values, and what it depends on."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

from engine.match.rules import OptionValue
from engine.match.sheet import Shutout

Effect = Literal["", "knocks", "boxes"]
"""What an option may work by: that a round can end by a knock, that a round won brings points."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing a table may change; ``key`` is a field of ``Preset``.

    ``values`` are what it may be, the most usual first. ``needs`` is the option without which it
    means nothing, ``bars`` the one with which it means nothing; empty where there is none. Where
    a table lacks ``effect``, the option makes no difference, whatever it is.
    """

    key: str
    values: tuple[OptionValue, ...]
    needs: str = ""
    bars: str = ""
    effect: Effect = ""


_SWITCH: Final = (True, False)

OPTIONS: Final[Mapping[str, Option]] = MappingProxyType(
    {
        option.key: option
        for option in (
            Option("oklahoma", _SWITCH),
            Option("spade_double", _SWITCH, needs="oklahoma"),
            Option("ace_limit", (0, 1), needs="oklahoma"),
            Option("oklahoma_extra_boxes", _SWITCH, needs="oklahoma", effect="boxes"),
            Option("big_gin_bonus", (None, 31, 50)),
            Option("knock_limit", (10, 0, 5, 7, None), bars="oklahoma"),
            Option("layoff_on_knock", _SWITCH, effect="knocks"),
            Option("layoff_on_gin", _SWITCH),
            Option("gin_bonus", (25, 20, 50)),
            Option("undercut_bonus", (25, 20, 15, 10), effect="knocks"),
            Option("undercut_on_tie", _SWITCH, effect="knocks"),
            Option("box_bonus", (25, 20, 10, 0)),
            Option("box_when", ("end", "immediate"), effect="boxes"),
            Option("game_bonus", (100, 0)),
            Option("shutout", tuple(shutout.value for shutout in Shutout)),
            Option("first_dealer", ("high_cut_chooses", "low_cut", "random")),
            Option("next_dealer", ("alternate", "winner")),
            Option("drawn_same_dealer", _SWITCH),
            Option("opening", ("offer_both", "free_first_turn")),
            Option("stock_reserve", (2, 0)),
            Option("fiftieth_card", _SWITCH),
            Option("matches_to_win", (1, 2, 3)),
        )
    }
)
"""Every option by its key, in menu order.

New options, and new values of one, come last: a button's token names both by their places.
"""
