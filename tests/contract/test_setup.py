"""A challenge is set up by buttons: everybody sees what changes, and plays by what was seen."""

import random
from dataclasses import replace
from typing import Final

import pytest

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text
from engine.match.people import Place
from engine.match.rules import Rules
from engine.match.stages import Finished, Lobby
from engine.match.table import Table
from engine.opponents import ALL
from engine.round.faults import Fault
from engine.service.intents import Intent, Look, Propose, SitDown
from tests.contract.playing import Alone, Sitting, Way
from tests.contract.rig import Button, Message, Reply, Rig, User
from tests.contract.seats import Pair, Seated, a_challenge, accepted, dealt
from tests.contract.seeing import (
    button_for,
    look_button,
    presses,
    table_of,
    until,
    version_of,
    wish_button,
)
from tests.contract.truth import table_now

CATALOG: Final = Catalog.load()
RULES: Final = Rules("old", 50, (("oklahoma", True), ("spade_double", False)), "casual")
"""At the pace that a challenge between two has unless another is asked for."""

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_challenge_is_set_up_by_buttons_and_then_played_so(rig: Rig) -> None:
    pair = await a_challenge(rig, rig.place(2), "Ann", "Bob")
    ann, bob = pair.by_turns()

    await _set_up(ann, RULES)
    board = await bob.board_at(_version(pair))

    assert "Old scoring, changed" in board.words
    assert "50 points" in board.words
    assert _rules(pair) == RULES
    await dealt(await accepted(pair))
    for seated in (ann, bob):
        await seated.hand_at(_version(pair))
    await Sitting(pair, Way(random.Random(7))).play_round()
    assert _rules(pair) == RULES


async def test_nobody_is_seated_under_rules_they_have_not_seen(rig: Rig) -> None:
    pair = await a_challenge(rig, rig.place(2), "Ann", "Bob")
    ann, bob = pair.by_turns()
    old = await bob.board_at()
    await _set_up(ann, Rules("strict", pace="casual"))

    late = await bob.user.press_raw(old, wish_button(old, "accept").token)

    assert late.notice == _said(Fault.CHALLENGE_CHANGED)
    assert isinstance(_table(pair).stage, Lobby)
    again = await bob.user.press(late.message, wish_button(late.message, "accept"))
    assert again.notice == ""
    assert not isinstance(_table(pair).stage, Lobby)


async def test_the_pages_of_a_challenge_are_for_the_challengers_eyes_alone(rig: Rig) -> None:
    pair = await a_challenge(rig, rig.place(2), "Ann", "Bob")
    ann, bob = pair.by_turns()
    board = await bob.board_at()

    refused = await bob.user.press(board, look_button(board, "setup"))
    opened = await ann.user.press(await ann.board_at(), look_button(board, "setup"))

    assert refused.notice == _said(Fault.CHALLENGERS_RULES)
    assert (refused.redraw, refused.private) == (None, None)
    assert opened.redraw is None
    assert opened.private is not None


@pytest.mark.parametrize("computer", ALL)
@pytest.mark.parametrize("where", ["in a place", "in private"])
async def test_the_computer_is_chosen_on_a_card_and_then_played(
    rig: Rig, where: str, computer: str
) -> None:
    user = await rig.person("Ann")
    place = rig.place(2) if where == "in a place" else None
    card = await _a_card(user, place, "/gin bot 10")

    reply = await user.press(card, _computer(card, computer))

    assert reply.notice == ""
    seated = Seated(user, table_of(card), place)
    await Alone(seated, Way(random.Random(5))).play()
    with rig.saved() as saved:
        table = table_now(saved, seated.table)
    assert isinstance(table.stage, Finished)
    assert [player.computer for player in table.players] == ["", computer]


async def test_who_waits_in_vain_sits_a_computer_down(rig: Rig) -> None:
    user = await rig.person("Ann")
    board = await _a_card(user, rig.place(2), "/gin remik 50")

    await user.press(board, _computer(board, "casual"))

    seated = Seated(user, table_of(board), rig.place(2))
    assert version_of(await seated.hand_at(2), seated.table) >= 2


async def test_the_computers_card_is_set_up_in_its_own_place(rig: Rig) -> None:
    user = await rig.person("Ann")
    card = await _a_card(user, None, "/gin bot")
    table = table_of(card)

    page = await user.press(card, look_button(card, "setup"))
    page = await _press(user, page, Look("setup", "t"))
    page = await _press(user, page, Propose(Rules(target=250), "t"))

    assert page.private is None
    assert [message.id for message in user.private() if message.buttons] == [card.id]
    with rig.saved() as saved:
        assert table_now(saved, table).rules == Rules(target=250)


@pytest.mark.parametrize("language", CATALOG.codes)
async def test_every_page_of_a_challenge_is_shown_in_every_language(
    rig: Rig, language: str
) -> None:
    user = await rig.person("Ann", language)
    bot = CATALOG.say(language, text("words-computer")).split(",")[0]
    card = await _a_card(user, None, f"/gin {bot}")
    page = await user.press(card, look_button(card, "setup"))
    front = page.message

    for press in [press for press in presses(front) if _is_page(press.said.intent)]:
        page = await user.press(front, press.button)

        assert page.notice == ""
        assert page.message.words.strip()


async def _set_up(seated: Seated, rules: Rules) -> None:
    """Press through the pages until the challenge is played by ``rules``: the system first."""
    board = await seated.board_at()
    page = await seated.user.press(board, look_button(board, "setup"))
    now = Rules(rules.variant, pace=rules.pace)
    page = await _press(seated.user, page, Look("setup", "sA"))
    page = await _press(seated.user, page, Propose(now, "sA"))
    page = await _press(seated.user, page, Look("setup", ""))
    if rules.target is not None:
        page = await _press(seated.user, page, Look("setup", "t"))
        now = replace(now, target=rules.target)
        page = await _press(seated.user, page, Propose(now, "t"))
        page = await _press(seated.user, page, Look("setup", ""))
    if rules.options:
        page = await _press(seated.user, page, Look("setup", "gC"))
    for at in range(1, len(rules.options) + 1):
        now = replace(now, options=rules.options[:at])
        page = await _press(seated.user, page, Propose(now, "gC"))


async def _press(user: User, page: Reply, intent: Intent) -> Reply:
    """Press what means ``intent`` on a page that only this person sees."""
    message = page.message
    button = button_for(message, lambda found: found == intent, str(intent))
    answer = await user.press(message, button)
    assert answer.notice == ""
    return answer


async def _a_card(user: User, place: Place | None, line: str) -> Message:
    """The new challenge, with a computer to choose, that a line leads to."""

    def there() -> tuple[Message, ...]:
        return user.private() if place is None else user.messages(place)

    def new() -> Message | None:
        fresh = (message for message in there() if message.id not in known)
        return next((message for message in fresh if _has_computers(message)), None)

    known = {message.id for message in there()}
    await user.say(place, line)
    return await until(user, new, "the card")


def _has_computers(message: Message) -> bool:
    return any(isinstance(press.said.intent, SitDown) for press in presses(message))


def _computer(message: Message, key: str) -> Button:
    return button_for(message, lambda intent: intent == SitDown(key), key)


def _is_page(intent: Intent) -> bool:
    return isinstance(intent, Look) and intent.screen == "setup"


def _said(fault: Fault) -> str:
    return CATALOG.say("en", text(fault))


def _table(pair: Pair) -> Table:
    with pair.rig.saved() as saved:
        return table_now(saved, pair.table)


def _rules(pair: Pair) -> Rules:
    return _table(pair).rules


def _version(pair: Pair) -> int:
    return _table(pair).version
