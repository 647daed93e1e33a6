"""What is suggested can be typed: it is read back to a legal move, in every language."""

import pytest

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import Blank, Text, joined, text
from adapters.presentation.typed import Examples, Leaving, Typed, meant_by, read_typed
from adapters.presentation.typed.bare import read_bare
from engine.match import actions
from engine.match.boards import BoardView, HandView, hand_view
from engine.match.changes import advance
from engine.match.people import Player
from engine.match.rules import Rules
from engine.match.table import Table, to_act
from tests.adapters.presentation.paper import said
from tests.adapters.presentation.random_play import by_any_rules, game_of, moments
from tests.adapters.presentation.scenes import DEALT, DRAWN, KNOCKED, board_after, hand_after
from tests.builders import ADA, BEN, CASUAL, NORTH, SOUTH

LANGUAGES = Catalog.load().codes


def _lines(examples: Blank) -> list[str]:
    """The examples in a sentence, without their quotes."""
    if not isinstance(examples, Text):
        return []
    blanks = dict(examples.blanks)
    if examples.key == "names-joined":
        return [*_lines(blanks["first"]), *_lines(blanks["second"])]
    return [str(blanks["typed"])]


def _of(view: HandView | BoardView | None, language: str = "en", before: str = "") -> list[str]:
    return _lines(Examples(language, before).all(view))


@by_any_rules
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_can_be_typed_and_played(rules: Rules, language: str) -> None:
    for table in moments(rules):
        for seat in to_act(table):
            for line in _of(hand_view(table, game_of(rules), seat), language):
                _check(table, rules, seat, line)


def _check(table: Table, rules: Rules, seat: int, line: str) -> None:
    typed = read_typed(line)
    if line.startswith("/"):
        assert read_bare(line) is not None
        return
    assert isinstance(typed, Typed), line
    hand = hand_view(table, game_of(rules), seat).round
    if typed.act in {"deal", "let_deal"} or hand is None:
        return
    meant = meant_by(hand, typed)
    if isinstance(meant, Leaving):
        meant = meant_by(hand, Typed("lay_down_surely"))
    assert isinstance(meant, tuple), line
    assert advance(table, actions.Play(seat, meant), game_of(rules)).table.version > table.version


@pytest.mark.parametrize(
    ("view", "lines"),
    [
        pytest.param(hand_after(SOUTH, *DEALT), ["take", "pass"], id="the first upcard"),
        pytest.param(hand_after(SOUTH, *DRAWN), ["knock Qd", "Qd"], id="a knock in hand"),
        pytest.param(hand_after(NORTH, *DRAWN), ["/hand", "/games"], id="the other's turn"),
        pytest.param(hand_after(NORTH, *KNOCKED), ["lay off Ks", "best"], id="a knock to answer"),
        pytest.param(
            hand_after(NORTH, actions.Accept(BEN)), ["/hand", "/games"], id="the other chooses"
        ),
        pytest.param(
            hand_after(SOUTH, actions.Accept(BEN)), ["i deal", "you deal"], id="who deals"
        ),
        pytest.param(board_after(), ["accept", "decline"], id="a challenge"),
        pytest.param(None, ["/gin", "/help"], id="no table"),
    ],
)
def test_examples_are_what_can_be_done(
    view: HandView | BoardView | None, lines: list[str]
) -> None:
    assert _of(view) == lines


def test_examples_speak_the_readers_language() -> None:
    view = hand_after(SOUTH, *DRAWN)

    assert [_of(view, language) for language in ("ru", "kk")] == [
        ["стук Дб", "Дб"],
        ["қағу Д кірпіш", "Д кірпіш"],
    ]


def test_in_a_channel_examples_begin_with_the_command() -> None:
    assert _of(hand_after(SOUTH, *DEALT), before="/move ") == ["/move take", "/move pass"]


@pytest.mark.parametrize(
    ("player", "named"),
    [
        (BEN, "@Ben"),
        (Player("Bob Lee", person="bob"), '@"Bob Lee"'),
        (CASUAL, "@bot"),
        (ADA, "@Ada"),
    ],
)
def test_a_player_is_named_as_a_line_names_them(player: Player, named: str) -> None:
    assert Examples("en").name(player) == named


def test_parts_of_a_sentence_are_parted_by_commas() -> None:
    parts = [text("typed-example", typed=word) for word in ("a", "b", "c")]
    one = joined(parts)

    assert isinstance(one, Text)
    assert said(one) == "“a”, “b”, “c”"
