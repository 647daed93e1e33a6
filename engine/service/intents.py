"""What a button, a command or a typed word asks for, before anybody checks it."""

from dataclasses import dataclass
from typing import Literal

from engine.match.people import Place
from engine.match.rules import CLASSIC_RULES, Rules
from engine.round.moves import Move


@dataclass(frozen=True, slots=True)
class Play:
    """Play ``moves`` one after the other, all or none.

    ``confirmed`` says that whoever pressed it was asked before.
    """

    moves: tuple[Move, ...]
    confirmed: bool = False


ScreenName = Literal[
    "board",
    "hand",
    "knock",
    "defend",
    "rules",
    "resign",
    "abort",
    "help",
    "stats",
    "language",
    "setup",
    "history",
    "settings",
    "showdown",
    "discard",
    "end",
]


@dataclass(frozen=True, slots=True)
class Look:
    """See another screen, or another page or choice of one; changes nothing at the table.

    ``choice`` is a short word that only that screen understands.
    """

    screen: ScreenName
    choice: str = ""


Wish = Literal[
    "accept", "decline", "withdraw", "deal_first", "let_deal", "ready", "resign",
    "offer_abort", "agree_abort", "refuse_abort", "rematch", "my_hand", "sort_suit", "sort_rank",
    "back", "end",
]  # fmt: skip
"""What a button can ask of a table beyond a move."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask something of a table that is no move: accept, be ready, resign, see one's hand."""

    wish: Wish


@dataclass(frozen=True, slots=True)
class Propose:
    """Propose other ``rules`` for a challenge that nobody has accepted yet.

    ``choice`` is the page of the ``setup`` screen that proposes them, which then is shown again.
    """

    rules: Rules
    choice: str = ""


@dataclass(frozen=True, slots=True)
class SitDown:
    """Have the ``computer`` player of this key take the free seat of one's own challenge."""

    computer: str


SettingKey = Literal[
    "language", "notices", "asks_discard", "hand_order", "takes_challenges", "zone", "quiet_from",
    "quiet_to", "block", "unblock", "place_language", "place_rules", "place_pace", "place_enders",
    "place_per_hour", "place_quiet", "place_chosen", "hands", "link", "unlink",
]  # fmt: skip
"""What can be chosen: for oneself, and where it begins with ``place``, for a channel."""


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose ``value`` for a setting, one's own or that of the place where it is pressed.

    ``value`` is a short word that only that setting understands; ``choice`` is the page of the
    ``settings`` screen on which it was pressed, which then is shown again.
    """

    key: SettingKey
    value: str
    choice: str = ""


Intent = Play | Look | Ask | Propose | SitDown | Choose
Wanted = Play | Ask | Propose | SitDown
"""What may change a table."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """Open a table: ``opponent`` a person's id, ``computer`` a computer player's key, or neither.

    ``place`` is where the board goes; None is a private table, against the computer only, or with
    whoever joins it by a code: then ``platform`` is where it is private. ``solo`` waits for the
    challenger alone, who has yet to choose a computer player.
    """

    place: Place | None
    opponent: str = ""
    computer: str = ""
    rules: Rules = CLASSIC_RULES
    solo: bool = False
    platform: str = ""
