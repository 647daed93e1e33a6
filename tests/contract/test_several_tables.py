"""One person at several tables, in one place and in several: nothing is taken for another."""

import random

import pytest

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text
from engine.cards.mask import cards_of
from engine.round.faults import Fault
from engine.service.intents import Look
from tests.contract.oracle import told_by
from tests.contract.playing import Alone, Way
from tests.contract.rig import Message, Rig, User
from tests.contract.seats import DEALT, Seated, a_computer_match, a_match, mover_of
from tests.contract.seeing import plays, presses, table_of, until, version_of, wish_button
from tests.contract.truth import plain, table_now

CATALOG = Catalog.load()

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("command", ["/hand", "/resign", "/abort"])
async def test_a_command_that_could_mean_two_tables_asks_which(rig: Rig, command: str) -> None:
    user, tables = await _at_two_tables(rig, places=(0, 0))

    reply = await user.say(rig.place(0), command)

    assert {press.said.table for press in presses(reply.message)} == tables
    assert reply.private is not None


async def test_the_answer_to_which_table_leads_to_that_tables_hand(rig: Rig) -> None:
    user, tables = await _at_two_tables(rig, places=(0, 0))
    asked = await user.say(rig.place(0), "/hand")
    chosen = next(iter(presses(asked.message)))

    reply = await user.press(asked.message, chosen.button)

    assert table_of(reply.message) == chosen.said.table
    assert chosen.said.table in tables


async def test_a_command_in_a_place_means_the_table_there(rig: Rig) -> None:
    user, _ = await _at_two_tables(rig, places=(0, 1))
    there = next(m for m in user.private() if rig.place(1).name in m.words)

    reply = await user.say(rig.place(1), "/hand")

    assert table_of(reply.message) == table_of(there)


async def test_a_private_command_asks_which_of_the_tables_of_all_places(rig: Rig) -> None:
    user, tables = await _at_two_tables(rig, places=(0, 1))

    reply = await user.say(None, "/hand")

    assert {press.said.table for press in presses(reply.message)} == tables


async def test_each_hand_is_headed_by_its_opponent_and_its_place(rig: Rig) -> None:
    user, _ = await _at_two_tables(rig, places=(0, 1))

    headings = [message.words.splitlines()[0] for message in user.private()]

    assert len(headings) == 2
    for place in (rig.place(0), rig.place(1)):
        assert sum(place.name in heading for heading in headings) == 1


async def test_the_list_of_games_has_every_table_with_a_button(rig: Rig) -> None:
    user, tables = await _at_two_tables(rig, places=(0, 1))

    reply = await user.say(rig.place(2), "/games")

    found = [press.said for press in presses(reply.message)]
    assert {said.table for said in found} == tables
    assert {said.intent for said in found} == {Look("hand")}


async def test_a_move_at_one_table_leaves_the_other_as_it_is(rig: Rig) -> None:
    pair = await a_match(rig, rig.place(0), "Ann", "Bob")
    mover = await mover_of(pair, 3)
    await mover.user.say(rig.place(0), "/gin bot casual")
    await until(mover.user, lambda: _second(mover), "the other hand")
    hand = await mover.hand_at(3)

    await mover.user.press(hand, plays(hand)[0][0])

    other = _second(mover)
    assert other is not None
    assert version_of(await mover.hand_at(4), pair.table) == 4
    assert table_of(other) != pair.table


async def test_readiness_is_not_asked_for_at_tables_that_wait_for_something_else(
    rig: Rig,
) -> None:
    user, _ = await _at_two_tables(rig, places=(0, 0))

    reply = await user.say(rig.place(0), "/ready")

    assert reply.notice == CATALOG.say("en", text(Fault.NOTHING_TO_READY))
    assert reply.private is None


async def test_a_board_tells_only_the_hand_of_its_own_table(rig: Rig) -> None:
    user, tables = await _at_two_tables(rig, places=(0, 0))
    told, held = [], []

    for seated in [Seated(user, table, rig.place(0)) for table in sorted(tables)]:
        await Alone(seated, Way(random.Random(1))).begin()
        board = await seated.board_at(DEALT)
        reply = await user.press(board, wish_button(board, "my_hand"))
        told.append(told_by(reply.words.encode()).cards)
        with rig.saved() as saved:
            held.append(plain(cards_of(table_now(saved, seated.table).rounds[-1].state.hands[0])))

    assert all(hand <= cards for hand, cards in zip(held, told, strict=True))
    assert not any(hand <= cards for hand, cards in zip(held, reversed(told), strict=True))


async def _at_two_tables(rig: Rig, places: tuple[int, int]) -> tuple[User, set[str]]:
    """Somebody with a match against the computer in each of two places, and the tables' ids."""
    first = await a_computer_match(rig, rig.place(places[0]), "Ann")
    user = first.user
    await user.say(rig.place(places[1]), "/gin bot casual")
    other = await until(user, lambda: _second(first), "the second hand")
    return user, {first.table, table_of(other)}


def _second(seated: Seated) -> Message | None:
    others = (m for m in seated.user.private() if m.buttons and table_of(m) != seated.table)
    return next(others, None)
