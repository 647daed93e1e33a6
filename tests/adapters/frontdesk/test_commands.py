"""What a typed command leads to, for the one who typed it."""

import pytest

from adapters.frontdesk import Answer, Visitor
from adapters.presentation.refusals import refusal
from adapters.presentation.texts import text
from engine.match.people import Place
from engine.match.stages import ChoosingDealer, Finished
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Ask, Look
from engine.service.orders import Order
from tests.counter import ADA, BEN, EVE, PARLOUR, Counter

GARDEN = Place("web", "#garden", "garden")


async def test_an_open_challenge_stands_in_its_place(counter: Counter) -> None:
    answer = await counter.say(ADA, "/gin 150")

    assert answer.notice == counter.sentence("challenge-open-sent")
    assert counter.table().places == (PARLOUR,)
    assert counter.table().rules.target == 150


async def test_a_challenge_by_name_says_to_whom(counter: Counter) -> None:
    await counter.say(BEN, "/help")

    answer = await counter.say(ADA, "/gin @ben")

    assert "ben" in answer.notice.casefold()


async def test_a_challenge_of_the_computer_is_a_match_at_once(counter: Counter) -> None:
    answer = await counter.say(ADA, "/gin bot", None)

    assert answer.notice == counter.sentence("challenge-computer-started")
    assert counter.table().places == ()
    assert len(counter.table().players) == 2


async def test_the_same_challenge_again_opens_nothing_more(counter: Counter) -> None:
    await counter.say(ADA, "/gin bot", update="once")

    answer = await counter.say(ADA, "/gin bot", update="once")

    assert answer.notice == counter.sentence("done-already")
    assert len(counter.store.tables) == 1


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("/gin @Nobody", Fault.UNKNOWN_PERSON),
        ("/gin @Ada", Fault.CHALLENGE_YOURSELF),
        ("/stats @Nobody", Fault.UNKNOWN_PERSON),
        ("/stats @Ada vs @Nobody", Fault.UNKNOWN_PERSON),
        ("/hand", Fault.NO_TABLE_HERE),
        ("/ready", Fault.NO_TABLE_HERE),
        ("/rematch", Fault.NO_TABLE_HERE),
        ("/table", Fault.NO_TABLE_HERE),
    ],
)
async def test_a_command_that_makes_no_sense_here_says_why(
    counter: Counter, line: str, fault: Fault
) -> None:
    answer = await counter.say(ADA, line)

    blanks = {"name": "Nobody"} if fault is Fault.UNKNOWN_PERSON else {}
    assert answer.notice == _refusal(counter, NotAllowed(fault, **blanks))


@pytest.mark.parametrize("line", ["/hand", "/resign", "/abort", "/ready", "/rematch"])
async def test_a_private_command_without_a_table_says_so(counter: Counter, line: str) -> None:
    answer = await counter.say(ADA, line, None)

    assert answer.notice == counter.sentence(Fault.NO_TABLE)


async def test_a_name_that_two_people_bear_is_not_guessed(counter: Counter) -> None:
    await counter.say(Visitor("web", "one", "Twin"), "/help")
    await counter.say(Visitor("web", "two", "twin"), "/help")

    answer = await counter.say(ADA, "/gin @Twin")

    assert answer.notice == _refusal(
        counter, NotAllowed(Fault.AMBIGUOUS_PERSON, name="Twin", count=2)
    )


async def test_the_hand_is_shown_by_command(counter: Counter) -> None:
    await counter.say(ADA, "/gin bot")

    answer = await counter.say(ADA, "/hand")

    assert answer.private is not None
    assert answer.private.screen.table == counter.table().id


@pytest.mark.parametrize(("line", "screen"), [("/resign", "resign"), ("/abort", "abort")])
async def test_leaving_by_command_asks_first(counter: Counter, line: str, screen: str) -> None:
    await counter.say(ADA, "/gin bot")

    answer = await counter.say(ADA, line)

    wish = {"resign": Ask("resign"), "abort": Ask("offer_abort")}[screen]
    assert answer.private is not None
    assert wish in _intents(answer)
    assert not isinstance(counter.table().stage, Finished)


@pytest.mark.parametrize("line", ["/hand", "/resign", "/abort", "/ready"])
async def test_of_two_tables_a_command_asks_which(counter: Counter, line: str) -> None:
    await counter.say(ADA, "/gin bot")
    await counter.say(ADA, "/gin bot")

    answer = await counter.say(ADA, line)

    assert answer.private is not None
    tables = {button.table for row in answer.private.screen.rows for button in row}
    assert tables == set(counter.store.tables)


async def test_a_table_elsewhere_is_not_meant_in_this_place(counter: Counter) -> None:
    await counter.say(ADA, "/gin bot", GARDEN)

    answer = await counter.say(ADA, "/hand", PARLOUR)

    assert answer.notice == counter.sentence(Fault.NO_TABLE_HERE)


async def test_readiness_without_a_wait_is_refused(counter: Counter) -> None:
    await counter.say(ADA, "/gin bot")

    answer = await counter.say(ADA, "/ready")

    assert answer.notice == counter.sentence(Fault.NOT_NOW)


async def test_a_rematch_by_command_is_offered_at_the_table_that_ended_last(
    counter: Counter,
) -> None:
    await _resigned(counter)

    answer = await counter.say(ADA, "/rematch")

    stage = counter.table().stage
    assert answer.private is not None
    assert isinstance(stage, Finished)
    assert stage.rematch == (0,)


async def test_a_rematch_that_both_ask_for_by_command_is_a_new_table(counter: Counter) -> None:
    await _resigned(counter)
    await counter.say(ADA, "/rematch", update="hers")
    await counter.say(BEN, "/rematch")

    again = await counter.say(ADA, "/rematch", update="hers")

    assert len(counter.store.tables) == 2
    assert again.notice == counter.sentence("done-already")


async def test_boards_are_brought_to_the_end_of_their_place(counter: Counter) -> None:
    async with counter.running():
        await counter.say(ADA, "/gin")
        await counter.settled()
        before = counter.row("board").message
        answer = await counter.say(EVE, "/table")
        await counter.settled()

    assert answer.notice == counter.sentence("table-brought", count=1)
    assert counter.row("board").message != before


async def test_the_table_command_in_private_lists_the_games(counter: Counter) -> None:
    await counter.say(ADA, "/gin bot")

    answer = await counter.say(ADA, "/table", None)

    assert Look("hand") in _intents(answer)


async def test_the_list_of_games_holds_a_challenge_that_waits_for_one(counter: Counter) -> None:
    await counter.say(BEN, "/help")
    await counter.say(ADA, "/gin @Ben")

    answer = await counter.say(BEN, "/games", None)

    assert answer.private is not None
    assert len(answer.private.screen.rows) == 1


async def test_the_rules_are_those_of_the_table_here(counter: Counter) -> None:
    await counter.say(ADA, "/gin 250")

    here = await counter.say(ADA, "/rules")
    elsewhere = await counter.say(ADA, "/rules", GARDEN)

    assert "250" in repr(here.private)
    assert "250" not in repr(elsewhere.private)


async def test_statistics_are_told_of_oneself_or_of_whom_one_names(counter: Counter) -> None:
    await counter.say(BEN, "/help")

    own = await counter.say(ADA, "/stats")
    others = await counter.say(ADA, "/stats @Ben vs @Ada")

    assert "Ada" in repr(own.private)
    assert "Ben" in repr(others.private)


async def test_a_language_is_chosen_for_oneself(counter: Counter) -> None:
    answer = await counter.say(ADA, "/language KK")

    assert counter.person(ADA).language == "kk"
    assert answer.notice == counter.catalog.say("kk", text("language-changed"))


async def test_a_new_language_redraws_ones_messages(counter: Counter) -> None:
    async with counter.running():
        await counter.say(ADA, "/gin bot")
        await counter.settled()
        await counter.say(ADA, "/language ru")
        await counter.settled()

    assert counter.shown(counter.row("hand", ADA)).language == "ru"


async def test_a_language_is_chosen_for_a_place(counter: Counter) -> None:
    answer = await counter.say(ADA, "/language ru here")

    assert counter.store.languages[PARLOUR.key] == "ru"
    assert answer.notice == counter.sentence("language-changed-here")


async def test_a_private_chat_has_no_language_of_its_place(counter: Counter) -> None:
    answer = await counter.say(ADA, "/language ru here", None)

    assert answer.notice == counter.sentence(Fault.NEEDS_CHANNEL)


async def test_a_language_that_is_not_spoken_is_refused_with_those_that_are(
    counter: Counter,
) -> None:
    answer = await counter.say(ADA, "/language tlh")

    for code in counter.catalog.codes:
        assert code in answer.notice


async def test_languages_are_offered_as_buttons(counter: Counter) -> None:
    answer = await counter.say(ADA, "/language")

    assert {Look("language", code) for code in counter.catalog.codes} <= _intents(answer)


async def test_a_place_speaks_the_language_of_its_first_challenger(counter: Counter) -> None:
    await counter.say(Visitor("web", "vera", "Vera", "ru"), "/gin")
    await counter.say(ADA, "/gin bot")

    assert counter.store.languages[PARLOUR.key] == "ru"


async def test_help_is_there_for_anybody(counter: Counter) -> None:
    answer = await counter.say(EVE, "/help", None)

    assert answer.private is not None


async def _resigned(counter: Counter) -> None:
    """A match of Ada and Ben that Ada resigned."""
    await counter.say(BEN, "/help")
    await counter.say(ADA, "/gin @Ben")
    await _order(counter, BEN, Ask("accept"))
    assert isinstance(counter.table().stage, ChoosingDealer)
    await _order(counter, ADA, Ask("resign"))


async def _order(counter: Counter, visitor: Visitor, ask: Ask) -> None:
    table = counter.table()
    await counter.service.carry_out(Order(counter.person(visitor), table.id, table.version, ask))


def _refusal(counter: Counter, error: NotAllowed) -> str:
    return counter.catalog.say("en", refusal(error))


def _intents(answer: Answer) -> set[object]:
    assert answer.private is not None
    return {button.intent for row in answer.private.screen.rows for button in row}
