"""The bot's messages on the page: posted, edited, taken away."""

import asyncio

from adapters.outbox import Delivered, Gone, Refused
from adapters.web.courier import WebCourier
from tests.adapters.web.conftest import Opening
from tests.adapters.web.tabs import LOUNGE, Served, Tab, drawn


async def posted(courier: WebCourier, chat: str = LOUNGE) -> str:
    delivery = await courier.post(chat, drawn("turn-nobody"), f"first of {chat}")
    assert isinstance(delivery, Delivered)
    return delivery.message


async def sentences(tab: Tab, chat: str = LOUNGE) -> list[list[str]]:
    return [[block["text"] for block in body["blocks"]] for body in await tab.bodies(chat)]


async def test_a_posted_message_reaches_every_tab_at_once(served: Served, opened: Opening) -> None:
    ann, bob = await opened("Ann"), await opened("Bob")

    message = await posted(served.page.courier)

    for tab in (ann, bob):
        news = await tab.hears("message")
        assert (news["message"]["id"], news["message"]["author"]) == (message, "")


async def test_a_private_message_reaches_its_person_alone(served: Served, opened: Opening) -> None:
    ann, bob = await opened("Ann"), await opened("Bob")
    await posted(served.page.courier, ann.private)

    await posted(served.page.courier, LOUNGE)

    assert (await ann.hears("message"))["chat"] == ann.private
    assert (await bob.hears("message"))["chat"] == LOUNGE


async def test_the_same_nonce_makes_one_message(served: Served, opened: Opening) -> None:
    ann = await opened("Ann")

    first, again = await posted(served.page.courier), await posted(served.page.courier)

    assert first == again
    assert len(await ann.bodies(LOUNGE)) == 1


async def test_an_edit_replaces_what_a_message_says(served: Served, opened: Opening) -> None:
    ann = await opened("Ann")
    message = await posted(served.page.courier)

    delivery = await served.page.courier.edit(LOUNGE, message, drawn("done-already", version=2))

    assert delivery == Delivered(message)
    assert await sentences(ann) == [["That is done already."]]


async def test_an_equal_edit_is_not_pushed(served: Served, opened: Opening) -> None:
    message = await posted(served.page.courier)
    ann = await opened("Ann")

    await served.page.courier.edit(LOUNGE, message, drawn("turn-nobody"))
    await served.page.courier.edit(LOUNGE, message, drawn("done-already"))

    news = await ann.hears("message")
    assert news["message"]["body"]["blocks"][0]["text"] == "That is done already."


async def test_an_older_version_never_replaces_a_newer_one(
    served: Served, opened: Opening
) -> None:
    ann = await opened("Ann")
    message = await posted(served.page.courier)
    await served.page.courier.edit(LOUNGE, message, drawn("done-already", version=3))

    delivery = await served.page.courier.edit(LOUNGE, message, drawn("turn-nobody", version=2))

    assert delivery == Delivered(message)
    assert await sentences(ann) == [["That is done already."]]


async def test_edits_of_one_moment_end_with_the_newest(served: Served, opened: Opening) -> None:
    ann = await opened("Ann")
    message = await posted(served.page.courier)
    newest = drawn("done-already", version=9)
    older = [drawn("turn-nobody", version=version) for version in range(2, 9)]

    await asyncio.gather(
        *(served.page.courier.edit(LOUNGE, message, one) for one in (newest, *older))
    )

    assert await sentences(ann) == [["That is done already."]]


async def test_another_table_may_take_over_a_message(served: Served, opened: Opening) -> None:
    ann = await opened("Ann")
    message = await posted(served.page.courier)

    await served.page.courier.edit(LOUNGE, message, drawn("done-already", table="t2", version=0))

    assert await sentences(ann) == [["That is done already."]]


async def test_a_message_that_is_gone_says_so(served: Served) -> None:
    assert await served.page.courier.edit(LOUNGE, "12345", drawn("turn-nobody")) == Gone()


async def test_what_a_person_said_can_not_be_edited(served: Served, opened: Opening) -> None:
    ann = await opened("Ann")
    await ann.say("hello")
    message = (await ann.hears("message"))["message"]["id"]

    assert await served.page.courier.edit(LOUNGE, message, drawn("turn-nobody")) == Gone()


async def test_a_deleted_message_leaves_every_tab(served: Served, opened: Opening) -> None:
    ann = await opened("Ann")
    message = await posted(served.page.courier)

    await served.page.courier.delete(LOUNGE, message)

    assert (await ann.hears("removed"))["id"] == message
    assert await ann.bodies(LOUNGE) == []


async def test_closed_private_messages_refuse(served: Served, opened: Opening) -> None:
    ann = await opened("Ann")
    message = await posted(served.page.courier, ann.private)
    await ann.post("/api/private", {"open": False})

    posting = await served.page.courier.post(ann.private, drawn("turn-nobody"), "second")
    editing = await served.page.courier.edit(ann.private, message, drawn("done-already"))

    assert (posting, editing) == (Refused(), Refused())


async def test_a_ring_brings_the_message_up_in_its_place_and_calls_its_reader_alone(
    served: Served, opened: Opening
) -> None:
    ann, bob = await opened("Ann"), await opened("Bob")
    courier = served.page.courier
    message = await posted(courier, ann.private)

    delivery = await courier.ring(ann.private, message, drawn("done-already", version=2), "ring")
    await courier.ring(bob.private, "", drawn("turn-nobody"), "first ring")

    assert delivery == Delivered(message)
    ring = await ann.hears("ring")
    assert (ring["id"], ring["nonce"]) == (message, "ring")
    assert await sentences(ann, ann.private) == [["That is done already."]]
    assert (await bob.hears("ring"))["chat"] == bob.private


async def test_a_ring_where_no_message_is_posts_it_once(served: Served, opened: Opening) -> None:
    ann = await opened("Ann")
    courier = served.page.courier

    for _ in range(2):
        await courier.ring(ann.private, "", drawn("turn-nobody"), "the first hand")

    assert len(await ann.bodies(ann.private)) == 1


async def test_a_ring_of_a_message_that_is_gone_says_so(served: Served, opened: Opening) -> None:
    ann = await opened("Ann")

    delivery = await served.page.courier.ring(ann.private, "9", drawn("turn-nobody"), "ring")

    assert delivery == Gone()
    assert not any(news["kind"] == "ring" for news in ann.news)
