"""Pictures of cards that are brought while a bot runs, and are changed then."""

from collections.abc import AsyncIterator

import pytest

from adapters.discord import client
from adapters.discord.emojis.faces import BACK, code_of, emoji_name
from engine.cards.card import PLAIN_CARDS
from tests.adapters.discord.hall import Hall
from tests.servers.discord import Button, DiscordServer, Message, TextChannel, User
from tests.servers.discord_api.application import Emoji

EMOJIS = "GET /applications/{application}/emojis"


@pytest.fixture
async def hall(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    """A bot that looks for pictures all the time."""
    monkeypatch.setattr(client, "FACES_SECONDS", 0.02)
    async with Hall.open() as opened:
        yield opened


@pytest.fixture
def ann(hall: Hall) -> User:
    """Somebody who plays."""
    return hall.user("Ann")


@pytest.fixture
def ben(hall: Hall) -> User:
    """Somebody who plays."""
    return hall.user("Ben")


@pytest.fixture
def cards(hall: Hall, ann: User, ben: User) -> TextChannel:
    """Where they play."""
    return hall.club(ann, ben)


async def bring(server: DiscordServer, digest: str) -> None:
    """Let there be pictures of all cards, and no others, and wait until the bot has looked."""
    emojis = server.world.application.emojis
    emojis.clear()
    for code in (*map(code_of, PLAIN_CARDS), BACK):
        emoji = Emoji(server.world.ids.next(), emoji_name(code, digest), b"")
        emojis[emoji.id] = emoji
    looked = count(server)
    await server.until(lambda: count(server) > looked + 1)


async def test_pictures_are_looked_for_again_after_discord_asked_to_wait(hall: Hall) -> None:
    limited = hall.server.fault(EMOJIS, times=2, status=429, retry_after=0.05)

    await hall.server.until(lambda: limited.met == 2)
    looked = count(hall.server)

    await hall.server.until(lambda: count(hall.server) > looked + 1)


def count(server: DiscordServer) -> int:
    """How often it was looked which pictures there are."""
    return sum("emojis" in call.path for call in server.journal.entries)


def hand_of(user: User) -> Message:
    """The hand of somebody, in their private chat."""
    return user.dm.last


async def deal(hall: Hall, first: User, second: User, where: TextChannel) -> None:
    """Begin a match of two, and let whoever may deal do so."""
    await hall.match(first, second, where)
    for user in (first, second):
        if not hand_of(user).button("I deal first").disabled:
            await hall.pressed(user, hand_of(user), "I deal first")
            return


def digest_in(button: Button) -> str:
    """What the picture on a button is called, without its card; empty where there is none."""
    return button.emoji.rpartition("_")[2]


async def test_a_hand_shows_the_pictures_that_there_are(
    hall: Hall, ann: User, ben: User, cards: TextChannel
) -> None:
    await bring(hall.server, "a" * 6)

    await deal(hall, ann, ben, cards)

    assert {digest_in(button) for button in hand_of(ann).buttons} == {"a" * 6, ""}


async def test_pictures_that_are_changed_while_the_bot_runs_refuse_no_message(
    hall: Hall, ann: User, ben: User, cards: TextChannel
) -> None:
    await bring(hall.server, "a" * 6)
    await deal(hall, ann, ben, cards)

    await bring(hall.server, "b" * 6)
    await hall.pressed(ann, hand_of(ann), "Sort by rank")

    assert {digest_in(button) for button in hand_of(ann).buttons} == {"b" * 6, ""}
