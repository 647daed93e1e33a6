"""What a typed command leads to, for the one who typed it."""

from dataclasses import replace

import pytest

from adapters.frontdesk import Answer, Visitor
from adapters.presentation.refusals import refusal
from adapters.presentation.screens import help_screen, rules_screen
from adapters.presentation.texts import text
from engine.match.people import Place
from engine.match.rules import Rules
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Look
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
    answer = await counter.say(ADA, "/gin bot casual", None)

    assert answer.notice == counter.sentence("challenge-computer-cuts")
    assert counter.table().places == ()
    assert len(counter.table().players) == 2


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("standard", "challenge-computer-started"),
        ("classic dealer=chance", "challenge-computer-started"),
        ("remik", "challenge-computer-cuts"),
        ("standard dealer=high", "challenge-computer-cuts"),
    ],
)
async def test_a_cut_is_spoken_of_only_where_people_cut(
    counter: Counter, words: str, key: str
) -> None:
    answer = await counter.say(ADA, f"/gin bot casual {words}")

    assert answer.notice == counter.sentence(key)


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("bot casual live", "challenge-computer-cuts"),
        ("steady slow standard", "challenge-computer-started"),
        ("bot live", "challenge-solo-sent"),
    ],
)
async def test_who_asks_for_a_clock_against_the_computer_is_told_that_there_is_none(
    counter: Counter, words: str, key: str
) -> None:
    answer = await counter.say(ADA, f"/gin {words}")

    told = (counter.sentence(key), counter.sentence("challenge-computer-no-clock"))
    assert answer.notice == " ".join(told)
    assert counter.table().rules.pace == "none"


@pytest.mark.parametrize("words", ["bot casual", "bot casual untimed"])
async def test_who_asks_for_no_clock_against_the_computer_is_told_nothing_more(
    counter: Counter, words: str
) -> None:
    answer = await counter.say(ADA, f"/gin {words}")

    assert answer.notice == counter.sentence("challenge-computer-cuts")


async def test_the_same_challenge_again_opens_nothing_more(counter: Counter) -> None:
    await counter.say(ADA, "/gin bot casual", update="once")

    answer = await counter.say(ADA, "/gin bot casual", update="once")

    assert answer.notice == counter.sentence("done-already")
    assert len(counter.store.tables) == 1


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("/gin @Nobody", Fault.UNKNOWN_PERSON),
        ("/gin @Ada", Fault.CHALLENGE_YOURSELF),
        ("/stats @Nobody", Fault.UNKNOWN_PERSON),
        ("/stats @Ada vs @Nobody", Fault.UNKNOWN_PERSON),
        ("/stats @Ada vs @ada", Fault.SAME_PERSON),
        ("/table", Fault.NO_TABLE_HERE),
        ("/gin @deadwood", Fault.CHALLENGE_BOT),
        ("/gin @bot", Fault.USE_BOT),
        ("/gin @Computer", Fault.USE_BOT),
        ("/gin @компьютер", Fault.USE_BOT),
        ('/gin "бот"', Fault.USE_BOT),
    ],
)
async def test_a_command_that_makes_no_sense_here_says_why(
    counter: Counter, line: str, fault: Fault
) -> None:
    answer = await counter.say(ADA, line)

    blanks = {"name": "Nobody"} if fault is Fault.UNKNOWN_PERSON else {}
    assert answer.notice == _refusal(counter, NotAllowed(fault, **blanks))


async def test_a_person_who_is_called_like_the_computer_can_be_challenged(
    counter: Counter,
) -> None:
    await counter.say(Visitor("web", "b", "Bot"), "/help")

    answer = await counter.say(ADA, "/gin @bot")

    assert answer.notice == counter.sentence("challenge-sent", name="bot")


@pytest.mark.parametrize("line", ["/rules nosuch", "/help nosuch"])
async def test_a_page_that_there_is_not_is_refused_by_its_name(
    counter: Counter, line: str
) -> None:
    answer = await counter.say(ADA, line)

    assert answer.notice == _refusal(counter, NotAllowed(Fault.NO_SUCH_PAGE, name="nosuch"))


async def test_a_page_of_the_rules_or_the_help_is_shown_by_its_name(counter: Counter) -> None:
    rules = await counter.say(ADA, "/rules melds")
    help_page = await counter.say(ADA, "/help computer")

    assert rules.private is not None
    assert rules.private.screen == rules_screen(Rules(), page=2)
    assert help_page.private is not None
    assert help_page.private.screen == help_screen("computer")


async def test_rules_by_name_are_shown_whatever_is_played_here(counter: Counter) -> None:
    await counter.say(ADA, "/gin 250 old")

    named = await counter.say(ADA, "/rules remik 3")
    page = await counter.say(ADA, "/rules 3")

    assert named.private is not None
    assert named.private.screen == rules_screen(Rules("remik"), page=3)
    assert page.private is not None
    assert page.private.screen == rules_screen(Rules("old", 250, pace="casual"), page=3)


async def test_a_name_that_two_people_bear_is_not_guessed(counter: Counter) -> None:
    await counter.say(Visitor("web", "one", "Twin"), "/help")
    await counter.say(Visitor("web", "two", "twin"), "/help")

    answer = await counter.say(ADA, "/gin @Twin")

    assert answer.notice == _refusal(
        counter, NotAllowed(Fault.AMBIGUOUS_PERSON, name="Twin", count=2)
    )


async def test_the_table_command_in_private_lists_the_games(counter: Counter) -> None:
    await counter.say(ADA, "/gin bot casual")

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


@pytest.mark.parametrize(
    "line", ["/stats bot", "/stats @Computer", "/stats casual", "/stats Ada vs бот"]
)
async def test_statistics_of_the_computer_are_ones_own(counter: Counter, line: str) -> None:
    own = await counter.say(ADA, "/stats")

    shown = await counter.say(ADA, line)

    told = counter.catalog.say("en", text("stats-of-computer"))
    assert shown == replace(own, notice=told, for_all=True)


async def test_statistics_of_a_person_who_is_called_like_the_computer_are_theirs(
    counter: Counter,
) -> None:
    await counter.say(Visitor("web", "b", "Bot"), "/help")

    assert "Bot" in repr((await counter.say(ADA, "/stats bot")).private)


async def test_a_language_is_chosen_for_oneself(counter: Counter) -> None:
    answer = await counter.say(ADA, "/language KK")

    assert counter.person(ADA).language == "kk"
    assert answer.notice == counter.catalog.say("kk", text("language-changed"))


async def test_a_new_language_redraws_ones_messages(counter: Counter) -> None:
    async with counter.running():
        await counter.say(ADA, "/gin bot casual")
        await counter.settled()
        await counter.say(ADA, "/language ru")
        await counter.settled()

    assert counter.shown(counter.row("hand", ADA)).language == "ru"


async def test_a_language_is_chosen_for_a_place_and_confirmed_in_it(counter: Counter) -> None:
    answer = await counter.say(replace(ADA, is_admin=True), "/language ru here")

    assert counter.store.places[PARLOUR.key].language == "ru"
    assert answer.notice == counter.catalog.say("ru", text("language-changed-here"))


async def test_a_private_chat_has_no_language_of_its_place(counter: Counter) -> None:
    answer = await counter.say(ADA, "/language ru here", None)

    assert answer.notice == counter.sentence(Fault.HERE_NEEDS_CHANNEL)


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
    await counter.say(ADA, "/gin bot casual")

    assert counter.store.places[PARLOUR.key].language == "ru"


async def test_help_is_there_for_anybody(counter: Counter) -> None:
    answer = await counter.say(EVE, "/help", None)

    assert answer.private is not None


@pytest.mark.parametrize(
    ("line", "place", "is_seen"),
    [
        pytest.param("/gin bot", PARLOUR, True, id="a challenge stands before all"),
        pytest.param("/table", PARLOUR, True, id="a board that was brought does too"),
        pytest.param("/gin bot casual none", PARLOUR, True, id="and so does a match"),
        pytest.param("/gin bot casual slow", PARLOUR, False, id="there is more to say"),
        pytest.param("/gin bot casual", None, False, id="in private nobody else looks on"),
        pytest.param("/gin @Nobody", PARLOUR, False, id="nothing came of it"),
    ],
)
async def test_a_notice_says_whether_all_can_see_what_it_tells_of(
    counter: Counter, line: str, place: Place | None, *, is_seen: bool
) -> None:
    await counter.say(ADA, "/gin")

    answer = await counter.say(ADA, line, place)

    assert answer.notice != ""
    assert answer.seen_by_all == is_seen


def _refusal(counter: Counter, error: NotAllowed) -> str:
    return counter.catalog.say("en", refusal(error))


def _intents(answer: Answer) -> set[object]:
    assert answer.private is not None
    return {button.intent for row in answer.private.screen.rows for button in row}
