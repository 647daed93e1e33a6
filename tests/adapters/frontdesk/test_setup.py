"""Setting up a challenge: who may, what they see while they do, and what the others see."""

import pytest

from adapters.drawing import scope_of
from adapters.frontdesk import Answer, Press, Visitor
from adapters.presentation.refusals import refusal
from adapters.presentation.screen import Screen
from adapters.presentation.screens import board_screen, draw
from engine.match.boards import BoardView, board_of
from engine.match.people import Place
from engine.match.rules import Rules
from engine.match.stages import Lobby
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Ask, Intent, Look, Propose, SitDown
from engine.service.ports import Audience
from tests.counter import ADA, BEN, EVE, PARLOUR, Counter

REMIK = Rules("remik")
TO_REMIK = Propose(REMIK, "sA")


async def test_the_challenger_sets_the_challenge_up_unseen_by_others(counter: Counter) -> None:
    await _challenged(counter)

    answer = await counter.press(ADA, counter.row("board"), Look("setup"))

    assert answer.redraw is None
    assert answer.private is not None
    assert answer.private.screen == await _setup(counter)
    assert answer.private.scope == scope_of(_audience(counter, ADA))


@pytest.mark.parametrize("visitor", [BEN, EVE], ids=["the challenged", "another"])
async def test_nobody_else_changes_the_rules(counter: Counter, visitor: Visitor) -> None:
    await _challenged(counter)

    answer = await counter.press(visitor, counter.row("board"), Look("setup"))

    assert answer.notice == counter.sentence(Fault.CHALLENGERS_RULES)
    assert (answer.redraw, answer.private) == (None, None)


async def test_proposed_rules_are_shown_to_everybody_and_the_page_stays(counter: Counter) -> None:
    async with counter.running():
        await counter.say(BEN, "/help")
        await counter.say(ADA, "/gin @Ben")
        await counter.settled()

        answer = await _pressed(counter, ADA, TO_REMIK)
        await counter.settled()

    assert answer.redraw is not None
    assert answer.redraw.screen == await _setup(counter, "sA")
    assert answer.notice == ""
    assert counter.table().rules == REMIK
    shown = counter.shown(counter.row("board"))
    assert shown.screen.version == 2
    assert shown.screen == board_screen(await _board(counter))


async def test_rules_are_proposed_once_however_often_the_press_arrives(counter: Counter) -> None:
    await _challenged(counter)
    await _pressed(counter, ADA, TO_REMIK, version=1, update="once")

    answer = await _pressed(counter, ADA, TO_REMIK, version=1, update="once")

    assert answer.redraw is not None
    assert answer.redraw.screen == await _setup(counter, "sA")
    assert (answer.notice, counter.table().version) == ("", 2)


async def test_nobody_is_seated_under_rules_they_have_not_seen(counter: Counter) -> None:
    await _challenged(counter)
    row = counter.row("board")
    token = counter.tokens.encode(Ask("accept"), row.key.table, 1, scope_of(row.key.audience))
    await _pressed(counter, ADA, TO_REMIK)

    answer = await counter.press_token(BEN, row, token)

    assert answer.notice == counter.sentence(Fault.CHALLENGE_CHANGED)
    assert answer.redraw is not None
    assert answer.redraw.screen == board_screen(await _board(counter))
    assert isinstance(counter.table().stage, Lobby)


async def test_a_changed_challenge_is_accepted_on_its_new_card(counter: Counter) -> None:
    await _challenged(counter)
    await _pressed(counter, ADA, TO_REMIK)

    await _pressed(counter, BEN, Ask("accept"))

    assert not isinstance(counter.table().stage, Lobby)
    assert counter.table().rules == REMIK


@pytest.mark.parametrize("intent", [Look("setup"), TO_REMIK], ids=["a page", "a proposal"])
async def test_after_somebody_has_accepted_nothing_is_set_up_any_more(
    counter: Counter, intent: Intent
) -> None:
    await _challenged(counter)
    await _pressed(counter, BEN, Ask("accept"))

    answer = await _pressed(counter, ADA, intent, version=1)

    assert answer.notice == counter.sentence(Fault.STALE_BUTTON)
    assert answer.redraw is not None
    assert answer.redraw.screen == draw(await counter.service.show(*_seen(counter, ADA)))
    assert counter.table().rules == Rules(pace="casual")


async def test_the_same_rules_again_are_no_change(counter: Counter) -> None:
    await _challenged(counter)

    answer = await _pressed(counter, ADA, Propose(Rules(pace="casual"), "t"))

    assert answer.notice == counter.sentence(Fault.SAME_RULES)
    assert counter.table().version == 1


async def test_who_waits_for_anybody_may_sit_a_computer_down(counter: Counter) -> None:
    async with counter.running():
        await counter.say(ADA, "/gin 50")
        await counter.settled()
        answer = await counter.press(ADA, counter.row("board"), SitDown("casual"))

    assert answer.redraw is not None
    assert [player.computer for player in counter.table().players] == ["", "casual"]
    assert counter.table().rules.target == 50


async def test_nobody_sits_a_computer_down_at_anothers_table(counter: Counter) -> None:
    async with counter.running():
        await counter.say(ADA, "/gin")
        await counter.settled()
        answer = await counter.press(EVE, counter.row("board"), SitDown("casual"))

    assert answer.notice == counter.sentence(Fault.NOT_YOUR_BUTTON)
    assert isinstance(counter.table().stage, Lobby)


async def test_the_computer_without_a_level_waits_for_a_choice(counter: Counter) -> None:
    answer = await counter.say(ADA, "/gin bot remik 50")

    assert answer.notice == counter.sentence("challenge-solo-sent")
    assert counter.table().stage == Lobby(waits_seconds=600, solo=True)
    assert counter.table().rules == Rules("remik", 50)
    assert counter.table().places == (PARLOUR,)


async def test_a_choice_that_waits_is_not_asked_for_again(counter: Counter) -> None:
    await counter.say(ADA, "/gin bot")

    answer = await counter.say(ADA, "/gin bot")

    assert answer.notice == counter.sentence(Fault.SOLO_CHALLENGE_TWICE)
    assert len(counter.store.tables) == 1


async def test_nobody_accepts_what_is_for_the_computer(counter: Counter) -> None:
    await counter.say(ADA, "/gin bot")

    answer = await _pressed(counter, BEN, Ask("accept"))

    assert answer.notice == counter.sentence(Fault.CHALLENGE_OTHERS)


async def test_in_private_the_choice_is_a_message_that_becomes_the_hand(counter: Counter) -> None:
    async with counter.running():
        await counter.say(ADA, "/gin bot", None)
        await counter.settled()
        row = counter.row("hand", ADA)
        card, board = counter.shown(row).screen, await _board(counter)

        answer = await counter.press(ADA, row, SitDown("casual"))

    assert card == board_screen(board)
    assert answer.redraw is not None
    assert answer.redraw.screen == draw(await counter.service.show(*_seen(counter, ADA)))
    assert len(counter.table().players) == 2


async def test_in_private_the_pages_take_the_place_of_the_choice(counter: Counter) -> None:
    async with counter.running():
        await counter.say(ADA, "/gin bot", None)
        await counter.settled()
        row = counter.row("hand", ADA)
        await counter.press(ADA, row, Look("setup", "sA"))

        answer = await counter.press(ADA, row, TO_REMIK)
        await counter.settled()

    assert answer.redraw is not None
    assert answer.redraw.screen == await _setup(counter, "sA")
    assert counter.shown(row).screen == answer.redraw.screen
    assert counter.table().rules == REMIK


@pytest.mark.parametrize("place", [PARLOUR, None], ids=["in a place", "in private"])
async def test_the_choice_of_a_computer_can_be_withdrawn(
    counter: Counter, place: Place | None
) -> None:
    await counter.say(ADA, "/gin bot", place)

    await _pressed(counter, ADA, Ask("withdraw"))

    assert counter.table().stage.kind == "finished"


@pytest.mark.parametrize(
    ("line", "rules"),
    [
        (
            "/gin remik 250 oklahoma biggin",
            Rules("remik", 250, (("oklahoma", True), ("big_gin_bonus", 31)), "casual"),
        ),
        ("/gin bot casual old", Rules("old")),
        ("/джин бот лёгкий ремик", Rules("remik")),
    ],
)
async def test_a_match_is_played_by_the_rules_that_were_typed(
    counter: Counter, line: str, rules: Rules
) -> None:
    await counter.say(ADA, line)

    assert counter.table().rules == rules


async def test_typed_rules_that_contradict_each_other_open_nothing(counter: Counter) -> None:
    answer = await counter.say(ADA, "/gin oklahoma knock=5")

    error = NotAllowed(Fault.OPTION_BARRED, option="knock_limit", bars="oklahoma")
    assert answer.notice == counter.catalog.say("en", refusal(error))
    assert counter.store.tables == {}


async def _challenged(counter: Counter) -> None:
    """Ada challenges Ben; the board stands in the parlour."""
    async with counter.running():
        await counter.say(BEN, "/help")
        await counter.say(ADA, "/gin @Ben")
        await counter.settled()


async def _pressed(
    counter: Counter, visitor: Visitor, intent: Intent, *, version: int = 0, update: str = "u"
) -> Answer:
    """Press a button of an answer that only this visitor sees."""
    await counter.say(visitor, "/help", None)
    table = counter.table()
    scope = scope_of(_audience(counter, visitor))
    token = counter.tokens.encode(intent, table.id, version or table.version, scope)
    return await counter.pressed(
        Press(visitor, PARLOUR, PARLOUR.channel, "~1", token, f"{visitor.user}-{intent}-{update}")
    )


def _audience(counter: Counter, visitor: Visitor) -> Audience:
    return Audience("person", counter.person(visitor).id)


def _seen(counter: Counter, visitor: Visitor) -> tuple[str, Audience]:
    return counter.table().id, _audience(counter, visitor)


async def _board(counter: Counter) -> BoardView:
    return board_of(await counter.service.show(*_seen(counter, ADA)))


async def _setup(counter: Counter, page: str = "") -> Screen:
    """The page as Ada should see it now."""
    return draw(await counter.service.show(*_seen(counter, ADA)), look=Look("setup", page))
