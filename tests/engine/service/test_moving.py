"""Whom a challenge to a mere name meant, and where a table goes with its place; on each store."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace

import pytest

from engine.match.actions import Close, Recognise, Relocate
from engine.match.changes import replayed
from engine.match.people import Place
from engine.match.stages import Finished, Lobby, Playing
from engine.match.table import Game
from engine.round.faults import Fault
from engine.service.intents import Challenge
from engine.service.ports import Audience, Errand, Person, Store
from engine.variants.house import variant_of
from tests.engine.service.parlour import ADA, BEN, CY, Parlour
from tests.engine.service.refusals import fault_of

STRANGER = Person("stranger", "ben")
OLD = Place("telegram", "-45", "Club", "-45")
NEW = Place("telegram", "-10045", "Club", "-10045")
TOPIC = Place("telegram", "-45/7", "Evenings", "-45")
NEW_TOPIC = Place("telegram", "-10045/7", "Evenings", "-10045")
ELSEWHERE = Place("telegram", "-46", "Pub", "-46")
TO_STRANGER = Challenge(OLD, opponent="stranger")
TO_BEN_THERE = Challenge(OLD, opponent="ben")


@pytest.fixture
async def stranger(store: Store) -> Person:
    """Somebody of whom nothing is known but that they are called @ben."""
    return await store.meet("telegram", "@ben", STRANGER)


async def stage_of(parlour: Parlour, table: str) -> object:
    """Where a table stands."""
    return (await parlour.table(table)).stage


@pytest.mark.usefixtures("stranger")
async def test_a_challenge_to_a_name_is_for_whoever_bears_it(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_STRANGER)

    await parlour.service.recognised("telegram", "Ben", BEN)

    assert await stage_of(parlour, table) == Lobby("ben", "Ben", waits_seconds=600)
    assert [one.id for one in await parlour.store.tables_of("ben")] == [table]


@pytest.mark.usefixtures("stranger")
async def test_whoever_was_meant_may_accept_as_they_saw_it(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_STRANGER)
    await parlour.service.recognised("telegram", "ben", BEN)

    await parlour.ask(BEN, table, "accept", version=1)

    assert [player.person for player in (await parlour.table(table)).players] == ["ada", "ben"]


@pytest.mark.usefixtures("stranger")
async def test_a_challenge_waits_no_longer_for_whom_it_meant(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_STRANGER)
    before = await parlour.store.deadline(table)
    parlour.clock.advance(seconds=60)

    await parlour.service.recognised("telegram", "ben", BEN)

    assert before is not None
    assert await parlour.store.deadline(table) == replace(before, version=2)


@pytest.mark.usefixtures("stranger")
async def test_a_known_name_stands_for_nobody_else(parlour: Parlour) -> None:
    await parlour.service.recognised("telegram", "ben", BEN)

    assert await parlour.store.person_of("telegram", "@ben") is None
    refused = parlour.service.challenge(ADA, TO_STRANGER, parlour.update())
    assert await fault_of(refused) is Fault.PERSON_GONE


@pytest.mark.usefixtures("stranger")
async def test_who_is_recognised_by_two_ways_at_once_is_so_once(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_STRANGER)

    await asyncio.gather(
        parlour.service.recognised("telegram", "ben", BEN),
        parlour.service.recognised("telegram", "ben", BEN),
    )

    assert (await parlour.table(table)).version == 2


async def test_nobody_was_asked_by_most_names(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_BEN_THERE)

    await parlour.service.recognised("telegram", "ben", BEN)

    assert (await parlour.table(table)).version == 1


@pytest.mark.usefixtures("stranger")
async def test_who_takes_no_challenges_is_asked_by_no_name(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_STRANGER)

    await parlour.service.recognised("telegram", "ben", replace(BEN, takes_challenges=False))

    assert await stage_of(parlour, table) == Finished("declined")


@pytest.mark.usefixtures("stranger")
async def test_who_is_blocked_reaches_nobody_by_another_name(parlour: Parlour) -> None:
    await parlour.store.block("ben", "ada")
    blocked, other = await parlour.open(ADA, TO_STRANGER), await parlour.open(CY, TO_STRANGER)

    await parlour.service.recognised("telegram", "ben", BEN)

    assert await stage_of(parlour, blocked) == Finished("declined")
    assert await stage_of(parlour, other) == Lobby("ben", "Ben", waits_seconds=600)


@pytest.mark.usefixtures("stranger")
async def test_who_bears_the_name_that_they_asked_for_is_left_alone(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_STRANGER)

    await parlour.service.recognised("telegram", "ben", ADA)

    assert await stage_of(parlour, table) == Lobby("stranger", "ben", waits_seconds=600)
    assert await parlour.store.errands() == ()


@pytest.mark.usefixtures("stranger")
async def test_who_was_recognised_before_a_crash_is_so_after_it(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_STRANGER)
    await parlour.store.add_errands([Errand(table, Recognise("stranger", "ben", "Ben"))])
    await parlour.restart()

    await parlour.service.catch_up()
    await parlour.service.recognised("telegram", "ben", BEN)

    assert await stage_of(parlour, table) == Lobby("ben", "Ben", waits_seconds=600)
    assert (await parlour.table(table)).version == 2


async def there(parlour: Parlour, place: Place = OLD) -> str:
    """A match of Ada's and Ben's under way in a place."""
    return await parlour.dealt(Challenge(place, opponent="ben"))


@pytest.mark.parametrize(("was", "now"), [(OLD, NEW), (TOPIC, NEW_TOPIC)], ids=["chat", "topic"])
async def test_a_match_goes_on_where_its_place_has_gone(
    parlour: Parlour, was: Place, now: Place
) -> None:
    table = await there(parlour, was)
    before = await parlour.table(table)

    await parlour.service.place_moved(OLD, NEW)

    after = await parlour.table(table)
    assert after == replace(before, places=(now,), version=before.version + 1)
    assert isinstance(after.stage, Playing)
    assert await parlour.store.tables_at(now.key) == (after,)


async def test_the_log_of_a_match_that_moved_leads_to_it(parlour: Parlour) -> None:
    table = await there(parlour)
    await parlour.service.place_moved(OLD, NEW)
    await parlour.ask(ADA, table, "resign")

    first, *rest = (row.action for row in await parlour.store.log(table))
    order = parlour.chance.order

    assert first.kind == "open"
    assert replayed(first, rest, lambda rules: Game(variant_of(rules), order)) == (
        await parlour.table(table)
    )


async def test_the_board_of_a_match_that_moved_is_posted_in_the_new_place(
    parlour: Parlour,
) -> None:
    table = await there(parlour)
    for row in await parlour.store.messages_of(table):
        sent = replace(row, platform="telegram", chat="-45", message="7", shown=row.wanted)
        await parlour.store.note_message(sent)

    await parlour.service.place_moved(OLD, NEW)

    version = (await parlour.table(table)).version
    boards = [
        row for row in await parlour.store.messages_of(table) if row.key.audience.kind == "place"
    ]
    assert [(row.key.audience, row.chat, row.message) for row in boards] == [
        (Audience("place", NEW.key), "", "")
    ]
    assert boards[0].shown < boards[0].wanted == version


async def test_a_challenge_keeps_its_time_when_its_place_moves(parlour: Parlour) -> None:
    table = await parlour.open(ADA, Challenge(OLD, opponent="ben"))
    before = await parlour.store.deadline(table)
    parlour.clock.advance(seconds=60)

    await parlour.service.place_moved(OLD, NEW)

    after = await parlour.store.deadline(table)
    assert before is not None
    assert after == replace(before, version=2)


async def test_what_was_on_a_hand_means_the_same_after_its_place_has_moved(
    parlour: Parlour,
) -> None:
    table = await there(parlour)
    seen = (await parlour.table(table)).version

    await parlour.service.place_moved(OLD, NEW)
    await parlour.ask(BEN, table, "resign", version=seen)

    assert isinstance(await stage_of(parlour, table), Finished)


async def test_tables_elsewhere_stay_there(parlour: Parlour) -> None:
    table = await there(parlour, ELSEWHERE)
    before = await parlour.table(table)

    await parlour.service.place_moved(OLD, NEW)

    assert await parlour.table(table) == before


async def test_a_move_that_is_told_twice_and_by_two_ways_happens_once(parlour: Parlour) -> None:
    table = await there(parlour)
    before = await parlour.table(table)

    await asyncio.gather(
        parlour.service.place_moved(OLD, NEW), parlour.service.place_moved(OLD, NEW)
    )
    await parlour.service.place_moved(OLD, NEW)

    assert (await parlour.table(table)).version == before.version + 1
    assert await parlour.store.errands() == ()


async def test_a_table_that_was_opened_in_a_place_that_is_gone_follows_later(
    parlour: Parlour,
) -> None:
    await parlour.service.place_moved(OLD, NEW)
    table = await there(parlour)

    await parlour.service.place_moved(OLD, NEW)

    assert (await parlour.table(table)).places == (NEW,)


async def test_a_move_before_a_crash_is_finished_after_it(parlour: Parlour) -> None:
    table = await there(parlour)
    await parlour.store.move_place(OLD, NEW, [Errand(table, Relocate(OLD, NEW))])
    await parlour.restart()

    await parlour.service.catch_up()

    assert (await parlour.table(table)).places == (NEW,)


async def test_a_match_that_is_over_is_played_again_in_the_new_place(parlour: Parlour) -> None:
    table = await there(parlour)
    await parlour.ask(ADA, table, "resign")
    await parlour.service.place_moved(OLD, NEW)

    await parlour.ask(ADA, table, "rematch")
    await parlour.ask(BEN, table, "rematch")

    (again,) = await parlour.store.tables_at(NEW.key)
    assert (again.rematch_of, again.places) == (table, (NEW,))


async def test_what_was_told_of_a_match_is_not_told_once_more_in_the_new_place(
    parlour: Parlour,
) -> None:
    table = await there(parlour)
    await parlour.ask(ADA, table, "resign")
    for row in await parlour.store.messages_of(table):
        sent = replace(row, platform="telegram", chat="-45", message=row.key.purpose)
        await parlour.store.note_message(replace(sent, shown=row.wanted))
    await parlour.service.place_moved(OLD, NEW)

    await parlour.ask(ADA, table, "rematch")
    await parlour.ask(BEN, table, "rematch")

    kinds = {row.key.audience.kind for row in await parlour.store.messages_of(table)}
    assert kinds == {"person"}


async def test_a_late_word_from_a_place_is_of_where_it_is_now(parlour: Parlour) -> None:
    before = await parlour.service.place_now(OLD)
    await parlour.service.place_moved(OLD, NEW)

    now = [await parlour.service.place_now(place) for place in (OLD, TOPIC, ELSEWHERE, NEW)]

    assert before == OLD
    assert now == [NEW, NEW_TOPIC, ELSEWHERE, NEW]


async def test_it_is_remembered_where_a_place_has_gone(parlour: Parlour) -> None:
    await parlour.service.place_moved(OLD, NEW)
    await parlour.restart()

    assert await parlour.service.place_now(OLD) == NEW


async def test_all_tables_of_a_group_end_with_it(parlour: Parlour) -> None:
    here, topic = await there(parlour), await there(parlour, TOPIC)
    elsewhere = await there(parlour, ELSEWHERE)

    await parlour.service.home_gone("telegram", "-45")

    assert [await stage_of(parlour, table) for table in (here, topic)] == [
        Finished("place_gone")
    ] * 2
    assert isinstance(await stage_of(parlour, elsewhere), Playing)


async def test_a_table_that_ends_while_its_place_moves_is_where_it_should_be(
    parlour: Parlour,
) -> None:
    table = await there(parlour)
    closing = Errand(table, Close("place_gone"))
    await parlour.store.move_place(OLD, NEW, [Errand(table, Relocate(OLD, NEW)), closing])

    await parlour.restart()
    await parlour.service.catch_up()

    after = await parlour.table(table)
    assert (after.places, after.stage) == ((NEW,), Finished("place_gone"))


async def test_a_place_that_moves_while_that_is_read_has_moved(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, gate, read = asyncio.Event(), asyncio.Event(), parlour.store.moved_places

    async def slowly() -> Mapping[str, str]:
        found = await read()
        begun.set()
        await gate.wait()
        return found

    monkeypatch.setattr(parlour.store, "moved_places", slowly)
    reading = asyncio.create_task(parlour.service.place_now(OLD))
    await begun.wait()
    await parlour.service.place_moved(OLD, NEW)
    gate.set()

    assert (await reading, await parlour.service.place_now(OLD)) == (NEW, NEW)
