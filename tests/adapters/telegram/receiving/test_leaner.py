"""Updates are read without what nobody here reads."""

from typing import Any

import pytest
from telegram import Bot, Message, Update

from adapters.telegram.receiving.leaner import leaner

BOT = Bot("1:TOKEN")
MESSAGE = {
    "message_id": 7,
    "date": 1_764_500_000,
    "chat": {"id": -1001, "type": "supergroup", "title": "Club", "is_forum": True},
    "message_thread_id": 3,
    "is_topic_message": True,
    "text": "The board",
    "entities": [{"type": "bold", "offset": 0, "length": 3}],
    "reply_markup": {"inline_keyboard": [[{"text": "Draw", "callback_data": "1x"}]]},
}
PRESS = {
    "update_id": 5,
    "callback_query": {
        "id": "9",
        "from": {"id": 4, "is_bot": False, "first_name": "Ann"},
        "chat_instance": "1",
        "data": "1x",
        "message": MESSAGE,
    },
}


def test_of_a_pressed_message_it_is_still_known_where_it_is() -> None:
    update = Update.de_json(leaner(PRESS), BOT)

    query = update.callback_query
    assert query is not None
    assert isinstance(query.message, Message)
    assert (query.data, query.message.message_id) == ("1x", 7)
    assert (query.message.chat.id, query.message.message_thread_id) == (-1001, 3)
    assert query.message.is_topic_message
    assert query.message.is_accessible
    assert query.message.reply_markup is None


def test_what_was_kept_is_left_as_it_came() -> None:
    leaner(PRESS)

    assert MESSAGE["text"] == "The board"


@pytest.mark.parametrize(
    "body",
    [
        {"update_id": 1, "message": MESSAGE},
        {"update_id": 1, "callback_query": None},
        {"update_id": 1, "callback_query": {"id": "9", "message": "nonsense"}},
    ],
)
def test_anything_else_stays_as_it_is(body: dict[str, Any]) -> None:
    assert leaner(body) == body
