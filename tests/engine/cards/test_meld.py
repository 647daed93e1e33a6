"""Tests of single melds."""

import copy

import pytest
from pydantic import TypeAdapter, ValidationError

from engine.cards.card import EVERY_CARD, NotationError, parse_card
from engine.cards.mask import mask_of, notation
from engine.cards.meld import ends_of
from engine.cards.melds import (
    GIN,
    Meld,
    Melding,
    MeldKind,
    NotAMeldError,
    OutsidePackError,
    extended,
    meld_of,
    parse_meld,
)
from tests.engine.cards import brute_force
from tests.engine.cards.translation import mask_of_pairs

CORNER = Melding(corner=True)
EVERY_MELD = [mask_of_pairs(meld) for meld in brute_force.every_meld(corner=True)]
LINEAR_MELDS = {mask_of_pairs(meld) for meld in brute_force.every_meld(corner=False)}

both_meldings = pytest.mark.parametrize(
    "melding", [GIN, CORNER], ids=["runs end at ace and king", "round the corner"]
)


def is_meld(mask: int, melding: Melding) -> bool:
    try:
        meld_of(mask, melding)
    except NotAMeldError:
        return False
    return True


def test_runs_do_not_go_round_the_corner() -> None:
    assert {mask for mask in EVERY_MELD if is_meld(mask, GIN)} == LINEAR_MELDS


def test_round_the_corner_every_circle_of_three_or_more_is_a_run() -> None:
    assert all(is_meld(mask, CORNER) for mask in EVERY_MELD)


def test_a_meld_holds_the_cards_it_was_made_of() -> None:
    assert [Meld(mask).mask for mask in EVERY_MELD] == EVERY_MELD
    assert [mask_of(Meld(mask).cards) for mask in EVERY_MELD] == EVERY_MELD


def test_a_meld_is_the_same_value_however_it_is_made() -> None:
    meld = meld_of("8h 9h 7h")

    assert parse_meld("7h-8h-9h") is meld
    assert meld_of(map(parse_card, ("9h", "8h", "7h"))) is meld
    assert meld_of(mask_of("7h 8h 9h")) is meld
    assert copy.deepcopy(meld) is meld


@pytest.mark.parametrize("text", ["7h-8h-9h", "9H 8H 7H", "7h, 8h, 9h", " 7h - 8h - 9h "])
def test_a_meld_may_be_written_in_several_ways(text: str) -> None:
    assert str(parse_meld(text)) == "7h-8h-9h"


@pytest.mark.parametrize(
    ("cards", "kind"),
    [("7h 7c 7s", MeldKind.SET), ("7h 7c 7s 7d", MeldKind.SET), ("7h 8h 9h", MeldKind.RUN)],
)
def test_a_meld_knows_whether_it_is_a_set_or_a_run(cards: str, kind: MeldKind) -> None:
    assert meld_of(cards).kind is kind


@pytest.mark.parametrize(
    ("cards", "written"),
    [
        pytest.param("7s 7c 7h", "7c-7h-7s", id="a set by suits"),
        pytest.param("Ts 9s Js", "9s-Ts-Js", id="a run by ranks"),
        pytest.param("2s Qs As Ks", "Qs-Ks-As-2s", id="a run round the corner as it goes"),
    ],
)
def test_a_meld_is_written_in_its_order(cards: str, written: str) -> None:
    assert str(meld_of(cards, CORNER)) == written


@pytest.mark.parametrize(
    "cards", ["7h 8h", "7h 7c", "7h 8h 9c", "7h 8h Th", "7h 8h 9h 9c", "7h 7c 7h'", "7h 8h Jk1"]
)
@both_meldings
def test_other_cards_are_no_meld(cards: str, melding: Melding) -> None:
    with pytest.raises(NotAMeldError, match="neither a set nor a run"):
        meld_of(cards, melding)


def test_a_run_round_the_corner_is_refused_by_name() -> None:
    with pytest.raises(NotAMeldError, match="Qs-Ks-As goes round the corner"):
        meld_of("Qs Ks As")


@pytest.mark.parametrize("text", ["", "7h-8h-9x", "7h-7h-7c"])
def test_a_text_that_names_no_cards_is_no_meld(text: str) -> None:
    with pytest.raises(NotationError):
        parse_meld(text)


@both_meldings
def test_a_card_can_be_laid_off_where_the_longer_meld_is_a_meld(melding: Melding) -> None:
    melds = [meld_of(mask, melding) for mask in EVERY_MELD if is_meld(mask, melding)]
    fits = {
        (meld.mask, card.bit)
        for meld in melds
        for card in EVERY_CARD
        if not card.bit & meld.mask and is_meld(meld.mask | card.bit, melding)
    }

    accepted = {
        (meld.mask, card.bit)
        for meld in melds
        for card in EVERY_CARD
        if extended(meld, card, melding) is not None
    }

    assert accepted == fits


@pytest.mark.parametrize(
    ("meld", "card", "longer"),
    [
        ("7h-8h-9h", "Th", "7h-8h-9h-Th"),
        ("7h-8h-9h", "6h", "6h-7h-8h-9h"),
        ("7c-7d-7h", "7s", "7c-7d-7h-7s"),
    ],
)
def test_a_card_laid_off_makes_the_meld_longer(meld: str, card: str, longer: str) -> None:
    assert str(extended(parse_meld(meld), parse_card(card))) == longer


def test_an_ace_goes_above_the_king_only_round_the_corner() -> None:
    run, ace = parse_meld("Js-Qs-Ks"), parse_card("As")

    assert extended(run, ace) is None
    assert str(extended(run, ace, CORNER)) == "Js-Qs-Ks-As"


@pytest.mark.parametrize(
    ("meld", "melding", "ends"),
    [
        pytest.param("7c-7d-7h", GIN, ["7s"], id="a set lacks one card"),
        pytest.param("7c-7d-7h-7s", GIN, [], id="a full set lacks none"),
        pytest.param(
            "3h-4h-5h", GIN, ["2h Ah", "6h 7h 8h 9h Th Jh Qh Kh"], id="a run has two ends"
        ),
        pytest.param(
            "Ah-2h-3h", GIN, ["4h 5h 6h 7h 8h 9h Th Jh Qh Kh"], id="nothing is below an ace"
        ),
        pytest.param(
            "Jh-Qh-Kh", GIN, ["Th 9h 8h 7h 6h 5h 4h 3h 2h Ah"], id="nothing is above a king"
        ),
        pytest.param(
            "Ah-2h-3h-4h-5h-6h-7h-8h-9h-Th", CORNER, ["Kh Qh Jh", "Jh Qh Kh"], id="a circle closes"
        ),
        pytest.param(
            "Ah-2h-3h-4h-5h-6h-7h-8h-9h-Th-Jh-Qh-Kh", CORNER, [], id="a closed circle has no end"
        ),
    ],
)
def test_the_ends_of_a_meld_are_what_can_be_added_in_turn(
    meld: str,
    melding: Melding,
    ends: list[str],
) -> None:
    found = ends_of(parse_meld(meld).mask, corner=melding.corner)

    assert [" ".join(map(notation, end)) for end in found] == ends


def test_a_meld_is_stored_as_its_notation() -> None:
    stored = TypeAdapter(tuple[Meld, ...])
    melds = (parse_meld("7c-7d-7h"), parse_meld("Qs-Ks-As", CORNER))

    assert stored.dump_json(melds) == b'["7c-7d-7h","Qs-Ks-As"]'
    assert stored.validate_json(stored.dump_json(melds)) == melds


def test_stored_json_that_holds_no_meld_is_refused() -> None:
    with pytest.raises(ValidationError, match="neither a set nor a run"):
        TypeAdapter(Meld).validate_json('"7c-8h"')


def test_a_meld_is_shown_with_its_notation() -> None:
    assert repr(parse_meld("7c-7d-7h")) == "Meld(7c-7d-7h)"


def test_melds_hash_alike_in_every_run() -> None:
    meld = parse_meld("7c-7d-7h")

    assert hash(meld) == hash(meld.mask)


def test_the_melder_knows_no_wild_cards() -> None:
    with pytest.raises(OutsidePackError, match="wild"):
        Melding(wild=mask_of("2s"))


def test_an_ace_counts_something() -> None:
    with pytest.raises(ValueError, match="1 or more"):
        Melding(ace_value=0)
