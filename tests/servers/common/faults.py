"""What goes wrong on purpose: errors, lost connections, slow answers."""

import asyncio
from collections.abc import Callable, Collection, Hashable, Mapping
from dataclasses import dataclass
from typing import Final, TypedDict

ANY: Final = "*"


class Going(TypedDict, total=False):
    """How a call goes wrong.

    ``status`` is answered with ``description``, or the platform's usual words, and where a
    platform has them ``code`` and ``headers``; ``retry_after`` belongs to 429. ``raw`` is
    answered instead of JSON, as by a gateway. ``drop`` ends the connection without an answer.
    ``after`` carries the call out first. ``delay`` is waited first, in real seconds; alone, the
    call then succeeds. Of Discord alone: ``overall`` is a 429 for all routes, and a 429 with
    ``banned`` is said by what stands before Discord, in words of its own.
    """

    status: int
    description: str
    code: int
    headers: Mapping[str, str]
    retry_after: float
    raw: bytes
    drop: bool
    after: bool
    delay: float
    overall: bool
    banned: bool


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
    """A fault that waits for its calls; ``left`` says for how many more, ``met`` counts them.

    ``refusing`` makes the platform's error of it.
    """

    name: str
    left: int
    chat: Hashable
    going: Going
    refusing: Callable[[int, Going], Exception]
    met: int = 0

    def fits(self, names: Collection[str], chat: Hashable) -> bool:
        """Whether a call of these names, into this chat, meets the fault."""
        named = self.name == ANY or self.name in names
        return self.left > 0 and named and self.chat in {None, chat}

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
        raise self.refusing(status, self.going)


class Faults:
    """All faults that wait, in the order in which they were asked for."""

    def __init__(self, refusing: Callable[[int, Going], Exception]) -> None:
        self._refusing = refusing
        self._waiting: list[Fault] = []

    def add(self, name: str, times: int, chat: Hashable, going: Going) -> Fault:
        """Let the next ``times`` calls of a name go wrong, in one chat or (None) all."""
        fault = Fault(name, times, chat, going, self._refusing)
        self._waiting.append(fault)
        return fault

    def clear(self) -> None:
        """Forget all that wait."""
        self._waiting.clear()

    def meet(self, names: Collection[str], chat: Hashable) -> Fault | None:
        """The fault that a call meets, which it uses up by one."""
        for fault in self._waiting:
            if fault.fits(names, chat):
                fault.left -= 1
                fault.met += 1
                return fault
        return None
