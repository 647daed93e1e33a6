"""Settings as people see them: every page of their own, and the question before a discard."""

from collections.abc import Callable
from typing import Final

from adapters.presentation.codes import card_code
from adapters.presentation.screen import Screen
from adapters.presentation.screens import ASKED, Circle, Own, Taste, draw, settings_screen
from engine.service.intents import Look
from engine.service.ports import Person
from tests.adapters.presentation.scenes import DRAWN, hand_after
from tests.builders import SOUTH, plain_card

NEW: Final = Own(Person("ada", "Ada"), "en")
SETTLED: Final = Own(
    Person(
        "ada",
        "Ada",
        hand_order="rank",
        notices=False,
        asks_discard=True,
        takes_challenges=False,
        zone="Asia/Tokyo",
        quiet_from=23 * 60 + 30,
        quiet_to=7 * 60,
    ),
    "ru",
    Circle((Person("ben", "Ben"), Person("cy", "Cy")), (Person("cy", "Cy"), Person("eve", "Eve"))),
    in_place=True,
)
PAGES: Final = ("", "lang", "quiet", "from", "to", "zone", ASKED, "block0")


def _page(own: Own, choice: str) -> Callable[[], Screen]:
    return lambda: settings_screen(own, choice)


def _asking(look: Look | None) -> Screen:
    return draw(hand_after(SOUTH, *DRAWN), Taste(asks_discard=True), look)


SCENES: Final[dict[str, Callable[[], Screen]]] = (
    {f"new here: {choice or 'front'}": _page(NEW, choice) for choice in PAGES}
    | {f"all chosen: {choice or 'front'}": _page(SETTLED, choice) for choice in PAGES}
    | {
        "before a discard": lambda: _asking(Look("discard", card_code(plain_card("Qd")))),
    }
)
