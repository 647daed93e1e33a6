"""The report of a benchmark: its rows, its verdicts and its exit code."""

import pytest

from bench.report import Report


def _rows(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Each row printed, without the heading and with one space between its words."""
    return [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()[1:]]


def test_a_report_without_a_missed_bound_ends_with_0() -> None:
    report = Report("Speed")

    report.at_least("rounds", 5.1, 5)
    report.at_most("defence", 24.9, 25)

    assert report.exit_code() == 0


@pytest.mark.parametrize("ratio", [4.999, float("nan")])
def test_less_than_the_least_ends_with_1(ratio: float) -> None:
    report = Report("Speed")

    report.at_least("rounds", ratio, 5)

    assert report.exit_code() == 1


@pytest.mark.parametrize("ratio", [25.001, float("nan"), float("inf")])
def test_more_than_the_most_ends_with_1(ratio: float) -> None:
    report = Report("Speed")

    report.at_most("defence", ratio, 25)

    assert report.exit_code() == 1


def test_the_bound_itself_is_within_it_from_both_sides() -> None:
    report = Report("Speed")

    report.at_least("rounds", 5, 5)
    report.at_most("defence", 25, 25)

    assert report.exit_code() == 0


def test_a_bound_kept_later_makes_up_for_none_that_was_missed() -> None:
    report = Report("Speed")

    report.at_least("rounds", 4, 5)
    report.at_least("melds", 6, 5)

    assert report.exit_code() == 1


def test_what_has_no_bound_cannot_miss_one() -> None:
    report = Report("Speed")

    report.measured("start", "12 ms")

    assert report.exit_code() == 0


def test_each_row_tells_name_number_bound_verdict_and_detail(
    capsys: pytest.CaptureFixture[str],
) -> None:
    report = Report("Speed")
    report.at_least("rounds", 5.126, 5, "9 µs against 46 µs")
    report.at_most("defence", 131.4, 25, "26 µs against 0.2 µs")
    report.measured("start", "12 ms")

    rows = _rows(capsys)

    assert rows == [
        "rounds 5.13 at least 5 ok 9 µs against 46 µs",
        "defence 131 at most 25 MISSED 26 µs against 0.2 µs",
        "start 12 ms",
    ]
