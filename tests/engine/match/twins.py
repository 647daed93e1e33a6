"""Tables that differ only in what a viewer must not see."""

from dataclasses import replace
from random import Random

from engine.cards.mask import mask_of
from engine.match.stages import Readying
from engine.match.table import RoundInPlay, Table
from engine.round.outcome import Seat
from engine.round.showdown import plain_cards
from engine.round.state import Discarding, Phase, RoundState


def otherwise(table: Table, seat: Seat | None, dice: Random) -> Table:
    """The same table with all different that ``seat`` must not see; None only looks on."""
    stage = table.stage
    if isinstance(stage, Readying):
        stage = replace(stage, seed=dice.randbytes(32))
    rounds = tuple(
        RoundInPlay(current.number, _dealt_otherwise(current.state, seat, dice), bytes(32))
        for current in table.rounds
    )
    return replace(table, stage=stage, rounds=rounds, seed=dice.randbytes(32))


def _dealt_otherwise(state: RoundState, seat: Seat | None, dice: Random) -> RoundState:
    """The same round with every card shuffled that neither lies open nor is this seat's own.

    A seat remembers what lay open before.
    """
    known = {laid.seat for laid in state.laid} | {seat}
    kept = [_open_cards(state, each, known) for each in range(2)]
    hidden = [hand & ~open_ for hand, open_ in zip(state.hands, kept, strict=True)]
    buried = state.discard_pile if state.laid else state.discard_pile[:-1]
    remembered = () if seat is None else state.discard_pile[:-1]
    buried = buried[len(remembered) :]
    pool = [*buried, *state.stock, *plain_cards(hidden[0]), *plain_cards(hidden[1])]
    dice.shuffle(pool)
    hands = tuple(
        open_ | mask_of([pool.pop() for _ in range(own.bit_count())])
        for open_, own in zip(kept, hidden, strict=True)
    )
    top = state.discard_pile[len(remembered) + len(buried) :]
    discards = (*remembered, *(pool.pop() for _ in buried), *top)
    other = replace(state, hands=hands, stock=tuple(pool), discard_pile=discards)
    return other.in_phase(_phase_otherwise(other, known))


def _open_cards(state: RoundState, seat: Seat, known: set[Seat | None]) -> int:
    """What of this hand the viewer knows: all of it, or the upcards that were taken.

    Who only looks on sees the one just taken.
    """
    if seat in known:
        return state.hands[seat]
    if None not in known:
        return state.hands[seat] & state.shown
    phase = state.phase
    taken = isinstance(phase, Discarding) and phase.taken and phase.seat == seat
    return phase.drawn.bit if isinstance(phase, Discarding) and taken else 0


def _phase_otherwise(state: RoundState, known: set[Seat | None]) -> Phase:
    """The phase, in which a card drawn unseen from the stock may have been any other."""
    phase = state.phase
    if not isinstance(phase, Discarding) or phase.taken or phase.seat in known:
        return phase
    return replace(phase, drawn=plain_cards(state.hands[phase.seat])[0])
