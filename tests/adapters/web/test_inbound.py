"""What people say and press on the page."""

import pytest

from adapters.web.inbound import BURST
from adapters.web.wire import LINE_LENGTH
from tests.adapters.web.conftest import Opening
from tests.adapters.web.tabs import LOUNGE, Json, Served, Tab


def tokens(body: Json) -> list[str]:
    return [button["token"] for row in body["rows"] for button in row if button["token"]]


async def test_a_plain_line_is_said_to_everybody(opened: Opening) -> None:
    ann, bob = await opened("Ann"), await opened("Bob")

    await ann.say("Anybody for a match?")

    message = (await bob.hears("message"))["message"]
    assert message["author"] == ann.place["user"]
    assert message["body"] == {"kind": "said", "name": "Ann", "text": "Anybody for a match?"}


async def test_what_was_said_is_there_for_whoever_comes_later(opened: Opening) -> None:
    ann = await opened("Ann")
    await ann.say("first")
    await ann.say("second")

    bob = await opened("Bob")

    assert [body["text"] for body in await bob.bodies(LOUNGE)] == ["first", "second"]


async def test_a_line_sent_twice_is_said_once(opened: Opening) -> None:
    ann = await opened("Ann")

    await ann.say("hello", update="the same")
    await ann.say("hello", update="the same")

    assert len(await ann.bodies(LOUNGE)) == 1


async def test_two_people_may_use_the_same_id(opened: Opening) -> None:
    ann, bob = await opened("Ann"), await opened("Bob")

    await ann.say("hello", update="1")
    await bob.say("hi", update="1")

    assert [body["text"] for body in await ann.bodies(LOUNGE)] == ["hello", "hi"]


async def test_a_line_is_made_harmless(opened: Opening) -> None:
    ann = await opened("Ann")

    await ann.say("a\u202eb\u0000\n  c <script>")

    assert [body["text"] for body in await ann.bodies(LOUNGE)] == ["ab c <script>"]


async def test_a_line_of_nothing_is_not_said(opened: Opening) -> None:
    ann = await opened("Ann")

    reply = await ann.say("\u200b \u2060")

    assert reply.status == 200
    assert await ann.bodies(LOUNGE) == []


async def test_a_command_is_answered_to_the_one_who_typed_it(opened: Opening) -> None:
    ann = await opened("Ann")

    reply = await ann.say("/help")

    assert reply.body["private"]["title"].startswith("Gin rummy")
    assert await ann.bodies(LOUNGE) == []


async def test_a_command_is_answered_with_the_language_it_leaves_behind(
    opened: Opening,
) -> None:
    ann = await opened("Ann")

    replies = [await ann.say(line) for line in ("/help", "/language kk", "/help")]

    assert [reply.body["language"] for reply in replies] == ["en", "kk", "kk"]


async def test_an_unknown_command_is_explained(opened: Opening) -> None:
    ann = await opened("Ann")

    reply = await ann.say("/gni")

    assert reply.body["notice"] == "I do not know /gni. Did you mean /gin?"


async def test_a_channel_that_is_not_there_is_told_so(opened: Opening) -> None:
    ann = await opened("Ann")

    reply = await ann.say("hello", "#cellar")

    assert (reply.status, reply.body["notice"]) == (403, "There is no such channel here.")


async def test_a_line_that_is_too_long_is_told_so(opened: Opening) -> None:
    ann = await opened("Ann")

    reply = await ann.say("x" * (LINE_LENGTH + 1))

    assert reply.status == 413
    assert reply.body["notice"] == "That line is too long. Please say it in 500 characters."
    assert await ann.bodies(LOUNGE) == []


@pytest.mark.parametrize("chat", ["#cellar", "@somebody", "##lounge", "lounge"])
async def test_nobody_speaks_where_they_are_not(opened: Opening, chat: str) -> None:
    ann = await opened("Ann")

    reply = await ann.say("/help", chat)

    assert reply.status == 403


async def test_a_press_on_anothers_private_message_is_refused_and_leaks_nothing(
    opened: Opening,
) -> None:
    ann, bob = await opened("Ann"), await opened("Bob")
    token = tokens((await ann.say("/help", ann.private)).body["private"])[0]

    reply = await bob.press(ann.private, "1", token)

    assert reply.status == 403
    assert list(reply.body) == ["notice"]
    assert reply.body["notice"].startswith("These cards are somebody else")


async def test_a_button_of_an_answer_redraws_that_answer(opened: Opening) -> None:
    ann = await opened("Ann")
    screen = (await ann.say("/rules")).body["private"]

    reply = await ann.press(ann.private, "~1", tokens(screen)[0])

    assert reply.body["redraw"]["title"] != screen["title"]


async def test_a_button_of_anothers_answer_does_nothing(opened: Opening) -> None:
    ann, bob = await opened("Ann"), await opened("Bob")
    token = tokens((await ann.say("/rules")).body["private"])[0]

    reply = await bob.press(bob.private, "~1", token)

    assert reply.body == {"notice": "This button is not one of mine."}


async def test_a_screen_never_takes_the_place_of_another_tables_message(
    opened: Opening,
) -> None:
    ann = await opened("Ann")
    await ann.say("my words")
    said = (await ann.hears("message"))["message"]["id"]
    token = tokens((await ann.say("/rules")).body["private"])[0]

    reply = await ann.press(LOUNGE, said, token)

    assert list(reply.body) == ["private"]
    assert [body["kind"] for body in await ann.bodies(LOUNGE)] == ["said"]


async def test_a_flood_is_slowed_down_kindly_and_slows_nobody_else(opened: Opening) -> None:
    ann, bob = await opened("Ann"), await opened("Bob")
    replies = [await ann.say("/help") for _ in range(BURST * 2)]

    reply = await bob.say("/help")

    assert {each.status for each in replies} == {200, 429}
    assert replies[-1].body["notice"].startswith("Easy")
    assert reply.status == 200


async def test_a_refusal_speaks_the_language_of_the_browser(served: Served) -> None:
    tab = Tab(served)
    await tab.hello("Ann")
    act = {"id": "1", "chat": "@somebody", "language": "ru-RU", "line": "/help"}

    reply = await tab.post("/api/say", act)

    assert reply.body["notice"].startswith("Это чужие карты")
