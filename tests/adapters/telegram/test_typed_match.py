"""A match in words on Telegram: what was done is said, and the hand comes after it."""

import pytest

from tests.adapters.telegram.hall import Hall
from tests.servers.telegram import Group, Message, User


class Typing:
    """Ann and Ben at a table in a group, who type what they do."""

    def __init__(self, hall: Hall, ann: User, ben: User, group: Group) -> None:
        self.hall = hall
        self.people = (ann, ben)
        self.group = group

    def waited_for(self, label: str) -> User:
        """The one who can press a button that begins so."""
        return next(
            user
            for user in self.people
            if any(one.text.startswith(label) for one in user.last.buttons)
        )


def with_buttons(user: User) -> list[Message]:
    """Somebody's private messages that can be pressed."""
    return [message for message in user.private if any(message.buttons)]


@pytest.fixture
async def typing(hall: Hall) -> Typing:
    """A table at which somebody has to take the first upcard or leave it."""
    ann, ben = await hall.visitor("Ann", "ann_a"), await hall.visitor("Ben", "ben_b")
    group = hall.group(ann, ben)
    await hall.match(ann, ben, group)
    typing = Typing(hall, ann, ben, group)
    await hall.said(typing.waited_for("I deal first"), None, "deal")
    return typing


async def test_a_move_is_told_and_then_the_hand_comes_down(typing: Typing) -> None:
    user = typing.waited_for("Leave it")

    await typing.hall.said(user, None, "pass")

    told, hand = user.private[-2:]
    assert told.text == typing.hall.sentence("typed-passed")
    assert with_buttons(user) == [hand]


async def test_a_move_in_a_group_is_told_in_private_alone(typing: Typing) -> None:
    user = typing.waited_for("Leave it")
    before = [message.id for message in typing.group.messages]

    await typing.hall.said(user, typing.group, "/move pass")

    assert [message.id for message in typing.group.messages] == before
    assert user.private[-2].text == typing.hall.sentence("typed-passed")
    assert len(with_buttons(user)) == 1


async def test_a_refused_move_leaves_the_hand_where_it_is(typing: Typing) -> None:
    user = typing.waited_for("Leave it")
    (hand,) = with_buttons(user)

    await typing.hall.said(user, None, "knock")

    assert with_buttons(user) == [hand]
    assert user.last is not hand
