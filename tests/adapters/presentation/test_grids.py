"""Tables in letters of one width, on a phone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.presentation.grids import WIDEST, Cell, narrowed, table, width
from adapters.presentation.lengths import END_ISOLATE, ISOLATE
from adapters.presentation.names import person_name

NAMES = st.text(min_size=1, max_size=50).map(
    lambda name: Cell(f"{ISOLATE}{person_name(name)}{END_ISOLATE}", is_name=True)
)
NUMBERS = st.integers(-999, 99_999).map(lambda number: Cell(str(number)))


def rows(*lines: str, names: bool = True) -> list[list[Cell]]:
    """A table as it stands here, columns parted by bars; the first one holds names."""
    return [
        [
            Cell(words.strip(), is_name=names and column == 0)
            for column, words in enumerate(line.split("|"))
        ]
        for line in lines
    ]


def lines_of(shown: str | None) -> list[str]:
    assert shown is not None
    return shown.split("\n")


def test_numbers_stand_below_each_other() -> None:
    shown = table(rows("Player | Score", "Ada | 5", "Ben | 105"))

    assert lines_of(shown) == ["Player  Score", "Ada         5", "Ben       105"]


def test_a_long_name_is_cut_so_that_the_table_fits() -> None:
    shown = table(rows("Player | Score | Rounds won", "Maximilian the Second | 5 | 3"))

    assert max(map(len, lines_of(shown))) <= WIDEST
    assert lines_of(shown)[1].startswith("Maximilian")
    assert "…" in lines_of(shown)[1]


def test_names_above_columns_are_cut_alike() -> None:
    long = Cell("Maximilian the Second", is_name=True)
    head, row = [Cell(""), long, long], [Cell("Final count"), Cell("100"), Cell("80")]

    shown = lines_of(table([head, row]))

    assert shown[0].count("…") == 2
    assert max(map(len, shown)) == WIDEST


def test_words_that_are_no_name_are_never_cut() -> None:
    assert table(rows("The number of rounds that were won | 5", names=False)) is None


def test_what_cannot_be_seen_takes_no_column() -> None:
    assert width("\u2068A\u0301da\u2069") == 3


@pytest.mark.parametrize("words", ["漢字", "👩‍👧🎉", "❤️♥♥"])
def test_wide_letters_take_two_columns(words: str) -> None:
    assert width(words) == 4


def test_a_name_is_cut_within_its_marks() -> None:
    assert narrowed("\u2068Maximilian\u2069 †", 8) == "\u2068Maxim…\u2069 †"


def test_a_name_without_marks_is_cut_at_its_end() -> None:
    assert narrowed("the computer (casual)", 12) == "the compute…"


@given(st.lists(st.tuples(NAMES, NUMBERS, NUMBERS), min_size=1, max_size=5))
def test_all_lines_are_of_one_width_that_fits(lines: list[tuple[Cell, Cell, Cell]]) -> None:
    shown = table(lines)

    widths = {width(line) for line in lines_of(shown)}
    assert len(widths) == 1
    assert max(widths) <= WIDEST


@given(NAMES, st.integers(4, 20))
def test_a_cut_name_takes_no_more_than_its_columns(name: Cell, columns: int) -> None:
    kept = narrowed(name.words, columns)

    assert width(kept) <= columns
    assert kept.count(ISOLATE) == kept.count(END_ISOLATE) == 1
