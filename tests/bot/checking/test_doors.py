"""The platforms that are on, and the ports they need, before a start."""

import socket
from collections.abc import Iterator

import pytest
from pydantic import SecretStr

from bot.checking.doors import findings
from bot.settings import Settings

TOKEN = SecretStr("42:TEST")


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program has."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def found(*, is_free: bool = True, **settings: object) -> list[tuple[str, str]]:
    asked = Settings.model_construct(web_port=0).model_copy(update=settings)
    return [(one.level, one.text) for one in findings(asked, is_free=is_free)]


def test_a_page_whose_port_is_free_is_fine() -> None:
    assert [level for level, _ in found()] == ["ok"]


def test_a_port_of_the_page_that_is_taken_is_a_problem(taken: int) -> None:
    ((level, text),) = found(web_port=taken)

    assert level == "problem"
    assert f"port {taken} on 127.0.0.1" in text
    assert "WEB_PORT" in text


def test_a_port_that_the_running_bot_has_is_no_problem(taken: int) -> None:
    assert [level for level, _ in found(is_free=False, web_port=taken)] == ["ok"]


def test_a_host_that_is_not_here_is_a_problem() -> None:
    assert [level for level, _ in found(web_host="192.0.2.1")] == ["problem"]


def test_a_port_of_the_webhook_that_is_taken_is_a_problem(taken: int) -> None:
    ((level, text),) = found(
        telegram_token=TOKEN,
        telegram_webhook_url="https://cards.example/tg",
        telegram_webhook_port=taken,
    )

    assert level == "problem"
    assert "TELEGRAM_WEBHOOK_PORT" in text


def test_a_page_and_a_webhook_at_one_port_are_a_problem() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]

    lines = found(
        web=True,
        web_port=port,
        telegram_token=TOKEN,
        telegram_webhook_url="https://cards.example/tg",
        telegram_webhook_port=port,
    )

    ((_, text),) = [line for line in lines if line[0] == "problem"]
    assert "WEB_PORT" in text
    assert "TELEGRAM_WEBHOOK_PORT" in text


def test_without_any_platform_nobody_could_play() -> None:
    ((level, text),) = found(web=False)

    assert level == "problem"
    assert "TELEGRAM_TOKEN" in text


def test_discord_alone_needs_no_port() -> None:
    assert found(discord_token=TOKEN) == []


def test_telegram_alone_needs_no_port() -> None:
    assert found(telegram_token=TOKEN) == []
