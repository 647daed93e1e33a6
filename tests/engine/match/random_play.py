"""Whole matches by chance: every step of them, for laws that must hold at each."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from engine.cards.melds import best_discard
from engine.match.actions import (
    Accept,
    Action,
    AnswerAbort,
    BeReady,
    ChooseDealer,
    OfferAbort,
    Play,
    Resign,
)
from engine.match.changes import advance
from engine.match.opening import opened
from engine.match.rules import CLASSIC_RULES, Rules
from engine.match.stages import ChoosingDealer, Lobby, Readying
from engine.match.table import Table, to_act
from engine.round.moves import BigGin, Declare, Discard, Gin, Knock, Move
from engine.round.outcome import Outcome, Seat
from engine.round.play import legal_moves
from engine.variants.house import variant_of
from tests.builders import BEN, OPENING, a_game
from tests.engine.match.absences import by_chance


@dataclass(frozen=True, slots=True)
class Stride:
    """One action of a match and the table that it led to."""

    action: Action
    table: Table
    ended: tuple[Outcome, ...]


def match_by_chance(
    number: int, resigns: float = 0.0, rules: Rules = CLASSIC_RULES, absences: float = 0.0
) -> Iterator[Stride]:
    """Every stride of match ``number``.

    In each somebody resigns with this probability, and time passes or people come and go with that
    of ``absences``.
    """
    dice = Random(number)
    game = a_game(variant=variant_of(rules))
    opening = replace(OPENING, rules=rules, seed=dice.randbytes(32).hex())
    table = opened(opening, game).table
    while isinstance(table.stage, Lobby) or to_act(table):
        is_asked = not absences or isinstance(table.stage, Lobby) or dice.random() >= absences
        action = _action(table, dice, resigns) if is_asked else by_chance(table, game, dice)
        change = advance(table, action, game)
        table = change.table
        yield Stride(action, table, change.ended)


def _action(table: Table, dice: Random, resigns: float) -> Action:
    if isinstance(table.stage, Lobby):
        return Accept(BEN)
    aside = _aside(table, dice, resigns)
    return aside or _awaited(table, dice.choice(to_act(table)), dice)


def _aside(table: Table, dice: Random, resigns: float) -> Action | None:
    """What a player may do without being awaited, now and then."""
    seat = dice.randrange(2)
    if dice.random() < resigns:
        return Resign(seat)
    if table.abort_offer is not None:
        return AnswerAbort(seat, agrees=False)
    return OfferAbort(seat) if dice.random() < 0.02 else None


def _awaited(table: Table, seat: Seat, dice: Random) -> Action:
    if isinstance(table.stage, ChoosingDealer):
        return ChooseDealer(seat, deals=dice.random() < 0.5)
    if isinstance(table.stage, Readying):
        return BeReady(seat)
    return Play(seat, (_move(table, seat, dice),))


def _move(table: Table, seat: Seat, dice: Random) -> Move:
    """Knock as soon as possible, throw what is best to throw, else anything that is legal."""
    state = table.rounds[-1].state
    moves = legal_moves(variant_of(table.rules), state, seat)
    knocks = [move for move in moves if isinstance(move, Knock | Gin | BigGin | Declare)]
    if knocks:
        return dice.choice(knocks)
    if isinstance(moves[0], Discard):
        best = Discard(best_discard(state.hands[seat])[0])
        return best if best in moves else dice.choice(moves)
    return dice.choice(moves)
