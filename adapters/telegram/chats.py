"""Chats and their topics as places, and back: where a message is, where one goes."""

from dataclasses import dataclass
from typing import Final

from telegram import Chat, ChatFullInfo, Message

from adapters.presentation.names import harmless
from adapters.telegram import PLATFORM
from engine.match.people import Place

LONGEST_TITLE: Final = 128
"""Graphemes of a group's title, at most."""
_TOPIC = "/"


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """A chat, and the topic in it; ``topic`` is 0 where there is none."""

    chat: int
    topic: int = 0

    @classmethod
    def read(cls, channel: str) -> "Whereabouts":
        """The chat and topic that a place's channel, or a private chat, names.

        Raises:
            ValueError: if it names none.
        """
        chat, _, topic = channel.partition(_TOPIC)
        return cls(int(chat), int(topic or 0))

    @property
    def channel(self) -> str:
        """The chat, and the topic if there is one, in one word."""
        return f"{self.chat}{_TOPIC}{self.topic}" if self.topic else str(self.chat)


def whereabouts_of(message: Message) -> Whereabouts:
    """Where a message is.

    Its thread is a topic only where the message says so: a reply has a thread too.
    """
    topic = message.message_thread_id if message.is_topic_message else None
    return Whereabouts(message.chat.id, topic or 0)


def place_of(message: Message) -> Place | None:
    """The place where a message is; None in a private chat."""
    if message.chat.type == Chat.PRIVATE:
        return None
    return place_in(message.chat, whereabouts_of(message).topic)


def place_in(chat: Chat | ChatFullInfo, topic: int = 0) -> Place:
    """A group, or a topic of it, as a place; all topics belong to their group."""
    channel = Whereabouts(chat.id, topic).channel
    title = harmless(chat.title or "", LONGEST_TITLE)
    return Place(PLATFORM, channel, title, str(chat.id))
