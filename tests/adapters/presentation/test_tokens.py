"""Tokens: what is written on a button comes back, and nothing else does."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.presentation.tokens import MAX_BYTES, MAX_CHOICE, Pressed, Tokens, peek
from engine.cards.card import PLAIN_CARDS
from engine.cards.meld import ROUND_THE_CORNER, meld_of
from engine.cards.melds import Meld
from engine.round.faults import Fault, GinError
from engine.round.moves import (
    Discard,
    DrawDiscard,
    DrawStock,
    Gin,
    Knock,
    LayOff,
    LayOut,
    Move,
    Pass,
)
from engine.service.intents import Ask, Intent, Look, Play
from tests.builders import plain_card, some_melds

TOKENS = Tokens(b"s" * 32)
SCOPE = "person:ada"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~"


def runs() -> st.SearchStrategy[Meld]:
    """Every run of every game."""

    def run(suit: int, start: int, size: int) -> Meld:
        cards = [PLAIN_CARDS[suit * 13 + (start + step) % 13] for step in range(size)]
        return meld_of(cards, ROUND_THE_CORNER)

    return st.builds(run, st.integers(0, 3), st.integers(0, 12), st.integers(3, 13))


def sets() -> st.SearchStrategy[Meld]:
    """Every set."""

    def of_rank(rank: int, missing: int | None) -> Meld:
        suits = [suit for suit in range(4) if suit != missing]
        return meld_of([PLAIN_CARDS[suit * 13 + rank] for suit in suits])

    return st.builds(of_rank, st.integers(0, 12), st.none() | st.integers(0, 3))


CARDS = st.sampled_from(PLAIN_CARDS)
SOME_MELDS = st.lists(runs() | sets(), max_size=3).map(tuple)
LAYOFFS = st.builds(LayOff, CARDS, st.integers(0, 2))
ONE_MOVE: st.SearchStrategy[Move] = st.one_of(
    st.sampled_from([Pass(), DrawStock(), DrawDiscard()]),
    st.builds(Discard, CARDS),
    st.builds(Knock, CARDS, SOME_MELDS),
    st.builds(Gin, CARDS, SOME_MELDS),
    st.builds(LayOut, SOME_MELDS),
)
DEFENCES = st.builds(
    lambda laid, out: (*laid, out),
    st.lists(LAYOFFS, max_size=10),
    st.builds(LayOut, SOME_MELDS),
)
INTENTS: st.SearchStrategy[Intent] = st.one_of(
    st.builds(Play, ONE_MOVE.map(lambda move: (move,)) | DEFENCES, st.booleans()),
    st.builds(
        Look,
        st.sampled_from(["board", "hand", "knock", "defend", "rules", "stats", "language"]),
        st.text(LETTERS, max_size=MAX_CHOICE),
    ),
    st.builds(Ask, st.sampled_from(["accept", "resign", "ready", "my_hand", "sort_rank"])),
)
TABLES = st.text("abcdefghijklmnopqrstuvwxyz0123456789", max_size=8)
VERSIONS = st.integers(0, 36**5)


@given(intent=INTENTS, table=TABLES, version=VERSIONS, scope=st.text())
def test_a_button_says_what_was_written_on_it(
    intent: Intent, table: str, version: int, scope: str
) -> None:
    token = TOKENS.encode(intent, table, version, scope)

    assert TOKENS.decode(token, scope) == Pressed(intent, table, version)


@given(intent=INTENTS, table=TABLES, version=VERSIONS)
def test_a_button_fits_every_platform(intent: Intent, table: str, version: int) -> None:
    token = TOKENS.encode(intent, table, version, SCOPE)

    assert len(token.encode()) <= MAX_BYTES
    assert set(token) <= set(LETTERS)


@given(intent=INTENTS, data=st.data())
def test_a_button_with_a_letter_changed_is_refused(intent: Intent, data: st.DataObject) -> None:
    token = TOKENS.encode(intent, "t1", 7, SCOPE)
    at = data.draw(st.integers(0, len(token) - 1))
    letter = data.draw(
        st.sampled_from([*LETTERS, "é", "\ud800"]).filter(lambda new: new != token[at])
    )

    with pytest.raises(GinError) as refusal:
        TOKENS.decode(token[:at] + letter + token[at + 1 :], SCOPE)

    assert refusal.value.fault is Fault.FORGED_BUTTON


@given(intent=INTENTS, cut=st.integers(1, 64))
def test_a_button_cut_short_is_refused(intent: Intent, cut: int) -> None:
    token = TOKENS.encode(intent, "t1", 7, SCOPE)

    with pytest.raises(GinError):
        TOKENS.decode(token[:-cut], SCOPE)


@given(token=st.text())
def test_any_other_text_is_refused(token: str) -> None:
    with pytest.raises(GinError):
        TOKENS.decode(token, SCOPE)


def test_a_button_of_somebody_else_is_refused() -> None:
    token = TOKENS.encode(Ask("resign"), "t1", 7, "person:ben")

    with pytest.raises(GinError):
        TOKENS.decode(token, SCOPE)


def test_a_button_made_with_another_secret_is_refused() -> None:
    token = Tokens(b"o" * 32).encode(Ask("resign"), "t1", 7, SCOPE)

    with pytest.raises(GinError):
        TOKENS.decode(token, SCOPE)


def test_a_button_of_another_format_is_refused() -> None:
    token = TOKENS.encode(Ask("resign"), "t1", 7, SCOPE)

    with pytest.raises(GinError):
        TOKENS.decode("2" + token[1:], SCOPE)


def test_whoever_holds_a_button_can_read_it() -> None:
    token = TOKENS.encode(Play((Discard(plain_card("7h")),)), "t1", 7, SCOPE)

    assert peek(token) == Pressed(Play((Discard(plain_card("7h")),)), "t1", 7)


@pytest.mark.parametrize(
    "body",
    [
        pytest.param("t1.7.", id="no intent"),
        pytest.param("t1.7.x", id="no such kind of intent"),
        pytest.param("t1.7.a~", id="no such wish"),
        pytest.param("t1.7.a9", id="a wish beyond the last"),
        pytest.param("t1.7.pX", id="no such move"),
        pytest.param("t1.7.pD", id="a discard of nothing"),
        pytest.param("t1.7.pD9", id="a card beyond the last"),
        pytest.param("t1.7.pOBAA", id="a meld that is none"),
        pytest.param("t1.7.pOB-A", id="a set that is none"),
        pytest.param("t1.7.pOB_A", id="a set of a rank beyond the king"),
        pytest.param("t1..pP", id="no version"),
        pytest.param("t1.7", id="nothing after the version"),
    ],
)
def test_what_is_not_written_like_a_button_can_not_be_read(body: str) -> None:
    with pytest.raises(GinError) as refusal:
        peek("1" + "m" * 12 + body)

    assert refusal.value.fault is Fault.FORGED_BUTTON


@pytest.mark.parametrize(
    ("intent", "table", "version"),
    [
        pytest.param(Look("hand", "x" * 60), "t1", 1, id="a choice too long"),
        pytest.param(Look("hand", "ы"), "t1", 1, id="a choice in other letters"),
        pytest.param(Look("hand", "a b"), "t1", 1, id="a choice with a space"),
        pytest.param(Look("hand"), "t.1", 1, id="a table with a full stop"),
        pytest.param(Look("hand"), "t1", -1, id="a negative version"),
        pytest.param(
            Play((LayOff(plain_card("7h"), 0),) * 30),
            "t1",
            1,
            id="more moves than there are cards",
        ),
        pytest.param(
            Play((LayOut(some_melds("7h 8h 9h") * 64),)),
            "t1",
            1,
            id="more melds than fit a letter",
        ),
    ],
)
def test_what_no_button_can_carry_is_an_error_at_once(
    intent: Intent, table: str, version: int
) -> None:
    with pytest.raises(ValueError, match=r".*"):
        TOKENS.encode(intent, table, version, SCOPE)
