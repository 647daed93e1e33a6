"""Who a tab is, what it may read, and what it hears."""

from typing import Any

import aiohttp
import pytest

from adapters.frontdesk import Visitor
from adapters.web.site import NEWCOMERS
from adapters.web.tabs import RECENT
from tests.adapters.web.conftest import Opening
from tests.adapters.web.tabs import LOUNGE, Served, Tab, drawn, joining


async def test_hello_tells_a_tab_all_it_needs(served: Served) -> None:
    tab = Tab(served)

    reply = await tab.hello("Ann")

    place = reply.body
    assert place.pop("user")
    assert place.pop("key")
    assert place == {
        "name": "Ann",
        "language": "en",
        "channels": [
            {"chat": "#lounge", "name": "lounge"},
            {"chat": "#table-one", "name": "table-one"},
            {"chat": "#table-two", "name": "table-two"},
        ],
        "private": place["private"],
        "privateOpen": True,
    }


@pytest.mark.parametrize(
    ("typed", "given"),
    [
        pytest.param("  Ann   Lee ", "Ann Lee", id="spaces"),
        pytest.param("@/Ann", "Ann", id="what begins a command or a mention"),
        pytest.param('Jo "Ace"', "Jo Ace", id="what a command puts around a name"),
        pytest.param("A\u202enn", "Ann", id="turned around"),
        pytest.param("\u200b\u2060", "·", id="nothing to see"),
        pytest.param("x" * 40, "x" * 31 + "…", id="too long"),
        pytest.param("Әлия", "Әлия", id="Kazakh"),
    ],
)
async def test_a_name_is_made_harmless(served: Served, typed: str, given: str) -> None:
    tab = Tab(served)

    reply = await tab.hello(typed)

    assert reply.body["name"] == given


async def test_a_name_that_somebody_has_gets_a_number(served: Served) -> None:
    names = [(await Tab(served).hello("Ann")).body["name"] for _ in range(3)]

    assert names == ["Ann", "Ann2", "Ann3"]


async def test_who_gets_another_name_is_told_why(served: Served) -> None:
    await Tab(served).hello("Ann")

    notice = (await Tab(served).hello("ann")).body["notice"]

    assert "“\u2068ann\u2069” is taken" in notice
    assert "Here you are \u2068ann2\u2069." in notice


async def test_newcomers_of_one_address_come_at_a_walking_pace(served: Served) -> None:
    for number in range(NEWCOMERS):
        await Tab(served).hello(f"Guest {number}")

    replies = [await Tab(served).hello("One more") for _ in range(5)]

    refused = next(reply for reply in replies if reply.status != 200)
    assert refused.status == 429
    assert refused.body["notice"].startswith("Easy, one thing after the other!")


async def test_who_is_known_comes_back_at_any_pace(served: Served) -> None:
    place = (await Tab(served).hello("Ann")).body
    proof = {"user": place["user"], "key": place["key"], "known_as": "Ann"}

    replies = [await Tab(served).hello("Ann", **proof) for _ in range(NEWCOMERS + 5)]

    assert {reply.status for reply in replies} == {200}


async def test_a_tab_comes_back_as_the_same_person(served: Served) -> None:
    place = (await Tab(served).hello("Ann")).body
    proof = {"user": place["user"], "key": place["key"], "known_as": "Ann"}

    again = (await Tab(served).hello("Ann", **proof)).body

    assert again == place


async def test_a_person_may_change_their_name(served: Served) -> None:
    place = (await Tab(served).hello("Ann")).body
    proof = {"user": place["user"], "key": place["key"], "known_as": "Ann"}
    tab = Tab(served)

    renamed = (await tab.hello("Anna", **proof)).body

    assert (renamed["user"], renamed["name"]) == (place["user"], "Anna")
    assert (await tab.say("hello")).status == 200


async def test_a_wrong_key_makes_a_new_person(served: Served) -> None:
    place = (await Tab(served).hello("Ann")).body

    other = (await Tab(served).hello("Ann", user=place["user"], key="0", known_as="Ann")).body

    assert other["user"] != place["user"]


async def test_nobody_reads_another_persons_private_chat(served: Served, opened: Opening) -> None:
    ann, bob = await opened("Ann"), await opened("Bob")
    await served.page.courier.post(ann.private, drawn("turn-nobody"), "n")

    assert len(await ann.bodies(ann.private)) == 1
    assert (await bob.read(ann.private)).status == 403


@pytest.mark.parametrize("chat", ["", "lounge", "#cellar", "#", "@"])
async def test_a_chat_that_is_not_there_can_not_be_read(opened: Opening, chat: str) -> None:
    ann = await opened("Ann")

    assert (await ann.read(chat)).status == 403


async def test_a_person_deletes_their_own_private_message(served: Served, opened: Opening) -> None:
    ann = await opened("Ann")
    await served.page.courier.post(ann.private, drawn("turn-nobody"), "n")
    message = (await ann.hears("message"))["message"]["id"]

    await ann.post("/api/remove", {"message": message})

    assert await ann.bodies(ann.private) == []
    assert (await ann.hears("removed"))["id"] == message


@pytest.mark.usefixtures("busy")
async def test_a_hand_that_is_deleted_while_it_is_played_comes_back(opened: Opening) -> None:
    ann = await opened("Ann")
    await ann.say("/gin bot casual")
    hand = await private_message(ann)

    await ann.post("/api/remove", {"message": hand["id"]})

    again = await private_message(ann)
    assert again["id"] != hand["id"]
    assert [body["table"] for body in await ann.bodies(ann.private)] == [hand["body"]["table"]]


async def test_a_hand_that_is_deleted_after_the_match_stays_away(
    busy: Served, opened: Opening
) -> None:
    ann = await opened("Ann")
    await ann.say("/gin bot casual")
    hand = await private_message(ann)
    asked = (await ann.say("/resign")).body["private"]
    await ann.press(ann.private, "~1", token_of(asked, "Yes, I resign"))

    await ann.post("/api/remove", {"message": hand["id"]})

    row = await busy.parts.store.message_at("web", ann.private, hand["id"])
    assert row is not None
    assert await ann.bodies(ann.private) == []


@pytest.mark.parametrize("whose", ["another's private message", "a message of a channel"])
async def test_nobody_deletes_anything_else(served: Served, opened: Opening, whose: str) -> None:
    ann, bob = await opened("Ann"), await opened("Bob")
    chat = LOUNGE if whose == "a message of a channel" else ann.private
    await served.page.courier.post(chat, drawn("turn-nobody"), "n")
    message = (await ann.hears("message"))["message"]["id"]

    await bob.post("/api/remove", {"message": message})

    assert len(await ann.bodies(chat)) == 1


async def test_private_messages_stay_closed_until_opened(served: Served) -> None:
    tab = Tab(served)
    place = (await tab.hello("Ann")).body
    proof = {"user": place["user"], "key": place["key"], "known_as": "Ann"}

    closed = await tab.post("/api/private", {"open": False})
    after_closing = (await Tab(served).hello("Ann", **proof)).body["privateOpen"]
    opened_again = await tab.post("/api/private", {"open": True})
    after_opening = (await Tab(served).hello("Ann", **proof)).body["privateOpen"]

    assert (closed.body["privateOpen"], after_closing) == (False, False)
    assert (opened_again.body["privateOpen"], after_opening) == (True, True)


def token_of(screen: dict[str, Any], label: str) -> str:
    labels = {button["label"]: button["token"] for row in screen["rows"] for button in row}
    return str(labels[label])


async def private_message(tab: Tab) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = (await tab.hears("message"))["message"]
        if message["chat"] == tab.private:
            return message


async def talk(served: Served, lines: int) -> None:
    visitor = Visitor("web", "talker", "Talker")
    for number in range(lines):
        await served.page.courier.say(visitor, LOUNGE, f"line {number}", f"talk {number}")


async def test_a_live_board_is_read_however_much_was_said_after_it(
    busy: Served, opened: Opening
) -> None:
    ann = await opened("Ann")
    await ann.say("/gin")
    board = (await ann.hears("message"))["message"]["id"]

    await talk(busy, RECENT + 8)

    messages = (await ann.read(LOUNGE)).body["messages"]
    assert [one["id"] for one in messages if one["body"]["kind"] == "screen"] == [board]
    assert messages[0]["id"] == board
    assert len(messages) == RECENT + 1


async def test_a_board_of_the_past_goes_with_what_was_said_at_its_time(
    busy: Served, opened: Opening
) -> None:
    ann = await opened("Ann")
    await ann.say("/gin")
    board = (await ann.hears("message"))["message"]
    await ann.press(LOUNGE, board["id"], token_of(board["body"], "Withdraw"))

    await talk(busy, RECENT)

    assert {body["kind"] for body in await ann.bodies(LOUNGE)} == {"said"}


async def test_everybody_hears_who_comes_and_goes(opened: Opening, served: Served) -> None:
    ann = await opened("Ann")
    bob = Tab(served)
    await bob.hello("Bob")

    async with bob.listening():
        came = await ann.hears("people")
    gone = await ann.hears("people")

    assert (came["people"], gone["people"]) == (["Ann", "Bob"], ["Ann"])


async def test_a_person_with_two_tabs_is_here_once(opened: Opening) -> None:
    ann = await opened("Ann")

    async with ann.listening():
        news = await ann.hears("people")

    assert news["people"] == ["Ann"]


@pytest.mark.parametrize(
    "first", ["nonsense", "{}", '{"user": "u", "key": "k", "name": "n"}', "[" * 5000]
)
async def test_a_live_line_without_a_key_is_closed(served: Served, first: str) -> None:
    headers = {"Origin": served.origin}
    async with served.http.ws_connect(f"{served.origin}/ws", headers=headers) as socket:
        await socket.send_str(first)

        frame = await socket.receive(timeout=5)

    assert frame.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)


async def test_a_live_line_with_somebody_elses_name_is_closed(served: Served) -> None:
    tab = Tab(served)
    await tab.hello("Ann")
    async with served.http.ws_connect(f"{served.origin}/ws", headers=tab.headers) as socket:
        await socket.send_json(joining(tab.place) | {"name": "Bob"})

        frame = await socket.receive(timeout=5)

    assert frame.type is aiohttp.WSMsgType.CLOSE


async def test_stopping_the_page_ends_the_live_lines(served: Served) -> None:
    tab = Tab(served)
    await tab.hello("Ann")
    async with served.http.ws_connect(f"{served.origin}/ws", headers=tab.headers) as socket:
        await socket.send_json(joining(tab.place))
        joined = {(await socket.receive_json(timeout=5))["kind"] for _ in range(2)}

        await served.page.stop()

        assert joined == {"people", "notices"}
        assert (await socket.receive(timeout=5)).data == aiohttp.WSCloseCode.GOING_AWAY


async def test_a_tab_is_told_whether_its_person_wants_to_be_called_and_only_when_that_is_new(
    opened: Opening,
) -> None:
    ann = await opened("Ann")
    at_first = await ann.hears("notices")
    for line in (
        "/help",
        "/settings notices off",
        "/settings notices off",
        "/settings notices on",
    ):
        await ann.say(line)

    later = [await ann.hears("notices"), await ann.hears("notices")]

    assert at_first["wanted"]
    assert [one["wanted"] for one in later] == [False, True]


async def test_what_one_wants_is_told_in_all_of_their_tabs_and_in_nobody_elses(
    served: Served, opened: Opening
) -> None:
    ann, ben = await opened("Ann"), await opened("Ben")
    await ben.hears("notices")
    second = Tab(served)
    await second.hello("Ann", **ann.proof)
    async with second.listening():
        await second.hears("notices")

        await ann.say("/settings notices off")

        assert not (await second.hears("notices"))["wanted"]
    assert "notices" not in {one["kind"] for one in ben.news}
