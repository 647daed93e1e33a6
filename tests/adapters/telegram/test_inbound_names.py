"""People nobody has met, and boards that a group has left behind, on Telegram."""

import pytest

from tests.adapters.telegram.hall import Hall
from tests.servers.telegram import Group, User


@pytest.fixture
async def ann(hall: Hall) -> User:
    """Ann, whose private chat is open."""
    return await hall.visitor("Ann")


@pytest.fixture
async def ben(hall: Hall) -> User:
    """Ben, whose private chat is open."""
    return await hall.visitor("Ben")


@pytest.fixture
async def group(hall: Hall, ann: User) -> Group:
    """A group of Ann's."""
    return hall.server.group("Card club", (ann,))


async def test_somebody_nobody_has_met_is_called_in_the_group_and_may_accept(
    hall: Hall, ann: User, group: Group
) -> None:
    dora = hall.user("Dora", "dora_d")
    group.join(dora)
    await hall.said(ann, group, "/gin @Dora_D")
    called = group.messages[-1].text

    door = await hall.pressed(dora, group.messages[-1], "Accept")
    dora.follow(door.url)
    await hall.quiet()

    assert "Dora_D" in called
    assert "@" not in called
    assert [player.name for player in hall.counter.table().players] == ["Ann", "Dora"]


async def test_somebody_who_was_called_finds_it_when_they_come(
    hall: Hall, ann: User, group: Group
) -> None:
    dora = hall.user("Dora", "dora_d")
    group.join(dora)
    await hall.said(ann, group, "/gin @dora_d")

    dora.start()
    await hall.quiet()

    assert any("Ann" in message.text for message in dora.private)
    assert "Dora" in group.messages[-1].text


async def test_nobody_else_may_accept_for_somebody_who_was_called(
    hall: Hall, ann: User, ben: User, group: Group
) -> None:
    group.join(ben)
    await hall.said(ann, group, "/gin @dora_d")

    answered = await hall.pressed(ben, group.messages[-1], "Accept")

    assert answered.text == hall.sentence("fault-challenge-others")


async def test_a_handle_of_a_program_is_refused(hall: Hall, ann: User, group: Group) -> None:
    await hall.said(ann, group, "/gin @some_other_bot")

    assert group.messages[-1].text == hall.sentence("fault-challenge-bot")


async def test_a_board_that_a_group_left_behind_leads_to_the_new_one(
    hall: Hall, ann: User, ben: User
) -> None:
    group = hall.server.group("Card club", (ann, ben), basic=True)
    board = await hall.match(ann, ben, group)
    group.migrate()
    await hall.quiet()

    answered = await hall.pressed(ann, board, "My hand")

    assert answered.text == hall.sentence("fault-place-moved")


async def test_a_button_that_can_not_be_pressed_says_why(hall: Hall, ann: User, ben: User) -> None:
    group = hall.server.group("Card club", (ann, ben))
    await hall.match(ann, ben, group)
    hand = ann.last

    answered = await hall.pressed(ann, hand, "· Draw")

    assert answered.text in {hall.sentence("why-no-round"), hall.sentence("why-not-your-turn")}
