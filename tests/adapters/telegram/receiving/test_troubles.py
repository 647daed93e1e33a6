"""What is said and how long is waited when Telegram does not do what it should."""

import pytest
from structlog.testing import capture_logs
from telegram.error import BadRequest, Conflict, InvalidToken, NetworkError, RetryAfter, TimedOut

from adapters.telegram.receiving import troubles as module
from adapters.telegram.receiving.troubles import Troubles
from engine.service.ports import StoreBusy


class Watch:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def troubles(watch: Watch | None = None) -> Troubles:
    """Troubles that wait as long as they may."""
    return Troubles(chance=lambda: 1.0, now=watch or Watch())


def said(error: Exception, of: Troubles) -> list[tuple[str, str]]:
    """The level and the words of what is logged."""
    with capture_logs() as log:
        of.seconds_after(error)
    return [(line["log_level"], line["event"]) for line in log]


def test_each_failure_in_a_row_is_waited_for_longer_up_to_a_limit() -> None:
    silent = troubles()

    waits = [silent.seconds_after(TimedOut()) for _ in range(7)]

    assert waits == [0.5, 1, 2, 4, 8, 15, 15]


def test_after_a_success_the_waits_begin_anew() -> None:
    silent = troubles()
    silent.seconds_after(TimedOut())
    silent.over()

    assert silent.seconds_after(TimedOut()) == 0.5


def test_two_bots_do_not_come_back_at_the_same_moment() -> None:
    early, late = Troubles(chance=lambda: 0.0), Troubles(chance=lambda: 1.0)

    assert (early.seconds_after(TimedOut()), late.seconds_after(TimedOut())) == (0.25, 0.5)


@pytest.mark.parametrize(
    ("error", "seconds"),
    [
        (RetryAfter(7), 7),
        (StoreBusy(), module.BUSY_SECONDS),
        (Conflict("terminated"), module.CONFLICT_SECONDS),
        (InvalidToken(), module.REFUSED_SECONDS),
    ],
    ids=["asked to wait", "too much to write", "somebody else listens", "a refused token"],
)
def test_each_trouble_has_its_own_wait(error: Exception, seconds: float) -> None:
    assert troubles().seconds_after(error) == seconds


@pytest.mark.parametrize(
    ("error", "level", "words"),
    [
        (NetworkError("no connection"), "warning", "does not answer"),
        (Conflict("terminated by other getUpdates request"), "error", "another program fetches"),
        (Conflict("can't use getUpdates while webhook is active"), "error", "a webhook is set"),
        (InvalidToken("The token `42:SECRET` was rejected"), "error", "refuses the bot"),
        (BadRequest("nonsense"), "error", "failed"),
        (KeyError("bug"), "error", "failed"),
    ],
    ids=["network", "second listener", "webhook", "token", "refusal", "bug"],
)
def test_each_trouble_is_said_plainly(error: Exception, level: str, words: str) -> None:
    ((told_at, told),) = said(error, troubles())

    assert told_at == level
    assert words in told
    assert "SECRET" not in told


@pytest.mark.parametrize("error", [RetryAfter(7), StoreBusy()], ids=["asked to wait", "busy"])
def test_what_passes_by_itself_is_not_worth_a_word(error: Exception) -> None:
    assert said(error, troubles()) == []


def test_the_same_trouble_is_said_once_a_minute() -> None:
    watch = Watch()
    silent = troubles(watch)

    first = said(TimedOut(), silent)
    silent.over()
    watch.seconds = 59
    soon = said(TimedOut(), silent)
    watch.seconds = 60
    later = said(TimedOut(), silent)

    assert (len(first), len(soon), len(later)) == (1, 0, 1)


OLD_POLL = Conflict("terminated by other getUpdates request")


def test_an_old_request_of_its_own_is_blamed_on_nobody() -> None:
    watch = Watch()
    silent = troubles(watch)
    silent.seconds_after(TimedOut())
    watch.seconds = 59

    assert said(OLD_POLL, silent) == []


def test_an_old_request_that_stays_is_worth_a_warning() -> None:
    watch = Watch()
    silent = troubles(watch)
    silent.seconds_after(TimedOut())
    silent.seconds_after(OLD_POLL)
    watch.seconds = 10

    assert said(OLD_POLL, silent) == [("warning", module.OWN)]


def test_a_minute_after_its_own_request_broke_off_another_program_is_blamed() -> None:
    watch = Watch()
    silent = troubles(watch)
    silent.seconds_after(TimedOut())
    silent.seconds_after(OLD_POLL)
    watch.seconds = 61

    ((level, words),) = said(OLD_POLL, silent)

    assert (level, "another program fetches" in words) == ("error", True)


def test_old_requests_with_news_in_between_do_not_stay() -> None:
    watch = Watch()
    silent = troubles(watch)
    silent.seconds_after(TimedOut())
    silent.seconds_after(OLD_POLL)
    silent.over()
    watch.seconds = 10

    assert said(OLD_POLL, silent) == []
