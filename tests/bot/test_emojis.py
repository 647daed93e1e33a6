"""`python -m bot emojis` over the fake Discord."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from pydantic import SecretStr

from adapters.discord.emojis.faces import Faces
from bot.emojis import DONE, emojis
from bot.settings import Settings
from engine.cards.card import PLAIN_CARDS
from tests.servers.discord import DiscordServer

PICTURES = 53


@pytest.fixture
async def server() -> AsyncIterator[DiscordServer]:
    async with DiscordServer.running() as opened:
        yield opened


async def status(server: DiscordServer, **more: object) -> int:
    """What comes of the command."""
    settings = Settings.model_construct(
        discord_token=SecretStr(server.token), discord_api_url=server.url
    ).model_copy(update=more)
    return await asyncio.to_thread(emojis, settings)


async def test_every_card_gets_its_picture_once(
    server: DiscordServer, capsys: pytest.CaptureFixture[str]
) -> None:
    first = await status(server)
    lines = capsys.readouterr().out.splitlines()
    second = await status(server)
    again = capsys.readouterr().out.splitlines()

    faces = Faces()
    faces.learn(server.world.application.emojis.values())
    assert (first, second) == (0, 0)
    assert all(faces.of(card) for card in PLAIN_CARDS)
    assert lines[0].startswith(" 1/53 uploaded dw_ac_")
    assert lines[-1] == again[-1] == DONE
    assert [line.split()[1] for line in again[:-1]] == ["kept"] * PICTURES
    assert server.refusals == []
    assert server.gateway.identified == []


@pytest.mark.parametrize(
    ("token", "words"),
    [
        pytest.param(None, "DISCORD_TOKEN is not set", id="no token"),
        pytest.param(SecretStr("HUNTER2 with blanks"), "does not look like", id="no token at all"),
        pytest.param(SecretStr("HUNTER2"), "refuses the bot's token", id="a wrong token"),
    ],
)
async def test_a_token_that_is_none_is_told_and_not_repeated(
    server: DiscordServer,
    capsys: pytest.CaptureFixture[str],
    token: SecretStr | None,
    words: str,
) -> None:
    found = await status(server, discord_token=token)

    told = capsys.readouterr()
    assert found == 1
    assert words in told.err
    assert "HUNTER2" not in told.err + told.out


async def test_a_server_that_is_not_there_is_told(
    server: DiscordServer, capsys: pytest.CaptureFixture[str]
) -> None:
    found = await status(server, discord_api_url="http://127.0.0.1:9/api")

    assert found == 1
    assert "does not answer" in capsys.readouterr().err


async def test_what_discord_refuses_is_told_and_may_be_tried_again(
    server: DiscordServer, capsys: pytest.CaptureFixture[str]
) -> None:
    server.fault("POST", status=400, code=30008, description="Maximum number of emojis reached")

    found = await status(server)

    assert found == 1
    assert "Maximum number of emojis reached. Run this again" in capsys.readouterr().err
    assert await status(server) == 0


@pytest.mark.parametrize(
    ("route", "body"),
    [
        ("GET /users/@me", b"<html>log in first</html>"),
        ("GET /users/@me", b"[]"),
        ("GET /applications/{application}/emojis", b"<html>log in first</html>"),
    ],
)
async def test_something_else_that_answers_is_told(
    server: DiscordServer, capsys: pytest.CaptureFixture[str], route: str, body: bytes
) -> None:
    server.fault(route, times=100, status=200, raw=body)

    found = await status(server)

    told = capsys.readouterr().err
    assert found == 1
    assert "not as the platform does" in told
    assert "log in first" not in told
