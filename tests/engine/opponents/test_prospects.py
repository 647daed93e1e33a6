"""What steady makes of a hand and of a discard, counted once more by trying every card."""

from dataclasses import replace
from random import Random

import pytest

from engine.cards.card import PLAIN_CARDS
from engine.cards.mask import bits_of, mask_of
from engine.cards.melds import GIN, Melding, NotAMeldError, best_discard, meld_of
from engine.opponents.prospects import danger_of, fitting, prospects_of
from engine.opponents.sight import Sight, sight_of
from engine.round.views import player_view
from engine.variants.gin import CLASSIC
from tests.builders import NORTH, SOUTH, a_round

ANY_CORNER = Melding(corner=True, ace_value=15)


def a_sight(unseen: int, held: int = 0, share: float = 0.5, melding: Melding = GIN) -> Sight:
    return Sight(unseen, held, share, melding)


def is_meld(cards: int, melding: Melding) -> bool:
    try:
        meld_of(cards, melding)
    except NotAMeldError:
        return False
    return True


@pytest.mark.parametrize("melding", [GIN, ANY_CORNER])
@pytest.mark.parametrize("lowest", [1, 8])
def test_the_prospects_are_what_every_unseen_card_would_leave(
    melding: Melding, lowest: int
) -> None:
    rng = Random(4)
    for _ in range(40):
        pack = [card for card in PLAIN_CARDS if card.rank >= lowest]
        rng.shuffle(pack)
        hand, unseen = mask_of(pack[:10]), mask_of(pack[10:])
        left = [best_discard(hand | bit, 0, melding)[1] for bit in bits_of(unseen)]

        prospects = prospects_of(hand, a_sight(unseen, melding=melding))

        assert prospects.after == pytest.approx(sum(left) / len(left))
        assert prospects.gin == pytest.approx(left.count(0) / len(left))


def test_a_hand_without_deadwood_is_gin_whatever_comes() -> None:
    hand = mask_of("4s 5s 6s 7s Kh Kd Kc 9h 9d 9c")

    assert prospects_of(hand, a_sight(mask_of("2c"))) == (0, 0, 1)


def test_a_hand_stays_what_it_is_where_no_card_is_unseen() -> None:
    assert prospects_of(mask_of("4s 5s 6s Kh"), a_sight(0)) == (10, 10, 0)


@pytest.mark.parametrize("melding", [GIN, ANY_CORNER])
def test_a_card_fits_when_it_melds_with_two_others(melding: Melding) -> None:
    rng = Random(5)
    for _ in range(8):
        hand = mask_of(rng.sample(PLAIN_CARDS, 10))
        pairs = [one | two for one in bits_of(hand) for two in bits_of(hand) if one < two]

        found = fitting(hand, melding) & ~hand

        assert found == sum(
            card.bit
            for card in PLAIN_CARDS
            if not card.bit & hand and any(is_meld(pair | card.bit, melding) for pair in pairs)
        )


@pytest.mark.parametrize(
    ("card", "unseen", "held", "danger"),
    [
        pytest.param("7h", "2c 3d 9s", "", 0, id="nothing melds with it"),
        pytest.param("7h", "7s 7d", "", 0.25, id="one pair that both may be with the other"),
        pytest.param("7h", "7s", "7d", 0.5, id="one card he has, one he may have"),
        pytest.param("7h", "", "5h 6h", 1, id="two cards he has"),
        pytest.param("7h", "5h 6h 8h 9h", "", 0.75, id="three runs of three"),
        pytest.param("7h", "", "5h 6h 8h 9h", 1.5, id="never more than that"),
        pytest.param("Kh", "Ah 2h", "", 0, id="no run round the corner"),
    ],
)
def test_a_discard_is_as_dangerous_as_the_pairs_it_may_meet(
    card: str, unseen: str, held: str, danger: float
) -> None:
    sight = a_sight(mask_of(unseen), mask_of(held))

    assert danger_of(mask_of(card), sight) == danger


def test_a_run_round_the_corner_is_feared_where_there_is_one() -> None:
    assert danger_of(mask_of("Kh"), a_sight(mask_of("Ah 2h"), melding=ANY_CORNER)) == 0.25


def test_a_player_counts_every_card_that_he_has_not_seen() -> None:
    state = a_round("2c 3c 8d 9d Kh Qs 6h Ts 4s Jh", upcard="Qd", stock=20)
    taken = next(bits_of(state.hands[SOUTH]))
    view = player_view(CLASSIC, replace(state, shown=taken), NORTH)

    sight = sight_of(view)

    hidden = mask_of(state.stock) | state.hands[SOUTH] ^ taken
    assert sight.unseen == hidden
    assert sight.held == taken
    assert sight.share == 9 / 29
    assert [sight.chance(bit) for bit in (taken, mask_of("Kh"), mask_of(state.stock[:1]))] == [
        1, 0, 9 / 29,
    ]  # fmt: skip
