"""The matches in a person's record and the round that ended last; on each store."""

from dataclasses import replace

from engine.match.boards import ShowdownView, showdown_view
from engine.service.ports import Ended, Store
from tests.adapters.storage.units import WON_MATCH, WON_ROUND, a_lobby, a_unit
from tests.builders import a_game
from tests.engine.match.showdowns import waiting_for_the_next_deal

SHOWDOWN = showdown_view(waiting_for_the_next_deal(), a_game())


async def end_matches(store: Store, *tables: str) -> None:
    """Let Ada win a match at each of these tables, a second after the other."""
    for at, table in enumerate(tables, 1):
        match = replace(WON_MATCH, table=table, at=1000 * at)
        await store.commit(replace(a_unit(a_lobby(table)), matches=(match,)))


def a_showdown(table: str, number: int) -> ShowdownView:
    assert SHOWDOWN is not None
    return replace(SHOWDOWN, table=table, number=number)


async def test_the_match_that_ended_last_comes_first(store: Store) -> None:
    await end_matches(store, "t1", "t2")

    ended = await store.ended_matches("ada", 0, 10)

    assert ended == (Ended(a_lobby("t2"), 2000), Ended(a_lobby("t1"), 1000))


async def test_a_match_that_nobody_won_is_in_the_history(store: Store) -> None:
    await end_matches(store, "t1")
    ended = replace(WON_MATCH, table="t2", won=False, reason="ended", counted=False, at=2000)
    await store.commit(replace(a_unit(a_lobby("t2")), matches=(ended,)))

    history = await store.ended_matches("ada", 0, 10)

    assert [each.table.id for each in history] == ["t2", "t1"]


async def test_matches_come_a_page_at_a_time(store: Store) -> None:
    await end_matches(store, "t1", "t2", "t3", "t4")

    ended = await store.ended_matches("ada", 1, 2)

    assert [each.table.id for each in ended] == ["t3", "t2"]


async def test_matches_of_others_are_not_ones_own(store: Store) -> None:
    await end_matches(store, "t1")

    assert await store.ended_matches("ben", 0, 10) == ()


async def test_the_round_that_ended_last_is_laid_out_again(store: Store) -> None:
    for table, number, at in (("t1", 1, 10), ("t2", 1, 30), ("t1", 2, 20)):
        version = number if table == "t1" else 1
        shown = a_showdown(table, number)
        row = replace(WON_ROUND, table=table, number=number, at=at)
        unit = a_unit(a_lobby(table, version))
        await store.commit(replace(unit, showdowns=(shown,), rounds=(row,)))

    assert await store.latest_showdown("ada") == a_showdown("t2", 1)


async def test_who_never_played_has_no_round_that_ended(store: Store) -> None:
    assert await store.latest_showdown("ada") is None
