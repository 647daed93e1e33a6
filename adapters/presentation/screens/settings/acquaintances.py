"""Whose challenges somebody does not take: those who challenged them lately, and those blocked."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from adapters.presentation.screen import Button
from adapters.presentation.screens.settings.settings_buttons import BACK, to
from adapters.presentation.texts import Name, Text, text
from engine.service.intents import Choose
from engine.service.ports import Person

A_PAGE: Final = 6
"""People on one page."""

Rows = tuple[tuple[Button, ...], ...]


@dataclass(frozen=True, slots=True)
class Circle:
    """Those who ``challenged`` somebody lately, and those whom they ``blocked``."""

    challenged: Sequence[Person] = ()
    blocked: Sequence[Person] = ()


def circle_page(circle: Circle, at: int) -> tuple[tuple[Text, ...], Rows]:
    """What a page of people says, and its buttons: back and on, then one for each."""
    barred = {person.id for person in circle.blocked}
    lately = {person.id for person in circle.challenged}
    # Whoever is blocked or unblocked among the challengers stays in place under the finger.
    everybody = [*circle.challenged, *(one for one in circle.blocked if one.id not in lately)]
    last = max(0, (len(everybody) - 1) // A_PAGE)
    here = min(at, last)
    shown = everybody[here * A_PAGE : (here + 1) * A_PAGE]
    rows = (_block_button(person, here, is_blocked=person.id in barred) for person in shown)
    lines = () if everybody else (text("settings-nobody"),)
    return lines, ((BACK, *_turns(here, last)), *((row,) for row in rows))


def _block_button(person: Person, page: int, *, is_blocked: bool) -> Button:
    key: Literal["block", "unblock"] = "unblock" if is_blocked else "block"
    label = text(f"settings-{key}", name=Name(person.name))
    return Button(label, Choose(key, person.id, f"block{page}"))


def _turns(here: int, last: int) -> tuple[Button, ...]:
    return (
        _turn("button-previous", here - 1, exists=here > 0),
        _turn("button-next", here + 1, exists=here < last),
    )


def _turn(label: str, page: int, *, exists: bool) -> Button:
    why = None if exists else text("why-no-page")
    return Button(text(label), to(f"block{max(page, 0)}"), enabled=exists, why=why)
