"""Who presses or types, what, and the one answer to it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Literal, Protocol

from adapters.presentation.ink import Drawn
from engine.match.people import Place
from engine.service.ports import MessageRow


class Asks(Protocol):
    """Asks a platform what somebody is in a place; ``anew`` where it may have changed just now."""

    async def __call__(self, *, anew: bool = False) -> bool:
        """Whether they are that; not where the platform does not say."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who pressed or typed, as their platform vouches for them.

    ``language`` is their client's tag, such as ``ru-RU``. ``handle`` is the name by which their
    platform knows nobody else, without its ``@``; empty where they have none. ``is_bot`` says
    that they are a program, this bot or another. ``is_admin`` says
    that they may set up the place they are in and end its tables; where that has to be asked of
    the platform, ``asks_admin`` asks. So does ``asks_member`` whether they belong to that place,
    where they can ask something of it from elsewhere.
    """

    platform: str
    user: str
    name: str
    language: str = ""
    is_admin: bool = False
    handle: str = ""
    is_bot: bool = False
    asks_admin: Asks | None = field(default=None, compare=False, repr=False)
    asks_member: Asks | None = field(default=None, compare=False, repr=False)

    async def may_set_up(self, *, anew: bool = False) -> bool:
        """Whether they may set up the place they are in, and end its tables."""
        if self.is_admin or self.asks_admin is None:
            return self.is_admin
        return await self.asks_admin(anew=anew)

    async def belongs(self, *, anew: bool = False) -> bool:
        """Whether they belong to the place of which they ask something."""
        return self.asks_member is None or await self.asks_member(anew=anew)


@dataclass(frozen=True, slots=True)
class Press:
    """A press on ``message`` of ``chat``; ``place`` is None in a private chat.

    ``update`` is the platform's own id of it. ``asked_in`` is given for a message that is about a
    place without being there: the place as it was when it was asked for, ``place`` as it is now.
    """

    visitor: Visitor
    place: Place | None
    chat: str
    message: str
    token: str
    update: str
    asked_in: Place | None = None


@dataclass(frozen=True, slots=True)
class Said:
    """A typed line, such as ``/gin @Bob 100``; ``place`` is None in a private chat.

    ``opponent`` is whom the line speaks to without naming them in words: whoever wrote what it
    answers, or whom it mentions by more than a name. ``versus`` is another whom it means so.
    """

    visitor: Visitor
    place: Place | None
    line: str
    update: str
    opponent: Visitor | None = None
    versus: Visitor | None = None


Asked = Press | Said
"""Whatever a visitor asks, and where."""


@dataclass(frozen=True, slots=True)
class Door:
    """What awaits somebody behind the door of their private chat, which they have to open first.

    ``wish`` is what they have asked of ``table`` already, and get as they come in: ``accept`` its
    challenge as it was at ``version``, or only ``see`` it. ``user`` is the platform's id of the
    one person whom the door lets do so, empty for anybody. Where there is no table, ``line`` is
    what was typed in ``channel`` to see something.
    """

    table: str
    wish: Literal["accept", "see"] = "see"
    version: int = 0
    user: str = ""
    line: str = ""
    channel: str = ""


@dataclass(frozen=True, slots=True)
class Settled:
    """A message of a table that shows what it should once its answer is there.

    That is right for ``version`` of its table too, where it is newer than what was drawn.
    """

    row: MessageRow
    version: int = 0


@dataclass(frozen=True, slots=True)
class Answer:
    """The one answer to a press or a line.

    ``redraw`` replaces the message that was pressed; ``private`` is a screen for the presser's
    eyes alone; ``notice`` is one short sentence for the presser alone; ``door`` leads to their
    private chat, which they have to open before anything else. At least one is given, but to
    those who come in where nothing waits, for something that they are answered besides.
    ``settles`` is given where ``redraw`` is what the message has to show, and not only a look.
    ``for_all`` says that the notice tells nothing that others may not read, and ``seen_by_all``
    that it only says what all can see anyway where it was asked. ``board`` names the table whose
    board comes into that place now: where a platform can, it is the answer.
    """

    redraw: Drawn | None = None
    private: Drawn | None = None
    notice: str = ""
    door: Door | None = None
    settles: Settled | None = None
    for_all: bool = False
    seen_by_all: bool = False
    board: str = ""


Deliver = Callable[[Answer], Awaitable[Drawn | None]]
"""Brings the answer to whoever asked; what the pressed message shows now, None if as before.

That is the ``redraw``, or the same message drawn later.
"""
