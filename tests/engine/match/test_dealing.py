"""From the cut to the deal: who deals, who is ready, which seed a round has."""

from dataclasses import replace

import pytest

from engine.cards.pack import Pack, seed_for
from engine.match.actions import Accept, Action, BeReady, ChooseDealer, Resign
from engine.match.changes import advance
from engine.match.stages import Finished, Playing, Readying
from engine.match.table import computer_to_act, to_act
from engine.round.events import Dealt
from engine.round.faults import Fault, NotAllowed
from engine.round.play import deal
from engine.variants.gin import CLASSIC
from tests.builders import (
    ADA,
    BEN,
    CASUAL,
    DEALT,
    NORTH,
    OPENING,
    SOUTH,
    a_game,
    a_table,
    seeded_order,
)
from tests.engine.match.showdowns import knocked_out, waiting_for_the_next_deal

AGAINST_COMPUTER = replace(OPENING, players=(ADA, CASUAL))


@pytest.mark.parametrize(("deals", "dealer"), [(True, NORTH), (False, SOUTH)])
def test_the_chooser_deals_or_lets_the_other_deal(*, deals: bool, dealer: int) -> None:
    table = a_table(Accept(BEN), ChooseDealer(NORTH, deals=deals))

    assert isinstance(table.stage, Playing)
    assert table.rounds[0].state.dealer == dealer


def test_only_who_cut_higher_may_choose() -> None:
    with pytest.raises(NotAllowed) as refusal:
        advance(a_table(Accept(BEN)), ChooseDealer(SOUTH, deals=True), a_game())

    assert refusal.value.fault is Fault.NOT_YOUR_TURN


def test_a_computer_player_that_cut_higher_is_waited_for() -> None:
    game = a_game("8d Qs")

    table = a_table(opening=AGAINST_COMPUTER, game=game)

    assert computer_to_act(table) == SOUTH


def test_nobody_is_asked_to_be_ready_for_the_first_deal() -> None:
    table = a_table(*DEALT)

    assert (table.version, table.rounds[0].number) == (3, 1)
    assert table.last == (Dealt(NORTH, table.rounds[0].state.opening_card),)
    assert to_act(table) == (SOUTH,)


def test_a_computer_player_is_not_waited_for_while_a_person_is_in_turn() -> None:
    table = a_table(ChooseDealer(NORTH, deals=False), opening=AGAINST_COMPUTER)

    assert to_act(table) == (NORTH,)
    assert computer_to_act(table) is None


def test_a_round_lies_as_its_seed_says() -> None:
    table = a_table(*DEALT)

    seed = seed_for(table.seed, "round 1")

    assert table.rounds[0].seed == seed
    assert table.rounds[0].state == deal(CLASSIC, seeded_order(Pack(), seed), NORTH).state


def test_before_the_next_deal_everybody_is_waited_for() -> None:
    table = waiting_for_the_next_deal()

    assert table.stage == Readying(2, SOUTH, (), seed_for(table.seed, "round 2"))
    assert to_act(table) == (NORTH, SOUTH)


def test_one_who_is_ready_waits_for_the_other() -> None:
    table = advance(waiting_for_the_next_deal(), BeReady(SOUTH), a_game()).table

    assert isinstance(table.stage, Readying)
    assert (table.stage.ready, to_act(table)) == ((SOUTH,), (NORTH,))


def test_what_was_last_heard_stays_until_the_next_deal() -> None:
    before = waiting_for_the_next_deal()

    after = advance(before, BeReady(SOUTH), a_game()).table

    assert after.last == before.last


def test_the_last_to_be_ready_deals_the_next_round() -> None:
    waiting = waiting_for_the_next_deal()

    one_ready = advance(waiting, BeReady(SOUTH), a_game()).table
    table = advance(one_ready, BeReady(NORTH), a_game()).table

    assert isinstance(table.stage, Playing)
    assert (table.rounds[0].number, table.rounds[0].state.dealer) == (2, SOUTH)
    assert table.rounds[0].seed == seed_for(table.seed, "round 2")


def test_a_computer_player_is_ready_by_itself() -> None:
    start = a_table(ChooseDealer(NORTH, deals=True), opening=AGAINST_COMPUTER)
    waiting = knocked_out(start)
    assert isinstance(waiting.stage, Readying)
    assert waiting.stage.ready == (SOUTH,)

    table = advance(waiting, BeReady(NORTH), a_game()).table

    assert isinstance(table.stage, Playing)


def test_getting_ready_twice_is_refused() -> None:
    table = advance(waiting_for_the_next_deal(), BeReady(NORTH), a_game()).table

    with pytest.raises(NotAllowed) as refusal:
        advance(table, BeReady(NORTH), a_game())

    assert refusal.value.fault is Fault.ALREADY_READY


@pytest.mark.parametrize(
    ("actions", "action", "fault"),
    [
        pytest.param(DEALT, BeReady(NORTH), Fault.NOT_NOW, id="ready while playing"),
        pytest.param(DEALT, ChooseDealer(NORTH, deals=True), Fault.NOT_NOW, id="chosen already"),
        pytest.param(
            (*DEALT, Resign(NORTH)), BeReady(NORTH), Fault.MATCH_OVER, id="ready after the end"
        ),
    ],
)
def test_a_step_that_is_not_awaited_is_refused(
    actions: tuple[Action, ...], action: Action, fault: Fault
) -> None:
    with pytest.raises(NotAllowed) as refusal:
        advance(a_table(*actions), action, a_game())

    assert refusal.value.fault is fault


def test_a_player_may_resign_between_two_deals() -> None:
    table = advance(waiting_for_the_next_deal(), Resign(SOUTH), a_game()).table

    assert isinstance(table.stage, Finished)
    assert table.rounds == waiting_for_the_next_deal().rounds
