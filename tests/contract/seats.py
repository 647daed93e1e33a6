"""People at a table: how they come to sit there, and where their messages are."""

import asyncio
import secrets
from dataclasses import dataclass, replace
from typing import Final

from engine.match.people import Place
from engine.match.stages import ChoosingDealer
from engine.service.intents import Ask, Wish
from tests.contract.rig import Message, Reply, Rig, User
from tests.contract.seeing import (
    PATIENCE_SECONDS,
    has_wish,
    plays,
    presses,
    table_of,
    until,
    version_of,
    wish_button,
)
from tests.contract.truth import behind, table_now

NOTED_SECONDS: Final = 0.1
"""How often the database is looked at until all is written down."""
DEALT: Final = 3
"""The version of a table with the first round dealt: opened, accepted, dealer chosen."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two people at one table of a place; ``dealt_at`` is its version with the first round.

    ``afar`` is where the second has the board, if that is elsewhere.
    """

    rig: Rig
    place: Place
    table: str
    users: tuple[User, User]
    dealt_at: int = DEALT
    afar: Place | None = None

    def by_turns(self) -> tuple["Seated", "Seated"]:
        """Both at their table."""
        first, second = self.users
        return (
            Seated(first, self.table, self.place),
            Seated(second, self.table, self.afar or self.place),
        )


@dataclass(frozen=True, slots=True)
class Seated:
    """A person at a table; ``place`` is None for a private one."""

    user: User
    table: str
    place: Place | None

    @property
    def hand(self) -> Message | None:
        """The message with their hand, if they have it."""
        return next((m for m in self.user.private() if self._is_hand(m)), None)

    @property
    def board(self) -> Message | None:
        """The board of the table, if it is there."""
        if self.place is None:
            return None
        return next((m for m in self.user.messages(self.place) if self._is_board(m)), None)

    async def hand_at(self, version: int = 0) -> Message:
        """The hand, once it shows this version or a newer one."""
        return await until(self.user, lambda: self._new(self.hand, version), "the hand")

    async def board_at(self, version: int = 0) -> Message:
        """The board, once it shows this version or a newer one."""
        return await until(self.user, lambda: self._new(self.board, version), "the board")

    async def reply_to(self, version: int, wish: Wish) -> Reply:
        """Press a wish's button in the hand that shows ``version``."""
        hand = await self.hand_at(version)
        return await self.user.press(hand, wish_button(hand, wish))

    def _new(self, message: Message | None, version: int) -> Message | None:
        if message is None or version_of(message, self.table) < version:
            return None
        return message

    def _is_hand(self, message: Message) -> bool:
        return any(
            press.said.table == self.table
            and isinstance(press.said.intent, Ask)
            and press.said.intent.wish in {"sort_suit", "sort_rank"}
            for press in presses(message)
        ) and not message.id.startswith("~")

    def _is_board(self, message: Message) -> bool:
        return any(
            press.said.table == self.table
            and isinstance(press.said.intent, Ask)
            and press.said.intent.wish in {"my_hand", "accept"}
            for press in presses(message)
        )


async def a_challenge(
    rig: Rig, place: Place, *names: str, target: int = 100, rules: str = ""
) -> Pair:
    """A table whose challenge stands: the first challenges the second by name, to these rules."""
    first, second = [await rig.person(f"{name}-{secrets.token_hex(2)}") for name in names]
    return await challenged(rig, place, (first, second), f"{target} {rules}")


async def challenged(rig: Rig, place: Place, users: tuple[User, User], rules: str) -> Pair:
    """A table whose challenge stands: the first of two people challenges the second."""
    first, second = users
    known = {m.id for m in first.messages(place)}
    await first.say(place, f'/gin @"{second.name}" {rules}')
    board = await until(first, lambda: _new_board(first, place, known, first.name), "the board")
    return Pair(rig, place, table_of(board), users)


def _new_board(user: User, place: Place, known: set[str], name: str) -> Message | None:
    for message in user.messages(place):
        fresh = message.id not in known and name in message.words
        if fresh and any(has_wish(message, wish) for wish in ("accept", "my_hand")):
            return message
    return None


async def accepted(pair: Pair) -> Pair:
    """The same with the challenge accepted: the cut is made."""
    _, second = pair.by_turns()
    board = await second.board_at()
    await second.user.press(board, wish_button(board, "accept"))
    return pair


async def dealt(pair: Pair) -> Pair:
    """The same with the first round dealt, by whoever cut the higher card."""
    chooser = await chooser_of(pair)
    hand = await chooser.hand_at()
    await chooser.user.press(hand, wish_button(hand, "deal_first"))
    return pair


async def chooser_of(pair: Pair) -> Seated:
    """Who chooses the dealer."""
    one, other = pair.by_turns()
    hand = await one.hand_at()
    await other.hand_at()
    return one if has_wish(hand, "deal_first") else other


async def mover_of(pair: Pair, version: int = 0) -> Seated:
    """Who may play a move, once both hands show this version or a newer one."""
    one, other = pair.by_turns()
    hand = await one.hand_at(version)
    await other.hand_at(version)
    return one if plays(hand) else other


async def a_match(rig: Rig, place: Place, *names: str, target: int = 100, rules: str = "") -> Pair:
    """Two people whose first round is dealt."""
    pair = await accepted(await a_challenge(rig, place, *names, target=target, rules=rules))
    with rig.saved() as saved:
        chosen = isinstance(table_now(saved, pair.table).stage, ChoosingDealer)
    # Where nobody chooses who deals first, the round is dealt as soon as all sit there.
    return await dealt(pair) if chosen else replace(pair, dealt_at=DEALT - 1)


async def a_computer_match(
    rig: Rig, place: Place | None, name: str, target: int = 100, rules: str = ""
) -> Seated:
    """Somebody who has begun a match against the computer."""
    user = await rig.person(name)
    await user.say(place, f"/gin bot casual {target} {rules}")
    hand = await until(user, lambda: next((m for m in user.private() if m.buttons), None), "it")
    return Seated(user, table_of(hand), place)


async def all_are_noted(rig: Rig, table: str) -> None:
    """Wait until the bot has written down that every message of a table shows what it should.

    What tells the time is drawn anew at every start, the same as it was or not.
    """
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            with rig.saved() as saved:
                if behind(saved, table) == 0:
                    return
            await asyncio.sleep(NOTED_SECONDS)
