"""Deadlines, the clocks on which they stand, and gaps in these; on each store."""

from dataclasses import replace

from engine.service.ports import (
    Audience,
    ClockRow,
    Deadline,
    Gap,
    MessageKey,
    MessageRow,
    Store,
    WantedMessage,
)
from tests.adapters.storage.units import a_lobby, a_message, a_unit

TURN = Deadline("t1", 1, "turn", due=900, clock="web", begun=300, ends=900)
PAUSE = Deadline("t1", 1, "computer", due=400, clock="web", begun=300)


async def set_deadline(store: Store, deadline: Deadline) -> None:
    """Save a version of a table with its deadline."""
    table = a_lobby(deadline.table, deadline.version)
    await store.commit(replace(a_unit(table), deadline=deadline))


async def test_a_table_has_the_deadline_of_its_latest_version(store: Store) -> None:
    await set_deadline(store, TURN)
    warning = replace(TURN, version=2, kind="warn", due=750)

    await set_deadline(store, warning)

    assert await store.deadline("t1") == warning


async def test_a_table_that_waits_for_nobody_has_no_deadline(store: Store) -> None:
    await set_deadline(store, TURN)

    await store.commit(a_unit(a_lobby("t1", 2)))

    assert await store.deadline("t1") is None
    assert await store.next_deadline("web") is None


async def test_the_nearest_deadline_of_a_clock_comes_next(store: Store) -> None:
    for table, due in (("t1", 900), ("t2", 800), ("t3", 850)):
        await set_deadline(store, replace(TURN, table=table, due=due))

    nearest = await store.next_deadline("web")

    assert nearest == replace(TURN, table="t2", due=800)


async def test_of_two_deadlines_at_once_the_first_id_comes_first(store: Store) -> None:
    for table in ("t2", "t1"):
        await set_deadline(store, replace(TURN, table=table))

    assert await store.next_deadline("web") == TURN


async def test_each_clock_has_deadlines_of_its_own(store: Store) -> None:
    await set_deadline(store, TURN)
    later = replace(TURN, table="t2", clock="discord", due=90_000)
    await set_deadline(store, later)

    assert await store.next_deadline("discord") == later
    assert await store.next_deadline("") is None


async def test_a_deadline_is_put_elsewhere(store: Store) -> None:
    await set_deadline(store, TURN)
    later = replace(TURN, due=1900, ends=2000)

    await store.move_deadline(later)

    assert await store.deadline("t1") == later


async def test_a_deadline_of_an_older_version_is_not_put_elsewhere(store: Store) -> None:
    await set_deadline(store, TURN)
    newer = replace(TURN, version=2)
    await set_deadline(store, newer)

    await store.move_deadline(replace(TURN, due=1900))

    assert await store.deadline("t1") == newer


async def test_a_deadline_that_is_gone_is_not_put_back(store: Store) -> None:
    await store.commit(a_unit(a_lobby("t1")))

    await store.move_deadline(TURN)

    assert await store.deadline("t1") is None


async def test_a_clock_is_as_it_was_written_last(store: Store) -> None:
    await store.save_clocks((ClockRow("web", 1000, 5000), ClockRow("", 10, 5000)))

    await store.save_clocks((ClockRow("web", 2000, 6000),))

    assert await store.clocks() == (ClockRow("", 10, 5000), ClockRow("web", 2000, 6000))


async def test_a_clock_is_not_behind_what_began_on_it_since(store: Store) -> None:
    await store.save_clocks((ClockRow("web", 100, 5000),))

    await set_deadline(store, TURN)

    assert await store.clocks() == (ClockRow("web", 300, 5200),)


async def test_a_clock_that_was_never_written_is_known_by_its_deadlines(store: Store) -> None:
    await set_deadline(store, TURN)

    assert await store.clocks() == (ClockRow("web", 300, 0),)


async def test_gaps_are_remembered_in_order(store: Store) -> None:
    await store.save_clocks((), (Gap("web", 700, 5000),))
    await store.save_clocks((), (Gap("web", 300, 6000), Gap("discord", 500, 7000)))

    gaps = await store.gaps()

    assert gaps == (Gap("web", 300, 6000), Gap("discord", 500, 7000), Gap("web", 700, 5000))


async def test_a_clock_that_stood_still_twice_at_one_moment_lost_both(store: Store) -> None:
    await store.save_clocks((), (Gap("web", 300, 6000),))

    await store.save_clocks((), (Gap("web", 300, 7000), Gap("discord", 300, 5000)))

    assert await store.gaps() == (Gap("discord", 300, 5000), Gap("web", 300, 13_000))


async def show_everything(store: Store, table: str, deadline: Deadline) -> tuple[MessageKey, ...]:
    """Save a table whose board, hand and first showdown are on show."""
    hand = MessageKey(table, Audience("person", "ada"), "hand")
    showdown = MessageKey(table, Audience("place", "web:parlour"), "showdown", 1)
    keys = (a_message(table), hand, showdown)
    wanted = tuple(WantedMessage(key, 1) for key in keys)
    await store.commit(replace(a_unit(a_lobby(table)), deadline=deadline, messages=wanted))
    for key in keys:
        await store.note_message(MessageRow(key, wanted=1, shown=1, platform="web", message="7"))
    return keys


async def test_what_tells_the_time_of_a_clock_is_drawn_again(store: Store) -> None:
    board, hand, _ = await show_everything(store, "t1", TURN)
    await show_everything(store, "t2", replace(TURN, table="t2", clock="discord"))
    await show_everything(store, "t3", replace(PAUSE, table="t3"))

    tables = await store.draw_again("web")

    assert tables == ("t1",)
    assert {row.key for row in await store.messages_behind()} == {board, hand}


async def test_a_clock_that_nobody_is_told_of_has_nothing_drawn_again(store: Store) -> None:
    await show_everything(store, "t1", PAUSE)

    assert await store.draw_again("web") == ()
    assert await store.messages_behind() == ()


async def test_gaps_of_one_clock_push_out_none_of_another(store: Store) -> None:
    await store.save_clocks((), (Gap("slow", 900, 50_000),))

    await store.save_clocks((), [Gap("fast", 1_000_000 + at, 2000) for at in range(1200)])

    gaps = await store.gaps()
    assert gaps[0] == Gap("slow", 900, 50_000)
    assert [gap.at for gap in gaps[1:]] == [1_000_000 + at for at in range(200, 1200)]


async def test_a_gap_before_all_that_has_a_deadline_is_forgotten(store: Store) -> None:
    await set_deadline(store, TURN)
    await store.save_clocks((), (Gap("web", 299, 5000), Gap("discord", 1, 5000)))

    await store.save_clocks((), (Gap("web", 300, 6000),))

    assert await store.gaps() == (Gap("discord", 1, 5000), Gap("web", 300, 6000))


async def test_a_deadline_that_is_put_elsewhere_may_be_drawn_again(store: Store) -> None:
    board, hand, _ = await show_everything(store, "t1", TURN)
    await show_everything(store, "t2", replace(TURN, table="t2"))

    await store.move_deadline(replace(TURN, due=1900, ends=2000), draw_again=True)

    assert {row.key for row in await store.messages_behind()} == {board, hand}


async def test_every_message_of_a_table_is_drawn_again_where_it_is(store: Store) -> None:
    keys = await show_everything(store, "t1", TURN)
    await show_everything(store, "t2", replace(TURN, table="t2"))

    await store.draw_table_again("t1")

    rows = await store.messages_behind()
    assert {row.key for row in rows} == set(keys)
    assert {(row.shown, row.message) for row in rows} == {(0, "7")}
