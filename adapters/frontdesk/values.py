"""Who presses or types, what, and the one answer to it."""

from dataclasses import dataclass

from adapters.presentation.ink import Drawn
from engine.match.people import Place


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who pressed or typed, as their platform vouches for them.

    ``language`` is their client's tag, such as ``ru-RU``. ``is_admin`` says that they may set up
    the place they are in and end its tables.
    """

    platform: str
    user: str
    name: str
    language: str = ""
    is_admin: bool = False


@dataclass(frozen=True, slots=True)
class Press:
    """A press on ``message`` of ``chat``; ``place`` is None in a private chat.

    ``update`` is the platform's own id of it.
    """

    visitor: Visitor
    place: Place | None
    chat: str
    message: str
    token: str
    update: str


@dataclass(frozen=True, slots=True)
class Said:
    """A typed line, such as ``/gin @Bob 100``; ``place`` is None in a private chat."""

    visitor: Visitor
    place: Place | None
    line: str
    update: str


Asked = Press | Said
"""Whatever a visitor asks, and where."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The one answer to a press or a line.

    ``redraw`` replaces the message that was pressed; ``private`` is a screen for the presser's
    eyes alone; ``notice`` is one short sentence for the presser alone. At least one is given.
    """

    redraw: Drawn | None = None
    private: Drawn | None = None
    notice: str = ""
