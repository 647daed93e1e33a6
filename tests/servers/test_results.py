"""Whether the fake Bot API server notices when it answers what nobody can read."""

from typing import Any

import pytest

from tests.servers.bot_api.calls.results import complaint

CHAT = {"id": 5, "type": "private", "first_name": "Ann"}
MESSAGE: dict[str, Any] = {"message_id": 1, "date": 2, "chat": CHAT, "text": "hello"}

BAD: dict[str, Any] = {
    "a field that nobody knows": MESSAGE | {"colour": "red"},
    "one deep inside": MESSAGE | {"chat": CHAT | {"colour": "red"}},
    "one in a button": MESSAGE
    | {"reply_markup": {"inline_keyboard": [[{"text": "ok", "callback_data": "1", "size": 2}]]}},
    "a field that is missing": {"message_id": 1, "date": 2, "text": "hello"},
    "no message at all": True,
}


@pytest.mark.parametrize("answer", BAD.values(), ids=list(BAD))
def test_what_the_library_can_not_read_is_complained_about(answer: object) -> None:
    complaints = complaint("sendMessage", MESSAGE), complaint("sendMessage", answer)

    assert complaints[0] == ""
    assert complaints[1] != ""


def test_a_member_is_read_as_what_they_are() -> None:
    left = {"status": "left", "user": {"id": 5, "is_bot": False, "first_name": "Ann"}}

    kicked = left | {"status": "kicked"}

    assert complaint("getChatMember", left) == ""
    assert complaint("getChatMember", kicked) != ""
