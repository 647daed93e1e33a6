"""Answers to presses."""

from typing import Final

from tests.servers.bot_api.calls.params import Params
from tests.servers.bot_api.counting import utf16
from tests.servers.bot_api.presses import TOO_OLD, Answered
from tests.servers.bot_api.refusal import bad
from tests.servers.bot_api.world import World, start_payload

LONGEST: Final = 200


def answer_callback_query(world: World, params: Params) -> bool:
    """Answer a press: with a passing line, a box, a link into the private chat, or nothing."""
    pressed = world.queries.get(params.text("callback_query_id"))
    if pressed is None:
        raise bad(TOO_OLD)
    text, url = params.text("text"), params.text("url")
    if utf16(text) > LONGEST:
        raise bad("MESSAGE_TOO_LONG")
    if url and not start_payload(url, world.bot.username):
        raise bad("URL_INVALID")
    pressed.settle(Answered(text, params.flag("show_alert"), url))
    return True


METHODS: Final = {"answerCallbackQuery": answer_callback_query}
