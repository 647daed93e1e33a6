"""Everything that changes a table, as plain data: what its log keeps and a replay applies."""

from dataclasses import dataclass, field
from typing import Literal

from engine.match.happenings import (
    AbsenceAction,
    Autopilot,
    Close,
    ComeBack,
    Depart,
    Expire,
    NewsAction,
    QuietAction,
    Recognise,
    Relocate,
    Remind,
    Vacate,
    Warn,
)
from engine.match.people import Origin, Place, Player
from engine.match.rules import Rules
from engine.round.moves import Move
from engine.round.outcome import Seat

__all__ = [
    "AbsenceAction",
    "Accept",
    "Action",
    "AnswerAbort",
    "Autopilot",
    "BeReady",
    "ChangeRules",
    "ChooseDealer",
    "Close",
    "ComeBack",
    "Decline",
    "Depart",
    "Expire",
    "LobbyAction",
    "NewsAction",
    "OfferAbort",
    "OfferRematch",
    "Open",
    "Play",
    "Pledge",
    "QuietAction",
    "Recognise",
    "Redeem",
    "Relocate",
    "Remind",
    "Resign",
    "SeatAction",
    "SeatComputer",
    "Vacate",
    "Warn",
    "Withdraw",
]


@dataclass(frozen=True, slots=True)
class Open:
    """The first row of a table's log: everything its opening was made from.

    ``invited`` is the only person who may accept, empty for anybody. ``seed`` is 32 bytes in hex.
    ``waits_seconds`` is how long a challenge waits to be accepted, 0 where nobody wrote it down.
    ``solo`` says that the challenger waits for nobody, and has yet to choose a computer player.
    ``turn_seconds`` is how long a turn may take, 0 for as long as one likes. ``platforms`` are
    those on which it is played in private, ``came`` the seats that were taken from elsewhere.
    """

    table: str
    rules: Rules
    places: tuple[Place, ...]
    players: tuple[Player, ...]
    capacity: int
    seed: str = field(repr=False)
    invited: str = ""
    invited_name: str = ""
    rematch_of: str = ""
    waits_seconds: int = 0
    solo: bool = False
    turn_seconds: int = 0
    platforms: tuple[str, ...] = ()
    came: tuple[tuple[Seat, str], ...] = ()
    kind: Literal["open"] = "open"


@dataclass(frozen=True, slots=True)
class Accept:
    """``player`` takes a free seat of the lobby.

    ``origin`` is given where they come from elsewhere.
    """

    player: Player
    origin: Origin | None = None
    kind: Literal["accept"] = "accept"


@dataclass(frozen=True, slots=True)
class Pledge:
    """``player`` accepts, and waits until the challenger can be dealt in.

    Nobody is who can not be sent their hand. ``origin`` is given where they come from elsewhere.
    """

    player: Player
    origin: Origin | None = None
    kind: Literal["pledge"] = "pledge"


@dataclass(frozen=True, slots=True)
class Redeem:
    """The challenger ``person`` can be dealt in now: whoever has accepted takes the seat."""

    person: str
    kind: Literal["redeem"] = "redeem"


@dataclass(frozen=True, slots=True)
class Decline:
    """The person the challenge names says no, or whoever has accepted takes that back."""

    person: str
    kind: Literal["decline"] = "decline"


@dataclass(frozen=True, slots=True)
class Withdraw:
    """The challenger takes the challenge back."""

    person: str
    kind: Literal["withdraw"] = "withdraw"


@dataclass(frozen=True, slots=True)
class ChangeRules:
    """The challenger proposes other ``rules`` before anybody has a seat.

    Whoever has accepted others has to be asked again. The challenge waits ``waits_seconds`` from
    now on; a turn may take ``turn_seconds`` then.
    """

    person: str
    rules: Rules
    waits_seconds: int = 0
    turn_seconds: int = 0
    kind: Literal["change_rules"] = "change_rules"


@dataclass(frozen=True, slots=True)
class SeatComputer:
    """The challenger ``person`` plays the computer ``player`` instead of waiting for somebody."""

    person: str
    player: Player
    kind: Literal["seat_computer"] = "seat_computer"


@dataclass(frozen=True, slots=True)
class ChooseDealer:
    """``seat``, who cut the higher card, deals first or lets the other deal."""

    seat: Seat
    deals: bool
    kind: Literal["choose_dealer"] = "choose_dealer"


@dataclass(frozen=True, slots=True)
class BeReady:
    """``seat`` is ready for the next deal."""

    seat: Seat
    kind: Literal["be_ready"] = "be_ready"


@dataclass(frozen=True, slots=True)
class Play:
    """``seat`` plays ``moves`` one after the other, all or none."""

    seat: Seat
    moves: tuple[Move, ...]
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Resign:
    """``seat`` gives the match up."""

    seat: Seat
    kind: Literal["resign"] = "resign"


@dataclass(frozen=True, slots=True)
class OfferAbort:
    """``seat`` offers to end the match without a loss."""

    seat: Seat
    kind: Literal["offer_abort"] = "offer_abort"


@dataclass(frozen=True, slots=True)
class AnswerAbort:
    """``seat`` agrees to the offered abort, or refuses (its own offer: takes it back)."""

    seat: Seat
    agrees: bool
    kind: Literal["answer_abort"] = "answer_abort"


@dataclass(frozen=True, slots=True)
class OfferRematch:
    """``seat`` would play the same match again."""

    seat: Seat
    kind: Literal["offer_rematch"] = "offer_rematch"


LobbyAction = Accept | Pledge | Redeem | Decline | Withdraw | ChangeRules | SeatComputer
SeatAction = ChooseDealer | BeReady | Play | Resign | OfferAbort | AnswerAbort | OfferRematch
Action = Open | LobbyAction | SeatAction | AbsenceAction | NewsAction
