"""Every update on its way in: first durable, then handled, each person's in order."""

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, Protocol

import structlog
from telegram import Bot, Update

from adapters.frontdesk.lanes import Lanes
from adapters.telegram.receiving.leaner import leaner

HANDLING_SECONDS: Final = 60.0
"""How long one update may take; its sender's next one waits for that."""
MOST_WAITING: Final = 1000
"""Updates that wait to be handled; no more are fetched above that."""
TRIES: Final = 3
"""How often an update is begun again that a bot died of, or was stopped at."""
STOP_SECONDS: Final = 5.0
_TOGETHER_SECONDS: Final = 0.1
_APOLOGY_SECONDS: Final = 10.0

log = structlog.get_logger()


class KeptUpdate(Protocol):
    """An update that was kept and not handled, as whoever keeps it makes it."""

    @property
    def id(self) -> int:
        """Its number."""

    @property
    def body(self) -> str:
        """All of it, as JSON."""

    @property
    def tries(self) -> int:
        """How often it was begun again."""


class Inbox(Protocol):
    """Where updates are kept; every method returns when the change is durable."""

    async def keep(self, update: int, body: str) -> bool:
        """Keep an update; whether it never came before.

        Raises:
            StoreBusy: if too much waits to be written.
        """

    async def waiting(self) -> Sequence[KeptUpdate]:
        """Every update that was kept and not handled, in the order in which they came."""

    async def begin(self, update: int, tries: int) -> None:
        """Count that an update is begun again."""

    async def done(self, updates: Collection[int]) -> None:
        """Keep nothing of updates but that they came."""


class NoUpdate(ValueError):
    """What was delivered is no update."""


class GivenUp(Exception):
    """The bot ended each time that it had begun an update."""


@dataclass(frozen=True, slots=True)
class _Coming:
    """An update to be handled; ``tries`` counts this time too, where it is not the first."""

    update: Update
    tries: int = 0


Rest = Callable[[], Awaitable[None]]
Handle = Callable[[Update], Awaitable[Rest | None]]
"""Carries an update out; a rest of it holds nobody up, and the update is kept until it is done."""
Apologise = Callable[[Update, str], Awaitable[None]]
"""Tells whoever sent an update that it went wrong, and under which id that is in the log."""


class Intake:
    """Keeps updates and has them handled; an update that fails holds nobody up."""

    def __init__(
        self,
        inbox: Inbox,
        bot: Bot,
        handle: Handle,
        apologise: Apologise,
        handling_seconds: float = HANDLING_SECONDS,
    ) -> None:
        """Take nothing in before ``start``."""
        self._inbox = inbox
        self._bot = bot
        self._handle = handle
        self._apologise = apologise
        self._handling_seconds = handling_seconds
        self._lanes: Lanes[_Coming] = Lanes(self._carry_out, MOST_WAITING)
        self._handled: set[int] = set()
        self._resting: set[asyncio.Task[None]] = set()
        self._woken = asyncio.Event()
        self._noting: asyncio.Task[None] | None = None

    @property
    def has_room(self) -> bool:
        """Whether more updates should be brought."""
        return self._lanes.has_room

    async def room(self) -> None:
        """Wait until more updates should be brought."""
        await self._lanes.room()

    async def start(self) -> None:
        """Begin with what was left when the bot last ended."""
        self._noting = asyncio.create_task(self._note_handled())
        for kept in await self._inbox.waiting():
            self._add(kept.id, json.loads(kept.body), kept.tries + 1)

    async def take(self, bodies: Iterable[Mapping[str, Any]]) -> None:
        """Keep updates and have those handled that never came before; returns once all are kept.

        Raises:
            NoUpdate: if there is one without a number; then none was kept.
            StoreBusy: if too much waits to be written; some may be kept all the same.
        """
        by_id = {_number(body): body for body in bodies}
        news = await asyncio.gather(
            *(self._inbox.keep(number, json.dumps(body)) for number, body in by_id.items()),
            return_exceptions=True,
        )
        # What was kept has to be handled now: when it is delivered again it is not new.
        for (number, body), is_new in zip(by_id.items(), news, strict=True):
            if is_new is True:
                self._add(number, body)
        for failure in news:
            if isinstance(failure, BaseException):
                raise failure

    async def stop(self) -> None:
        """Let what runs end within a few seconds; the rest waits for the next start."""
        await self._lanes.close(STOP_SECONDS)
        ending = [*self._resting, *([] if self._noting is None else [self._noting])]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        await self._note()

    def _add(self, number: int, body: Mapping[str, Any], tries: int = 0) -> None:
        try:
            update = Update.de_json(leaner(body), self._bot)
        except Exception:  # one that cannot be read must not stop the others
            log.exception("update failed", update=number)
            self._is_handled(number)
        else:
            self._lanes.add(lane_of(update), _Coming(update, tries))

    async def _carry_out(self, coming: _Coming) -> None:
        update, rest = coming.update, None
        try:
            await self._begin(coming)
            async with asyncio.timeout(self._handling_seconds):
                rest = await self._handle(update)
        except Exception:  # the next update of this person has to go on
            incident = secrets.token_hex(4)
            log.exception("update failed", update=update.update_id, incident=incident)
            await self._say_sorry(update, incident)
        if rest is None:
            self._is_handled(update.update_id)
        else:
            task = asyncio.create_task(self._see_off(update.update_id, rest))
            self._resting.add(task)
            task.add_done_callback(self._resting.discard)

    async def _see_off(self, number: int, rest: Rest) -> None:
        """Count an update as handled once the rest of its answer is there, or given up."""
        await rest()
        self._is_handled(number)

    async def _begin(self, coming: _Coming) -> None:
        if coming.tries > TRIES:
            raise GivenUp
        if coming.tries:
            await self._inbox.begin(coming.update.update_id, coming.tries)

    async def _say_sorry(self, update: Update, incident: str) -> None:
        with suppress(Exception):  # it was the last thing that could be done for them
            async with asyncio.timeout(_APOLOGY_SECONDS):
                await self._apologise(update, incident)

    def _is_handled(self, number: int) -> None:
        self._handled.add(number)
        self._woken.set()

    async def _note_handled(self) -> None:
        """Write down what was handled, what comes together in one go, until cancelled."""
        while True:
            await self._woken.wait()
            await asyncio.sleep(_TOGETHER_SECONDS)
            await self._note()

    async def _note(self) -> None:
        self._woken.clear()
        handled = frozenset(self._handled)
        try:
            await self._inbox.done(handled)
        except Exception as error:  # written with the next ones; else handled again, harmlessly
            log.warning("what was handled could not be noted", error=str(error))
        else:
            self._handled -= handled


def lane_of(update: Update) -> str:
    """Whose updates come one after another: a person's, else those of a chat.

    Groups' nameless admins, and channels, all speak as the same few bots.
    """
    user, chat = update.effective_user, update.effective_chat
    if user is not None and not user.is_bot:
        return f"user {user.id}"
    return f"chat {chat.id}" if chat is not None else ""


def _number(body: object) -> int:
    number = body.get("update_id") if isinstance(body, Mapping) else None
    if type(number) is not int or not 0 <= number < 2**63:
        raise NoUpdate
    return number
