"""What is typed and is no plain move: doubts, questions, commands without their slash."""

import pytest

from engine.match.people import Place
from engine.match.rules import Rules
from engine.match.stages import Playing, Readying
from engine.service.intents import Challenge
from tests.adapters.frontdesk.club import Club
from tests.adapters.presentation.scenes import KNOCK_PACK
from tests.builders import PARLOUR
from tests.counter import ADA, BEN
from tests.engine.service.parlour import ADA as ADA_THERE
from tests.engine.service.parlour import BEN as BEN_THERE
from tests.engine.service.parlour import SECOND_SEAT_CHOOSES


@pytest.mark.parametrize(
    ("line", "typed"),
    [
        ("what now", "I do not understand “what now”. You could type “knock Qd”, “Qd”."),
        ("Qd to 2", "I do not understand “Qd to 2”. You could type “knock Qd”, “Qd”."),
        ("", "You could type “knock Qd”, “Qd”."),
    ],
)
async def test_what_nobody_understands_is_answered_with_examples(
    club: Club, line: str, typed: str
) -> None:
    await club.drawn()

    assert (await club.say(BEN, line)).notice == typed


@pytest.mark.parametrize("line", ["done", "всё", "болды", "lay off"])
async def test_what_is_said_at_another_time_is_answered_with_examples(
    club: Club, line: str
) -> None:
    await club.drawn()

    answer = await club.say(BEN, line)

    assert answer.notice == "That can not be done now. You could type “knock Qd”, “Qd”."


async def test_a_hand_as_dealt_with_deadwood_is_laid_down_only_if_it_is_confirmed(
    club: Club,
) -> None:
    challenge = Challenge(PARLOUR, "ben", rules=Rules("remik_free"))
    table = await club.parlour.open(ADA_THERE, challenge)
    club.parlour.chance.stack(SECOND_SEAT_CHOOSES, KNOCK_PACK)
    await club.parlour.ask(BEN_THERE, table, "accept")

    asked = await club.say(BEN, "lay down as dealt")
    waiting = club.waits_for(table)
    done = await club.say(BEN, "yes lay down")

    assert "points of deadwood. If you mean it" in asked.notice
    assert asked.private is not None
    assert waiting == "first_turn"
    assert done.notice.startswith("You laid your hand down as dealt")


async def test_in_a_channel_examples_begin_with_the_command(club: Club) -> None:
    await club.drawn()

    answer = await club.say(BEN, "/move", PARLOUR)

    assert answer.notice == "You could type “/move knock Qd”, “/move Qd”."


async def test_a_word_that_could_be_two_cards_moves_nothing(club: Club) -> None:
    table = await club.drawn()
    version = club.table(table).version

    answer = await club.say(BEN, "Кт")

    assert answer.notice.startswith("“кт” could be more than one card: ")
    assert club.table(table).version == version


async def test_a_knock_that_can_be_made_in_several_ways_shows_them(club: Club) -> None:
    table = await club.drawn()
    version = club.table(table).version

    answer = await club.say(BEN, "knock")

    assert answer.notice.startswith("You may knock with more than one card.")
    assert answer.private is not None
    assert answer.private.screen.version == version


async def test_another_upcard_than_the_one_named_is_not_taken(club: Club) -> None:
    table = await club.dealt()

    answer = await club.say(BEN, "take Kh")

    assert answer.notice == "K♥ does not lie open. To take J♣, type “take”."
    assert club.waits_for(table) == "answering_upcard"


@pytest.mark.parametrize(("line", "place"), [("ready", None), ("/move ready", PARLOUR)])
async def test_one_is_ready_by_a_word(club: Club, line: str, place: Place | None) -> None:
    table = await club.drawn()
    await club.notices((BEN, "knock Qd"), (ADA, "best"))

    await club.say(ADA, line, place)

    stage = club.table(table).stage
    assert isinstance(stage, Readying)
    assert stage.ready == (0,)


@pytest.mark.parametrize("line", ["hand", "қолым"])
async def test_a_command_in_private_needs_no_slash(club: Club, line: str) -> None:
    table = await club.dealt()

    answer = await club.say(BEN, line)

    assert answer.private is not None
    assert answer.private.screen.table == table


@pytest.mark.parametrize(
    ("line", "command"), [("resign", "/resign"), ("сдаюсь", "/resign"), ("abort", "/abort")]
)
@pytest.mark.parametrize("before", ["", "/move "])
async def test_what_ends_a_match_needs_its_command(
    club: Club, line: str, command: str, before: str
) -> None:
    table = await club.dealt()

    answer = await club.say(BEN, before + line, PARLOUR if before else None)

    assert answer.notice == club.counter.sentence("typed-use-command", command=command)
    assert isinstance(club.table(table).stage, Playing)


async def test_other_commands_are_no_moves(club: Club) -> None:
    await club.dealt()

    answer = await club.say(BEN, "/move help", PARLOUR)

    assert answer.notice.startswith("I do not understand “help”.")
