"""Chats and topics as places."""

from datetime import UTC, datetime

import pytest
from telegram import Chat, Message

from adapters.telegram.chats import Whereabouts, place_of, whereabouts_of
from engine.match.people import Place

GROUP = Chat(-1001234567890, Chat.SUPERGROUP, title="Card club", is_forum=True)
NOW = datetime(2026, 11, 30, tzinfo=UTC)


@pytest.mark.parametrize("channel", ["77", "-1001234567890", "-1001234567890/45"])
def test_a_channel_is_read_as_it_was_written(channel: str) -> None:
    assert Whereabouts.read(channel).channel == channel


@pytest.mark.parametrize("channel", ["", "#lounge", "/45", "12/x"])
def test_what_names_no_chat_is_refused(channel: str) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        Whereabouts.read(channel)


def test_a_private_chat_is_no_place() -> None:
    message = Message(1, NOW, Chat(77, Chat.PRIVATE))

    assert place_of(message) is None
    assert whereabouts_of(message).channel == "77"


def test_a_topic_is_a_place_that_belongs_to_its_group() -> None:
    message = Message(1, NOW, GROUP, message_thread_id=45, is_topic_message=True)

    assert place_of(message) == Place(
        "telegram", "-1001234567890/45", "Card club", "-1001234567890"
    )


def test_a_reply_in_the_general_topic_is_of_the_group_itself() -> None:
    message = Message(1, NOW, GROUP, message_thread_id=45)

    assert place_of(message) == Place("telegram", "-1001234567890", "Card club", "-1001234567890")


def test_a_title_is_made_harmless() -> None:
    chat = Chat(-5, Chat.GROUP, title="Club\ud83c \u202e\nof cards")

    assert place_of(Message(1, NOW, chat)) == Place("telegram", "-5", "Club of cards", "-5")
