"""Messages as rows: whom each is for, what it should show, where it is."""

from dataclasses import dataclass
from typing import Literal

Purpose = Literal["board", "showdown", "result", "hand"]


@dataclass(frozen=True, slots=True)
class Audience:
    """Whom a message is for: a place (``id`` is its key) or a person (``id`` is theirs)."""

    kind: Literal["place", "person"]
    id: str


@dataclass(frozen=True, slots=True)
class MessageKey:
    """Which message: one per table, audience, purpose and number (the round's for showdowns)."""

    table: str
    audience: Audience
    purpose: Purpose
    number: int = 0


@dataclass(frozen=True, slots=True)
class WantedMessage:
    """A message that must show ``version`` of its table from now on.

    ``rings`` says that it must also be noticed: an edit alone reaches nobody who is elsewhere.
    One that is only ``kept`` up to date is not sent where it was never wanted before.
    """

    key: MessageKey
    version: int
    rings: bool = False
    kept: bool = False


@dataclass(frozen=True, slots=True)
class MessageRow:
    """A message as the store knows it.

    ``platform``, ``chat`` and ``message`` are empty until it was sent. ``shown`` is the version on
    show, 0 for none. ``state`` is ``live``, or ``refused`` when the platform will not deliver it
    (closed private messages). ``lost`` counts how often it had to be posted anew. ``rings`` is
    the version with which it must be noticed, below 0 once it was, and 0 where its reader is not
    called in this turn.
    """

    key: MessageKey
    wanted: int
    shown: int = 0
    platform: str = ""
    chat: str = ""
    message: str = ""
    state: Literal["live", "refused"] = "live"
    lost: int = 0
    rings: int = 0
