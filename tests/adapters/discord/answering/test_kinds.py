"""What each kind of interaction can be answered with: nothing private before everybody's eyes."""

import inspect
from dataclasses import replace

import pytest

from adapters.discord.answering.callbacks import Callback
from adapters.discord.answering.kinds import Line, NotPublic, PublicPress, PublicScreen, for_all
from adapters.presentation.ink import Drawn
from adapters.presentation.screen import Screen
from adapters.presentation.texts import text
from engine.match.people import Place

HERE = Place("discord", "1")
BOARD = Drawn(Screen(text("language-title"), ()), "en", f"place:{HERE.key}")
HAND = replace(BOARD, scope="person:ann")
IN_PLACE = replace(BOARD, scope=f"person:ann in {HERE.key}")


@pytest.mark.parametrize("drawn", [HAND, IN_PLACE], ids=["a hand", "a page about the place"])
def test_what_was_drawn_for_one_person_is_never_for_all(drawn: Drawn) -> None:
    with pytest.raises(NotPublic):
        PublicScreen(drawn)

    assert for_all(drawn, HERE) is None


def test_what_was_drawn_for_another_place_is_not_for_all_here() -> None:
    elsewhere = Place("discord", "2")

    assert for_all(BOARD, HERE) == PublicScreen(BOARD)
    assert for_all(BOARD, elsewhere) is None
    assert for_all(BOARD, None) is None


@pytest.mark.parametrize(
    ("kind", "powers"),
    [
        pytest.param(PublicPress, {"refresh", "ask"}, id="a press on a board"),
        pytest.param(Line, {"keep"}, id="a command"),
    ],
)
def test_what_was_asked_where_all_read_has_no_way_to_show_them_what_is_private(
    kind: type[Callback], powers: set[str]
) -> None:
    ways = {name for name, _ in inspect.getmembers(kind, callable) if not name.startswith("_")}

    # What all interactions have whispers, looks for what it has whispered, or leaves the answer to
    # a slot, which takes boards.
    assert ways - {"add", "found", "lend", "seconds_until", "whisper"} == powers
