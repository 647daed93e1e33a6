"""Words and tokens for one reader."""

from adapters.presentation.ink import Drawn, Ink
from adapters.presentation.screen import Button, Screen
from adapters.presentation.texts import text
from adapters.presentation.tokens import Pressed, Tokens
from engine.service.intents import Ask
from tests.adapters.presentation.paper import CATALOG

INK = Ink(CATALOG, Tokens(b"s" * 32))
DRAWN = Drawn(Screen(text("games-title"), (), table="t1", version=4), "ru", "person:ada")


def test_words_are_in_the_language_of_the_reader() -> None:
    assert INK.say(DRAWN, DRAWN.screen.title) == "Ваши столы"


def test_a_token_carries_the_table_of_its_screen() -> None:
    token = INK.token(DRAWN, Ask("ready"))

    assert INK.tokens.decode(token, "person:ada") == Pressed(Ask("ready"), "t1", 4)


def test_a_button_without_a_table_is_about_that_of_its_screen() -> None:
    token = INK.button_token(DRAWN, Button(text("button-ready"), Ask("ready")))

    assert INK.tokens.decode(token, "person:ada") == Pressed(Ask("ready"), "t1", 4)


def test_a_button_may_be_about_another_table() -> None:
    button = Button(text("button-ready"), Ask("ready"), table="t2", version=9)

    token = INK.button_token(DRAWN, button)

    assert INK.tokens.decode(token, "person:ada") == Pressed(Ask("ready"), "t2", 9)
