"""The rows that a round and a match leave in the players' records."""

from dataclasses import replace

import pytest

from engine.service.ports import MatchResult, RoundResult
from engine.variants.house import rules_of
from tests.builders import NORTH, PARLOUR, SOUTH
from tests.engine.service.layouts import DEAD, GIN, KNOCK, LAYOFFS, TIE, UNDERCUT, Layout, play_out
from tests.engine.service.parlour import (
    ADA,
    BEN,
    FIRST_SEAT_CHOOSES,
    IN_PRIVATE,
    TO_ANYBODY,
    Parlour,
)
from tests.fakes import FakeClock, MemoryStore

WON = RoundResult(
    table="00000001",
    number=1,
    seat=NORTH,
    person="ada",
    opponent="ben",
    computer="",
    variant="classic",
    place=PARLOUR.key,
    outcome="won",
    ending="knock",
    knocked=True,
    points=12,
    points_against=0,
    knock_points=7,
    caught_points=None,
    laid_off=0,
    at=FakeClock().now(),
    boxes=1,
)
LOST = replace(
    WON,
    seat=SOUTH,
    person="ben",
    opponent="ada",
    outcome="lost",
    knocked=False,
    points=0,
    points_against=12,
    knock_points=None,
    caught_points=19,
    laid_off=2,
    boxes=0,
)
LOST_MATCH = MatchResult(
    table="00000001",
    seat=SOUTH,
    person="ben",
    opponent="ada",
    computer="",
    variant="classic",
    place=PARLOUR.key,
    won=False,
    reason="resigned",
    score=0,
    score_against=0,
    payment=-100,
    at=FakeClock().now(),
)
WON_MATCH = replace(LOST_MATCH, seat=NORTH, person="ada", opponent="ben", won=True, payment=100)


@pytest.fixture
def memory() -> MemoryStore:
    """A store whose rows can be looked at."""
    return MemoryStore()


@pytest.mark.parametrize(
    ("layout", "ada", "ben"),
    [
        pytest.param(LAYOFFS, WON, LOST, id="a knock that won"),
        pytest.param(
            GIN,
            replace(WON, ending="gin", points=65, knock_points=0),
            replace(LOST, ending="gin", points_against=65, caught_points=40, laid_off=0),
            id="gin",
        ),
        pytest.param(
            UNDERCUT,
            replace(WON, outcome="lost", ending="undercut", points=0, points_against=28, boxes=0),
            replace(
                LOST,
                outcome="won",
                ending="undercut",
                points=28,
                points_against=0,
                caught_points=4,
                boxes=1,
            ),
            id="an undercut",
        ),
        pytest.param(
            TIE,
            replace(WON, outcome="lost", ending="undercut", points=0, points_against=25, boxes=0),
            replace(
                LOST,
                outcome="won",
                ending="undercut",
                points=25,
                points_against=0,
                caught_points=7,
                boxes=1,
            ),
            id="an undercut by a tie",
        ),
        pytest.param(
            DEAD,
            replace(
                WON,
                outcome="drawn",
                ending="dead_hand",
                knocked=False,
                points=0,
                knock_points=None,
                boxes=0,
            ),
            replace(
                LOST,
                outcome="drawn",
                ending="dead_hand",
                points_against=0,
                caught_points=None,
                laid_off=0,
            ),
            id="a dead hand",
        ),
    ],
)
async def test_a_round_leaves_a_row_for_each_person(
    memory: MemoryStore, layout: Layout, ada: RoundResult, ben: RoundResult
) -> None:
    parlour = Parlour(memory)
    table = await parlour.seated(TO_ANYBODY)

    await play_out(parlour, table, layout, NORTH)

    assert memory.rounds == [ada, ben]


async def test_the_second_round_is_numbered_so(memory: MemoryStore) -> None:
    parlour = Parlour(memory)
    table = await parlour.seated(TO_ANYBODY)
    await play_out(parlour, table, KNOCK, NORTH)

    await play_out(parlour, table, LAYOFFS, NORTH)

    assert memory.rounds[2:] == [replace(WON, number=2), replace(LOST, number=2)]


async def test_a_round_in_private_against_the_computer_leaves_one_row(memory: MemoryStore) -> None:
    parlour = Parlour(memory)
    parlour.chance.stack(FIRST_SEAT_CHOOSES)
    table = await parlour.open(ADA, IN_PRIVATE)

    await play_out(parlour, table, LAYOFFS, NORTH)

    assert memory.rounds == [
        replace(WON, opponent="", computer="casual", place="", at=parlour.clock.now())
    ]


async def test_a_match_that_was_won_leaves_a_row_for_each_person(memory: MemoryStore) -> None:
    parlour = Parlour(memory)
    table = await parlour.seated(TO_ANYBODY)
    for layout, knocker in ((KNOCK, SOUTH), (GIN, NORTH), (GIN, NORTH)):
        await play_out(parlour, table, layout, knocker)

    # 130 points, 100 for the match and two boxes of 25, less 29 points and one box.
    assert memory.matches == [
        replace(WON_MATCH, reason="won", score=130, score_against=29, payment=226),
        replace(LOST_MATCH, reason="won", score=29, score_against=130, payment=-226),
    ]


async def test_a_match_that_was_resigned_counts_and_its_last_round_does_not(
    memory: MemoryStore,
) -> None:
    parlour = Parlour(memory)
    table = await parlour.dealt(TO_ANYBODY)

    await parlour.ask(BEN, table, "resign")

    assert memory.matches == [WON_MATCH, LOST_MATCH]
    assert memory.rounds == []


async def test_a_rematch_counts_the_match_before_it_once(memory: MemoryStore) -> None:
    parlour = Parlour(memory)
    table = await parlour.dealt(TO_ANYBODY)
    await parlour.ask(BEN, table, "resign")

    await parlour.ask(ADA, table, "rematch")
    await parlour.ask(BEN, table, "rematch")

    assert memory.matches == [WON_MATCH, LOST_MATCH]


BEST_OF_THREE = "classic-60-box_bonus=0-game_bonus=0-shutout=none-matches_to_win=2"
EXTRA_BOXES = replace(
    TO_ANYBODY, rules=rules_of("classic-oklahoma=true-oklahoma_extra_boxes=true")
)


@pytest.mark.parametrize(
    ("layout", "boxes"),
    [
        pytest.param(KNOCK, [1, 0], id="a knock"),
        pytest.param(GIN, [3, 0], id="gin"),
        pytest.param(UNDERCUT, [0, 2], id="an undercut"),
    ],
)
async def test_the_boxes_that_a_round_brought_are_in_its_rows(
    memory: MemoryStore, layout: Layout, boxes: list[int]
) -> None:
    parlour = Parlour(memory)
    table = await parlour.seated(EXTRA_BOXES)

    await play_out(parlour, table, layout, NORTH)

    assert [row.boxes for row in memory.rounds] == boxes


async def test_a_series_is_one_match_with_all_that_was_played_in_it(memory: MemoryStore) -> None:
    parlour = Parlour(memory)
    rules = rules_of(BEST_OF_THREE)
    table = await parlour.seated(replace(TO_ANYBODY, rules=rules))

    for layout in (GIN, UNDERCUT, GIN):  # 65; then 28 to the other, and 65
        assert not memory.matches
        await play_out(parlour, table, layout, NORTH)

    ada, ben = memory.matches
    assert (ada.won, ada.score, ada.score_against) == (True, 130, 28)
    assert (ada.matches, ben.matches) == (2, 2)
    assert (ada.payment, ben.payment) == (65 + 65 - 28, 28 - 65 - 65)


async def test_who_resigns_a_series_keeps_the_matches_that_are_over(memory: MemoryStore) -> None:
    parlour = Parlour(memory)
    rules = rules_of(BEST_OF_THREE)
    table = await parlour.seated(replace(TO_ANYBODY, rules=rules))
    await play_out(parlour, table, GIN, NORTH)

    await parlour.ask(ADA, table, "resign")

    ada, ben = memory.matches
    assert (ada.won, ben.won) == (False, True)
    assert (ada.payment, ada.score, ben.payment) == (65, 65, -65)
    assert ada.matches == 2
