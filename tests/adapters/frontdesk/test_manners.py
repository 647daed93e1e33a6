"""What is said once, and how fast one may go on."""

from adapters.frontdesk.manners import Gait, Once
from adapters.frontdesk.pace import Pace


def test_a_thing_comes_once_for_the_first_time() -> None:
    once = Once()

    assert [once.is_first(what) for what in ("a", "b", "a")] == [True, True, False]


def test_what_is_forgotten_comes_for_the_first_time_again() -> None:
    once = Once()
    once.is_first("a")

    once.forget("a")

    assert once.is_first("a")


def test_long_ago_is_forgotten() -> None:
    once = Once()
    once.is_first("a")

    for number in range(10_000):
        once.is_first(number)

    assert once.is_first("a")


def test_whoever_is_too_fast_is_told_so_once_a_burst() -> None:
    times = iter((0.0, 0.1, 0.2, 2.0, 2.1))
    gait = Gait(Pace(1, 1.0, lambda: next(times)))

    told = [not gait.allows("ann") and gait.is_to_be_told("ann") for _ in range(5)]

    assert told == [False, True, False, False, True]


def test_one_who_is_too_fast_holds_up_no_other() -> None:
    gait = Gait(Pace(1, 1.0, lambda: 0.0))
    gait.allows("ann")

    assert not gait.allows("ann")
    assert gait.allows("ben")
