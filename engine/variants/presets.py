"""The named option sets of gin rummy between two players, as one table of data."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, Literal

from engine.match.seating import FirstDealer, NextDealer
from engine.match.sheet import Shutout

Opening = Literal["offer_both", "free_first_turn"]


@dataclass(frozen=True, slots=True)
class Preset:
    """What may differ between two tables that play gin rummy; the defaults are the classic game.

    All numbers are points, but ``stock_reserve`` (cards) and ``matches_to_win``. ``knock_limit``
    0 asks for gin, None is no limit; with ``oklahoma`` the opening card rules instead, and only
    then do ``spade_double``, ``ace_limit`` and ``oklahoma_extra_boxes`` mean something.
    ``big_gin_bonus`` None is a game without big gin. ``box_when`` says whether a box counts as
    soon as it is won or only at the end.

    Source: classic rules, 2.1 and 2.2; 3.7 for ``fiftieth_card``.
    """

    knock_limit: int | None = 10
    layoff_on_knock: bool = True
    layoff_on_gin: bool = False
    gin_bonus: int = 25
    undercut_bonus: int = 25
    undercut_on_tie: bool = True
    big_gin_bonus: int | None = None
    box_bonus: int = 25
    box_when: Literal["end", "immediate"] = "end"
    game_target: int = 100
    game_bonus: int = 100
    shutout: Shutout = Shutout.DOUBLE_TOTAL
    first_dealer: FirstDealer = "high_cut_chooses"
    next_dealer: NextDealer = "alternate"
    drawn_same_dealer: bool = True
    opening: Opening = "offer_both"
    stock_reserve: int = 2
    fiftieth_card: bool = False
    oklahoma: bool = False
    spade_double: bool = True
    ace_limit: int = 0
    oklahoma_extra_boxes: bool = False
    matches_to_win: int = 1


_CLASSIC: Final = Preset()
_OLD: Final = Preset(gin_bonus=20, undercut_bonus=10, box_bonus=20, shutout=Shutout.FLAT_100)
_REMIK: Final = Preset(
    layoff_on_gin=True,
    gin_bonus=20,
    undercut_bonus=10,
    box_bonus=20,
    shutout=Shutout.GAME_BONUS_200,
    first_dealer="low_cut",
    next_dealer="winner",
    opening="free_first_turn",
)
_STANDARD: Final = Preset(
    big_gin_bonus=31,
    box_bonus=0,
    game_bonus=0,
    shutout=Shutout.NONE,
    first_dealer="random",
    drawn_same_dealer=False,
)
_ONLINE: Final = Preset(
    box_bonus=0, game_bonus=0, shutout=Shutout.NONE, first_dealer="random", stock_reserve=0
)

PRESETS: Final[Mapping[str, Preset]] = MappingProxyType(
    {
        "classic": _CLASSIC,
        "strict": replace(_CLASSIC, layoff_on_knock=False),
        "classic_gin_layoff": replace(_CLASSIC, layoff_on_gin=True),
        "old": _OLD,
        "online": _ONLINE,
        "remik": _REMIK,
        "remik_free": replace(_REMIK, knock_limit=None),
        "standard": _STANDARD,
        "standard_15": replace(_STANDARD, undercut_bonus=15),
        "standard_20": replace(_STANDARD, undercut_bonus=20),
        "standard_full": replace(
            _STANDARD, box_bonus=25, game_bonus=100, shutout=Shutout.DOUBLE_TOTAL
        ),
        "official_early": replace(
            _STANDARD, gin_bonus=20, undercut_bonus=10, undercut_on_tie=False
        ),
        "tournament": replace(_STANDARD, game_target=250, matches_to_win=3),
        "straight": replace(_CLASSIC, knock_limit=0),
        "palace_app": replace(_ONLINE, undercut_bonus=20, box_bonus=10, box_when="immediate"),
    }
)
"""Every option set by its key, which is the key of its variant too, in menu order.

New ones come last: a button's token names a preset by its place.
"""

ALIASES: Final[Mapping[str, str]] = MappingProxyType({"palace": "online"})
"""Other names of option sets."""
