"""What is filled in beside a command: by whom it is read, and what a wrong word is answered."""

import re

import pytest

from adapters.discord import LOCALES
from adapters.discord.menu import OPTIONS
from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text
from adapters.presentation.words.commands import COMMANDS
from tests.adapters.discord.hall import Hall

CATALOG = Catalog.load().with_menu(LOCALES)


@pytest.mark.parametrize("language", CATALOG.codes)
def test_the_help_names_exactly_the_fields_that_the_menu_has(language: str) -> None:
    told = {
        hint.name: re.findall(r"([\w-]+):", CATALOG.say(language, hint.usage)) for hint in COMMANDS
    }

    assert told == {hint.name: _fields(hint.name, language) for hint in COMMANDS}


async def test_the_help_calls_commands_as_the_menu_does(hall: Hall) -> None:
    ann = hall.user("Ann", locale="ru")
    room = hall.club(ann)

    answer = await hall.typed(ann, room, "help")

    for offered in ann.commands(room):
        if offered.command["type"] == 1:
            assert re.search(rf"^/{offered.name}\b", answer.text, re.MULTILINE)


@pytest.mark.parametrize("command", ["gin", "invite"])
@pytest.mark.parametrize("rules", ["klabberjass", "foo-bar!"])
async def test_a_bad_word_for_rules_is_told_as_that(hall: Hall, command: str, rules: str) -> None:
    ann = hall.user("Ann")
    room = hall.club(ann)

    answer = await hall.typed(ann, room, command, rules=rules)

    assert answer.ephemeral
    assert answer.text.startswith(f"I know no rules called “{rules}”. Choose from what I offer")


async def test_what_was_chosen_may_be_sent_by_what_it_is_called(hall: Hall) -> None:
    ann = hall.user("Ann")
    room = hall.club(ann)

    await hall.typed(ann, room, "gin", rules="Remik Gin: 50 150")

    assert "Gin: 50" in room.last.text
    assert "150 points" in room.last.text


async def test_statistics_are_asked_of_somebody_against_another_by_a_system(hall: Hall) -> None:
    ann, bob, cid = (hall.user(name) for name in ("Ann", "Bob", "Cid"))
    room = hall.club(ann, bob, cid)

    answer = await hall.typed(ann, room, "stats", player=bob, versus=cid, rules="remik")

    assert "Bob" in answer.text
    assert "Cid" in answer.text
    assert "Remik only" in answer.text


async def test_nobody_is_asked_for_against_themselves(hall: Hall) -> None:
    ann = hall.user("Ann")
    room = hall.club(ann)

    answer = await hall.typed(ann, room, "stats", versus=ann)

    assert answer.text == hall.sentence("fault-same-person")


@pytest.mark.parametrize("field", ["player", "versus"])
async def test_whoever_asks_for_those_of_the_bot_is_shown_their_own(
    hall: Hall, field: str
) -> None:
    ann = hall.user("Ann")
    room = hall.club(ann)

    answer = await hall.typed(ann, room, "stats", **{field: hall.server.bot})

    assert answer.text.startswith(hall.sentence("stats-of-computer"))
    assert "Ann" in answer.text


async def test_quiet_hours_are_told_from_the_quiet_of_a_place(hall: Hall) -> None:
    ann = hall.user("Ann")
    room = hall.club(ann)

    answer = await hall.typed(ann, room, "settings", change="quiet 23-8", here=True)

    assert answer.text == hall.sentence("fault-quiet-hours-own")


async def test_who_may_set_nothing_up_is_told_no_values(hall: Hall) -> None:
    ann = hall.user("Ann")
    room = hall.club(ann)

    answer = await hall.typed(ann, room, "settings", change="quiet perhaps", here=True)

    assert answer.text == hall.sentence("fault-not-an-admin")


def _fields(command: str, language: str) -> list[str]:
    """What the fields of a command are called in the menu of whoever reads a language."""
    names = [option.name for option in OPTIONS.get(command, ())]
    if language not in LOCALES:
        return names
    return [CATALOG.say(language, text(f"discord-option-{name}")) for name in names]
