"""Whole rounds and matches, played by pressing what the screens offer."""

import random
from dataclasses import dataclass
from functools import partial
from typing import Final

from adapters.presentation.screens import Leaf
from engine.cards.card import Card
from engine.cards.mask import mask_of
from engine.cards.melds import best_discard, deadwood_points
from engine.round.moves import Discard, DrawDiscard, DrawStock, Move, Pass
from engine.service.intents import Ask, Intent, Look, Wish
from tests.contract.oracle import told_by
from tests.contract.rig import Button, Message, Reply
from tests.contract.seats import Pair, Seated
from tests.contract.seeing import (
    has_wish,
    looks,
    plays,
    plays_ending,
    presses,
    until,
    version_of,
    wish_button,
)

WORTH_TAKING: Final = 8
"""Points of deadwood that the upcard must save."""
LATEST: Final = Leaf("latest").look()
BEGINNINGS: Final[tuple[Wish, ...]] = ("ready", "deal_first")


Offers = list[tuple[Button, tuple[Move, ...]]]
"""Moves with the buttons that play them."""


@dataclass(frozen=True, slots=True)
class Way:
    """How a person plays: for the least deadwood, or ``wild``, which is anything at random."""

    chance: random.Random
    wild: bool = False

    async def turn(self, seated: Seated, hand: Message) -> tuple[Message, Reply]:
        """Press once; the message pressed and the answer."""
        ending = [button for button, look in looks(hand) if look.screen == "knock"]
        if ending and not plays_ending(hand) and self.chance.random() < self._eagerness:
            return hand, await seated.user.press(hand, self.chance.choice(ending))
        button = self._button(hand, plays_ending(hand) or plays(hand))
        return hand, await seated.user.press(hand, button)

    @property
    def _eagerness(self) -> float:
        return 0.5 if self.wild else 1.0

    def _button(self, hand: Message, offered: Offers) -> Button:
        if self.wild:
            return self.chance.choice(offered)[0]
        thrown = {moves[0].card: b for b, moves in offered if isinstance(moves[0], Discard)}
        if thrown:
            # What lies open is in the words too, and so is a card that may not be thrown back.
            known = mask_of(thrown.keys() | _cards(hand.words))
            return thrown[best_discard(known, known & ~mask_of(thrown))[0]]
        return self.chance.choice(_draws(hand, offered) or offered)[0]


def _draws(hand: Message, offered: Offers) -> Offers:
    """The upcard if it makes a meld, else anything but the upcard; nothing if none is offered."""
    takes = [one for one in offered if isinstance(one[1][0], DrawDiscard)]
    others = [one for one in offered if isinstance(one[1][0], DrawStock | Pass)]
    if takes and others:
        upcard = mask_of(_cards(takes[0][0].label))
        known = mask_of(_cards(hand.words))
        _, after = best_discard(known, upcard)
        return takes if deadwood_points(known & ~upcard) - after >= WORTH_TAKING else others
    return []


def _cards(words: str) -> frozenset[Card]:
    return told_by(words.encode()).cards


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
        version = self.pair.dealt_at
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
        await _read_again(seated)
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
        version = await self.begin()
        while True:
            hand = await until(self.seated.user, partial(self._mine, version), "my turn")
            if not plays(hand):
                return has_wish(hand, "rematch")
            _, reply = await self.way.turn(self.seated, hand)
            version = max(version, version_of(reply.message, self.seated.table))

    async def begin(self) -> int:
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


async def _read_again(seated: Seated) -> None:
    """Read the last showdown again, if there was one, while the next round is played."""
    listed = (await seated.user.say(None, "/history")).message
    for press in presses(listed):
        if press.said.intent == LATEST:
            await seated.user.press(listed, press.button)


def _is_harmless(intent: Intent) -> bool:
    if isinstance(intent, Ask):
        return intent.wish in {"my_hand", "sort_suit", "sort_rank"}
    return isinstance(intent, Look)
