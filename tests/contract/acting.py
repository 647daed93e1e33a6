"""What virtual users do: patiently, and once for each update however often it is delivered."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Final

from adapters.frontdesk.manners import BURST, PER_SECOND
from adapters.frontdesk.pace import Pace
from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text
from tests.contract.rig import Reply

PAUSE_SECONDS: Final = 0.25
"""How long a person who was too fast waits."""


class Acting(ABC):
    """Somebody who does no more at once than the bot lets them.

    ``too_fast`` is the sentence by which it says that something was too much.
    """

    def __init__(self, name: str, too_fast: str) -> None:
        self.name = name
        self.answers: list[Reply] = []
        self._too_fast = too_fast
        self._replies: dict[str, asyncio.Future[Reply]] = {}
        self._pace = Pace(BURST - 2, PER_SECOND)

    async def once(self, update: str, act: Callable[[], Awaitable[Reply]]) -> Reply:
        """Act; where the same update comes again, the server delivers it again.

        What is seen then is what was seen at first: there is one answer for each press.
        """
        if update and update in self._replies:
            await self.delivered_again(update)
            reply = await asyncio.shield(self._replies[update])
        else:
            first = asyncio.get_running_loop().create_future()
            if update:
                self._replies[update] = first
            reply = await self._patiently(act)
            first.set_result(reply)
        self.answers.append(reply)
        return reply

    async def not_too_fast(self) -> None:
        """Wait as somebody does who knows how fast the bot lets people go on."""
        while True:
            if self._pace.allows(self.name):
                return
            await asyncio.sleep(PAUSE_SECONDS / 5)

    @abstractmethod
    async def delivered_again(self, update: str) -> None:
        """Let the server deliver an update again, and see that it is not answered again."""

    async def _patiently(self, act: Callable[[], Awaitable[Reply]]) -> Reply:
        """Act, and again after a while where that was too fast."""
        await self.not_too_fast()
        while True:
            reply = await act()
            if reply.notice not in said(self._too_fast):
                return reply
            await asyncio.sleep(PAUSE_SECONDS)


@cache
def said(key: str) -> frozenset[str]:
    """How a sentence is said in every language."""
    catalog = Catalog.load()
    return frozenset(catalog.say(code, text(key)) for code in catalog.codes)
