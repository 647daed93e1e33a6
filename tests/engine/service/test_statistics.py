"""The record of two persons after matches that were told in advance, number by number."""

from collections.abc import AsyncIterator
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from adapters.storage.database import Database
from adapters.storage.store import SqliteStore
from engine.match.rules import Rules
from engine.match.stages import Finished
from engine.service.intents import Challenge
from engine.service.ports import Person, Record, Tally
from tests.builders import NORTH, PARLOUR, SOUTH
from tests.engine.service.layouts import (
    DEAD,
    GIN,
    KNOCK,
    LAYOFFS,
    RICH_GIN,
    TIE,
    UNDERCUT,
    Layout,
    play_out,
)
from tests.engine.service.parlour import (
    ADA,
    AGAINST_COMPUTER,
    BEN,
    CY,
    EVERYBODY,
    FIRST_SEAT_CHOOSES,
    TO_BEN,
    Parlour,
)
from tests.fakes import FakeClock

# The long match, up to 300 points: who knocks, and what it is worth. Ada holds the north seat.
LONG_MATCH = (
    (NORTH, UNDERCUT),  # Ben +28: Ada knocks with 7, Ben has 4 left
    (NORTH, UNDERCUT),  # Ben +28
    (NORTH, UNDERCUT),  # Ben +28
    (NORTH, TIE),  # Ben +25: both have 7
    (SOUTH, UNDERCUT),  # Ada +28: Ben knocks with 7, Ada has 4 left
    (SOUTH, UNDERCUT),  # Ada +28
    (SOUTH, TIE),  # Ada +25
    (NORTH, KNOCK),  # Ada +29: 10 against 39
    (NORTH, GIN),  # Ada +65: against 40
    (NORTH, DEAD),  # nobody
    (SOUTH, KNOCK),  # Ben +29: 10 against 39
    (SOUTH, LAYOFFS),  # Ben +12: 7 against 19
    (SOUTH, LAYOFFS),  # Ben +12
    (SOUTH, RICH_GIN),  # Ben +95: against 70
    (SOUTH, RICH_GIN),  # Ben +95, and the match
)
# Ada: 28 + 28 + 25 + 29 + 65 = 175 points in 5 rounds.
# Ben: 28 * 3 + 25 + 29 + 12 * 2 + 95 * 2 = 352 points in 9 rounds.
#
# Then Ben resigns ten matches, Ada nine, Ben one, Ada one. Of 22 matches each has won 11:
# Ada ten in a row and one, Ben the long one, nine in a row and, at last, one.

ADA_VERSUS_BEN = Tally(
    matches_won=11,
    matches_lost=11,
    rounds_won=5,
    rounds_lost=9,
    rounds_drawn=1,
    points=175,
    points_against=352,
    gins=1,
    knocks=5,  # four of them undercut
    undercuts_made=3,
    undercuts_suffered=4,
    knock_points_sum=38,  # 7 * 4 + 10, and 0 for gin
    caught_points_sum=232,  # 4 * 2 + 7 in the undercuts, 39, 19 * 2, 70 * 2
    caught_count=8,  # Ben's six knocks and two gins
    best_round=65,
    boxes=5,
    streak=0,  # only one of two rivals can have won the last match
    longest_streak=10,
)
BEN_VERSUS_ADA = Tally(
    matches_won=11,
    matches_lost=11,
    rounds_won=9,
    rounds_lost=5,
    rounds_drawn=1,
    points=352,
    points_against=175,
    gins=2,
    knocks=6,  # three of them undercut
    undercuts_made=4,
    undercuts_suffered=3,
    knock_points_sum=45,  # 7 * 3 in the undercuts, 10, 7 * 2
    caught_points_sum=98,  # 4 * 3 + 7 in the undercuts, 39, 40
    caught_count=6,  # Ada's five knocks and one gin
    best_round=95,
    boxes=9,
    streak=1,
    longest_streak=9,
)

# Against Cy, Ada goes gin once, to 10 points, and is then given six matches. Ben gives one up,
# knocks once, to 10 points, and is then given seven.

ADA_VERSUS_PEOPLE = replace(
    ADA_VERSUS_BEN,
    matches_won=18,  # 11 + 7
    rounds_won=6,
    boxes=6,
    points=240,  # 175 + 65
    gins=2,
    streak=7,
)
BEN_VERSUS_PEOPLE = replace(
    BEN_VERSUS_ADA,
    matches_won=19,  # 11 + 8
    matches_lost=12,
    rounds_won=10,
    boxes=10,
    points=381,  # 352 + 29
    knocks=7,
    knock_points_sum=55,  # 45 + 10
    streak=8,
)

# A match against the computer, which sits south, up to 100 points.
COMPUTER_MATCH = (
    (NORTH, KNOCK),  # the person +29
    (NORTH, UNDERCUT),  # the computer +28
    (SOUTH, UNDERCUT),  # the person +28
    (SOUTH, LAYOFFS),  # the computer +12
    (SOUTH, DEAD),  # nobody
    (NORTH, GIN),  # the person +65, and the match
)
ADA_VERSUS_COMPUTER = Tally(
    matches_won=1,
    matches_lost=1,
    rounds_won=3,
    rounds_lost=2,
    rounds_drawn=1,
    points=122,  # 29 + 28 + 65
    points_against=40,  # 28 + 12
    gins=1,
    knocks=2,
    undercuts_made=1,
    undercuts_suffered=1,
    knock_points_sum=17,  # 10 + 7
    caught_points_sum=23,  # 4 + 19
    caught_count=2,
    best_round=65,
    boxes=3,
    streak=1,
    longest_streak=1,
)
BEN_VERSUS_COMPUTER = replace(ADA_VERSUS_COMPUTER, matches_lost=2)


@pytest.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[Parlour]:
    """A parlour on a real database."""
    clock = FakeClock()
    database = await Database.open(tmp_path / "deadwood.sqlite3", clock)
    store = SqliteStore(database)
    for person in EVERYBODY:
        await store.meet("web", person.id, person)
    yield Parlour(store, clock)
    await database.close()


async def test_every_number_of_a_record_is_what_was_played(parlour: Parlour) -> None:
    await _between_ada_and_ben(parlour)
    await _against_cy(parlour)
    for person, lost in ((ADA, 1), (BEN, 2)):
        await _against_the_computer(parlour, person, lost)

    ada = await parlour.service.record(ADA, BEN)
    ben = await parlour.service.record(BEN, ADA)

    assert ada == Record(ADA, ADA_VERSUS_PEOPLE, ADA_VERSUS_COMPUTER, BEN, ADA_VERSUS_BEN)
    assert ben == Record(BEN, BEN_VERSUS_PEOPLE, BEN_VERSUS_COMPUTER, ADA, BEN_VERSUS_ADA)


@pytest.mark.parametrize("tally", [ADA_VERSUS_PEOPLE, BEN_VERSUS_PEOPLE], ids=["Ada", "Ben"])
def test_no_two_numbers_of_the_example_are_equal_and_none_is_zero(tally: Tally) -> None:
    # Boxes, and what is not played here, are counted in the tests of rows and of absences.
    elsewhere = ("boxes", "big_gins", "series", "autopilot", "forfeits", "forfeits_won")
    numbers = [value for name, value in asdict(tally).items() if name not in elsewhere]

    assert len({*numbers, 0}) == len(numbers) + 1


async def _between_ada_and_ben(parlour: Parlour) -> None:
    await _match(parlour, ADA, BEN, 300, *LONG_MATCH)
    for loser, times in ((BEN, 10), (ADA, 9), (BEN, 1), (ADA, 1)):
        await _give_up(parlour, loser, times, ADA, BEN)


async def _against_cy(parlour: Parlour) -> None:
    await _match(parlour, ADA, CY, 10, (NORTH, GIN))
    await _give_up(parlour, CY, 6, ADA, CY)
    await _give_up(parlour, BEN, 1, BEN, CY)
    await _match(parlour, BEN, CY, 10, (NORTH, KNOCK))
    await _give_up(parlour, CY, 7, BEN, CY)


async def _against_the_computer(parlour: Parlour, person: Person, lost: int) -> None:
    for _ in range(lost):
        table = await parlour.open(person, AGAINST_COMPUTER)
        await parlour.ask(person, table, "resign")
    parlour.chance.stack(FIRST_SEAT_CHOOSES)
    table = await parlour.open(person, AGAINST_COMPUTER)
    await _played_to_the_end(parlour, table, *COMPUTER_MATCH)


async def _match(
    parlour: Parlour, north: Person, south: Person, target: int, *rounds: tuple[int, Layout]
) -> None:
    challenge = Challenge(PARLOUR, opponent=south.id, rules=Rules(target=target))
    table = await parlour.open(north, challenge)
    parlour.chance.stack(FIRST_SEAT_CHOOSES)
    await parlour.ask(south, table, "accept")
    await _played_to_the_end(parlour, table, *rounds)


async def _played_to_the_end(parlour: Parlour, table: str, *rounds: tuple[int, Layout]) -> None:
    for knocker, layout in rounds:
        await play_out(parlour, table, layout, knocker)
    stage = (await parlour.table(table)).stage
    assert isinstance(stage, Finished)
    assert stage.reason == "won"


async def _give_up(
    parlour: Parlour, loser: Person, times: int, north: Person, south: Person
) -> None:
    for _ in range(times):
        table = await parlour.open(north, replace(TO_BEN, opponent=south.id))
        await parlour.ask(south, table, "accept")
        await parlour.ask(loser, table, "resign")
