"""Matches read again: what each button leads to."""

from copy import deepcopy

import pytest

from adapters.presentation.screens import Leaf
from engine.match.people import Place
from engine.service.intents import Look
from tests.adapters.frontdesk.reading import Reader, in_second_round, resigned, won
from tests.adapters.presentation.paper import buttons, on_paper
from tests.builders import NORTH
from tests.counter import ADA, BEN, PARLOUR, Counter
from tests.engine.service.layouts import GIN, KNOCK, play_out
from tests.engine.service.parlour import ADA as ADA_HERSELF
from tests.engine.service.parlour import (
    FIRST_SEAT_CHOOSES,
    IN_PRIVATE,
    Parlour,
)

WEEKS_SECONDS = 5 * 7 * 86_400


@pytest.mark.parametrize("place", [PARLOUR, None], ids=["in a place", "in private"])
async def test_the_list_is_shown_to_whoever_asks_alone(
    parlour: Parlour, ada: Reader, place: Place | None
) -> None:
    await resigned(parlour, "classic", "remik")

    words = on_paper(await ada.opens(place)).split("\n")

    assert [line.split(" · 20")[0] for line in words[1:3]] == [
        "1. Ben · Remik",
        "2. Ben · Classic gin rummy",
    ]


async def test_a_list_of_many_matches_is_turned_back_and_forth(
    parlour: Parlour, ben: Reader
) -> None:
    await resigned(parlour, "remik", *["classic"] * 5)
    first = await ben.opens()

    second = await ben.follows(first, "Next page")

    assert "6. Ada · Remik" in on_paper(second)
    assert await ben.follows(second, "Previous page") == first


async def test_a_match_is_opened_and_its_rounds_are_walked_through(
    parlour: Parlour, ada: Reader
) -> None:
    await won(parlour)
    match = await ada.follows(await ada.opens(), "1. Ben")

    first = await ada.follows(match, "Round 1")
    dead = await ada.follows(first, "Next round")
    last = await ada.follows(dead, "Next round")

    assert "2. Dead hand: nobody scores. Ada 65, Ben 0" in on_paper(match)
    assert "Round 1. Gin by Ada: 65 points." in on_paper(first)
    assert "Round 2. Dead hand: nobody scores." in on_paper(dead)
    assert "Round 3. Gin by Ada: 95 points." in on_paper(last)
    assert await ada.follows(last, "Previous round", "The match") == match
    assert await ada.follows(last, "My matches") == await ada.opens()


async def test_a_match_against_the_computer_is_read_like_any_other(
    parlour: Parlour, ada: Reader
) -> None:
    parlour.chance.stack(FIRST_SEAT_CHOOSES)
    table = await parlour.open(ADA_HERSELF, IN_PRIVATE)
    await play_out(parlour, table, GIN, NORTH)
    await parlour.ask(ADA_HERSELF, table, "resign")

    shown = await ada.follows(await ada.opens(), "1. the computer (casual)", "Round 1")

    assert "the computer (casual), in private" in on_paper(shown)


async def test_the_last_showdown_is_that_of_the_round_that_ended_last(
    parlour: Parlour, ada: Reader
) -> None:
    await won(parlour)
    parlour.clock.advance(1)
    await in_second_round(parlour)

    shown = await ada.follows(await ada.opens(), "Last showdown")

    assert "Round 1. Ada wins the knock: 29 points." in on_paper(shown)
    assert "Ready" not in buttons(shown)


async def test_the_earlier_rounds_of_a_match_that_goes_on_are_reached_from_the_last(
    parlour: Parlour, ben: Reader
) -> None:
    table = await parlour.seated()
    for layout in (KNOCK, GIN):
        await play_out(parlour, table, layout, NORTH)
    await parlour.deal(table)

    latest = await ben.follows(await ben.opens(), "Last showdown")
    earlier = await ben.follows(latest, "Previous round")
    match = await ben.follows(earlier, "The match")

    assert not buttons(latest)["Next round"].enabled
    assert "Round 1. Ada wins the knock: 29 points." in on_paper(earlier)
    assert "2. Gin by Ada: 65 points. Ada 94, Ben 0" in on_paper(match)
    assert "Round 3" not in buttons(match)


@pytest.mark.usefixtures("parlour")
async def test_who_has_played_no_round_is_shown_the_list_for_the_last_showdown(
    ada: Reader,
) -> None:
    empty = await ada.opens()

    answer = await ada.sees(Leaf("latest"))

    assert answer.redraw is not None
    assert answer.redraw.screen == empty


async def test_buttons_of_weeks_ago_lead_where_they_led(
    counter: Counter, parlour: Parlour, ada: Reader
) -> None:
    await won(parlour)
    listed = await ada.opens()
    match = await ada.follows(listed, "1. Ben")
    tokens = [ada.token(listed, "1. Ben"), ada.token(match, "Round 2")]
    counter.clock.advance(WEEKS_SECONDS)
    later = Reader(Counter(store=counter.store, clock=counter.clock), ADA)

    answers = [await later.presses(token) for token in tokens]

    assert [answer.redraw.screen for answer in answers if answer.redraw] == [
        match,
        await ada.follows(match, "Round 2"),
    ]


async def test_to_read_changes_nothing(counter: Counter, parlour: Parlour, ada: Reader) -> None:
    await won(parlour)
    await in_second_round(parlour)
    await counter.say(ADA, "/help")
    before = deepcopy(counter.store)

    await ada.follows(await ada.opens(), "1. Ben", "Round 1", "Next round", "My matches")
    await ada.follows(await ada.opens(), "Last showdown", "The match")

    assert counter.store == before


async def test_what_is_read_beside_a_public_message_is_for_one_pair_of_eyes(
    counter: Counter,
) -> None:
    async with counter.running():
        await counter.say(ADA, "/gin")
        await counter.settled()

    answer = await counter.press(ADA, counter.row("board"), Look("history"))

    assert answer.redraw is None
    assert answer.private is not None


async def test_statistics_of_one_system_count_that_alone(
    counter: Counter, parlour: Parlour
) -> None:
    await resigned(parlour, "classic", "remik", "remik")

    answers = [await counter.say(BEN, f"/stats {words}") for words in ("", "Ремик", "@Ada remik")]

    words = [on_paper(answer.private.screen).split("\n") for answer in answers if answer.private]
    assert [lines[0] for lines in words] == [
        "Statistics of Ben",
        "Statistics of Ben, Remik only",
        "Statistics of Ada, Remik only",
    ]
    assert [lines[2] for lines in words] == [
        "Matches won : lost | 0 : 3",
        "Matches won : lost | 0 : 2",
        "Matches won : lost | 2 : 0",
    ]
