"""What holds in every position of every variant."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from engine.cards.card import PLAIN_CARDS
from engine.cards.mask import mask_of
from engine.cards.melds import Meld, arrangements
from engine.round.faults import IllegalMove
from engine.round.moves import (
    DISCARDS,
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    BigGin,
    Declare,
    Gin,
    Knock,
    LayOff,
    LayOut,
    Move,
)
from engine.round.outcome import Seat
from engine.round.play import legal_moves, play
from engine.round.showdown import plain_cards
from engine.round.state import Discarding, Over, RoundState
from engine.round.variant import Variant
from engine.round.views import player_view, spectator_view
from engine.variants import ALL
from tests.engine.round.random_play import Position, everything_in, positions, states_of

STATES = TypeAdapter(RoundState)
CARDS = st.sampled_from(PLAIN_CARDS)


def sameness(move: Move) -> Move | tuple[str, object, frozenset[object]]:
    """A move up to the order in which it names its melds."""
    if isinstance(move, Knock | Gin | BigGin | Declare | LayOut):
        return move.kind, getattr(move, "card", None), frozenset(move.melds)
    return move


@st.composite
def declared(draw: st.DrawFn, state: RoundState) -> tuple[Meld, ...]:
    """Melds of some hand, or of one with a card too many or too few."""
    hand = (draw(st.sampled_from(state.hands)) | draw(CARDS).bit) & ~draw(CARDS).bit
    return draw(st.sampled_from(list(arrangements(hand)))).melds


def any_moves(state: RoundState) -> st.SearchStrategy[Move]:
    """Moves that may be legal or not: of any phase, with any card, with melds of any hand."""
    return st.one_of(
        st.sampled_from((PASS, DRAW_STOCK, DRAW_DISCARD)),
        st.sampled_from(DISCARDS),
        st.builds(Knock, CARDS, declared(state)),
        st.builds(Gin, CARDS, declared(state)),
        st.builds(BigGin, declared(state)),
        st.builds(Declare, declared(state)),
        st.builds(LayOff, CARDS, st.integers(-1, 4)),
        st.builds(LayOut, declared(state)),
    )


@given(position=positions())
def test_every_card_is_in_the_round_exactly_once(position: Position) -> None:
    assert everything_in(position.state) == list(range(52))


@given(position=positions())
def test_every_legal_move_is_accepted(position: Position) -> None:
    variant, state = position

    for seat in range(variant.deal.seats):
        for move in legal_moves(variant, state, seat):
            assert play(variant, state, seat, move).state != state


@given(position=positions())
def test_no_move_is_listed_twice(position: Position) -> None:
    variant, state = position

    for seat in range(variant.deal.seats):
        moves = legal_moves(variant, state, seat)
        assert len(set(map(sameness, moves))) == len(moves)


@given(position=positions(), data=st.data())
def test_a_move_that_is_not_legal_is_refused_and_changes_nothing(
    position: Position, data: st.DataObject
) -> None:
    variant, state = position
    before = STATES.dump_json(state)
    seat = data.draw(st.integers(0, variant.deal.seats - 1))
    move = data.draw(any_moves(state))

    if sameness(move) in map(sameness, legal_moves(variant, state, seat)):
        play(variant, state, seat, move)
    else:
        with pytest.raises(IllegalMove):
            play(variant, state, seat, move)

    assert STATES.dump_json(state) == before


@given(position=positions())
def test_a_round_that_awaits_somebody_has_a_move_for_him_alone(position: Position) -> None:
    variant, state = position

    awaited = [
        seat for seat in range(variant.deal.seats) if legal_moves(variant, state, seat) != ()
    ]

    assert awaited == ([] if state.phase.seat is None else [state.phase.seat])


@given(position=positions())
def test_every_state_survives_json(position: Position) -> None:
    read = STATES.validate_json(STATES.dump_json(position.state))

    assert read == position.state
    assert type(read) is RoundState


@pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.key)
def test_every_round_ends(variant: Variant) -> None:
    for seed in range(40):
        *_, last = states_of(variant, Random(seed))

        assert isinstance(last.phase, Over)
        assert len(last.phase.outcome.points) == variant.deal.seats


@given(position=positions())
def test_no_state_and_no_view_prints_a_hidden_card(position: Position) -> None:
    variant, state = position
    shown = {str(card) for meld in state.melds for card in meld.cards}
    shown |= {str(card) for laid in state.laid for card in laid.deadwood}
    hidden = {str(card) for hand in state.hands for card in plain_cards(hand)} - shown

    view = player_view(variant, state, 0)
    printed = f"{state!r} {view!r} {view.memory!r} "
    printed += repr(state.phase) if isinstance(state.phase, Discarding) else ""

    assert not [card for card in hidden if card in printed]


def rearranged(
    position: Position, seat: Seat | None, data: st.DataObject, *, remembers: bool = False
) -> RoundState:
    """The same position with all that ``seat`` cannot see shuffled; None sees what is open.

    That is: closed hands but one's own, the stock, and the discards below the upcard; the upcard
    too once a knocker's discard covers it. Who ``remembers`` what lay open knows those discards,
    and who holds a card taken from them.
    """
    state = position.state
    open_seats = {laid.seat for laid in state.laid} | {seat}
    closed = [each for each in range(len(state.hands)) if each not in open_seats]
    below = state.discard_pile[:-1]
    kept = state.shown if remembers else 0
    hidden = [card for each in closed for card in plain_cards(state.hands[each] & ~kept)]
    face_down = state.discard_pile[-1:] if state.laid else ()
    pool = [*hidden, *state.stock, *face_down, *(() if remembers else below)]
    order = data.draw(st.permutations(pool))
    hands = list(state.hands)
    for each in closed:
        size = (hands[each] & ~kept).bit_count()
        hands[each] = mask_of(order[:size]) | hands[each] & kept
        order = order[size:]
    stock, rest = order[: len(state.stock)], order[len(state.stock) :]
    buried = below if remembers else rest[: len(below)]
    top = rest[-1:] if state.laid else state.discard_pile[-1:]
    phase = state.phase
    if isinstance(phase, Discarding) and phase.seat in closed and not phase.taken:
        phase = replace(phase, drawn=plain_cards(hands[phase.seat])[0])
    return replace(
        state,
        hands=tuple(hands),
        stock=tuple(stock),
        discard_pile=(*buried, *top),
        phase=phase,
    )


@given(position=positions(), data=st.data())
def test_a_spectator_cannot_tell_hidden_cards_apart(
    position: Position, data: st.DataObject
) -> None:
    other = rearranged(position, None, data)

    assert spectator_view(position.variant, other) == spectator_view(*position)


@given(position=positions(), data=st.data())
def test_a_player_cannot_tell_hidden_cards_apart(position: Position, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, position.variant.deal.seats - 1))

    other = rearranged(position, seat, data, remembers=True)

    assert player_view(position.variant, other, seat) == player_view(*position, seat)


@given(position=positions(), data=st.data())
def test_only_a_players_memory_tells_what_lay_open_before(
    position: Position, data: st.DataObject
) -> None:
    seat = data.draw(st.integers(0, position.variant.deal.seats - 1))
    seen = player_view(*position, seat)

    other = player_view(position.variant, rearranged(position, seat, data), seat)

    assert replace(other, memory=seen.memory) == seen
