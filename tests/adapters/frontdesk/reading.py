"""People who read their history, and matches that were played for them."""

from dataclasses import dataclass, replace
from itertools import count
from typing import Final

from adapters.drawing import scope_of
from adapters.frontdesk import Answer, Press, Visitor
from adapters.presentation.ink import Drawn, Ink
from adapters.presentation.screen import Screen
from adapters.presentation.screens import Leaf
from engine.match.people import Place
from engine.match.rules import Rules
from engine.service.ports import Audience
from tests.adapters.presentation.paper import buttons
from tests.builders import NORTH
from tests.counter import Counter
from tests.engine.service.layouts import DEAD, GIN, KNOCK, RICH_GIN, play_out
from tests.engine.service.parlour import ADA as ADA_HERSELF
from tests.engine.service.parlour import BEN as BEN_HIMSELF
from tests.engine.service.parlour import (
    TO_BEN,
    Parlour,
)

_PRESSES: Final = count(1)


@dataclass(frozen=True, slots=True)
class Reader:
    """Somebody who reads their history in a private chat with the bot."""

    counter: Counter
    visitor: Visitor

    async def opens(self, place: Place | None = None) -> Screen:
        """The list."""
        answer = await self.counter.say(self.visitor, "/history", place)
        assert answer.private is not None
        return answer.private.screen

    async def follows(self, screen: Screen, *labels: str) -> Screen:
        """The screen behind some buttons, one after the other."""
        for label in labels:
            answer = await self.presses(self.token(screen, label))
            assert answer.redraw is not None, answer.notice
            screen = answer.redraw.screen
        return screen

    async def sees(self, leaf: Leaf, table: str = "") -> Answer:
        """The answer to a button that was made for this person."""
        return await self.presses(self.counter.tokens.encode(leaf.look(), table, 1, self._scope))

    async def presses(self, token: str) -> Answer:
        """The answer to any token."""
        chat = f"@{self.visitor.user}"
        update = f"press-{next(_PRESSES)}"
        return await self.counter.pressed(Press(self.visitor, None, chat, "~1", token, update))

    def token(self, screen: Screen, label: str) -> str:
        """The token of a button."""
        button = buttons(screen)[label]
        assert button.enabled
        ink = Ink(self.counter.catalog, self.counter.tokens)
        return ink.button_token(Drawn(screen, "en", self._scope), button)

    @property
    def _scope(self) -> str:
        return scope_of(Audience("person", self.counter.person(self.visitor).id))


async def resigned(parlour: Parlour, *variants: str) -> list[str]:
    """Matches that Ben gives up before a card is played, by these rules."""
    tables = []
    for variant in variants:
        challenge = replace(TO_BEN, rules=Rules(variant))
        table = await parlour.open(ADA_HERSELF, challenge)
        await parlour.ask(BEN_HIMSELF, table, "accept")
        await parlour.ask(BEN_HIMSELF, table, "resign")
        tables.append(table)
    return tables


async def won(parlour: Parlour) -> str:
    """A match that Ada wins by gin, in the third of three rounds; the second is dead."""
    table = await parlour.seated()
    for layout in (GIN, DEAD, RICH_GIN):
        await play_out(parlour, table, layout, NORTH)
    return table


async def in_second_round(parlour: Parlour) -> str:
    """A match whose first round is over and whose second is in play."""
    table = await parlour.seated()
    await play_out(parlour, table, KNOCK, NORTH)
    await parlour.deal(table)
    return table
