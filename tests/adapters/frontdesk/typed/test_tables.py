"""Moves in words: at which of several tables they are played."""

from dataclasses import replace

import pytest

from adapters.frontdesk import Visitor
from engine.match.stages import ChoosingDealer, Finished, Lobby
from engine.round.faults import Fault
from engine.round.moves import PASS
from tests.adapters.frontdesk.club import Club
from tests.adapters.presentation.paper import ISOLATES
from tests.counter import ADA, BEN, EVE
from tests.engine.service.parlour import ADA as ADA_THERE
from tests.engine.service.parlour import (
    AGAINST_COMPUTER,
    FIRST_SEAT_CHOOSES,
    GARDEN,
    TO_BEN,
)
from tests.engine.service.parlour import BEN as BEN_THERE

BOB_LEE = Visitor("web", "bob", "Bob Lee", "en")


async def test_out_of_turn_nothing_is_played(club: Club) -> None:
    table = await club.dealt()
    version = club.table(table).version

    answer = await club.say(ADA, "take")

    assert answer.notice == club.counter.sentence(Fault.NOT_YOUR_TURN)
    assert club.table(table).version == version


async def test_without_a_match_nothing_can_be_played(club: Club) -> None:
    answer = await club.say(EVE, "draw")

    assert answer.notice == club.counter.sentence(Fault.NO_MATCH_HERE)


async def test_a_match_elsewhere_is_not_meant_in_this_place(club: Club) -> None:
    table = await club.dealt()

    answer = await club.say(BEN, "/move take", GARDEN)

    assert answer.notice == club.counter.sentence(Fault.NO_MATCH_HERE)
    assert club.waits_for(table) == "answering_upcard"


async def test_what_fits_another_step_is_told_with_what_fits_now(club: Club) -> None:
    await club.parlour.seated()

    answer = await club.say(ADA, "draw")

    assert answer.notice == "That can not be done now. You could type “i deal”, “you deal”."


async def test_of_two_tables_the_one_that_waits_is_meant(club: Club) -> None:
    other, waiting = await club.dealt(), await club.dealt()
    await club.parlour.play(BEN_THERE, other, PASS)

    await club.say(BEN, "take")

    assert club.waits_for(waiting) == "discarding"
    assert club.table(other).rounds[-1].state.phase.seat == 0


async def test_of_two_tables_that_wait_one_is_asked_which(club: Club) -> None:
    ben, computer = await _two_turns(club)

    answer = await club.say(ADA, "take")

    assert "like “@Ben take”, “@bot take”" in answer.notice
    assert answer.private is not None
    assert [row[0].table for row in answer.private.screen.rows] == [ben, computer]
    assert {club.waits_for(ben), club.waits_for(computer)} == {"answering_upcard"}


@pytest.mark.parametrize(("line", "played"), [("@ben take", 0), ("take @bot", 1)])
async def test_a_table_is_named_by_whom_one_plays(club: Club, line: str, played: int) -> None:
    tables = await _two_turns(club)

    await club.say(ADA, line)

    assert [club.waits_for(table) == "discarding" for table in tables] == [
        played == at for at in range(2)
    ]


async def test_somebody_whom_one_does_not_play_is_named(club: Club) -> None:
    await club.dealt()

    answer = await club.say(BEN, "@Nobody take")

    assert answer.notice.translate(ISOLATES) == "You have no match with Nobody here."


async def test_two_names_are_one_too_many(club: Club) -> None:
    await club.dealt()

    answer = await club.say(BEN, "@Ada @Eve take")

    assert answer.notice.translate(ISOLATES) == "You have no match with Eve here."


@pytest.mark.parametrize("line", ["@Ben @bot take", "take @bot @Ben"])
async def test_names_of_two_tables_are_answered_with_one_of_them(club: Club, line: str) -> None:
    ben, computer = await _two_turns(club)

    answer = await club.say(ADA, line)

    assert answer.notice.translate(ISOLATES).startswith("You play ")
    assert "Name one of them, like “@" in answer.notice
    assert {club.waits_for(ben), club.waits_for(computer)} == {"answering_upcard"}


async def test_of_two_tables_with_one_opponent_the_place_is_asked(club: Club) -> None:
    await _two_turns_with_ben(club)

    answer = await club.say(BEN, "take")

    assert answer.notice.translate(ISOLATES) == (
        "You play Ada at more than one table and it is your turn. "
        "Type “/move take” where you mean it, or play on your cards below."
    )


@pytest.mark.parametrize("line", ["", "what now"])
async def test_examples_name_the_table_where_two_wait(club: Club, line: str) -> None:
    await _two_turns(club)

    answer = await club.say(ADA, line)

    assert answer.notice.translate(ISOLATES).startswith("Table “Ben · The Parlour”: ")
    assert "“@Ben take”, “@Ben pass”" in answer.notice


async def test_what_is_done_at_one_of_two_tables_is_told_with_its_name(club: Club) -> None:
    await _two_turns(club)
    await club.notices((ADA, "@Ben take"), (ADA, "@Ben 3s"))

    played = await club.say(ADA, "take")
    refused = await club.say(ADA, "draw")

    assert [answer.notice.translate(ISOLATES).split(": ")[0] for answer in (played, refused)] == [
        "Table “the computer (casual) · The Parlour”"
    ] * 2
    assert ": That move does not fit here. You could type " in refused.notice


@pytest.mark.parametrize("line", ["accept", "принимаю", "қабылдаймын"])
async def test_a_challenge_is_accepted_by_words(club: Club, line: str) -> None:
    table = await club.parlour.open(ADA_THERE, TO_BEN)

    await club.say(BEN, line)

    assert isinstance(club.table(table).stage, ChoosingDealer)


async def test_a_challenge_is_declined_by_words(club: Club) -> None:
    table = await club.parlour.open(ADA_THERE, TO_BEN)

    await club.say(BEN, "decline")

    assert isinstance(club.table(table).stage, Finished)


async def test_where_no_challenge_waits_none_is_accepted(club: Club) -> None:
    answer = await club.say(BEN, "accept")

    assert answer.notice == club.counter.sentence("typed-no-challenge")


async def test_of_two_challenges_one_is_asked_whose(club: Club) -> None:
    await club.counter.say(BOB_LEE, "/gin @Ben", GARDEN, "bob's")
    await club.parlour.open(ADA_THERE, TO_BEN)

    answer = await club.say(BEN, "accept")
    await club.say(BEN, 'accept @"Bob Lee"')

    assert 'like “@"Bob Lee" accept”' in answer.notice
    stages = [type(table.stage) for table in club.counter.store.tables.values()]
    assert stages == [ChoosingDealer, Lobby]


@pytest.mark.parametrize(("line", "dealer"), [("i deal", 0), ("you deal", 1)])
async def test_who_deals_first_is_said_in_words(club: Club, line: str, dealer: int) -> None:
    table = await club.parlour.seated()

    await club.say(ADA, line)

    assert club.table(table).rounds[-1].state.dealer == dealer


async def test_who_deals_is_not_said_by_the_other(club: Club) -> None:
    table = await club.parlour.seated()

    answer = await club.say(BEN, "i deal")

    assert answer.notice == club.counter.sentence(Fault.NOT_YOUR_TURN)
    assert isinstance(club.table(table).stage, ChoosingDealer)


async def _two_turns(club: Club) -> tuple[str, str]:
    """Two tables at which Ada is in turn: against Ben, and against the computer."""
    table = await club.dealt()
    await club.parlour.play(BEN_THERE, table, PASS)
    club.parlour.chance.stack(FIRST_SEAT_CHOOSES)
    computer = await club.parlour.open(ADA_THERE, AGAINST_COMPUTER)
    await club.parlour.ask(ADA_THERE, computer, "let_deal")
    return table, computer


async def _two_turns_with_ben(club: Club) -> None:
    """Two tables of Ada and Ben in different places, at both of which Ben is in turn."""
    await club.dealt()
    await club.parlour.dealt(replace(TO_BEN, place=GARDEN))
