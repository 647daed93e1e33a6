"""The updates that wait for the bot, and long polling for them."""

import asyncio
import json
from dataclasses import dataclass
from typing import Final

import telegram

from tests.servers.bot_api.calls.results import leftovers
from tests.servers.bot_api.refusal import CONFLICT, Json, Refusal

UNASKED: Final = frozenset({"chat_member", "message_reaction", "message_reaction_count"})
"""What comes only to a bot that asks for it by name."""
LONGEST_POLL: Final = 50
MOST: Final = 100
OUTDONE: Final = (
    "Conflict: terminated by other getUpdates request; "
    "make sure that only one bot instance is running"
)
HOOKED: Final = (
    "Conflict: can't use getUpdates method while webhook is active; "
    "use deleteWebhook to delete the webhook first"
)


@dataclass(slots=True, eq=False)
class _Waiting:
    update: Json
    again: bool = False


class Updates:
    """What happened and is not confirmed yet; ``sent`` is all that ever happened.

    ``allowed`` is what the bot asked for last; None is all but what must be asked for by name.
    """

    def __init__(self) -> None:
        self.sent: dict[int, Json] = {}
        self.allowed: list[str] | None = None
        self.hooked = False
        self._next = 700_001
        self._waiting: list[_Waiting] = []
        self._news = asyncio.Event()
        self._poll = 0

    @property
    def waiting(self) -> list[Json]:
        """What is not confirmed yet."""
        return [one.update for one in self._waiting]

    @property
    def polled(self) -> bool:
        """Whether anybody has ever asked."""
        return self._poll > 0

    def put(self, kind: str, what: Json) -> int:
        """Something has happened; the id of its update, 0 where the bot asked for none."""
        if kind in UNASKED if self.allowed is None else kind not in self.allowed:
            return 0
        identity, self._next = self._next, self._next + 1
        # Through JSON, so that what is told stays as it was.
        update = json.loads(json.dumps({"update_id": identity, kind: what}))
        wrong = leftovers(telegram.Update, update)
        assert not wrong, f"{wrong} in {update}"
        self.sent[identity] = update
        self._waiting.append(_Waiting(update))
        self._news.set()
        return identity

    def again(self, identity: int) -> None:
        """Deliver an update once more, whether or not it is confirmed."""
        self._waiting.append(_Waiting(dict(self.sent[identity]), again=True))
        self._news.set()

    def forget(self) -> None:
        """Drop all that waits."""
        self._waiting.clear()

    def first(self) -> Json | None:
        """The update that waits longest."""
        return self._waiting[0].update if self._waiting else None

    def take(self, update: Json) -> None:
        """One update has been taken."""
        for at, one in enumerate(self._waiting):
            if one.update is update:
                del self._waiting[at]
                return

    async def poll(self, offset: int, limit: int, seconds: float) -> list[Json]:
        """The updates from ``offset`` on, as soon as there is one; those below are confirmed.

        A newer poll ends this one.

        Raises:
            Refusal: if a newer poll came, or a webhook is set.
        """
        if self.hooked:
            raise Refusal(CONFLICT, HOOKED)
        self._poll += 1
        mine = self._poll
        self._news.set()
        self._settle(offset)
        end = asyncio.get_running_loop().time() + min(seconds, LONGEST_POLL)
        while not self._waiting and await self._more(end):
            if mine != self._poll:
                raise Refusal(CONFLICT, OUTDONE)
            if self.hooked:
                raise Refusal(CONFLICT, HOOKED)
        return self._take(limit if 1 <= limit <= MOST else MOST)

    async def next_news(self) -> None:
        """Wait until anything happens."""
        self._news.clear()
        await self._news.wait()

    def close(self) -> None:
        """End the polls that still wait."""
        self._poll += 1
        self._news.set()

    def stir(self) -> None:
        """Wake whoever waits, so that they look again."""
        self._news.set()

    async def _more(self, end: float) -> bool:
        """Wait for news until ``end``; False once there is no time left."""
        try:
            async with asyncio.timeout_at(end):
                await self.next_news()
        except TimeoutError:
            return False
        return True

    def _settle(self, offset: int) -> None:
        if offset < 0:
            self._waiting = self._waiting[offset:]
        else:
            self._waiting = [
                one for one in self._waiting if one.again or one.update["update_id"] >= offset
            ]

    def _take(self, limit: int) -> list[Json]:
        taken = self._waiting[:limit]
        told = [one for one in taken if one.again]
        self._waiting = [one for one in self._waiting if one not in told]
        return [one.update for one in taken]
