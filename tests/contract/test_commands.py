"""Every command is answered in every language, and whatever else people type is taken kindly."""

from typing import Final

import pytest

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text
from adapters.presentation.words.commands import COMMANDS
from engine.round.faults import Fault
from tests.contract.rig import Rig
from tests.contract.seats import a_match

CATALOG: Final = Catalog.load()
BROKEN: Final = {
    code: CATALOG.say(code, text(Fault.BROKEN, id="#")).split("#")[0].strip()
    for code in CATALOG.codes
}
"""How the sentence begins that nobody should ever see."""
HOSTILE: Final = {
    "a slash alone": "/",
    "two slashes": "//",
    "five hundred letters": "/" + "x" * 499,
    "five hundred digits for a target": "/gin " + "9" * 490,
    "a negative target": "/gin -5",
    "a target of another alphabet": "/gin ٣٠٠",
    "a power of two that is no digit": "/gin ²",
    "a fraction": "/gin 1.5",
    "emoji": "/gin 🃏🂡👨‍👩‍👧‍👦",
    "right to left": "/gin \u202e@Bob\u202c",
    "an arabic command": "/لعبة",
    "zero width marks": "/gi\u200bn\u200d\u2060",
    "nothing but invisible marks": "/\u200b\u2063",
    "markup": "/gin <b onclick=alert(1)>Bob</b>",
    "a script": "/stats @<script>alert('x')</script>",
    "a placeholder": "/stats @{ $name } { name } %s {0}",
    "a quoted name of nobody": '/gin @"No Body At All"',
    "an open quote": '/gin @"Bob',
    "quotes alone": '/gin @"" ""',
    "an at sign alone": "/gin @",
    "a music bot's command": "/play never gonna give you up",
    "numbers": "/12345",
    "a table that is none": "/hand 99999999",
    "an sql injection": "/stats @'; drop table people; --",
    "a path": "/rules ../../../../etc/passwd",
    "an unknown language": "/language xx",
    "a language of five hundred letters": "/language " + "x" * 480,
    "too many words": "/gin " + "a " * 200,
    "a null": "/gin \x00",
    "a lone surrogate's replacement": "/gin \ufffd",
    "a newline": "/gin\n/resign",
    "oneself against oneself": "/stats @Ann vs @Ann",
}

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("code", CATALOG.codes)
@pytest.mark.parametrize("command", [hint.name for hint in COMMANDS])
@pytest.mark.parametrize("where", ["in a place", "in private"])
async def test_every_command_is_answered_in_every_language(
    rig: Rig, command: str, code: str, where: str
) -> None:
    user = await rig.person("Ann", code)
    place = None if where == "in private" else rig.place(2)

    reply = await user.say(place, f"/{command}")

    assert reply.words.strip()
    assert BROKEN[code] not in reply.words
    assert len(user.answers) == 1


@pytest.mark.parametrize("code", CATALOG.codes)
async def test_every_command_is_known_in_private_by_whatever_a_language_calls_it(
    rig: Rig, code: str
) -> None:
    user = await rig.person("Ann", code)
    unknown = CATALOG.say(code, text(Fault.UNKNOWN_COMMAND, command="#", nearest="#"))

    for word in [word for hint in COMMANDS for word in hint.spellings(code)]:
        reply = await user.say(None, f"/{word}")

        assert reply.words.strip()
        assert unknown.split("#")[1] not in reply.words


@pytest.mark.parametrize("code", CATALOG.codes)
async def test_every_command_is_answered_to_somebody_who_plays(rig: Rig, code: str) -> None:
    pair = await a_match(rig, rig.place(2), "Ann", "Bob")
    user = pair.users[0]

    await user.say(None, f"/language {code}")

    for command in [hint.name for hint in COMMANDS]:
        for place in (rig.place(2), None):
            reply = await user.say(place, f"/{command}")

            assert reply.words.strip()
            assert not any(broken in reply.words for broken in BROKEN.values())


@pytest.mark.parametrize("line", HOSTILE.values(), ids=HOSTILE)
async def test_whatever_is_typed_is_answered_kindly(rig: Rig, line: str) -> None:
    user = await rig.person("Ann")

    among_others = await user.say(rig.place(2), line)
    privately = await user.say(None, line)

    assert privately.words.strip()
    assert BROKEN["en"] not in among_others.words + privately.words


@pytest.mark.parametrize("line", ["hello", "¿qué?", "<b>hi</b>", "7♥ is mine", "👋"])
async def test_a_line_that_is_no_command_gets_an_answer_in_private(rig: Rig, line: str) -> None:
    user = await rig.person("Ann")

    reply = await user.say(None, line)

    assert reply.words.strip()
    assert BROKEN["en"] not in reply.words


@pytest.mark.parametrize(
    "name",
    [
        'Bob "the Rat" Smith',
        "O'Neill",
        "<i>Ida</i>",
        "Łukasz Żółć",
        "Ивáн",
        "محمد",
        "👩‍🚀 Zoë",
        "a, b",
        "vs",
        "bot",
        "100",
        "here",
    ],
)
async def test_a_person_of_any_name_can_be_challenged_and_looked_up(rig: Rig, name: str) -> None:
    ann, other = await rig.person("Ann"), await rig.person(name)

    challenge = await ann.say(rig.place(2), f"/gin @«{other.name}»")
    record = await ann.say(rig.place(2), f"/stats @«{other.name}»")

    assert BROKEN["en"] not in challenge.words + record.words
    assert other.name in record.words


async def test_a_challenge_is_answered_in_the_challengers_language(rig: Rig) -> None:
    user = await rig.person("Ann", "ru")

    reply = await user.say(None, "/gin bot casual")

    assert CATALOG.say("ru", text("challenge-computer-cuts")) in reply.words
