"""What was asked for in a group and stands in a private chat: who may press it, and for where."""

from tests.adapters.telegram.hall import Hall, button
from tests.servers.telegram import User

SETTINGS = "/settings here"


async def members(hall: Hall) -> tuple[User, User]:
    """Two people whose private chats are open."""
    return await hall.visitor("Ann"), await hall.visitor("Eve")


async def test_a_command_that_a_private_message_is_made_to_carry_is_not_typed(hall: Hall) -> None:
    ann, eve = await members(hall)
    group = hall.group(ann, eve)
    await hall.said(eve, group, "/help")

    answered = await eve.press(eve.last, "/gin", stale=True).answer()
    await hall.quiet()

    assert answered.text == hall.sentence("telegram-old-button")
    assert hall.counter.store.tables == {}


async def test_a_button_in_a_group_types_nothing_but_what_the_greeting_has(hall: Hall) -> None:
    ann, eve = await members(hall)
    group = hall.group(ann, eve)
    await hall.said(ann, group, "/start@DeadwoodBot")
    before = len(ann.private)

    answered = await ann.press(group.messages[0], SETTINGS, stale=True).answer()
    await hall.quiet()

    assert answered.text == hall.sentence("telegram-old-button")
    assert len(ann.private) == before


async def test_who_was_removed_from_a_group_chooses_nothing_for_it(hall: Hall) -> None:
    ann, eve = await members(hall)
    group = hall.group(ann, eve)
    await hall.said(ann, group, SETTINGS)
    await hall.pressed(ann, ann.last, "Language")
    page = ann.last
    group.drop(ann)

    answered = await hall.pressed(ann, page, "Русский")

    place = await hall.counter.store.place(f"telegram:{group.id}")
    assert place.language == ""
    assert answered.alert


async def test_who_was_removed_before_they_pressed_is_told_so(hall: Hall) -> None:
    ann, eve = await members(hall)
    group = hall.group(ann, eve)
    await hall.said(eve, group, SETTINGS)
    group.drop(eve)

    answered = await hall.pressed(eve, eve.last, "Language")

    assert answered.text == hall.sentence("fault-left-group")


async def test_a_page_about_a_group_goes_on_with_the_group_that_it_becomes(hall: Hall) -> None:
    ann, eve = await members(hall)
    group = hall.server.group("Card club", (ann, eve), basic=True)
    await hall.said(ann, group, SETTINGS)
    new = group.migrate()
    await hall.quiet()

    await hall.pressed(ann, ann.last, "Language")
    answered = await hall.pressed(ann, ann.last, "Русский")

    place = await hall.counter.store.place(f"telegram:{new.id}")
    assert (place.language, answered.text) == ("ru", "")


async def test_a_page_of_a_group_that_has_grown_unheard_is_asked_where_that_is_now(
    hall: Hall,
) -> None:
    ann, eve = await members(hall)
    group = hall.server.group("Card club", (ann, eve), basic=True)
    await hall.said(eve, group, SETTINGS)
    page = eve.last
    group.became = hall.server.group("Card club", (ann, eve))

    answered = await eve.press(page, button(page, "Language")).answer()
    await hall.quiet()

    assert answered.text == ""
    assert "Language" in eve.last.text
