"""Every button that everybody in a group sees leads its presser somewhere they can see."""

import pytest

from tests.adapters.telegram.hall import Hall
from tests.servers.telegram import Answered, Button, Group, Message, User

PAGES = ("Rules", "Resign", "Call it off", "Change rules")
"""What is asked for by these is a screen with buttons of its own: it comes in private."""


@pytest.fixture
async def ann(hall: Hall) -> User:
    """Ann, who challenges; her private chat is open."""
    return await hall.visitor("Ann", "ann_of_the_club")


@pytest.fixture
async def ben(hall: Hall) -> User:
    """Ben, who is challenged; his private chat is open."""
    return await hall.visitor("Ben", "ben_of_the_club")


@pytest.fixture
def group(hall: Hall, ann: User, ben: User) -> Group:
    """A group of both; Ann may choose for it."""
    return hall.group(ann, ben)


async def test_every_button_of_a_card_leads_somewhere(
    hall: Hall, ann: User, ben: User, group: Group
) -> None:
    for line in ("/gin @ben_of_the_club", "/gin", "/gin bot"):
        await hall.said(ann, group, line)
        card = group.messages[-1]

        for label in labels(card):
            await _leads_on(hall, (ben, ann), card, label)


async def test_every_button_of_a_board_leads_somewhere(
    hall: Hall, ann: User, ben: User, group: Group
) -> None:
    board = await hall.match(ann, ben, group)
    assert {"My hand", "Resign", "Call it off", "Rules"} <= {*labels(board)}

    for label in labels(board):
        await _leads_on(hall, (ann, ben), board, label)


async def test_every_button_of_a_quiet_board_leads_somewhere(
    hall: Hall, ann: User, ben: User, group: Group
) -> None:
    await hall.said(ann, group, "/settings here quiet on")
    board = await hall.match(ann, ben, group)
    assert "· Last round" in labels(board)

    for label in labels(board):
        await _leads_on(hall, (ann, ben), board, label)


async def test_every_button_beside_an_offer_leads_somewhere(
    hall: Hall, ann: User, ben: User, group: Group
) -> None:
    board = await hall.match(ann, ben, group)
    await hall.pressed(ann, board, "Call it off")
    await hall.pressed(ann, ann.last, "Offer to call it off")
    assert "Play on" in labels(board)

    for label in labels(board):
        await _leads_on(hall, (ann, ben), board, label)


async def test_every_button_of_a_match_that_is_over_leads_somewhere(
    hall: Hall, ann: User, ben: User, group: Group
) -> None:
    board = await hall.match(ann, ben, group)
    await hall.pressed(ann, board, "Resign")
    await hall.pressed(ann, ann.last, "Yes, I resign")
    result = group.messages[-1]
    assert result is not board

    for message in (board, result):
        for label in labels(message):
            await _leads_on(hall, (ben, ann), message, label)


@pytest.mark.parametrize("label", ["Resign", "Call it off"])
async def test_a_question_asked_for_in_a_group_can_be_answered(
    hall: Hall, ann: User, ben: User, group: Group, label: str
) -> None:
    board = await hall.match(ann, ben, group)

    answered = await hall.pressed(ann, board, label)

    assert answered == Answered(hall.sentence("telegram-sent-privately"))
    assert any(one.style == "danger" for one in ann.last.buttons)


def labels(message: Message) -> list[str]:
    """What can be pressed on a message, and does not only follow a link."""
    return [one.text for one in message.buttons if not one.url]


async def _leads_on(hall: Hall, people: tuple[User, ...], message: Message, label: str) -> None:
    """See to it that each of the people sees something of a press on a button, if it is there."""
    for user in people:
        here = [one for one in message.buttons if one.text == label]
        if here and not message.deleted:
            before = _seen(user, message)
            answered = await _pressed(hall, user, message, here[0])
            came = _seen(user, message) != before
            assert came or answered.text or answered.url, (user.name, label)
            if label in PAGES and not answered.alert:
                assert _private(user) != before[0], (user.name, label, answered)


async def _pressed(hall: Hall, user: User, message: Message, button: Button) -> Answered:
    answered = await user.press(message, button).answer()
    await hall.quiet()
    return answered


def _seen(user: User, message: Message) -> tuple[list[str], str]:
    return _private(user), message.text


def _private(user: User) -> list[str]:
    return [one.text for one in user.private]


@pytest.mark.parametrize("label", ["My hand", "· Resign", "· Call it off"])
async def test_a_board_of_a_match_that_is_over_says_how_it_ended(
    hall: Hall, ann: User, ben: User, group: Group, label: str
) -> None:
    board = await hall.match(ann, ben, group)
    await hall.pressed(ann, board, "Resign")
    await hall.pressed(ann, ann.last, "Yes, I resign")

    answered = await hall.pressed(ben, board, label)

    assert answered.alert
    assert "\u2068Ann\u2069 resigned. \u2068Ben\u2069 wins" in answered.text
