"""What strangers ask for in a group: they get exactly that as they open their private chat."""

import pytest

from adapters.frontdesk.commands.reading import only_shows
from tests.adapters.telegram.hall import Hall
from tests.servers.telegram import Group, User


@pytest.fixture
async def ann(hall: Hall) -> User:
    """Ann, who has started the bot."""
    return await hall.visitor("Ann", "ann_of_the_club")


@pytest.fixture
def eve(hall: Hall) -> User:
    """Eve, who has not."""
    return hall.user("Eve")


@pytest.fixture
def group(hall: Hall, ann: User, eve: User) -> Group:
    """A group of both."""
    return hall.group(ann, eve)


@pytest.mark.parametrize(
    ("line", "title"),
    [
        ("/help", "help-title"),
        ("/history", "history-title"),
        ("/games", "games-title"),
        ("/language", "language-title"),
        ("/settings", "settings-title"),
        ("/rules oklahoma 150", ""),
    ],
)
async def test_a_page_that_was_asked_for_waits_behind_the_link(
    hall: Hall, eve: User, group: Group, line: str, title: str
) -> None:
    await hall.said(eve, group, line)

    eve.follow(_link(group))
    await hall.quiet()

    (page,) = eve.private
    assert page.text.startswith(hall.sentence(title) if title else "Rules, page 1")
    assert group.messages[-1].text == hall.sentence("telegram-answer-waits")


async def test_what_waits_comes_after_what_was_asked_for(
    hall: Hall, ann: User, eve: User, group: Group
) -> None:
    await hall.said(eve, group, "/help")
    link = _link(group)
    await hall.said(ann, group, "/gin @Eve")
    card = group.messages[-1].text.split("\n")[0]

    eve.follow(link)
    await hall.quiet()

    first, last = eve.private
    assert first.text.startswith(hall.sentence("help-title"))
    assert last.text.split("\n")[0] == card


async def test_the_settings_of_a_group_are_shown_as_its_own(
    hall: Hall, eve: User, group: Group
) -> None:
    await hall.said(eve, group, "/settings here")

    eve.follow(_link(group))
    await hall.quiet()

    assert "Card club" in eve.last.text


async def test_a_forwarded_link_shows_nothing_of_a_group(
    hall: Hall, eve: User, group: Group
) -> None:
    await hall.said(eve, group, "/settings here")
    dan = hall.user("Dan")

    dan.follow(_link(group))
    await hall.quiet()

    assert not any("Card club" in one.text for one in dan.private)


async def test_how_it_is_played_waits_for_whoever_presses_the_greeting(
    hall: Hall, ann: User, eve: User, group: Group
) -> None:
    group.remove_bot(ann)
    group.add_bot(ann)
    await hall.quiet()

    answered = await hall.pressed(eve, group.messages[-1], hall.sentence("button-how-to-play"))
    eve.follow(answered.url)
    await hall.quiet()

    (page,) = eve.private
    assert page.text.startswith(hall.sentence("help-title"))


async def test_who_asks_for_several_pages_is_told_once_where_they_are(
    hall: Hall, ann: User, group: Group
) -> None:
    for line in ("/help", "/rules", "/games"):
        await hall.said(ann, group, line)

    assert [one.text for one in group.messages] == [hall.sentence("telegram-sent-privately")]
    assert ann.last.text.startswith(hall.sentence("games-title"))


@pytest.mark.parametrize(
    "line", ["/settings notices off", "/language ru", "/gin", "/nonsense", "/draw"]
)
def test_what_would_change_something_is_not_asked_again(line: str) -> None:
    assert not only_shows(line)


def _link(group: Group) -> str:
    (button,) = group.messages[-1].buttons
    return button.url
