"""What goes wrong on purpose: errors, lost connections, slow answers."""

import asyncio
from dataclasses import dataclass
from typing import TypedDict

from tests.servers.bot_api.refusal import TOO_MANY, WORDS, Refusal, too_many


class Going(TypedDict, total=False):
    """How a call goes wrong.

    ``status`` is answered with ``description``, or Telegram's usual words; ``retry_after``
    belongs to 429. ``raw`` is answered instead of JSON, as by a gateway. ``drop`` ends the
    connection without an answer. ``after`` carries the call out first. ``delay`` is waited first,
    in real seconds; alone, the call then succeeds.
    """

    status: int
    description: str
    retry_after: int
    raw: bytes
    drop: bool
    after: bool
    delay: float


class Dropped(Exception):
    """The connection ends without an answer."""


class Raw(Exception):
    """An answer that is no JSON."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(status)
        self.status = status
        self.body = body


@dataclass(slots=True, eq=False)
class Fault:
    """A fault that waits for its calls; ``left`` says for how many more, ``met`` counts them."""

    method: str
    left: int
    chat: int | None
    going: Going
    met: int = 0

    def fits(self, method: str, chat: int | None) -> bool:
        """Whether a call meets this fault."""
        return (
            self.left > 0
            and self.method in {"*", method}
            and (self.chat is None or self.chat == chat)
        )

    async def before(self) -> None:
        """What happens before the call is carried out."""
        if self.going.get("delay"):
            await asyncio.sleep(self.going["delay"])
        if not self.going.get("after"):
            self._break()

    def afterwards(self) -> None:
        """What happens once the call has been carried out."""
        if self.going.get("after"):
            self._break()

    def _break(self) -> None:
        if self.going.get("drop"):
            raise Dropped
        status = self.going.get("status")
        if status is None:
            return
        if "raw" in self.going:
            raise Raw(status, self.going["raw"])
        if status == TOO_MANY:
            raise too_many(self.going.get("retry_after", 3))
        raise Refusal(status, self.going.get("description", WORDS.get(status, "Error")))


class Faults:
    """All faults that wait, in the order in which they were asked for."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def add(self, fault: Fault) -> Fault:
        """Let it wait for its calls."""
        self._waiting.append(fault)
        return fault

    def clear(self) -> None:
        """Forget all that wait."""
        self._waiting.clear()

    def meet(self, method: str, chat: int | None) -> Fault | None:
        """The fault that a call meets, which it uses up by one."""
        for fault in self._waiting:
            if fault.fits(method, chat):
                fault.left -= 1
                fault.met += 1
                return fault
        return None
