"""What the page sends, checked, and the JSON that it is sent."""

from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, StringConstraints

from adapters.web.shelf import ShelfMessage
from engine.service.system import SystemClock

JsonDict = dict[str, Any]

CLOCK: Final = SystemClock()

Chat = Annotated[str, StringConstraints(min_length=2, max_length=80)]
Id = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Language = Annotated[str, StringConstraints(max_length=35)]
Zone = Annotated[str, StringConstraints(max_length=64)]
Proof = Annotated[str, StringConstraints(max_length=128)]
PersonName = Annotated[str, StringConstraints(min_length=1, max_length=64, strip_whitespace=True)]
LINE_LENGTH = 500


class _Sent(BaseModel):
    """What every message of the page has in common; nothing unknown is taken."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class HelloSent(_Sent):
    """A tab wants to be called ``name``; ``user`` and what follows prove who it was, if anybody.

    ``zone`` is the time zone of the browser.
    """

    name: PersonName
    language: Language = ""
    zone: Zone = ""
    user: Proof = ""
    key: Proof = ""
    known_as: Proof = ""


class ActSent(_Sent):
    """Something done by a person in a chat; ``id`` is the page's own and stays in a retry."""

    id: Id
    chat: Chat
    language: Language = ""


class PressSent(ActSent):
    """A press on a button of ``message``."""

    message: Id
    token: Annotated[str, StringConstraints(min_length=1, max_length=128)]


class SaySent(ActSent):
    """A line typed into a chat; one of more than ``LINE_LENGTH`` is answered, not carried out."""

    line: Annotated[str, StringConstraints(min_length=1)]


class RemoveSent(_Sent):
    """A person deletes one of their private messages."""

    message: Id


class PrivateSent(_Sent):
    """A person opens or closes their private messages."""

    open: bool
    language: Language = ""


class JoinSent(_Sent):
    """The first word on a live line: who listens."""

    user: Proof
    key: Proof
    name: Proof


def stamped(words: JsonDict) -> JsonDict:
    """What the page is sent, with the time of day here: it counts down by that, not by its own."""
    return {**words, "now": CLOCK.now()}


def message_json(message: ShelfMessage, body: JsonDict) -> JsonDict:
    """A message as the page gets it; ids are strings."""
    return {
        "id": message.id,
        "chat": message.chat,
        "author": message.author,
        "at": message.at,
        "body": body,
    }
