"""How fast one user may go on."""

from adapters.frontdesk import pace
from adapters.frontdesk.pace import Pace
from tests.fakes import FakeClock


def paced(clock: FakeClock, burst: int = 3, per_second: float = 2) -> Pace:
    return Pace(burst, per_second, clock=lambda: clock.now() / 1000)


def test_a_burst_is_let_through_and_no_more() -> None:
    slow = paced(FakeClock())

    assert [slow.allows("ann") for _ in range(5)] == [True, True, True, False, False]


def test_waiting_lets_one_go_on() -> None:
    clock = FakeClock()
    slow = paced(clock)
    for _ in range(4):
        slow.allows("ann")

    clock.advance(0.5)

    assert [slow.allows("ann"), slow.allows("ann")] == [True, False]


def test_a_long_wait_gives_no_more_than_a_burst() -> None:
    clock = FakeClock()
    slow = paced(clock)
    slow.allows("ann")

    clock.advance(3600)

    assert [slow.allows("ann") for _ in range(4)] == [True, True, True, False]


def test_one_user_never_slows_another() -> None:
    slow = paced(FakeClock(), burst=1)
    slow.allows("ann")
    slow.allows("ann")

    assert slow.allows("bob")


def test_a_user_unseen_for_longest_is_forgotten_first() -> None:
    slow = paced(FakeClock(), burst=1)
    slow.allows("ann")

    for number in range(pace.BUCKETS):
        slow.allows(f"user {number}")

    assert slow.allows("ann")
