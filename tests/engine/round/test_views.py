"""What spectators and players see."""

from engine.cards.card import PLAIN_CARDS
from engine.cards.melds import Layoff
from engine.round.moves import DRAW_DISCARD, DRAW_STOCK, Knock, LayOff, LayOut
from engine.round.outcome import LaidHand
from engine.round.play import break_off, deal, legal_moves, play
from engine.round.state import Discarding, RoundState
from engine.round.views import player_view, spectator_view
from engine.variants.gin import CLASSIC
from tests.builders import NORTH, SOUTH, a_round, plain_card, some_melds

KNOCKER = "4s 5s 6s Kh Kd Kc 9h 9d 9c 2d"
MELDS = some_melds("4s 5s 6s, Kc Kd Kh, 9c 9d 9h")
DEFENDER = "Ks 7s 3s 8s 5h 6h 7h Jc Jd Js"


def knocked() -> RoundState:
    state = a_round(f"{KNOCKER} Qc", DEFENDER)
    return play(CLASSIC, state, NORTH, Knock(plain_card("Qc"), MELDS)).state


def test_everybody_sees_whose_turn_it_is_and_how_many_cards_are_left() -> None:
    view = spectator_view(CLASSIC, a_round(KNOCKER, upcard="7d", stock=12))

    assert (view.turn, view.awaiting, view.hand_sizes) == (NORTH, "drawing", (10, 10))
    assert (view.stock_size, view.drawable) == (12, 10)
    assert (view.upcard, view.knock_limit, view.dealer) == (plain_card("7d"), 10, SOUTH)


def test_a_stock_below_its_reserve_has_nothing_to_draw() -> None:
    view = spectator_view(CLASSIC, a_round(KNOCKER, stock=1))

    assert view.drawable == 0


def test_a_player_sees_his_own_hand_and_what_it_counts() -> None:
    view = player_view(CLASSIC, a_round(KNOCKER), NORTH)

    assert " ".join(map(str, view.hand)) == "9c Kc 2d 9d Kd 9h Kh 4s 5s 6s"
    assert view.points == 2
    assert view.melding is CLASSIC.melding


def test_a_player_sees_the_moves_he_has() -> None:
    state = a_round(KNOCKER)

    assert player_view(CLASSIC, state, NORTH).moves == legal_moves(CLASSIC, state, NORTH)
    assert player_view(CLASSIC, state, SOUTH).moves == ()


def test_everybody_sees_that_the_last_discard_was_taken() -> None:
    taken = a_round(f"{KNOCKER} Qc", taken="Qc")
    last = Discarding(NORTH, plain_card("Qc"), taken=True, last=True)

    assert spectator_view(CLASSIC, taken.in_phase(last)).must_end
    assert not spectator_view(CLASSIC, taken).must_end
    assert not spectator_view(CLASSIC, a_round(KNOCKER)).must_end


def test_only_he_who_drew_sees_the_card_drawn() -> None:
    state = play(CLASSIC, a_round(KNOCKER), NORTH, DRAW_STOCK).state

    north, south = player_view(CLASSIC, state, NORTH), player_view(CLASSIC, state, SOUTH)

    assert north.drawn is not None
    assert north.drawn.bit & north.mask & ~a_round(KNOCKER).hands[NORTH]
    assert (north.taken, south.drawn, south.taken) == (False, None, False)


def test_a_card_taken_from_the_discard_pile_is_known_as_taken() -> None:
    view = player_view(CLASSIC, a_round(f"{KNOCKER} Qc", taken="Qc"), NORTH)

    assert (view.drawn, view.taken) == (plain_card("Qc"), True)


def test_no_upcard_is_seen_when_the_pile_is_empty() -> None:
    state = deal(CLASSIC, PLAIN_CARDS, NORTH).state

    view = spectator_view(CLASSIC, play(CLASSIC, state, SOUTH, DRAW_DISCARD).state)

    assert view.upcard is None


def test_after_a_knock_the_knockers_hand_is_open_and_the_defenders_is_not() -> None:
    view = spectator_view(CLASSIC, knocked())

    assert view.knocked == LaidHand(NORTH, MELDS, (), (plain_card("2d"),), 2)
    assert view.melds == MELDS
    assert view.outcome is None


def test_the_knockers_discard_lies_face_down() -> None:
    view = spectator_view(CLASSIC, knocked())

    assert view.upcard is None


def test_layoffs_are_seen_as_they_are_made_and_afterwards() -> None:
    laying = play(CLASSIC, knocked(), SOUTH, LayOff(plain_card("7s"), 0)).state
    over = play(CLASSIC, laying, SOUTH, LayOut(())).state

    views = [spectator_view(CLASSIC, state) for state in (knocked(), laying, over)]

    layoff = Layoff(plain_card("7s"), 0)
    assert [view.layoffs for view in views] == [(), (layoff,), (layoff,)]


def test_the_knockers_melds_are_seen_as_they_grow() -> None:
    laying = play(CLASSIC, knocked(), SOUTH, LayOff(plain_card("7s"), 0)).state

    view = spectator_view(CLASSIC, laying)

    assert view.melds[0] is some_melds("4s 5s 6s 7s")[0]
    assert view.knocked is not None
    assert view.knocked.melds == MELDS


def test_the_end_shows_the_outcome_and_awaits_nobody() -> None:
    state = play(CLASSIC, knocked(), SOUTH, LayOut(())).state

    view = spectator_view(CLASSIC, state)

    assert view.outcome is not None
    assert (view.turn, view.awaiting) == (None, "over")


def test_a_round_broken_off_keeps_its_hands_closed() -> None:
    view = spectator_view(CLASSIC, break_off(CLASSIC, a_round(KNOCKER)))

    assert view.outcome is not None
    assert (view.knocked, view.outcome.hands) == (None, ())


def test_a_view_prints_no_card() -> None:
    view = player_view(CLASSIC, a_round(KNOCKER), NORTH)

    assert repr(view) == "<PlayerView seat 0 drawing>"


def test_the_memory_of_a_round_prints_how_many_cards_it_holds_and_not_which() -> None:
    memory = player_view(CLASSIC, a_round(KNOCKER), NORTH).memory

    assert repr(memory) == "<Memory of 11 buried>"
