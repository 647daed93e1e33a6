"""The form in which somebody is challenged without typing: whom, by which rules, to how many."""

from typing import Final

import discord
from discord import ui

from adapters.discord.answering.house import House
from adapters.discord.inbound.filled import Filled
from adapters.presentation.lengths import cut
from adapters.presentation.terms import variant_name
from adapters.presentation.texts import Text, text
from engine.match.rules import CLASSIC_RULES
from engine.variants.presets import PRESETS

FORM: Final = "m:"
"""Begins what opens a form, and the form itself."""
CHALLENGE: Final = f"{FORM}challenge"
_LONGEST_TITLE: Final = 45
_LONGEST_HINT: Final = 100
_DIGITS: Final = 4
_FIELDS: Final = frozenset({"opponent", "rules", "target"})


def challenge_form(house: House, language: str) -> ui.Modal:
    """The form of a challenge; the library is to remember nothing of it."""

    def say(sentence: Text) -> str:
        return cut(house.say(language, sentence), _LONGEST_HINT)

    title = cut(say(text("discord-form-title")), _LONGEST_TITLE)
    form = ui.Modal(title=title, custom_id=CHALLENGE)
    who = ui.UserSelect[ui.Modal](custom_id="opponent", required=False)
    rules = ui.Select[ui.Modal](
        custom_id="rules",
        options=[
            discord.SelectOption(
                label=say(variant_name(key)), value=key, default=key == CLASSIC_RULES.variant
            )
            for key in PRESETS
        ],
    )
    target = ui.TextInput[ui.Modal](custom_id="target", required=False, max_length=_DIGITS)
    for name, field in (("opponent", who), ("rules", rules), ("target", target)):
        label = cut(say(text(f"discord-form-{name}")), _LONGEST_TITLE)
        hint = say(text(f"discord-form-{name}-hint"))
        form.add_item(ui.Label(text=label, description=hint, component=field))
    form.stop()
    return form


def challenge_of(filled: Filled) -> Filled:
    """What was filled in there, as the options of a challenge; nothing that a form has not."""
    words = {name: value for name, value in filled.words.items() if name in _FIELDS}
    people = {name: who for name, who in filled.people.items() if name in _FIELDS}
    return Filled(words, people, filled.unknown)
