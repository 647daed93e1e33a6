"""The illustrative deal of the rules reference, 5.3, replayed move by move."""

from dataclasses import dataclass

import pytest

from engine.cards.melds import deadwood_points, knock_discards
from engine.round.events import Knocked
from engine.round.faults import Fault
from engine.round.moves import DRAW_DISCARD, DRAW_STOCK, Discard, Knock, LayOff, LayOut, Move
from engine.round.outcome import Ending
from engine.round.play import deal, legal_moves, play
from engine.round.state import LayingOff, RoundState
from engine.round.variant import Variant
from tests.builders import NORTH, SOUTH, plain_card, some_melds, stacked_order
from tests.engine.round.refusals import refusal
from tests.engine.rulebook.positions import after, outcome_of, preset

ANDREI, BORIS = NORTH, SOUTH
ANDREIS = "Ad Ah 3s 8h 4h Qc Kd 7d 5d 4d"
BORISES = "7s 7h 2s 2h As Qh Kc Js 9c 5c"
STOCK = "3d 8c Ks 6s 3h 4c Td 7c 8d 9d 3c 6h Jd 2d Ts 2c"


@dataclass(frozen=True, slots=True)
class Turn:
    """What a player draws and throws, and the deadwood that is left; ``taken`` from the pile."""

    name: str
    draws: str
    throws: str
    left: int
    taken: bool = False

    @property
    def seat(self) -> int:
        return ANDREI if self.name.startswith("A") else BORIS


TURNS = (
    Turn("A1", "Ac", "Qc", 41, taken=True),
    Turn("B1", "3d", "Qh", 56),
    Turn("A2", "8c", "Kd", 39),
    Turn("B2", "Ks", "Ks", 56),
    Turn("A3", "6s", "7d", 38),
    Turn("B3", "7d", "Kc", 32, taken=True),
    Turn("A4", "3h", "6s", 35),
    Turn("B4", "4c", "Js", 26),
    Turn("A5", "Td", "Td", 35),
    Turn("B5", "7c", "9c", 17),
    Turn("A6", "8d", "5d", 14),
    Turn("B6", "9d", "9d", 17),
    Turn("A7", "3c", "4d", 4),
    Turn("B7", "6h", "6h", 17),
    Turn("A8", "Jd", "Jd", 4),
    Turn("B8", "2d", "5c", 8),
    Turn("A9", "Ts", "Ts", 4),
)
BORIS_KNOCKS = Knock(plain_card("4c"), some_melds("2c 2d 2h 2s, 7c 7d 7h 7s"))


def dealt(variant: Variant, andreis: str = ANDREIS, borises: str = BORISES) -> RoundState:
    pairs = zip(andreis.split(), borises.split(), strict=True)
    order = [card for pair in pairs for card in pair] + ["Ac", *STOCK.split()]
    return deal(variant, stacked_order(" ".join(order))(variant.pack, b""), BORIS).state


def drawn(variant: Variant, state: RoundState, turn: Turn) -> RoundState:
    return after(variant, state, (turn.seat, DRAW_DISCARD if turn.taken else DRAW_STOCK))


def replayed(variant: Variant, until: str = "") -> RoundState:
    """The round after every turn before the one of that name, which has drawn already."""
    state = dealt(variant)
    for turn in TURNS:
        state = drawn(variant, state, turn)
        assert state.hands[turn.seat] & plain_card(turn.draws).bit
        if turn.name == until:
            return state
        state = after(variant, state, (turn.seat, Discard(plain_card(turn.throws))))
        assert deadwood_points(state.hands[turn.seat]) == turn.left, turn.name
    return state


@pytest.mark.parametrize("key", ["remik", "classic", "standard", "online", "official_early"])
def test_5_3_every_turn_is_legal_and_leaves_the_deadwood_that_is_told(key: str) -> None:
    state = replayed(preset(key))

    assert len(state.stock) == 31 - 15


@pytest.mark.parametrize(
    ("key", "ending", "points"),
    [
        ("remik", Ending.UNDERCUT, (10, 0)),
        ("classic", Ending.UNDERCUT, (25, 0)),
        ("standard", Ending.UNDERCUT, (25, 0)),
        ("online", Ending.UNDERCUT, (25, 0)),
        ("official_early", Ending.KNOCK, (0, 0)),
    ],
)
def test_5_3_boris_knocks_with_four_against_four(
    key: str, ending: Ending, points: tuple[int, int]
) -> None:
    variant = preset(key)
    state = after(variant, replayed(variant), (BORIS, DRAW_STOCK))

    knocked, events = play(variant, state, BORIS, BORIS_KNOCKS)
    answer = legal_moves(variant, knocked, ANDREI)
    outcome = outcome_of(after(variant, knocked, (ANDREI, answer[0])))

    assert events == (Knocked(BORIS, BORIS_KNOCKS.melds, 4),)
    assert knocked.phase == LayingOff(ANDREI, knocker=BORIS)
    assert not [move for move in answer if isinstance(move, LayOff)]
    assert (outcome.ending, outcome.points) == (ending, points)


def test_5_3_the_four_of_clubs_is_boris_one_best_discard() -> None:
    variant = preset("remik")
    state = after(variant, replayed(variant), (BORIS, DRAW_STOCK))

    left = dict(knock_discards(state.hands[BORIS], 10))

    assert min(left, key=left.__getitem__) == plain_card("4c")
    assert sorted(left.values())[:2] == [4, 5]


def test_5_3_andrei_could_knock_on_his_seventh_turn() -> None:
    variant = preset("remik")
    state = replayed(variant, until="A7")
    melds = some_melds("3c 3h 3s, 8c 8d 8h, Ac Ad Ah")

    knocked = after(variant, state, (ANDREI, Knock(plain_card("4d"), melds)))
    best = LayOut(some_melds("7c 7d 7h 7s"))
    answer: tuple[Move, ...] = (LayOff(plain_card("As"), 2), LayOff(plain_card("3d"), 0), best)
    moves = [(BORIS, each) for each in answer]

    assert outcome_of(after(variant, knocked, *moves)).points == (9, 0)
    assert outcome_of(after(variant, knocked, (BORIS, best))).points == (13, 0)


def test_5_3_boris_would_be_undercut_on_his_eighth_turn() -> None:
    variant = preset("remik")
    state = replayed(variant, until="B8")
    melds = some_melds("2d 2h 2s, 7c 7d 7h 7s")

    knocked = after(variant, state, (BORIS, Knock(plain_card("5c"), melds)))
    answer = LayOut(some_melds("3c 3h 3s, 8c 8d 8h, Ac Ad Ah"))

    assert outcome_of(after(variant, knocked, (ANDREI, answer))).points == (14, 0)


def test_5_3_the_literal_text_has_a_seven_in_two_places() -> None:
    # As printed, Boris holds the seven of diamonds that Andrei throws on his third turn.
    borises = BORISES.replace("9c", "7d")

    with pytest.raises(ValueError, match="the card 7d is in two places"):
        dealt(preset("remik"), ANDREIS, borises)


def test_5_3_the_literal_text_takes_a_card_that_does_not_lie_there() -> None:
    # "Takes the seven of hearts": he would have to throw it again to show that he holds it twice.
    variant = preset("remik")
    swapped = dealt(variant, ANDREIS.replace("7d", "9s"), BORISES.replace("9c", "7d"))
    state = swapped
    for turn in TURNS[:4]:
        state = after(variant, drawn(variant, state, turn), _throw(turn))

    state = drawn(variant, state, TURNS[4])

    assert refusal(state, ANDREI, Discard(plain_card("7d")), variant) == (
        Fault.CARD_NOT_IN_HAND,
        {"card": "7d"},
    )


def _throw(turn: Turn) -> tuple[int, Discard]:
    return turn.seat, Discard(plain_card(turn.throws))
