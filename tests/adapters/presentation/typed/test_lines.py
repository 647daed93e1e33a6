"""Typed lines: every phrase of every language, and all that is no move."""

from collections import defaultdict
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.presentation.catalog import Catalog
from adapters.presentation.typed import Act, Doubt, Typed, addressed, read_typed
from adapters.presentation.typed.bare import read_bare, read_slashed
from adapters.presentation.typed.words import phrases, plain_words
from adapters.presentation.words.commands import (
    Command,
    GinCommand,
    HandCommand,
    MoveCommand,
    ReadyCommand,
    ResignCommand,
)
from engine.round.faults import Fault, NotAllowed
from tests.builders import plain_card

LANGUAGES = Catalog.load().codes
VERBS: tuple[Act, ...] = tuple(act for act in get_args(Act) if act != "cards")
SEVEN = plain_card("7h")
NO_LETTER_OF_OURS = "zщ"


def _phrases(act: str, language: str) -> tuple[str, ...]:
    return phrases(language, f"words-move-{act.replace('_', '-')}")


def _with_what_it_needs(act: str, phrase: str) -> str:
    return f"{phrase} 7h" if act == "throw" else phrase


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("act", VERBS)
def test_every_phrase_asks_for_what_it_is_listed_under(act: Act, language: str) -> None:
    lines = [_with_what_it_needs(act, phrase) for phrase in _phrases(act, language)]

    read = {line: read_typed(line) for line in lines}

    assert {typed.act for typed in read.values() if isinstance(typed, Typed)} == {act}, read
    assert None not in read.values()


def test_no_phrase_is_listed_twice() -> None:
    listed = defaultdict(set)
    for language in LANGUAGES:
        for act in VERBS:
            for phrase in _phrases(act, language):
                listed[plain_words(phrase)].add(act)

    assert {phrase: acts for phrase, acts in listed.items() if len(acts) > 1} == {}


@pytest.mark.parametrize(
    ("line", "typed"),
    [
        ("7h", Typed("cards", (SEVEN,))),
        ("throw the 7 of hearts", Typed("throw", (SEVEN,))),
        ("KNOCK 7h!", Typed("knock", (SEVEN,))),
        ("knock with 7h", Typed("knock", (SEVEN,))),
        ("7h knock", Typed("knock", (SEVEN,))),
        ("стук 7ч", Typed("knock", (SEVEN,))),
        ("стучу с семёркой червей", Typed("knock", (SEVEN,))),
        ("7ж қағу", Typed("knock", (SEVEN,))),
        ("жүрек жетілікпен қағамын", Typed("knock", (SEVEN,))),
        ("gin 7♥", Typed("gin", (SEVEN,))),
        ("большой джин", Typed("big_gin")),
        ("беру 7ч", Typed("take", (SEVEN,))),
        ("«беру»", Typed("take")),
        ("lay-off 7h 8s", Typed("lay_off", (SEVEN, plain_card("8s")))),
        ("lay off 8s to 2", Typed("lay_off", (plain_card("8s"),), 1)),
        ("8s to 1", Typed("cards", (plain_card("8s"),), 0)),
        ("8п к 2", Typed("cards", (plain_card("8s"),), 1)),
        ("приложить 8п на 2", Typed("lay_off", (plain_card("8s"),), 1)),
        ("қосу 8қ 2-ге", Typed("lay_off", (plain_card("8s"),), 1)),
        ("lay off", Typed("lay_off")),
        ("draw please", Typed("draw")),
        ("Please, draw a card.", Typed("draw")),
        ("ok knock 7h thanks", Typed("knock", (SEVEN,))),
        ("i take the card", Typed("take")),
        ("i draw", Typed("draw")),
        ("no thanks", Typed("pass")),
        ("оставляю", Typed("pass")),
        ("пасс", Typed("pass")),
        ("мимо", Typed("pass")),
        ("возьми", Typed("take")),
        ("открытую", Typed("take")),
        ("ну ладно, беру карту, пожалуйста", Typed("take")),
        ("қалдырамын", Typed("pass")),
        ("ашығын", Typed("take")),
        ("өтінемін, қордан алыңыз", Typed("draw")),
    ],
)
def test_a_line_is_understood(line: str, typed: Typed) -> None:
    assert read_typed(line) == typed


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("", id="nothing"),
        pytest.param("!", id="a mark"),
        pytest.param("7", id="a rank alone"),
        pytest.param("throw", id="a throw of nothing"),
        pytest.param("draw 7h", id="a draw of a card"),
        pytest.param("knock 7h 8h", id="two cards to knock with"),
        pytest.param("knock now", id="a word too many"),
        pytest.param("don't knock", id="the contrary"),
        pytest.param("knock?", id="a question"),
        pytest.param("take gin", id="two moves"),
        pytest.param("lay off to 2", id="a meld without a card"),
        pytest.param("7h to 0", id="a meld that there is not"),
        pytest.param("gin bot", id="a challenge"),
        pytest.param("hello", id="a greeting"),
        pytest.param("good game", id="praise"),
        pytest.param("ok thanks", id="thanks alone"),
        pytest.param("please don't draw", id="the contrary, politely"),
        pytest.param("не знаю", id="doubt in Russian"),
        pytest.param("сәлем", id="a greeting in Kazakh"),
        pytest.param("🃏", id="a sign"),
        pytest.param("draw " * 60, id="a flood"),
    ],
)
def test_what_is_no_move_is_not_understood(line: str) -> None:
    assert read_typed(line) is None


def test_a_word_that_could_be_two_cards_is_a_doubt() -> None:
    doubt = read_typed("knock Тh")

    assert doubt == Doubt("тh", (plain_card("Ah"), plain_card("Th")))


@given(st.text(max_size=60))
def test_anything_can_be_typed(line: str) -> None:
    reading = read_typed(line)

    assert reading is None or isinstance(reading, Typed | Doubt)


@given(
    st.lists(st.sampled_from(["draw", "беру", "7h", "қағу", "gin", "лучший ответ"]), max_size=3),
    st.text("abcdeжығ7h", max_size=5),
    st.sampled_from(NO_LETTER_OF_OURS),
    st.integers(0, 3),
)
def test_a_line_with_a_word_of_no_language_is_not_understood(
    words: list[str], junk: str, letter: str, at: int
) -> None:
    line = " ".join([*words[:at], f"{junk}{letter}", *words[at:]])

    assert read_typed(line) is None


@pytest.mark.parametrize(
    ("line", "rest", "names"),
    [
        ("7h", "7h", ()),
        ("@bob 7h", "7h", ("bob",)),
        ("7h @bob", "7h", ("bob",)),
        ('@"Bob Lee" knock 7h', "knock 7h", ("Bob Lee",)),
        ("@«Боб Ли» стук 7ч", "стук 7ч", ("Боб Ли",)),
        ('"7h"', '"7h"', ()),
    ],
)
def test_names_are_told_from_the_move(line: str, rest: str, names: tuple[str, ...]) -> None:
    assert addressed(line) == (rest, names)


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("gin bot", GinCommand(solo=True)),
        ("ready", ReadyCommand()),
        ("готов", ReadyCommand()),
        ("қолым", HandCommand()),
        ("resign", ResignCommand()),
        ("gin", None),
        ("7h", None),
        ("@bob 7h", None),
        ("knock Тh", None),
        ("hello", None),
        ("", None),
    ],
)
def test_a_command_is_known_without_its_slash(line: str, command: Command | None) -> None:
    assert read_bare(line) == command


def test_a_word_too_many_after_a_command_is_named() -> None:
    with pytest.raises(NotAllowed) as refusal:
        read_bare("hand please")

    assert refusal.value.fault is Fault.BAD_ARGUMENT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("act", VERBS)
def test_every_move_word_may_have_a_slash(act: Act, language: str) -> None:
    lines = [_with_what_it_needs(act, phrase) for phrase in _phrases(act, language)]

    read = [read_slashed(f"/{line}", language) for line in lines]

    own = {"gin", "джин"} & set(lines)
    assert [command for command in read if not isinstance(command, MoveCommand)] == [
        GinCommand() for _ in own
    ]


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("/беру", MoveCommand("беру")),
        ("/қағу 7ж", MoveCommand("қағу 7ж")),
        (" /knock 7h", MoveCommand("knock 7h")),
        ("/7h", MoveCommand("7h")),
        ("/draw @Bob", MoveCommand("draw @Bob")),
        ("/knock tomorrow", MoveCommand("knock tomorrow")),
        ("/gin 7h", MoveCommand("gin 7h")),
    ],
)
def test_a_command_that_is_none_may_be_a_move(line: str, command: Command) -> None:
    assert read_slashed(line, "en") == command


@pytest.mark.parametrize("line", ["/gin tomorrow", "/gin @Ann @Bob", "/hello", "/hello draw", "/"])
def test_what_is_neither_command_nor_move_is_refused(line: str) -> None:
    with pytest.raises(NotAllowed):
        read_slashed(line, "en")
