"""What places have chosen, who changed it, and when tables were opened there; on each store."""

from dataclasses import replace

from engine.match.actions import Resign, Withdraw
from engine.match.people import Place, Player
from engine.match.rules import Rules
from engine.match.stages import Finished
from engine.service.ports import LogRow, PlaceChange, PlaceSettings, Store, Unit
from tests.adapters.storage.units import a_lobby
from tests.builders import OPENING, PARLOUR

CHOSEN = PlaceSettings(
    PARLOUR.key,
    language="ru",
    rules=Rules("remik", 50, (("shutout", "flat_100"), ("oklahoma", True)), pace="slow"),
    pace="casual",
    enders="anyone",
    per_hour=7,
    quiet=True,
    home="site",
    chosen=True,
)
CHANGE = PlaceChange(PARLOUR.key, 1000, "Ada", "pace", "", "casual")
GARDEN = Place("web", "garden")


async def test_a_new_place_has_chosen_nothing(store: Store) -> None:
    assert await store.place(PARLOUR.key) == PlaceSettings(PARLOUR.key)


async def test_everything_that_a_place_chose_comes_back(store: Store) -> None:
    await store.change_place(CHOSEN)

    assert await store.place(PARLOUR.key) == CHOSEN
    assert await store.place("web:garden") == PlaceSettings("web:garden")


async def test_what_a_place_chose_last_counts(store: Store) -> None:
    await store.change_place(CHOSEN)
    plain = PlaceSettings(PARLOUR.key, enders="players")

    await store.change_place(plain)

    assert await store.place(PARLOUR.key) == plain


async def test_the_change_log_tells_the_latest_first_page_by_page(store: Store) -> None:
    changes = [replace(CHANGE, at=at, after=str(at)) for at in (10, 30, 20)]
    for change in changes:
        await store.change_place(CHOSEN, change)

    first = await store.place_changes(PARLOUR.key, 0, 2)
    second = await store.place_changes(PARLOUR.key, 2, 2)

    assert first == (changes[2], changes[1])
    assert second == (changes[0],)


async def test_a_place_has_a_change_log_of_its_own(store: Store) -> None:
    await store.change_place(PlaceSettings("web:garden"), replace(CHANGE, place="web:garden"))
    await store.change_place(CHOSEN)

    assert await store.place_changes(PARLOUR.key, 0, 10) == ()


async def test_the_chosen_places_of_a_home_are_listed(store: Store) -> None:
    for key, home, chosen in (
        ("web:b", "site", True),
        ("web:a", "site", True),
        ("web:c", "site", False),
        ("discord:1", "guild", True),
    ):
        await store.change_place(PlaceSettings(key, home=home, chosen=chosen))

    assert await store.chosen_places("site") == ("web:a", "web:b")
    assert await store.chosen_places("nowhere") == ()


async def _open(store: Store, table: str, at: int, *places: Place) -> None:
    """Open a table somewhere, and change it a moment later."""
    for version in (1, 2):
        row = LogRow(table, version, "ada", replace(OPENING, table=table), at + version - 1)
        lobby = replace(a_lobby(table, version), places=places)
        await store.commit(Unit(lobby, row))


async def test_a_rematch_is_no_table_that_was_opened_in_its_place(store: Store) -> None:
    again = replace(OPENING, table="t1", rematch_of="t0")
    lobby = replace(a_lobby("t1", 1), places=(PARLOUR,), rematch_of="t0")

    await store.commit(Unit(lobby, LogRow("t1", 1, "ada", again, 100)))

    assert await store.opened_since(PARLOUR.key, 0) == ()


async def test_a_challenge_that_came_to_nothing_is_no_table_that_was_opened(store: Store) -> None:
    await _open(store, "t1", 100, PARLOUR)
    lobby = replace(a_lobby("t1", 3), places=(PARLOUR,))
    withdrawn = replace(lobby, stage=Finished("withdrawn"))
    await store.commit(Unit(withdrawn, LogRow("t1", 3, "ada", Withdraw("ada"), 102)))

    assert await store.opened_since(PARLOUR.key, 0) == ()


async def test_a_table_that_was_begun_and_is_over_was_opened(store: Store) -> None:
    await _open(store, "t1", 100, PARLOUR)
    lobby = replace(a_lobby("t1", 3), places=(PARLOUR,))
    two = (*lobby.players, Player(name="Ben", person="ben"))
    over = replace(lobby, players=two, stage=Finished("aborted"))
    await store.commit(Unit(over, LogRow("t1", 3, "ada", Resign(0), 102)))

    assert await store.opened_since(PARLOUR.key, 0) == (100,)


async def test_the_tables_opened_lately_in_a_place_are_told_by_their_times(store: Store) -> None:
    for table, at in (("t1", 100), ("t2", 300), ("t3", 200)):
        await _open(store, table, at, PARLOUR)
    await _open(store, "t4", 400, GARDEN)

    assert await store.opened_since(PARLOUR.key, 200) == (200, 300)
    assert await store.opened_since(PARLOUR.key, 301) == ()
    assert await store.opened_since(GARDEN.key, 0) == (400,)
