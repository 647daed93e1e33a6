"""A challenge whose card speaks another language than the one who accepts it."""

from dataclasses import replace
from typing import Final

import pytest

from adapters.drawing import scope_of
from adapters.frontdesk import Answer, Press, Visitor
from adapters.presentation.screen import Screen
from adapters.presentation.screens import draw
from adapters.presentation.texts import text
from engine.match.rules import Rules
from engine.match.stages import Lobby
from engine.round.faults import Fault
from engine.service.intents import Ask, Intent, Propose
from engine.service.ports import Audience, PlaceSettings
from tests.counter import ADA, BEN, EVE, PARLOUR, Counter

BEN_IN_RUSSIAN: Final = replace(BEN, language="ru")
READERS: Final = [BEN_IN_RUSSIAN, replace(BEN, language="kk")]


@pytest.mark.parametrize("ben", READERS, ids=["ru", "kk"])
@pytest.mark.parametrize("line", ["/gin @Ben", "/gin"], ids=["to one", "to anybody"])
async def test_the_rules_are_read_in_ones_own_language_before_they_are_accepted(
    counter: Counter, ben: Visitor, line: str
) -> None:
    await _challenged(counter, ben, line)

    answer = await counter.press(ben, counter.row("board"), Ask("accept"))

    assert answer.private is not None
    assert answer.private.language == ben.language
    assert answer.private.screen == await _card(counter)
    assert answer.notice == _said(counter, ben, "challenge-read-first")
    assert isinstance(counter.table().stage, Lobby)


async def test_what_was_read_is_accepted_there(counter: Counter) -> None:
    await _challenged(counter, BEN_IN_RUSSIAN)
    await counter.press(BEN_IN_RUSSIAN, counter.row("board"), Ask("accept"))

    answer = await _pressed_there(counter, Ask("accept"))

    assert not isinstance(counter.table().stage, Lobby)
    assert answer.redraw is not None
    assert answer.redraw.screen == draw(await counter.service.show(*_seen(counter, BEN)))


async def test_what_was_read_is_declined_there(counter: Counter) -> None:
    await _challenged(counter, BEN_IN_RUSSIAN)
    await counter.press(BEN_IN_RUSSIAN, counter.row("board"), Ask("accept"))

    await _pressed_there(counter, Ask("decline"))

    assert counter.table().stage.kind == "finished"


async def test_rules_that_changed_after_they_were_read_are_not_accepted(counter: Counter) -> None:
    await _challenged(counter, BEN_IN_RUSSIAN)
    row = counter.row("board")
    await counter.press(BEN_IN_RUSSIAN, row, Ask("accept"))
    await counter.press(ADA, row, Propose(Rules("remik"), "sA"))

    answer = await _pressed_there(counter, Ask("accept"), version=1)

    assert answer.notice == _said(counter, BEN_IN_RUSSIAN, Fault.CHALLENGE_CHANGED)
    assert answer.redraw is not None
    assert answer.redraw.screen == await _card(counter)
    assert isinstance(counter.table().stage, Lobby)


async def test_a_card_in_the_language_of_the_one_who_accepts_is_enough(counter: Counter) -> None:
    await counter.store.change_place(PlaceSettings(PARLOUR.key, language="ru"))
    await _challenged(counter, BEN_IN_RUSSIAN)

    await counter.press(BEN_IN_RUSSIAN, counter.row("board"), Ask("accept"))

    assert not isinstance(counter.table().stage, Lobby)


async def test_whose_language_nobody_knows_accepts_at_once(counter: Counter) -> None:
    await counter.store.change_place(PlaceSettings(PARLOUR.key, language="ru"))
    await _challenged(counter, replace(BEN, language=""))

    await counter.press(replace(BEN, language=""), counter.row("board"), Ask("accept"))

    assert not isinstance(counter.table().stage, Lobby)


@pytest.mark.parametrize(
    ("line", "visitor", "fault"),
    [
        ("/gin @Ben", EVE, Fault.CHALLENGE_OTHERS),
        ("/gin @Ben", ADA, Fault.CHALLENGE_YOURSELF),
        ("/gin bot", EVE, Fault.CHALLENGE_OTHERS),
    ],
    ids=["not invited", "the challenger", "for the computer"],
)
async def test_who_may_not_accept_is_told_so_at_once(
    counter: Counter, line: str, visitor: Visitor, fault: Fault
) -> None:
    await counter.store.change_place(PlaceSettings(PARLOUR.key, language="ru"))
    await _challenged(counter, BEN, line)

    answer = await counter.press(visitor, counter.row("board"), Ask("accept"))

    assert answer.private is None
    assert answer.notice == counter.sentence(fault)


async def _challenged(counter: Counter, ben: Visitor, line: str = "/gin @Ben") -> None:
    """Ada challenges; Ben is known, and the board stands in the parlour."""
    async with counter.running():
        await counter.say(ben, "/help")
        await counter.say(ADA, line)
        await counter.settled()


async def _pressed_there(counter: Counter, intent: Intent, version: int = 0) -> Answer:
    """Press a button of the answer that only Ben sees."""
    table = counter.table()
    scope = scope_of(Audience("person", counter.person(BEN).id))
    token = counter.tokens.encode(intent, table.id, version or table.version, scope)
    visitor = BEN_IN_RUSSIAN
    return await counter.pressed(
        Press(visitor, PARLOUR, PARLOUR.channel, "~1", token, f"there-{intent}")
    )


def _said(counter: Counter, visitor: Visitor, key: str) -> str:
    return counter.catalog.say(visitor.language, text(key))


def _seen(counter: Counter, visitor: Visitor) -> tuple[str, Audience]:
    return counter.table().id, Audience("person", counter.person(visitor).id)


async def _card(counter: Counter) -> Screen:
    """The challenge as Ben alone reads it."""
    return draw(await counter.service.show(*_seen(counter, BEN)))
