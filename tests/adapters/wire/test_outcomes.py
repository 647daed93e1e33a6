"""Whether messages get through to anybody, told by calls that end and by calls that do not."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from adapters.wire.outcomes import Outcomes

ANN, BEN, CY = 1, 2, 3


class Watch:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def watch() -> Watch:
    """The clock that outcomes go by."""
    return Watch()


@pytest.fixture
def outcomes(watch: Watch) -> Outcomes:
    """Nothing was sent yet."""
    return Outcomes(watch)


@pytest.fixture
def under_way() -> Iterator[ExitStack]:
    """Calls without an end."""
    with ExitStack() as calls:
        yield calls


def fail(outcomes: Outcomes, *chats: int) -> None:
    """Let a call to each of these chats get no answer."""
    for chat in chats:
        with outcomes.of(chat):
            pass
        outcomes.failed()


def test_calls_to_several_chats_that_fail_again_and_again_break_it(
    outcomes: Outcomes, watch: Watch
) -> None:
    fail(outcomes, ANN, BEN)
    at_first = outcomes.are_broken()
    watch.seconds += 3
    fail(outcomes, ANN)

    assert (at_first, outcomes.are_broken()) == (False, True)


def test_a_moment_in_which_all_failed_breaks_nothing(outcomes: Outcomes, watch: Watch) -> None:
    fail(outcomes, ANN, BEN, CY)
    watch.seconds += 30

    assert not outcomes.are_broken()


def test_one_chat_alone_breaks_nothing(outcomes: Outcomes, watch: Watch) -> None:
    fail(outcomes, ANN)
    watch.seconds += 30
    fail(outcomes, ANN)

    assert not outcomes.are_broken()


def test_anything_that_gets_through_in_between_mends_it(outcomes: Outcomes, watch: Watch) -> None:
    fail(outcomes, ANN, BEN)
    watch.seconds += 3
    outcomes.answered()
    fail(outcomes, ANN)

    assert not outcomes.are_broken()


def test_calls_that_hang_break_it_before_they_have_failed(
    outcomes: Outcomes, watch: Watch, under_way: ExitStack
) -> None:
    for chat in (ANN, BEN):
        under_way.enter_context(outcomes.of(chat))
    watch.seconds += 2.9
    at_first = outcomes.are_broken()
    watch.seconds += 0.1

    assert (at_first, outcomes.are_broken()) == (False, True)


def test_what_was_under_way_at_an_answer_counts_from_then(
    outcomes: Outcomes, watch: Watch, under_way: ExitStack
) -> None:
    for chat in (ANN, BEN):
        under_way.enter_context(outcomes.of(chat))
    watch.seconds += 2
    outcomes.answered()
    watch.seconds += 2

    assert not outcomes.are_broken()


def test_a_failure_that_nobody_has_tried_to_mend_is_forgotten(
    outcomes: Outcomes, watch: Watch
) -> None:
    fail(outcomes, ANN, BEN)
    watch.seconds += 3
    fail(outcomes, ANN, BEN)
    watch.seconds += 60

    assert not outcomes.are_broken()
