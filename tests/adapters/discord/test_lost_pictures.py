"""Pictures of cards that somebody takes from Discord while the bot plays with them."""

from collections.abc import AsyncIterator

import pytest

from adapters.discord.emojis.faces import BACK, code_of, emoji_name
from engine.cards.card import PLAIN_CARDS
from tests.adapters.discord.hall import Hall
from tests.adapters.discord.playing import Match
from tests.servers.discord import Message, User
from tests.servers.discord_api.application import Emoji

QUARTER = 901
"""Seconds after which every token is dead."""
MOST_REFUSED = 2
"""How many messages may be on their way at once when the first one tells that."""


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    """A bot that may be told that pictures are no more, and does nothing else wrong."""
    async with Hall.open() as opened:
        yield opened
        refused = opened.server.refusals
        assert len(refused) <= MOST_REFUSED
        assert all("emoji" in words for words in refused)
        refused.clear()


@pytest.fixture
async def match(hall: Hall) -> Match:
    """A match that is under way with pictures of all cards, in private and beside the board."""
    emojis = hall.server.world.application.emojis
    for code in (*map(code_of, PLAIN_CARDS), BACK):
        emoji = Emoji(hall.server.world.ids.next(), emoji_name(code, "a" * 6), b"")
        emojis[emoji.id] = emoji
    hall.client._faces.learn(emojis.values())
    ann, bob = hall.user("Ann"), hall.user("Bob")
    match = await Match.begun(hall, hall.club(ann, bob), (ann, bob))
    await match.dealt()
    assert has_pictures(ann.last)
    return match


def has_pictures(message: Message) -> bool:
    """Whether a message shows cards by pictures."""
    return any(button.emoji for button in message.buttons) or "<:dw_" in message.text


def lose(hall: Hall) -> None:
    """Let Discord have no picture any more."""
    hall.server.world.application.emojis.clear()


def all_texts(user: User) -> bool:
    """Whether somebody reads their hand as text alone, in private."""
    return not has_pictures(user.last) and "Deadwood" in user.last.text


async def test_a_press_on_a_hand_is_answered_without_pictures_once_there_are_none(
    match: Match,
) -> None:
    drawer = match.whoever("Draw")
    hand = drawer.last
    lose(match.hall)

    answer = await match.draw(drawer)

    assert (answer.type, answer.message) == ("update", hand)
    assert all_texts(drawer)


async def test_a_hand_beside_the_board_comes_without_pictures_once_there_are_none(
    match: Match,
) -> None:
    lose(match.hall)

    answer = await match.press_on(match.ann, match.board, "My hand")

    assert answer.message is not None
    assert answer.ephemeral
    assert "Deadwood" in answer.text
    assert not has_pictures(answer.message)


async def test_what_is_written_in_private_is_answered_without_pictures_once_there_are_none(
    match: Match,
) -> None:
    lose(match.hall)

    match.ann.say_privately("/hand")
    await match.hall.quiet()

    assert all_texts(match.ann)


@pytest.mark.parametrize("seconds", [0, QUARTER], ids=["by its token", "by its channel"])
async def test_a_hand_is_brought_up_without_pictures_once_there_are_none(
    match: Match, seconds: int
) -> None:
    drawer = match.whoever("Draw")
    other = match.other(drawer)
    hand = other.last
    lose(match.hall)
    match.hall.server.clock.advance(seconds)

    await match.turn(drawer)

    assert other.last is hand
    assert all_texts(other)


async def test_a_hand_is_posted_without_pictures_once_there_are_none(match: Match) -> None:
    hand = match.ann.last
    lose(match.hall)

    match.ann.delete(hand)
    await match.hall.quiet()

    assert match.ann.last is not hand
    assert all_texts(match.ann)


async def test_what_is_sent_after_that_is_refused_no_more(match: Match) -> None:
    lose(match.hall)
    await match.draw(match.whoever("Draw"))
    refused = list(match.hall.server.refusals)

    answer = await match.press_on(match.ann, match.board, "My hand")

    assert answer.ephemeral
    assert match.hall.server.refusals == refused != []
