"""Matches of people who mean no good: short ones, and such as are heckled from within."""

import itertools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text
from engine.round.faults import Fault
from tests.contract.playing import Sitting, Way
from tests.contract.rig import Message, Reply, User
from tests.contract.seats import DEALT, Pair, Seated, chooser_of, mover_of
from tests.contract.seeing import plays, table_of, version_of, wish_button

CATALOG: Final = Catalog.load()
LINES_A_PRESS: Final = 6


async def a_short_match(pair: Pair) -> None:
    """Deal, play one move, read all in which names stand, and resign."""
    chooser = await chooser_of(pair)
    await chooser.reply_to(2, "deal_first")
    mover = await mover_of(pair, DEALT)
    hand = await mover.hand_at(DEALT)
    await mover.user.press(hand, plays(hand)[0][0])
    one, other = pair.by_turns()
    board = await one.board_at(DEALT)
    await one.user.press(board, wish_button(board, "my_hand"))
    await one.user.say(None, "/stats")
    asked = await one.user.say(None, "/resign")
    assert table_of(asked.message) == pair.table
    await one.user.press(asked.message, wish_button(asked.message, "resign"))
    await other.hand_at(DEALT + 2)


async def heckled(pair: Pair, lines: Iterator[str], way: Way) -> None:
    """Play a match to its end, and type lines before each press; then what is left of them."""
    heckler = _Heckler(pair, lines)
    await Sitting(pair, _HeckledWay(way.chance, heckler=heckler)).play()
    for seated in itertools.cycle(pair.by_turns()):
        if not await heckler.type(seated):
            return


@dataclass(slots=True)
class _Heckler:
    """Lets players type one line after another, in the place and privately by turns."""

    pair: Pair
    lines: Iterator[str]
    privately: bool = False

    async def type(self, seated: Seated) -> bool:
        """Type the next line, and wait for what comes of it; False if there is none."""
        line = next(self.lines, None)
        if line is None:
            return False
        self.privately = not self.privately
        await seated.user.say(None if self.privately else self.pair.place, line)
        return True


@dataclass(frozen=True, slots=True, kw_only=True)
class _HeckledWay(Way):
    """A way to play in which whoever is to press types something else first."""

    heckler: _Heckler

    async def turn(self, seated: Seated, hand: Message) -> tuple[Message, Reply]:
        """Type, and press what there is to press then."""
        for _ in range(LINES_A_PRESS):
            await self.heckler.type(seated)
        hand = await seated.hand_at(version_of(hand, seated.table))
        if plays(hand):
            return await Way.turn(self, seated, hand)
        return hand, Reply(redraw=hand)


def apologies(users: Iterable[User]) -> list[bytes]:
    """All that says that the bot has failed, in whatever language."""
    sorry = [
        CATALOG.say(code, text(Fault.BROKEN, id="#")).split("#")[0].strip().encode()
        for code in CATALOG.codes
    ]
    received = (one.raw for user in users for one in user.received)
    return [raw for raw in received if any(words in raw for words in sorry)]
