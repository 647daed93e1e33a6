"""What rounds and matches add up to; on each store."""

from dataclasses import replace

import pytest

from engine.service.ports import MatchResult, Reckoning, RoundResult, Store, Tally
from tests.adapters.storage.units import WON_MATCH, WON_ROUND, a_lobby, a_unit

GIN = replace(WON_ROUND, ending="gin", points=42, knock_points=0)
CAUGHT = replace(
    WON_ROUND,
    outcome="lost",
    knocked=False,
    points=0,
    points_against=20,
    knock_points=None,
    caught_points=27,
    laid_off=1,
)
UNDERCUT = replace(WON_ROUND, ending="undercut", knocked=False, points=27, knock_points=None)
OWN_KNOCK_UNDERCUT = replace(
    WON_ROUND, ending="undercut", outcome="lost", points=0, points_against=30, knock_points=9
)
BIG_GIN = replace(WON_ROUND, ending="big_gin", points=65, knock_points=0, boxes=1)
DEAD = replace(
    WON_ROUND, ending="dead_hand", outcome="drawn", knocked=False, points=0, knock_points=None
)


async def play(
    store: Store, rounds: tuple[RoundResult, ...] = (), matches: tuple[MatchResult, ...] = ()
) -> None:
    """Save a table for each match, and one with the rounds, numbered in order."""
    numbered = tuple(replace(row, number=number) for number, row in enumerate(rounds, 1))
    await store.commit(replace(a_unit(a_lobby("t1")), rounds=numbered))
    for number, match in enumerate(matches):
        table = a_lobby(f"m{number}")
        await store.commit(replace(a_unit(table), matches=(replace(match, table=table.id),)))


async def test_nobody_who_never_played_has_anything(store: Store) -> None:
    assert await store.tally(Reckoning("ada", computer=False)) == Tally()


async def test_every_kind_of_round_is_counted(store: Store) -> None:
    await play(store, (WON_ROUND, GIN, CAUGHT, UNDERCUT, OWN_KNOCK_UNDERCUT, DEAD))

    tally = await store.tally(Reckoning("ada", computer=False))

    assert tally == Tally(
        rounds_won=3,
        rounds_lost=2,
        rounds_drawn=1,
        points=84,
        points_against=50,
        gins=1,
        knocks=2,
        undercuts_made=1,
        undercuts_suffered=1,
        knock_points_sum=16,
        caught_points_sum=27,
        caught_count=1,
        best_round=42,
    )


async def test_the_computer_is_counted_apart(store: Store) -> None:
    against = replace(WON_ROUND, opponent="", computer="casual")
    match = replace(WON_MATCH, opponent="", computer="casual")
    await play(store, (against,), (match, WON_MATCH))

    people = await store.tally(Reckoning("ada", computer=False))
    computer = await store.tally(Reckoning("ada", computer=True))

    assert (people.rounds_won, people.matches_won) == (0, 1)
    assert (computer.rounds_won, computer.matches_won) == (1, 1)


async def test_one_rival_is_counted_alone(store: Store) -> None:
    cyd = replace(CAUGHT, opponent="cyd")
    await play(store, (WON_ROUND, cyd), (WON_MATCH, replace(WON_MATCH, opponent="cyd", won=False)))

    versus = await store.tally(Reckoning("ada", computer=False, versus="cyd"))

    assert (versus.rounds_won, versus.rounds_lost) == (0, 1)
    assert (versus.matches_won, versus.matches_lost) == (0, 1)


async def test_the_other_seats_results_are_not_mine(store: Store) -> None:
    await play(store, (replace(WON_ROUND, person="ben", opponent="ada"),))

    assert await store.tally(Reckoning("ada", computer=False)) == Tally()


@pytest.mark.parametrize(
    ("results", "streak", "longest"),
    [
        pytest.param("", 0, 0, id="no match"),
        pytest.param("+", 1, 1, id="the first match won"),
        pytest.param("++-", 0, 2, id="a streak that ended"),
        pytest.param("+++-++", 2, 3, id="a shorter streak goes on"),
        pytest.param("-+-+++", 3, 3, id="the longest goes on"),
        pytest.param("--", 0, 0, id="nothing but losses"),
    ],
)
async def test_matches_won_in_a_row_are_a_streak(
    store: Store, results: str, streak: int, longest: int
) -> None:
    await play(store, matches=tuple(replace(WON_MATCH, won=won == "+") for won in results))

    tally = await store.tally(Reckoning("ada", computer=False))

    assert (tally.streak, tally.longest_streak) == (streak, longest)
    assert (tally.matches_won, tally.matches_lost) == (results.count("+"), results.count("-"))


async def test_big_gin_is_no_gin_and_no_knock(store: Store) -> None:
    await play(store, (BIG_GIN, GIN))

    tally = await store.tally(Reckoning("ada"))

    assert (tally.big_gins, tally.gins, tally.knocks) == (1, 1, 0)


async def test_boxes_are_added_up(store: Store) -> None:
    await play(store, (BIG_GIN, replace(GIN, boxes=3), CAUGHT))

    tally = await store.tally(Reckoning("ada"))

    assert tally.boxes == 4


async def test_one_preset_is_counted_alone(store: Store) -> None:
    remik = replace(GIN, variant="remik")
    await play(store, (remik, CAUGHT), (replace(WON_MATCH, variant="remik"), WON_MATCH))

    tally = await store.tally(Reckoning("ada", variant="remik"))

    assert (tally.rounds_won, tally.rounds_lost, tally.matches_won) == (1, 0, 1)


async def test_a_series_is_one_match_and_counted_among_them(store: Store) -> None:
    series = replace(WON_MATCH, matches=3)
    await play(store, matches=(series, WON_MATCH, replace(series, won=False)))

    tally = await store.tally(Reckoning("ada"))

    assert (tally.matches_won, tally.matches_lost, tally.series) == (2, 1, 2)


async def test_a_match_that_nobody_won_is_in_no_tally(store: Store) -> None:
    ended = replace(WON_MATCH, won=False, reason="aborted", counted=False)
    await play(store, matches=(WON_MATCH, ended, WON_MATCH, replace(ended, matches=3)))

    tally = await store.tally(Reckoning("ada"))

    assert tally == Tally(matches_won=2, streak=2, longest_streak=2)


async def test_the_turns_of_autopilot_are_counted_whatever_came_of_their_match(
    store: Store,
) -> None:
    ended = replace(WON_MATCH, won=False, reason="ended", counted=False, autopilot=2)
    forfeited = replace(WON_MATCH, won=False, reason="forfeited", autopilot=3)
    await play(store, (replace(WON_ROUND, autopilot=1),), (ended, forfeited))

    tally = await store.tally(Reckoning("ada", computer=False))

    assert (tally.autopilot, tally.matches_lost) == (6, 1)


async def test_matches_forfeited_and_won_by_a_forfeit_are_counted_apart(store: Store) -> None:
    given = replace(WON_MATCH, reason="forfeited")
    resigned = replace(WON_MATCH, reason="resigned", won=False)
    await play(store, matches=(given, replace(given, won=False), given, resigned))

    tally = await store.tally(Reckoning("ada"))

    assert (tally.matches_won, tally.matches_lost) == (2, 2)
    assert (tally.forfeits_won, tally.forfeits) == (2, 1)


async def test_the_turns_of_autopilot_are_added_up(store: Store) -> None:
    await play(store, (replace(WON_ROUND, autopilot=2), GIN, replace(CAUGHT, autopilot=3)))

    tally = await store.tally(Reckoning("ada"))

    assert tally.autopilot == 5
