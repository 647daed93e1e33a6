"""Tables and rounds of any preset, for the examples of the rules reference."""

from collections.abc import Iterator
from dataclasses import replace

from engine.match.actions import Accept, BeReady, ChooseDealer
from engine.match.changes import advance
from engine.match.opening import opened
from engine.match.rules import Rules
from engine.match.stages import ChoosingDealer, Finished, Readying
from engine.match.table import Game, Table, to_act
from engine.round.moves import Move
from engine.round.outcome import LaidHand, Outcome, Seat
from engine.round.play import play
from engine.round.state import Over, RoundState
from engine.round.variant import Variant
from engine.variants.house import variant_of, with_option
from tests.builders import BEN, NORTH, OPENING, SOUTH, a_round, plain_card, seeded_order
from tests.engine.match.showdowns import Showdown, knocked_out


def preset(key: str, **options: bool | int | str | None) -> Variant:
    """The variant of a preset with some options changed."""
    rules = Rules(key)
    for option, value in options.items():
        rules = with_option(rules, option, value)
    return variant_of(rules)


def scored(
    variant: Variant, knocker: int, defender: int, *, opening: str = "5h", big_gin: bool = False
) -> Outcome:
    """What a showdown is worth: North keeps ``knocker`` points, South ``defender`` at the end."""
    laid = (
        LaidHand(NORTH, (), (), (), knocker, big_gin),
        LaidHand(SOUTH, (), (), (), defender),
    )
    state = replace(a_round(""), laid=laid, opening_card=plain_card(opening))
    return variant.scoring.outcome(variant, state)


def limit_of(variant: Variant, opening: str) -> int | None:
    """The limit for a knock when ``opening`` opens the discard pile."""
    return variant.knock.limit(replace(a_round(""), opening_card=plain_card(opening)))


def a_match(rules: Rules) -> tuple[Table, Game]:
    """A match between Ada and Ben whose first round North deals, whatever the cut says."""
    game = Game(variant_of(rules), seeded_order)
    lobby = opened(replace(OPENING, rules=rules), game).table
    table = advance(lobby, Accept(BEN), game).table
    if isinstance(table.stage, ChoosingDealer):
        return advance(table, ChooseDealer(table.stage.chooser, deals=True), game).table, game
    return table, game


def played_showdowns(rules: Rules, showdowns: tuple[Showdown, ...]) -> Iterator[Table]:
    """The table after each showdown, until they are over or the table is finished."""
    table, game = a_match(rules)
    for showdown in showdowns:
        while isinstance(table.stage, Readying):
            table = advance(table, BeReady(to_act(table)[0]), game).table
        table = knocked_out(table, showdown, game)
        yield table
        if isinstance(table.stage, Finished):
            return


def after(variant: Variant, state: RoundState, *steps: tuple[Seat, Move]) -> RoundState:
    """The round after moves, each by its seat."""
    for seat, move in steps:
        state = play(variant, state, seat, move).state
    return state


def outcome_of(state: RoundState) -> Outcome:
    """How a round ended."""
    assert isinstance(state.phase, Over)
    return state.phase.outcome
