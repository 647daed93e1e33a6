"""Places that are other ones now: everything that names one follows; on each store."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from adapters.storage import moves
from adapters.storage.database import Database
from adapters.storage.migrate import prepare
from adapters.storage.schema import MATCH_RESULTS, ROUND_RESULTS
from adapters.storage.statements import Line, reading
from adapters.storage.store import SqliteStore
from engine.match.actions import Accept, Close, Decline, Open, Relocate, Resign
from engine.match.changes import replayed
from engine.match.homes import home_of
from engine.match.people import Origin, Place
from engine.match.stages import Finished
from engine.match.table import Table
from engine.service.ports import (
    Audience,
    Errand,
    LogRow,
    MessageKey,
    MessageRow,
    PlaceChange,
    PlaceSettings,
    Purpose,
    Store,
    Unit,
    WantedMessage,
)
from tests.adapters.storage.units import WON_MATCH, WON_ROUND
from tests.builders import BEN, OPENING, SOUTH, a_game, a_table

OLD = Place("telegram", "-45", "Club", "-45")
NEW = Place("telegram", "-10045", "Club", "-10045")
TOPIC = Place("telegram", "-45/7", "Evenings", "-45")
NEW_TOPIC = Place("telegram", "-10045/7", "Evenings", "-10045")
NEIGHBOUR = Place("telegram", "-450", "Others", "-450")
HOME = {"platform": "telegram", "home": "-45"}
DECLINED = Decline("ben")
PLACES_OF_RESULTS = reading(
    sa.select(ROUND_RESULTS.c.place, MATCH_RESULTS.c.place.label("match")).where(
        ROUND_RESULTS.c.table_id == MATCH_RESULTS.c.table_id
    )
)


def opening_at(place: Place, table: str = "t1") -> Open:
    """Ada challenges Ben there."""
    return replace(OPENING, table=table, places=(place,), invited="ben", invited_name="Ben")


async def keep(store: Store, opening: Open, *messages: MessageKey, over: bool = False) -> Table:
    """Save a challenge that wants some messages, and its end if it is ``over``."""
    table = a_table(opening=opening)
    log = LogRow(table.id, 1, "ada", opening, 1000)
    wanted = tuple(WantedMessage(key, 1) for key in messages)
    await store.commit(Unit(table, log, messages=wanted))
    if over:
        table = a_table(DECLINED, opening=opening)
        await store.commit(Unit(table, LogRow(table.id, 2, "ben", DECLINED, 1001)))
    return table


def key_of(place: Place, purpose: Purpose = "board", table: str = "t1") -> MessageKey:
    """A message that everybody there reads."""
    return MessageKey(table, Audience("place", place.key), purpose)


def sent(key: MessageKey, shown: int = 1) -> MessageRow:
    """A message as it was sent."""
    return MessageRow(key, 1, shown, "telegram", "-45", "77")


async def test_the_tables_of_a_group_are_found_in_all_its_topics(store: Store) -> None:
    here = await keep(store, opening_at(OLD, "t1"))
    topic = await keep(store, opening_at(TOPIC, "t2"))
    await keep(store, opening_at(NEIGHBOUR, "t3"))
    await keep(store, opening_at(OLD, "t4"), over=True)
    await keep(store, replace(opening_at(OLD, "t5"), places=()))

    assert await store.tables_of_home("telegram", "-45") == (here, topic)
    assert await store.tables_of_home("discord", "-45") == ()
    assert await store.tables_of_home("telegram", "") == ()


async def test_what_has_to_happen_to_tables_is_kept_with_the_move(store: Store) -> None:
    errand = Errand("t1", Relocate(OLD, NEW))

    await store.move_place(OLD, NEW, [errand])
    await store.move_place(OLD, NEW, [errand])

    assert await store.errands() == (errand,)


async def test_live_tables_are_found_where_they_are_and_left_to_be_told(store: Store) -> None:
    table = await keep(store, opening_at(OLD))

    await store.move_place(OLD, NEW, [])

    assert await store.tables_at(NEW.key) == (table,)
    assert await store.tables_at(OLD.key) == ()
    assert [row.action for row in await store.log("t1")] == [opening_at(OLD)]


@pytest.mark.parametrize(
    ("was", "now"),
    [
        pytest.param(OLD, NEW, id="the chat"),
        pytest.param(TOPIC, NEW_TOPIC, id="a topic"),
        pytest.param(replace(OLD, home=""), NEW, id="the chat before it had a home"),
    ],
)
async def test_tables_that_are_over_stand_in_the_new_place(
    store: Store, was: Place, now: Place
) -> None:
    await keep(store, opening_at(was), over=True)

    await store.move_place(OLD, NEW, [])

    (table,) = await store.tables_at(now.key, live=False)
    assert (table.places, isinstance(table.stage, Finished)) == ((now,), True)


async def test_the_log_of_a_table_that_is_over_still_leads_to_it(store: Store) -> None:
    await keep(store, opening_at(TOPIC), over=True)

    await store.move_place(OLD, NEW, [])

    first, *rest = (row.action for row in await store.log("t1"))
    assert isinstance(first, Open)
    assert replayed(first, rest, lambda _: a_game()) == await store.table("t1")


async def test_the_log_of_a_table_to_which_somebody_came_from_there_still_leads_to_it(
    store: Store,
) -> None:
    opening = replace(OPENING, places=(NEIGHBOUR,))
    joining = Accept(BEN, Origin("telegram", TOPIC))
    open_ = LogRow("t1", 1, "ada", opening, 1000)
    await store.commit(Unit(a_table(opening=opening), open_))
    seated = a_table(joining, opening=opening)
    await store.commit(Unit(seated, LogRow("t1", 2, "ben", joining, 1001)))
    over = a_table(joining, Resign(SOUTH), opening=opening)
    await store.commit(Unit(over, LogRow("t1", 3, "ben", Resign(SOUTH), 1002)))

    await store.move_place(OLD, NEW, ())

    table = await store.table("t1")
    first, *rest = [row.action for row in await store.log("t1")]
    assert table is not None
    assert isinstance(first, Open)
    assert home_of(table, SOUTH) == NEW_TOPIC
    assert replayed(first, rest, lambda _: a_game()) == table


async def test_only_the_place_that_moved_moves(store: Store) -> None:
    other = await keep(store, replace(opening_at(OLD), places=(NEIGHBOUR, OLD)), over=True)
    elsewhere = await keep(store, opening_at(NEIGHBOUR, "t2"), over=True)

    await store.move_place(OLD, NEW, [])

    assert await store.table("t1") == replace(other, places=(NEIGHBOUR, NEW))
    assert await store.tables_at(NEIGHBOUR.key, live=False) == (
        replace(other, places=(NEIGHBOUR, NEW)),
        elsewhere,
    )


async def test_a_board_that_goes_on_and_what_was_never_posted_are_still_to_come(
    store: Store,
) -> None:
    keys = [key_of(OLD, purpose) for purpose in ("board", "showdown", "result")]
    await keep(store, opening_at(OLD), *keys)
    await store.note_message(sent(keys[0]))
    await store.note_message(sent(keys[1], shown=0))

    await store.move_place(OLD, NEW, [])

    assert await store.messages_of("t1") == (
        MessageRow(key_of(NEW), 1, shown=1),
        MessageRow(key_of(NEW, "result"), 1),
    )


async def test_of_a_table_that_is_over_only_what_was_never_posted_follows(store: Store) -> None:
    await keep(store, opening_at(OLD), key_of(OLD), key_of(OLD, "result"), over=True)
    await store.note_message(sent(key_of(OLD)))

    await store.move_place(OLD, NEW, [])

    assert await store.messages_of("t1") == (MessageRow(key_of(NEW, "result"), 1),)


async def test_hands_and_messages_elsewhere_stay_where_they_are(store: Store) -> None:
    hand = MessageKey("t1", Audience("person", "telegram:-45"), "hand")
    other = key_of(NEIGHBOUR)
    await keep(store, opening_at(OLD), hand, other)
    await store.note_message(sent(hand))
    await store.note_message(sent(other))

    await store.move_place(OLD, NEW, [])

    assert await store.messages_of("t1") == (sent(hand), sent(other))


@pytest.mark.parametrize(
    ("over", "purpose", "states"),
    [
        pytest.param(False, "board", ["live"], id="the board of a table that goes on"),
        pytest.param(False, "showdown", [], id="a round of long ago"),
        pytest.param(True, "board", [], id="the board of a table that is over"),
    ],
)
async def test_what_was_refused_is_tried_again_only_where_it_is_needed(
    store: Store, *, over: bool, purpose: Purpose, states: list[str]
) -> None:
    key = key_of(OLD, purpose)
    await keep(store, opening_at(OLD), key, over=over)
    await store.note_message(MessageRow(key, 1, platform="telegram", chat="-45", state="refused"))

    await store.move_place(OLD, NEW, [])

    assert [row.state for row in await store.messages_of("t1")] == states


async def test_a_message_that_is_in_the_new_place_already_stays(store: Store) -> None:
    new = key_of(NEW)
    await keep(store, opening_at(OLD), key_of(OLD))
    await store.note_message(replace(sent(new), chat="-10045", message="5"))

    await store.move_place(OLD, NEW, [])

    assert await store.messages_of("t1") == (replace(sent(new), chat="-10045", message="5"),)


async def test_results_follow_their_place(database: Database) -> None:
    store = SqliteStore(database)
    table = a_table(opening=opening_at(OLD))
    rounds, matches = replace(WON_ROUND, place=OLD.key), replace(WON_MATCH, place=TOPIC.key)
    log = LogRow("t1", 1, "ada", opening_at(OLD), 1000)
    await store.commit(Unit(table, log, rounds=(rounds,), matches=(matches,)))

    await store.move_place(OLD, NEW, [])

    (row,) = await database.read(PLACES_OF_RESULTS)
    assert tuple(row) == (NEW.key, NEW_TOPIC.key)


async def test_what_a_place_has_chosen_and_its_log_follow_it(store: Store) -> None:
    chosen = PlaceSettings(OLD.key, language="kk", quiet=True, home="-45", name="Club")
    topic = replace(chosen, key=TOPIC.key, chosen=True)
    await store.change_place(chosen, PlaceChange(OLD.key, 1, "Ada", "quiet", "0", "1"))
    await store.change_place(topic)
    await store.change_place(PlaceSettings(NEW.key, language="ru"))
    await store.change_place(PlaceSettings(f"{OLD.key}/8", language="ru"))

    await store.move_place(OLD, NEW, [])

    assert await store.place(NEW.key) == replace(chosen, key=NEW.key, home="-10045")
    assert await store.place(OLD.key) == PlaceSettings(OLD.key)
    assert await store.chosen_places("-10045") == (NEW_TOPIC.key,)
    assert (await store.place(f"{NEW.key}/8")).home == "-10045"
    assert [change.place for change in await store.place_changes(NEW.key, 0, 5)] == [NEW.key]


async def test_a_place_that_has_moved_twice_is_where_it_is_now(store: Store) -> None:
    last = Place("telegram", "-10099", "Club", "-10099")
    await store.move_place(OLD, NEW, [])

    await store.move_place(NEW, last, [])

    assert await store.moved_places() == {OLD.key: last.key, NEW.key: last.key}


async def test_a_place_that_has_come_back_has_not_moved(store: Store) -> None:
    await store.move_place(OLD, NEW, [])

    await store.move_place(NEW, OLD, [])

    assert await store.moved_places() == {NEW.key: OLD.key}


async def test_a_move_that_is_told_again_changes_nothing(store: Store) -> None:
    await keep(store, opening_at(OLD), key_of(OLD), over=True)
    await store.move_place(OLD, NEW, [])
    before = await store.table("t1"), await store.messages_of("t1"), await store.moved_places()

    await store.move_place(OLD, NEW, [])

    after = await store.table("t1"), await store.messages_of("t1"), await store.moved_places()
    assert after == before


async def test_tables_of_a_place_that_moved_can_be_closed(store: Store) -> None:
    await keep(store, opening_at(OLD))

    await store.move_place(OLD, NEW, [Errand("t1", Close("place_gone"))])

    assert await store.errands() == (Errand("t1", Close("place_gone")),)


def test_a_move_reads_no_more_than_what_is_in_its_place(path: Path) -> None:
    prepare(path)
    lines = list(moves._moving(moves._values(OLD, NEW)))

    with closing(sqlite3.connect(path)) as connection:
        steps = [
            *(step for line in lines for step in plan(connection, line)),
            *connection.execute(f"EXPLAIN QUERY PLAN {moves._OF_HOME.text}", HOME),
        ]

    scans = {str(step[3]) for step in steps if "SCAN" in step[3] and "VIRTUAL" not in step[3]}
    # Few groups ever move, and of all that was played little goes on.
    assert scans == {"SCAN moved_places", "SCAN tables USING INDEX ix_tables_live"}


def plan(connection: sqlite3.Connection, line: Line) -> list[tuple[int, int, int, str]]:
    """The steps in which a line is written."""
    values = line.write.by_place([line.values])[0]
    return connection.execute(f"EXPLAIN QUERY PLAN {line.write.text}", values).fetchall()
