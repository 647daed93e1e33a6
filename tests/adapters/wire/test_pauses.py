"""How long is waited after failures in a row."""

from adapters.wire.pauses import Pauses


def test_each_failure_in_a_row_is_waited_for_longer_up_to_a_limit() -> None:
    pauses = Pauses(0.5, 15, chance=lambda: 1.0)

    assert [pauses.next() for _ in range(7)] == [0.5, 1, 2, 4, 8, 15, 15]


def test_after_a_success_the_pauses_begin_anew() -> None:
    pauses = Pauses(0.5, 15, chance=lambda: 1.0)
    pauses.next()

    pauses.over()

    assert pauses.next() == 0.5


def test_two_bots_do_not_come_back_at_the_same_moment() -> None:
    early, late = Pauses(chance=lambda: 0.0), Pauses(chance=lambda: 1.0)

    assert early.next() < late.next()
