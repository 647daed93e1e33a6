"""The log: one event a line, in either form, and never what a variable held."""

import json
import logging
from collections.abc import Iterator
from typing import Literal

import pytest
import structlog

from bot.logs import set_up_logs

FORMS: tuple[Literal["console", "json"], ...] = ("console", "json")


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Leave logging as it was."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    structlog.reset_defaults()
    root.handlers[:], root.level = handlers, level


def test_an_event_is_a_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("info", "json")

    structlog.get_logger().info("ready", page="http://127.0.0.1/")

    (line,) = capsys.readouterr().out.splitlines()
    event = json.loads(line)
    assert (event["event"], event["level"], event["page"]) == (
        "ready",
        "info",
        "http://127.0.0.1/",
    )


def test_an_event_is_a_line_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("info", "console")

    structlog.get_logger().info("ready", page="here")

    (line,) = capsys.readouterr().out.splitlines()
    assert "ready" in line
    assert "page=here" in line


@pytest.mark.parametrize("form", FORMS)
def test_what_is_below_the_level_is_not_written(
    capsys: pytest.CaptureFixture[str], form: Literal["console", "json"]
) -> None:
    set_up_logs("warning", form)

    structlog.get_logger().info("chatter")

    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("form", FORMS)
def test_a_traceback_shows_where_but_no_variable(
    capsys: pytest.CaptureFixture[str], form: Literal["console", "json"]
) -> None:
    set_up_logs("debug", form)

    hand = " of ".join(("seven", "hearts"))
    try:
        _fails(hand)
    except ValueError as error:
        structlog.get_logger().error("work failed", exc_info=error)

    out = capsys.readouterr().out
    assert "_fails" in out
    assert hand not in out


def _fails(hand: str) -> None:
    if hand:
        raise ValueError("broken")
