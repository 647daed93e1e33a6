"""Messages that were refused: when each is tried again, and who asks for that sooner."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from adapters.outbox.courier import Refused
from engine.service.ports import Audience, MessageKey, MessageRow

PAUSES: Final = (2.0, 8.0, 30.0, 120.0, 300.0)
"""Seconds until a message may be tried again that was refused once, twice and so on."""
TRIES_BY_ITSELF: Final = 4
"""So often a message is tried again without any news, where nobody knows why it was refused."""
LONGEST_FOR_READERS: Final = 10.0
"""Seconds until a message may be tried again whose reader is there."""
MOST_READERS: Final = 10_000
MOST_OF_READERS: Final = 100


@dataclass(slots=True)
class _Refusal:
    """The last refusal of a message.

    ``count`` of them came one after the other, the last at ``at``, for a row that wanted to show
    ``wanted``. From ``due`` on it may be tried again; ``is_asked`` says that it is to be then,
    even without news.
    """

    count: int
    wanted: int
    at: float
    due: float
    is_asked: bool
    timer: asyncio.TimerHandle | None = None


class Refusals:
    """When messages that were refused are tried again.

    Each is with the next version of its table, or once somebody who reads it presses or types
    something, but after pauses that grow: what is refused for good costs little. What is not
    remembered, as after a start, may be tried at once.
    """

    def __init__(self, look_at: Callable[[str], None]) -> None:
        """``look_at`` has what is due at a table delivered."""
        self._look_at = look_at
        self._of: OrderedDict[Audience, OrderedDict[MessageKey, _Refusal]] = OrderedDict()
        self._at: dict[str, dict[MessageKey, _Refusal]] = {}

    def is_due(self, row: MessageRow) -> bool:
        """Whether a refused message may be tried again now; if later, it is looked at then."""
        refusal = self._at.get(row.key.table, {}).get(row.key)
        if refusal is None:
            return True
        if row.wanted <= refusal.wanted and not refusal.is_asked:
            return False
        if _now() >= refusal.due:
            return True
        self._wait(row.key, refusal)
        return False

    def note(self, row: MessageRow, refused: Refused) -> None:
        """Hear that a message was refused once more; no pause follows what was not tried."""
        key, now = row.key, _now()
        count = self._forgotten(key) + refused.tried
        due = now + (PAUSES[min(count, len(PAUSES)) - 1] if refused.tried else 0.0)
        is_asked = refused.may_pass and count <= TRIES_BY_ITSELF
        refusal = _Refusal(count, row.wanted, now, due, is_asked)
        self._of.setdefault(key.audience, OrderedDict())[key] = refusal
        self._of.move_to_end(key.audience)
        self._at.setdefault(key.table, {})[key] = refusal
        if is_asked:
            self._wait(key, refusal)
        self._make_room(key.audience)

    def over(self, key: MessageKey) -> None:
        """Hear that a message is refused no more."""
        self._forgotten(key)

    def changed(self, table: str) -> None:
        """Hear that there is something new at a table: whatever was refused of it may go now."""
        for refusal in self._at.get(table, {}).values():
            refusal.is_asked = True

    def heard(self, audience: Audience) -> None:
        """Hear that somebody is there who reads what is for ``audience``."""
        for key, refusal in self._of.get(audience, {}).items():
            _stop(refusal)
            pause = min(refusal.due - refusal.at, LONGEST_FOR_READERS)
            refusal.due, refusal.is_asked = refusal.at + pause, True
            self._wait(key, refusal)

    def close(self) -> None:
        """Look at nothing any more."""
        for known in self._at.values():
            for refusal in known.values():
                _stop(refusal)

    def _wait(self, key: MessageKey, refusal: _Refusal) -> None:
        """Look at the message's table once it is due."""
        if refusal.timer is None:
            loop = asyncio.get_running_loop()
            refusal.timer = loop.call_later(
                max(0.0, refusal.due - loop.time()), self._is_over, key, refusal
            )

    def _is_over(self, key: MessageKey, refusal: _Refusal) -> None:
        """Hear that a pause is over; a timer may be early by less than a tick."""
        refusal.timer, refusal.due = None, min(refusal.due, _now())
        self._look_at(key.table)

    def _forgotten(self, key: MessageKey) -> int:
        """Forget a message; how often it was refused."""
        known = self._of.get(key.audience)
        refusal = known.pop(key, None) if known else None
        if refusal is None:
            return 0
        _stop(refusal)
        del self._at[key.table][key]
        if not self._at[key.table]:
            del self._at[key.table]
        if not self._of[key.audience]:
            del self._of[key.audience]
        return refusal.count

    def _make_room(self, audience: Audience) -> None:
        """Forget what was refused longest ago, so that the memory has bounds."""
        if len(self._of[audience]) > MOST_OF_READERS:
            self._forgotten(next(iter(self._of[audience])))
        if len(self._of) > MOST_READERS:
            for key in list(self._of[next(iter(self._of))]):
                self._forgotten(key)


def _stop(refusal: _Refusal) -> None:
    """Let a refusal's timer go."""
    if refusal.timer is not None:
        refusal.timer.cancel()
        refusal.timer = None


def _now() -> float:
    return asyncio.get_running_loop().time()
