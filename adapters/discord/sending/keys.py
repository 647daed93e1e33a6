"""Tokens of interactions that are kept: each can change one message, for a quarter of an hour."""

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import discord

from adapters.discord.wire.tokens import Token
from adapters.latest import Latest
from adapters.outbox.pictures import Spot

LIFE_SECONDS: Final = 14.5 * 60
"""How long a token is used; half a minute later Discord takes it no more."""
_HOUR: Final = (60 * 60 * 1000) << 22
"""How far apart the ids of two things are that were made an hour after one another."""
AT_ONCE: Final = 5
WITHIN_SECONDS: Final = 2.0
"""A token is used so often in so much time; Discord slows down whoever does more."""


@dataclass(frozen=True, slots=True)
class Key:
    """A token that changes exactly one message: its interaction's own, or a follow-up of it."""

    token: Token
    until: float
    _uses: deque[float] = field(default_factory=lambda: deque(maxlen=AT_ONCE), compare=False)

    def wait(self, now: float) -> float:
        """Seconds until it may be used again."""
        if len(self._uses) < AT_ONCE:
            return 0.0
        return max(0.0, self._uses[0] + WITHIN_SECONDS - now)

    def use(self, now: float) -> None:
        """Hear that it is used."""
        self._uses.append(now)


class Keys:
    """For each of the latest messages the newest token that can change it.

    None is ever used for another message than its own: what is told to one person alone can so
    not come where all read.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """``now`` are the seconds on a clock that is never set."""
        self._now = now
        self._keys: Latest[Spot, Key] = Latest()
        self._newest = 0

    def keep(self, spot: Spot, interaction: discord.Interaction, follow_up: int = 0) -> None:
        """Keep the token of an interaction whose answer is, or was made in, that message.

        ``follow_up`` is the id of one that came after the answer, 0 for that itself.
        """
        until = self._now() + LIFE_SECONDS
        self._newest = max(self._newest, interaction.id)
        token = Token(interaction.followup, interaction.token, follow_up)
        self._keys.note(spot, Key(token, until))

    def get(self, spot: Spot) -> Key | None:
        """The key of a message, None where there is none that is alive."""
        key = self._keys.get(spot)
        if key is not None and key.until <= self._now():
            self._keys.take(spot)
            return None
        return key

    def is_old(self, message: int) -> bool:
        """Whether Discord lets a message be changed only now and then, since it is an hour old.

        By its own clock, as far as its latest interaction tells of that.
        """
        return self._newest - message > _HOUR

    def forget(self, spot: Spot, key: Key) -> None:
        """Hear that a key is dead; a newer one of the same message is not."""
        if self._keys.get(spot) is key:
            self._keys.take(spot)
