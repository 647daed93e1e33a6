"""A challenge on Telegram whose card speaks another language than the one who accepts it."""

import pytest

from tests.adapters.telegram.hall import Hall
from tests.servers.telegram import Answered, Group, Message, User


@pytest.fixture
async def ann(hall: Hall) -> User:
    """Ann, who challenges in English."""
    return await hall.visitor("Ann", "ann_of_the_club")


@pytest.fixture
async def dan(hall: Hall) -> User:
    """Dan, who reads Russian."""
    return await hall.visitor("Дан", "dan_of_the_club", "ru")


@pytest.fixture
def group(hall: Hall, ann: User, dan: User) -> Group:
    """A group of both, which reads English."""
    return hall.group(ann, dan)


async def test_who_reads_another_language_is_told_where_to_accept(
    hall: Hall, ann: User, dan: User, group: Group
) -> None:
    card = await _card(hall, ann, group)

    answered = await hall.pressed(dan, card, "Accept")

    said = [
        hall.sentence(key, "ru") for key in ("challenge-read-first", "telegram-sent-privately")
    ]
    assert answered == Answered(" ".join(said), alert=True)
    await hall.pressed(dan, dan.last, "Принять")
    assert "My hand" in [one.text for one in card.buttons]


async def test_who_accepts_once_more_has_one_copy_of_the_card_below(
    hall: Hall, ann: User, dan: User, group: Group
) -> None:
    card = await _card(hall, ann, group)
    await hall.pressed(dan, card, "Accept")
    first = dan.last

    await hall.pressed(dan, card, "Accept")

    assert (first.deleted, dan.last.deleted) == (True, False)
    assert dan.last.text == first.text


async def test_who_has_not_started_the_bot_reads_the_card_behind_the_link(
    hall: Hall, ann: User, group: Group
) -> None:
    eve = hall.user("Ева", language="ru")
    group.join(eve)
    await hall.said(eve, group, "/language ru")
    card = await _card(hall, ann, group)

    answered = await hall.pressed(eve, card, "Accept")
    eve.follow(answered.url)
    await hall.quiet()

    assert "Принять" in [one.text for one in eve.last.buttons]


async def _card(hall: Hall, ann: User, group: Group) -> Message:
    await hall.said(ann, group, "/gin")
    return group.messages[-1]
