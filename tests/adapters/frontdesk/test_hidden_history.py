"""Who may read a match again, and what stays hidden of it."""

from collections.abc import Awaitable, Callable

import pytest

from adapters.frontdesk import Answer
from adapters.presentation.screen import CardRow
from adapters.presentation.screens import Leaf
from engine.round.faults import Fault
from tests.adapters.frontdesk.reading import Reader, in_second_round, resigned, won
from tests.adapters.presentation.paper import on_paper
from tests.counter import EVE, Counter
from tests.engine.service.parlour import ADA as ADA_HERSELF
from tests.engine.service.parlour import BEN as BEN_HIMSELF
from tests.engine.service.parlour import (
    TO_BEN,
    Parlour,
)

Played = Callable[[Parlour], Awaitable[str]]
"""Plays at a table; its id."""


@pytest.mark.parametrize("leaf", [Leaf("match"), Leaf("round", 0, 1)], ids=["match", "round"])
@pytest.mark.parametrize("played", [won, in_second_round], ids=["over", "live"])
async def test_only_somebody_who_sat_there_may_read_a_match(
    counter: Counter, parlour: Parlour, leaf: Leaf, played: Played
) -> None:
    table = await played(parlour)
    await counter.say(EVE, "/help")

    answer = await Reader(counter, EVE).sees(leaf, table)

    assert answer == Answer(notice=counter.sentence(Fault.NOT_AT_TABLE))


async def test_a_button_that_was_copied_opens_nothing(
    counter: Counter, parlour: Parlour, ada: Reader
) -> None:
    await won(parlour)
    token = ada.token(await ada.opens(), "1. Ben")
    await counter.say(EVE, "/help")

    answer = await Reader(counter, EVE).presses(token)

    assert answer == Answer(notice=counter.sentence(Fault.FORGED_BUTTON))


async def test_a_button_with_another_table_written_into_it_opens_nothing(
    counter: Counter, parlour: Parlour, ada: Reader
) -> None:
    own, other = await resigned(parlour, "classic", "remik")
    token = ada.token(await ada.opens(), "1. Ben")

    answer = await ada.presses(token.replace(other, own))

    assert own not in token
    assert answer == Answer(notice=counter.sentence(Fault.FORGED_BUTTON))


async def test_who_is_challenged_may_not_read_what_is_no_match_yet(
    counter: Counter, parlour: Parlour, ada: Reader, ben: Reader
) -> None:
    table = await parlour.open(ADA_HERSELF, TO_BEN)

    invited, challenger = (
        await ben.sees(Leaf("match"), table),
        await ada.sees(Leaf("match"), table),
    )

    assert invited.notice == counter.sentence(Fault.NOT_AT_TABLE)
    assert challenger.notice == counter.sentence(Fault.NO_TABLE)


@pytest.mark.usefixtures("parlour")
async def test_a_table_that_there_is_not_is_refused(counter: Counter, ada: Reader) -> None:
    assert (await ada.sees(Leaf("match"), "nowhere")).notice == counter.sentence(Fault.NO_TABLE)


@pytest.mark.parametrize("number", [0, 2, 3, 99])
async def test_a_round_that_is_not_over_is_never_shown_but_the_nearest_that_is(
    parlour: Parlour, ada: Reader, number: int
) -> None:
    table = await in_second_round(parlour)

    answer = await ada.sees(Leaf("round", 0, number), table)

    assert answer.redraw is not None
    assert answer.redraw == (await ada.sees(Leaf("round", 0, 1), table)).redraw


async def test_a_first_round_in_play_shows_the_match_without_a_card(
    parlour: Parlour, ada: Reader
) -> None:
    table = await parlour.dealt()

    answer = await ada.sees(Leaf("round", 0, 1), table)

    assert answer.redraw is not None
    assert "No round was played to its end." in on_paper(answer.redraw.screen)
    assert not any(isinstance(block, CardRow) for block in answer.redraw.screen.blocks)


async def test_a_round_that_was_broken_off_keeps_its_cards_hidden(
    parlour: Parlour, ada: Reader
) -> None:
    table = await in_second_round(parlour)
    await parlour.ask(BEN_HIMSELF, table, "resign")

    shown = await ada.follows(await ada.opens(), "1. Ben", "Round 2")

    assert "This round was not played to its end, so its cards stay hidden." in on_paper(shown)
    assert not any(isinstance(block, CardRow) for block in shown.blocks)


async def test_a_round_whose_cards_were_not_kept_is_told_by_its_score(
    counter: Counter, parlour: Parlour, ada: Reader
) -> None:
    table = await won(parlour)
    del counter.store.showdowns[table, 1]

    shown = await ada.follows(await ada.opens(), "1. Ben", "Round 1")

    assert "Round 1. Gin by Ada: 65 points." in on_paper(shown)
    assert "How the cards lay at the end of this round is not kept." in on_paper(shown)
