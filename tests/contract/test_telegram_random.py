"""Random presses on Telegram, stale and doubled ones among them: nobody learns a hidden card."""

import asyncio
import random
from dataclasses import dataclass, field
from typing import Final

import pytest

from engine.match.stages import Finished
from engine.service.intents import Ask, Intent, Look, Play
from tests.contract.oracle import Oracle, told_by
from tests.contract.rig import Button, Message, Reply
from tests.contract.seats import Pair, Seated, a_match
from tests.contract.seeing import presses, wish_button
from tests.contract.telegram_rig import TelegramRig
from tests.contract.telegram_user import TelegramUser
from tests.contract.truth import table_now

SEEDS: Final = range(4)
PRESSES: Final = 30
RULES: Final = ("", "standard oklahoma", "remik", "remik-free")
STALE, TWICE, PEEK, EXPLAIN, TYPED, FOREIGN = 0.15, 0.1, 0.15, 0.1, 0.05, 0.1
"""How often somebody presses what is gone, twice at once, for a pop-up, what is dimmed, types
instead, or presses what belongs to the other."""
KEPT: Final = 12
"""How many buttons somebody remembers to press again."""
ENDS: Final = frozenset({"resign", "offer_abort", "agree_abort", "rematch", "end"})
"""What would end a match before it is played."""
WORDS: Final = ("take", "draw", "pass", "knock", "gin", "what?", "/hand", "/table")

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_no_random_press_tells_anybody_a_card_that_they_may_not_know(
    telegram: TelegramRig,
) -> None:
    watcher = await telegram.person("Wim")
    players = [await _at_a_table(telegram, seed) for seed in SEEDS]

    await asyncio.gather(*(chance.play() for chance in players))
    await asyncio.gather(*(chance.give_up() for chance in players))

    with telegram.saved() as saved:
        oracle = Oracle.of(saved, (chance.pair.table for chance in players))
        stages = [table_now(saved, chance.pair.table).stage for chance in players]
    assert all(isinstance(stage, Finished) for stage in stages)
    users = [watcher, *(user for chance in players for user in chance.users)]
    leaks = [leak for user in users for leak in oracle.leaks(user.name, user.received)]
    assert leaks == []
    assert sum(chance.moves for chance in players) > PRESSES
    assert (
        sum(len(told_by(one.raw).cards) for user in users for one in user.received) > PRESSES * 50
    )
    assert sum(chance.popups > 0 for chance in players) >= len(SEEDS) // 2


async def _at_a_table(telegram: TelegramRig, seed: int) -> "Chance":
    rules = RULES[seed % len(RULES)]
    pair = await a_match(telegram, telegram.place(seed % 3), "Ann", "Bob", rules=rules)
    return Chance(pair, random.Random(seed))


@dataclass(slots=True)
class Chance:
    """Two people who press whatever comes to hand.

    ``moves`` counts what changed the table, ``popups`` what told of cards above it.
    """

    pair: Pair
    random: random.Random
    moves: int = 0
    popups: int = 0
    _kept: dict[str, list[tuple[Message, Button]]] = field(default_factory=dict)

    @property
    def users(self) -> tuple[TelegramUser, ...]:
        """Both of them."""
        return tuple(_user(seated) for seated in self.pair.by_turns())

    async def play(self) -> None:
        """Press at random, each of the two in turn whether it is their turn or not."""
        for _ in range(PRESSES):
            for seated in self.pair.by_turns():
                await self._press(seated)

    async def give_up(self) -> None:
        """End the match by words."""
        asked = await self.pair.users[0].say(self.pair.place, "/resign")
        await self.pair.users[0].press(asked.message, wish_button(asked.message, "resign"))

    async def _press(self, seated: Seated) -> None:
        """One press, or two: whatever is there, or was there once."""
        user, message = _user(seated), self._message(seated)
        if message is None or self._now_and_then(TYPED):
            await user.say(None, self.random.choice(WORDS))
            return
        if self._now_and_then(EXPLAIN):
            await self._dimmed(user, message)
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

    def _button(self, user: TelegramUser, message: Message) -> tuple[Message, Button]:
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

    async def _dimmed(self, user: TelegramUser, message: Message) -> None:
        """Press what can not be pressed now."""
        there = user.at(message)
        dimmed = [button for button in there.buttons if button.data.startswith("?")]
        if dimmed and not there.deleted:
            pressed = user.account.press(there, self.random.choice(dimmed), stale=True)
            assert (await pressed.answer()).text

    def _note(self, button: Button, reply: Reply) -> None:
        has_moved = reply.redraw is not None and button not in reply.redraw.buttons
        self.moves += has_moved and not reply.notice
        self.popups += bool(told_by(reply.notice.encode()).cards)

    def _now_and_then(self, share: float) -> bool:
        return self.random.random() < share


def _user(seated: Seated) -> TelegramUser:
    assert isinstance(seated.user, TelegramUser)
    return seated.user


def _ends(intent: Intent) -> bool:
    return isinstance(intent, Ask) and intent.wish in ENDS


def _moves_on(intent: Intent) -> bool:
    is_wish = isinstance(intent, Ask) and intent.wish in {"ready", "deal_first", "my_hand"}
    is_look = isinstance(intent, Look) and intent.screen in {"knock", "defend"}
    return isinstance(intent, Play) or is_wish or is_look
