"""What is left in the records of matches in which somebody was away, or that nobody won."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from adapters.storage.database import Database
from adapters.storage.store import SqliteStore
from engine.match.rules import Rules
from engine.match.stages import Finished
from engine.round.moves import DRAW_STOCK, PASS, Discard
from engine.round.state import AnsweringUpcard
from engine.service.intents import Ask
from engine.service.ports import MatchResult, Person, Tally
from engine.variants.house import rules_of
from tests.builders import NORTH, PARLOUR, SOUTH
from tests.engine.service.layouts import GIN, KNOCK, play_on, play_out
from tests.engine.service.parlour import ADA, BEN, CY, EVERYBODY, TO_BEN, Parlour
from tests.fakes import FakeClock, MemoryStore

LIVE = replace(TO_BEN, rules=Rules(pace="live"))
NOBODY_WON = MatchResult(
    table="00000001",
    seat=NORTH,
    person="ada",
    opponent="ben",
    computer="",
    variant="classic",
    place=PARLOUR.key,
    won=False,
    reason="aborted",
    score=0,
    score_against=0,
    payment=0,
    at=FakeClock().now(),
    counted=False,
)
ABANDONED_BY = (2, 3)
"""The turns that autopilot plays for Ada and Ben until they both are away for too long."""
BEST_OF_THREE = "classic-60-box_bonus=0-game_bonus=0-shutout=none-matches_to_win=2"


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


@pytest.fixture
def memory() -> MemoryStore:
    """A store whose rows can be looked at."""
    return MemoryStore(people={person.id: person for person in EVERYBODY})


async def _missed(parlour: Parlour) -> None:
    """Let whoever is waited for be warned, and then miss their turn."""
    for _ in ("warning", "autopilot"):
        await parlour.pass_time()


async def _idle(parlour: Parlour, person: Person, table: str) -> None:
    """Let somebody leave the first upcard, or throw what they draw."""
    state = (await parlour.table(table)).rounds[-1].state
    is_offered = isinstance(state.phase, AnsweringUpcard)
    await parlour.play(
        person, table, *([PASS] if is_offered else [DRAW_STOCK, Discard(state.stock[-1])])
    )


async def _forfeited(parlour: Parlour, table: str, there: Person) -> None:
    """Let the other, who is in turn, miss three turns, between which somebody is ``there``."""
    for _ in range(2):
        await _missed(parlour)
        await _idle(parlour, there, table)
    await _missed(parlour)


async def _aborted(parlour: Parlour, table: str) -> None:
    await parlour.ask(ADA, table, "offer_abort")
    await parlour.ask(BEN, table, "agree_abort")


async def _ended(parlour: Parlour, table: str) -> None:
    order = await parlour.order(CY, table, Ask("end"))
    await parlour.service.carry_out(replace(order, may_end=True))


async def _abandoned(parlour: Parlour, _table: str) -> None:
    for _ in range(5):
        await _missed(parlour)


async def _resigned(parlour: Parlour, table: str) -> None:
    await parlour.ask(ADA, table, "resign")


async def _person_gone(parlour: Parlour, _table: str) -> None:
    await parlour.service.person_gone(BEN)


async def _place_gone(parlour: Parlour, _table: str) -> None:
    await parlour.service.place_gone(PARLOUR)


@pytest.mark.parametrize(
    ("end", "reason"),
    [
        pytest.param(_aborted, "aborted", id="both agreed"),
        pytest.param(_ended, "ended", id="somebody ended it"),
        pytest.param(_abandoned, "abandoned", id="nobody was there"),
        pytest.param(_person_gone, "person_gone", id="an account is gone"),
        pytest.param(_place_gone, "place_gone", id="the place is gone"),
    ],
)
async def test_a_match_that_nobody_won_is_told_and_not_counted(
    memory: MemoryStore, end: Callable[[Parlour, str], Awaitable[None]], reason: str
) -> None:
    parlour = Parlour(memory)
    table = await parlour.dealt(LIVE)

    await end(parlour, table)

    ada = replace(NOBODY_WON, reason=reason, at=parlour.clock.now())
    ben = replace(ada, seat=SOUTH, person="ben", opponent="ada")
    turns = ABANDONED_BY if reason == "abandoned" else (0, 0)
    results = zip((ada, ben), turns, strict=True)
    assert memory.matches == [replace(row, autopilot=played) for row, played in results]


async def test_a_challenge_that_was_ended_is_no_match(memory: MemoryStore) -> None:
    parlour = Parlour(memory)
    table = await parlour.open(ADA, TO_BEN)

    await _ended(parlour, table)

    assert isinstance((await parlour.table(table)).stage, Finished)
    assert memory.matches == []


async def test_an_offer_that_lapses_leaves_no_second_result(memory: MemoryStore) -> None:
    parlour = Parlour(memory)
    table = await parlour.dealt(LIVE)
    await parlour.ask(BEN, table, "resign")
    await parlour.ask(ADA, table, "rematch")

    await parlour.pass_time()

    stage = (await parlour.table(table)).stage
    assert isinstance(stage, Finished)
    assert stage.lapsed
    assert len(memory.matches) == 2


async def test_a_forfeited_match_is_won_and_lost(memory: MemoryStore) -> None:
    parlour = Parlour(memory)
    table = await parlour.dealt(LIVE)

    await _forfeited(parlour, table, ADA)

    ada, ben = memory.matches
    assert (ada.reason, ada.won, ada.payment, ada.counted) == ("forfeited", True, 100, True)
    assert (ben.reason, ben.won, ben.payment, ben.counted) == ("forfeited", False, -100, True)
    assert (ada.autopilot, ben.autopilot) == (0, 3)
    assert memory.rounds == []


async def test_a_forfeited_series_keeps_the_matches_that_are_over(memory: MemoryStore) -> None:
    parlour = Parlour(memory)
    rules = replace(rules_of(BEST_OF_THREE), pace="live")
    table = await parlour.seated(replace(TO_BEN, rules=rules))
    await play_out(parlour, table, GIN, NORTH)
    await parlour.deal(table)

    await _forfeited(parlour, table, BEN)

    ada, ben = memory.matches
    assert (ada.won, ben.won, ada.reason, ada.matches) == (False, True, "forfeited", 2)
    assert (ada.payment, ada.score, ben.payment) == (65, 65, -65)


async def test_a_series_that_was_ended_pays_what_was_over_and_counts_for_nothing(
    memory: MemoryStore,
) -> None:
    parlour = Parlour(memory)
    table = await parlour.seated(replace(TO_BEN, rules=rules_of(BEST_OF_THREE)))
    await play_out(parlour, table, GIN, NORTH)

    await _ended(parlour, table)

    ada, ben = memory.matches
    assert (ada.won, ben.won, ada.counted, ben.counted) == (False, False, False, False)
    assert (ada.payment, ada.score, ben.payment) == (65, 65, -65)


async def test_the_turns_of_autopilot_are_in_the_rows_of_their_round(memory: MemoryStore) -> None:
    parlour = Parlour(memory)
    table = await parlour.seated(LIVE)
    await parlour.deal(table, KNOCK.pack(knocker_deals=True))
    await _missed(parlour)

    await play_on(parlour, table, KNOCK)

    assert [row.autopilot for row in memory.rounds] == [0, 1]
    assert (await parlour.table(table)).sheet.entries[0].autopilot == (0, 1)


async def test_a_round_after_which_the_next_match_of_a_series_begins_tells_its_turns(
    memory: MemoryStore,
) -> None:
    parlour = Parlour(memory)
    rules = replace(rules_of(BEST_OF_THREE), target=20, pace="live")
    table = await parlour.seated(replace(TO_BEN, rules=rules))
    await parlour.deal(table, KNOCK.pack(knocker_deals=True))
    await _missed(parlour)

    await play_on(parlour, table, KNOCK)

    known = await parlour.table(table)
    assert (known.sheet.entries, len(known.matches)) == ((), 1)
    assert [row.autopilot for row in memory.rounds] == [0, 1]


async def test_statistics_count_forfeits_and_nothing_that_nobody_won(parlour: Parlour) -> None:
    await _forfeited(parlour, await parlour.dealt(LIVE), ADA)
    await parlour.ask(BEN, await parlour.dealt(LIVE), "resign")
    await _abandoned(parlour, await parlour.dealt(LIVE))
    await _ended(parlour, await parlour.dealt(LIVE))

    ada = (await parlour.service.record(ADA, BEN)).versus
    ben = (await parlour.service.record(BEN, ADA)).versus

    assert ada == Tally(
        matches_won=2, streak=2, longest_streak=2, forfeits_won=1, autopilot=ABANDONED_BY[0]
    )
    assert ben == Tally(matches_lost=2, forfeits=1, autopilot=3 + ABANDONED_BY[1])


async def test_statistics_count_the_turns_of_autopilot(parlour: Parlour) -> None:
    table = await parlour.seated(LIVE)
    await parlour.deal(table, KNOCK.pack(knocker_deals=True))
    await _missed(parlour)
    await play_on(parlour, table, KNOCK)

    ada = await parlour.service.record(ADA)
    ben = await parlour.service.record(BEN)

    assert (ada.people.autopilot, ben.people.autopilot) == (0, 1)


@pytest.mark.parametrize("end", [_resigned, _aborted, _ended, _person_gone, _place_gone])
async def test_the_turns_of_autopilot_are_counted_in_a_round_that_is_broken_off(
    parlour: Parlour, end: Callable[[Parlour, str], Awaitable[None]]
) -> None:
    table = await parlour.dealt(LIVE)
    await _missed(parlour)

    await end(parlour, table)

    ada = await parlour.service.record(ADA)
    ben = await parlour.service.record(BEN)
    assert (ada.people.autopilot, ben.people.autopilot) == (0, 1)


async def test_the_turns_of_autopilot_in_a_round_that_is_over_are_counted_once(
    parlour: Parlour,
) -> None:
    table = await parlour.seated(LIVE)
    await parlour.deal(table, KNOCK.pack(knocker_deals=True))
    await _missed(parlour)
    await play_on(parlour, table, KNOCK)

    await parlour.ask(ADA, table, "resign")

    assert (await parlour.service.record(BEN)).people.autopilot == 1


async def test_what_nobody_won_has_its_place_in_the_history(parlour: Parlour) -> None:
    tables = [await parlour.dealt(LIVE)]
    await _abandoned(parlour, tables[0])
    tables.append(await parlour.dealt(LIVE))
    await _ended(parlour, tables[1])

    past = await parlour.service.ended_matches(BEN, 0, 10)

    told = [(match.view.board.id, match.view.board.finished) for match in past]
    assert told == [
        (tables[1], Finished("ended", name="Cy")),
        (tables[0], Finished("abandoned")),
    ]
