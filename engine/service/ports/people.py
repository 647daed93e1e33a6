"""Somebody the bot knows, and where they can be written to."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, Protocol

from engine.match.people import Player

PrivateState = Literal["", "open", "closed"]
"""Whether a private chat takes messages; nothing while nobody knows."""

Hands = Literal["private", "here"]
"""Where somebody reads their hand: in their private chat, or where they press for it."""

NEVER_MET: Final = "@"
"""What a handle is written after where it is the user of an identity: nobody was met there yet."""


@dataclass(frozen=True, slots=True)
class Contact:
    """An identity of somebody, and what is known of its private chat.

    ``private_at`` is when that was learned, in UTC milliseconds, ``seen`` when somebody last spoke
    as this identity. ``told`` says that they have read that their private chat is closed.
    """

    platform: str
    user: str
    private: PrivateState
    private_at: int = field(default=0, compare=False)
    seen: int = field(default=0, compare=False)
    told: bool = field(default=False, compare=False)


class Reach(Protocol):
    """Knows who can be written to in private, and so be dealt in."""

    async def is_open(self, person: str, platforms: Collection[str]) -> bool:
        """Whether a private chat of a person takes messages, or they can read a hand elsewhere.

        ``platforms`` are those on which they have the table before them besides.
        """


class Naming(Protocol):
    """Knows what people are called at a table, so that nobody is taken for another there."""

    async def name_at(self, person: "Person", others: Sequence[Player], platform: str) -> str:
        """What a person is called beside ``others`` on a platform."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody the bot knows, and what they chose; a person has one identity or more.

    ``language`` is a catalog's code, empty when never chosen; ``hand_order`` is ``suit`` or
    ``rank``. ``notices`` says whether a message may ring when it is their turn, ``asks_discard``
    whether to ask before a card is thrown, ``takes_challenges`` whether others may challenge them
    by name. ``zone`` is the name of their time zone, such as ``Asia/Almaty``, empty while unknown;
    ``zone_asked`` says that it was asked for. At night, from ``quiet_from`` to ``quiet_to`` in
    minutes of their day, nothing rings and no slow clock runs; equal ones are no night at all.
    ``quiet_changed`` is when they last chose another night or zone, in UTC milliseconds.
    ``gone`` says that their account is no more. ``hands`` is where they would read their hands, on
    platforms where there is a choice.
    """

    id: str
    name: str
    language: str = ""
    hand_order: str = "suit"
    notices: bool = True
    asks_discard: bool = False
    takes_challenges: bool = True
    zone: str = ""
    zone_asked: bool = False
    quiet_from: int = 0
    quiet_to: int = 0
    quiet_changed: int = 0
    gone: bool = False
    hands: Hands = "private"
