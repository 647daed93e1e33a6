"""What the computer players at a table do when they are waited for."""

import pytest

from engine.match import actions
from engine.match.stages import Readying
from engine.match.table import Game, to_act
from engine.opponents import ALL
from engine.round.faults import Fault, NotAllowed
from engine.round.moves import PASS
from engine.service.computers import computer_action, computer_name
from engine.variants.gin import CLASSIC
from tests.builders import NORTH, SOUTH
from tests.engine.service.layouts import KNOCK, UNDERCUT, play_out
from tests.engine.service.parlour import (
    ADA,
    FIRST_SEAT_CHOOSES,
    IN_PRIVATE,
    SECOND_SEAT_CHOOSES,
    Parlour,
)
from tests.engine.service.refusals import fault_of
from tests.fakes import MemoryStore


@pytest.fixture
def parlour() -> Parlour:
    """A parlour in memory: nothing here is about the store."""
    return Parlour(MemoryStore())


async def _action(parlour: Parlour, table: str) -> actions.Action:
    game = Game(CLASSIC, parlour.chance.order)
    return await computer_action(await parlour.table(table), game)


@pytest.mark.parametrize("key", ALL)
def test_a_computer_player_sits_down_by_its_key(key: str) -> None:
    assert computer_name(key) == key


def test_a_computer_player_that_there_is_not_does_not_sit_down() -> None:
    with pytest.raises(NotAllowed) as refusal:
        computer_name("deep")

    assert refusal.value.blanks == {"name": "deep"}


async def test_a_computer_that_cut_higher_has_the_other_deal(parlour: Parlour) -> None:
    parlour.chance.stack(SECOND_SEAT_CHOOSES)
    table = await parlour.open(ADA, IN_PRIVATE)

    assert await _action(parlour, table) == actions.ChooseDealer(SOUTH, deals=False)


async def test_a_computer_that_is_not_waited_for_does_nothing(parlour: Parlour) -> None:
    parlour.chance.stack(FIRST_SEAT_CHOOSES)
    table = await parlour.open(ADA, IN_PRIVATE)

    assert await fault_of(_action(parlour, table), NotAllowed) is Fault.NOT_NOW


async def test_a_computer_plays_until_the_turn_passes(parlour: Parlour) -> None:
    parlour.chance.stack(FIRST_SEAT_CHOOSES)
    table = await parlour.open(ADA, IN_PRIVATE)
    await parlour.deal(table, KNOCK.pack(knocker_deals=True))
    await parlour.pass_time()
    await parlour.play(ADA, table, PASS)

    action = await _action(parlour, table)
    await parlour.pass_time()

    assert isinstance(action, actions.Play)
    assert [move.kind for move in action.moves] == ["draw_stock", "discard"]
    assert to_act(await parlour.table(table)) == (NORTH,)


async def test_a_computer_plays_until_the_round_ends(parlour: Parlour) -> None:
    parlour.chance.stack(FIRST_SEAT_CHOOSES)
    table = await parlour.open(ADA, IN_PRIVATE)

    await play_out(parlour, table, UNDERCUT, NORTH)

    log = await parlour.store.log(table)
    assert isinstance(log[-1].action, actions.Play)
    # Two layoffs, and the rest laid out.
    assert [move.kind for move in log[-1].action.moves] == ["lay_off", "lay_off", "lay_out"]
    assert isinstance((await parlour.table(table)).stage, Readying)
