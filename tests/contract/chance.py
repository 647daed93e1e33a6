"""People who press whatever comes to hand: what is there, what was, twice, what is another's."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from engine.service.intents import Ask, Intent, Look, Play
from tests.contract.oracle import told_by
from tests.contract.rig import Button, Message, Reply, User
from tests.contract.seats import Pair, Seated
from tests.contract.seeing import presses, wish_button

STALE, TWICE, PEEK, EXPLAIN, TYPED, FOREIGN = 0.15, 0.1, 0.15, 0.1, 0.05, 0.1
"""How often somebody presses what is gone, twice at once, for their hand on the board, what is
dimmed, types instead, or presses what belongs to the other."""
KEPT: Final = 12
"""How many buttons somebody remembers to press again."""
ENDS: Final = frozenset({"resign", "offer_abort", "agree_abort", "rematch", "end"})
"""What would end a match before it is played."""
WORDS: Final = ("take", "draw", "pass", "knock", "gin", "what?", "/hand", "/table")

Dimmed = Callable[[User, Message, random.Random], Awaitable[None]]
"""Presses what can not be pressed now, where there is such a thing."""


@dataclass(slots=True)
class Chance:
    """Two people who press whatever comes to hand.

    ``moves`` counts what changed the table, ``peeks`` what told of cards above the board.
    """

    pair: Pair
    random: random.Random
    dimmed: Dimmed | None = None
    moves: int = 0
    peeks: int = 0
    _kept: dict[str, list[tuple[Message, Button]]] = field(default_factory=dict)

    async def play(self, times: int) -> None:
        """Press at random, each of the two in turn whether it is their turn or not."""
        for _ in range(times):
            for seated in self.pair.by_turns():
                await self._press(seated)

    async def give_up(self) -> None:
        """End the match by words."""
        asked = await self.pair.users[0].say(self.pair.place, "/resign")
        await self.pair.users[0].press(asked.message, wish_button(asked.message, "resign"))

    async def _press(self, seated: Seated) -> None:
        """One press, or two: whatever is there, or was there once."""
        user, message = seated.user, self._message(seated)
        if message is None or self._now_and_then(TYPED):
            await user.say(None, self.random.choice(WORDS))
            return
        if self.dimmed is not None and self._now_and_then(EXPLAIN):
            await self.dimmed(user, message, self.random)
        message, button = self._button(user, message)
        again = "twice" if self._now_and_then(TWICE) else ""
        update = f"{again}{self.random.random()}" if again else ""
        replies = await asyncio.gather(
            *(user.press(message, button, update) for _ in range(2 if again else 1))
        )
        self._note(button, replies[0])

    def _message(self, seated: Seated) -> Message | None:
        shown = seated.board if self._now_and_then(PEEK) else seated.hand
        return shown or seated.hand

    def _button(self, user: User, message: Message) -> tuple[Message, Button]:
        """A button of the message; or one that was seen before, or that the other has seen."""
        mine = self._kept.setdefault(user.name, [])
        theirs = [one for name, kept in self._kept.items() if name != user.name for one in kept]
        if theirs and self._now_and_then(FOREIGN):
            return message, self.random.choice(theirs)[1]
        if mine and self._now_and_then(STALE):
            return self.random.choice(mine)
        offered = [one.button for one in presses(message) if not _ends(one.said.intent)]
        moves = [one.button for one in presses(message) if _moves_on(one.said.intent)]
        button = self.random.choice(moves if moves and self._now_and_then(0.6) else offered)
        mine.append((message, button))
        del mine[:-KEPT]
        return message, button

    def _note(self, button: Button, reply: Reply) -> None:
        has_moved = reply.redraw is not None and button not in reply.redraw.buttons
        self.moves += has_moved and not reply.notice
        above = "\n".join((reply.notice, reply.private.words if reply.private else ""))
        self.peeks += bool(told_by(above.encode()).cards)

    def _now_and_then(self, share: float) -> bool:
        return self.random.random() < share


def _ends(intent: Intent) -> bool:
    return isinstance(intent, Ask) and intent.wish in ENDS


def _moves_on(intent: Intent) -> bool:
    is_wish = isinstance(intent, Ask) and intent.wish in {"ready", "deal_first", "my_hand"}
    is_look = isinstance(intent, Look) and intent.screen in {"knock", "defend"}
    return isinstance(intent, Play) or is_wish or is_look
