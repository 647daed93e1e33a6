"""How a person finds their way on the screens: by what the tokens of the buttons say."""

import asyncio
import random
import secrets
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeVar

from adapters.presentation.tokens import Pressed, peek
from engine.cards.mask import mask_of
from engine.cards.melds import best_discard
from engine.match.people import Place
from engine.round.moves import Discard, DrawStock, Gin, Knock, LayOff, LayOut, Move
from engine.service.intents import Ask, Intent, Look, Play, Wish
from tests.contract.rig import Button, Message, Reply, Rig, User

Found = TypeVar("Found")
PATIENCE_SECONDS: Final = 30.0
QUIET_SECONDS: Final = 0.15
DEALT: Final = 3
"""The version of a table with the first round dealt: opened, accepted, dealer chosen."""
FROM_STOCK: Final = 0.8
BEGINNINGS: Final[tuple[Wish, ...]] = ("ready", "deal_first")
HAND_LOOKS: Final = frozenset({"hand", "knock", "defend"})
"""The looks that lead to moves."""


@dataclass(frozen=True, slots=True)
class Press:
    """A button, and what its token says."""

    button: Button
    said: Pressed


@dataclass(frozen=True, slots=True)
class Pair:
    """Two people at one table of a place."""

    rig: Rig
    place: Place
    table: str
    users: tuple[User, User]

    def by_turns(self) -> tuple["Seated", "Seated"]:
        """Both at their table."""
        first, second = self.users
        return (
            Seated(first, self.table, self.place),
            Seated(second, self.table, self.place),
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


def presses(message: Message) -> Iterator[Press]:
    """Every button of a message with what it says."""
    for button in message.buttons:
        yield Press(button, _read(button.token))


@lru_cache(maxsize=10_000)
def _read(token: str) -> Pressed:
    return peek(token)


def version_of(message: Message, table: str) -> int:
    """The version of a table that a message shows, 0 for none."""
    return max((p.said.version for p in presses(message) if p.said.table == table), default=0)


def table_of(message: Message) -> str:
    """The table that a message is about."""
    return next(press.said.table for press in presses(message) if press.said.table)


def wish_button(message: Message, wish: Wish) -> Button:
    """The button that asks for ``wish``."""
    return button_for(message, lambda intent: intent == Ask(wish), wish)


def look_button(message: Message, screen: str, choice: str = "") -> Button:
    """The button that looks at ``screen``."""

    def fits(intent: Intent) -> bool:
        return isinstance(intent, Look) and (intent.screen, intent.choice) == (screen, choice)

    return button_for(message, fits, screen)


def button_for(message: Message, fits: Callable[[Intent], bool], what: str) -> Button:
    """The first button whose intent fits."""
    for press in presses(message):
        if fits(press.said.intent):
            return press.button
    raise AssertionError(f"no button for {what} on:\n{message.words}")


def has_wish(message: Message, wish: Wish) -> bool:
    """Whether a message has the button of a wish."""
    return any(press.said.intent == Ask(wish) for press in presses(message))


async def until(user: User, found: Callable[[], Found | None], what: str) -> Found:
    """What ``found`` finds, once it finds anything."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while (result := found()) is None:
                await user.heard()
    except TimeoutError:
        words = "\n--\n".join(message.words for message in user.private())
        raise AssertionError(f"{user.name} never saw {what}, but\n{words}") from None
    return result


async def silence(users: Iterable[User]) -> bool:
    """Whether nothing at all reaches any of these people for a moment."""
    before = [len(user.received) for user in users]
    await asyncio.sleep(QUIET_SECONDS)
    return before == [len(user.received) for user in users]


async def a_challenge(rig: Rig, place: Place, *names: str, target: int = 100) -> Pair:
    """A table whose challenge stands: the first challenges the second by name."""
    first, second = [await rig.person(f"{name}-{secrets.token_hex(2)}") for name in names]
    known = {m.id for m in first.messages(place)}
    await first.say(place, f'/gin @"{second.name}" {target}')
    board = await until(first, lambda: _new_board(first, place, known, first.name), "the board")
    return Pair(rig, place, table_of(board), (first, second))


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


async def a_match(rig: Rig, place: Place, *names: str, target: int = 100) -> Pair:
    """Two people whose first round is dealt."""
    return await dealt(await accepted(await a_challenge(rig, place, *names, target=target)))


async def a_computer_match(rig: Rig, place: Place | None, name: str, target: int = 100) -> Seated:
    """Somebody who has begun a match against the computer."""
    user = await rig.person(name)
    await user.say(place, f"/gin bot {target}")
    hand = await until(user, lambda: next(iter(user.private()), None), "the hand")
    return Seated(user, table_of(hand), place)


def plays(message: Message) -> list[tuple[Button, tuple[Move, ...]]]:
    """The moves that a message offers, with their buttons."""
    return [
        (press.button, press.said.intent.moves)
        for press in presses(message)
        if isinstance(press.said.intent, Play)
    ]


def looks(message: Message) -> list[tuple[Button, Look]]:
    """The looks of a message that may lead to moves."""
    return [
        (press.button, press.said.intent)
        for press in presses(message)
        if isinstance(press.said.intent, Look) and press.said.intent.screen in HAND_LOOKS
    ]


@dataclass(frozen=True, slots=True)
class Way:
    """How a person plays: ``wild`` throws any card, else the one that leaves least; at random."""

    chance: random.Random
    wild: bool = False

    async def turn(self, seated: Seated, hand: Message) -> tuple[Message, Reply]:
        """Press once; the message pressed and the answer."""
        ending = [button for button, look in looks(hand) if look.screen == "knock"]
        if ending and not plays_ending(hand) and self.chance.random() < self._eagerness:
            return hand, await seated.user.press(hand, self.chance.choice(ending))
        offered = plays_ending(hand) or self._drawing(plays(hand))
        button = self._button(offered)
        return hand, await seated.user.press(hand, button)

    @property
    def _eagerness(self) -> float:
        return 0.5 if self.wild else 1.0

    def _button(self, offered: list[tuple[Button, tuple[Move, ...]]]) -> Button:
        thrown = {moves[0].card: b for b, moves in offered if isinstance(moves[0], Discard)}
        if self.wild or not thrown:
            return self.chance.choice(offered)[0]
        # The card just taken is not among these; the least deadwood of what may be thrown.
        card, _ = best_discard(mask_of(thrown))
        return thrown[card]

    def _drawing(
        self, offered: list[tuple[Button, tuple[Move, ...]]]
    ) -> list[tuple[Button, tuple[Move, ...]]]:
        """Mostly from the stock, so that rounds come to an end."""
        stock = [one for one in offered if isinstance(one[1][0], DrawStock)]
        return stock if stock and self.chance.random() < FROM_STOCK else offered


@dataclass(frozen=True, slots=True)
class Sitting:
    """A match of two that is played by pressing what the screens offer.

    ``curious`` is how often, from 0 to 1, somebody presses what changes nothing before a move.
    """

    pair: Pair
    way: Way
    curious: float = 0.0

    async def play(self) -> int:
        """Play from the first deal to the end of the match; its last version."""
        while not await self.play_round():
            pass
        return version_of(await self.pair.by_turns()[0].hand_at(), self.pair.table)

    async def play_round(self) -> bool:
        """Get ready and play one round to its end; whether the match has ended with it."""
        version = DEALT
        for seated in self.pair.by_turns():
            hand = await seated.hand_at(version)
            if has_wish(hand, "ready"):
                reply = await seated.user.press(hand, wish_button(hand, "ready"))
                version = version_of(reply.message, self.pair.table)
        while True:
            hands = {each: await each.hand_at(version) for each in self.pair.by_turns()}
            for wish in ("ready", "rematch"):
                if all(has_wish(hand, wish) for hand in hands.values()):
                    return wish == "rematch"
            version = max(version, await self._step(hands))

    async def _step(self, hands: dict[Seated, Message]) -> int:
        """One press by somebody who is waited for; the version it leads to."""
        for seated, hand in hands.items():
            await self._look_about(seated, hand)
            if plays(hand):
                _, reply = await self.way.turn(seated, hand)
                return version_of(reply.message, self.pair.table)
        words = "\n--\n".join(hand.words for hand in hands.values())
        raise AssertionError(f"nobody is waited for:\n{words}")

    async def _look_about(self, seated: Seated, hand: Message) -> None:
        if self.way.chance.random() >= self.curious:
            return
        board = await seated.board_at()
        message = self.way.chance.choice((board, hand))
        harmless = [press.button for press in presses(message) if _is_harmless(press.said.intent)]
        reply = await seated.user.press(message, self.way.chance.choice(harmless))
        for button, look in looks(reply.redraw) if reply.redraw else ():
            if look == Look("hand"):
                await seated.user.press(message, button)
                return


@dataclass(frozen=True, slots=True)
class Alone:
    """A match against the computer that is played by pressing what the screens offer."""

    seated: Seated
    way: Way

    async def play(self) -> None:
        """Play until the match is over."""
        while not await self.play_round():
            pass

    async def play_round(self) -> bool:
        """Play one round to its end; whether the match has ended with it."""
        version = await self._begun()
        while True:
            hand = await until(self.seated.user, lambda v=version: self._mine(v), "my turn")  # type: ignore[misc]
            if not plays(hand):
                return has_wish(hand, "rematch")
            _, reply = await self.way.turn(self.seated, hand)
            version = max(version, version_of(reply.message, self.seated.table))

    async def _begun(self) -> int:
        """Say that one is ready, or who deals, if that is waited for; the version then."""
        hand = await until(self.seated.user, lambda: self._mine(0), "my turn")
        for wish in BEGINNINGS:
            if has_wish(hand, wish):
                reply = await self.seated.reply_to(0, wish)
                return version_of(reply.message, self.seated.table)
        return 0

    def _mine(self, version: int) -> Message | None:
        """The hand, once something is to be pressed."""
        hand = self.seated.hand
        if hand is None or version_of(hand, self.seated.table) < version:
            return None
        asked = any(has_wish(hand, wish) for wish in (*BEGINNINGS, "rematch"))
        return hand if asked or plays(hand) else None


def _is_harmless(intent: Intent) -> bool:
    if isinstance(intent, Ask):
        return intent.wish in {"my_hand", "sort_suit", "sort_rank"}
    return isinstance(intent, Look)


def plays_ending(message: Message) -> list[tuple[Button, tuple[Move, ...]]]:
    """The moves of a message that end the round."""
    return [one for one in plays(message) if isinstance(one[1][-1], Knock | Gin | LayOut | LayOff)]


def first_moves(found: Iterable[tuple[Button, tuple[Move, ...]]]) -> set[Move]:
    """The first move of each."""
    return {moves[0] for _, moves in found}
