"""Pressing what can not be pressed now: it is said why, and nothing else happens."""

from collections.abc import Iterator
from itertools import chain

import pytest

from adapters.drawing import scope_of
from adapters.frontdesk import Answer, Press, Visitor
from adapters.presentation.ink import Drawn
from adapters.presentation.refusals import refusal
from adapters.presentation.screen import Button, CardRow, Face
from adapters.presentation.texts import Name
from engine.cards.card import Card
from engine.cards.mask import cards_of
from engine.match.people import Place
from engine.round.faults import Fault, NotAllowed
from engine.round.moves import DRAW_STOCK, Discard
from engine.round.state import Discarding
from engine.service.intents import Ask, Choose, Intent, Look, Play
from engine.service.ports import Audience, MessageRow
from tests.adapters.frontdesk.absence import dealt, missed
from tests.adapters.frontdesk.club import Club
from tests.builders import plain_card
from tests.counter import ADA, BEN, EVE, PARLOUR, Counter

DRAW = Play((DRAW_STOCK,))


async def explained(
    counter: Counter, visitor: Visitor, row: MessageRow, intent: Intent, version: int = 0
) -> Answer:
    """What is answered to a press on what a message shows as out of reach."""
    drawn = counter.shown(row)
    seen = version or drawn.screen.version
    token = counter.tokens.encode(intent, row.key.table, seen, drawn.scope)
    place = None if row.chat.startswith("@") else PARLOUR
    return await asked(counter, Press(visitor, place, row.chat, row.message, token, "x"))


async def asked(counter: Counter, press: Press) -> Answer:
    """The one answer to such a press."""
    answers: list[Answer] = []

    async def deliver(answer: Answer) -> None:
        answers.append(answer)

    await counter.desk.explain(press, deliver)
    (answer,) = answers
    return answer


async def on_page(counter: Counter, drawn: Drawn, intent: Intent) -> str:
    """Why a button of a page without a table can not be pressed, in Ada's private chat."""
    token = counter.tokens.encode(intent, drawn.screen.table, drawn.screen.version, drawn.scope)
    return (await asked(counter, Press(ADA, None, "@ada", "77", token, "x"))).notice


def out_of_reach(drawn: Drawn) -> Iterator[Button]:
    """The disabled buttons of a screen."""
    return (button for button in chain.from_iterable(drawn.screen.rows) if not button.enabled)


def faces(drawn: Drawn | None) -> list[Face]:
    """The cards of a screen."""
    assert drawn is not None
    rows = (block.cards for block in drawn.screen.blocks if isinstance(block, CardRow))
    return list(chain.from_iterable(rows))


def hand_of(counter: Counter, visitor: Visitor) -> list[Card]:
    """The cards that somebody holds at the newest table."""
    seats = [player.person for player in counter.table().players]
    hand = counter.table().rounds[-1].state.hands[seats.index(counter.person(visitor).id)]
    return [card for card in cards_of(hand) if isinstance(card, Card)]


def throwing(card: Card) -> Play:
    """What pressing a card means."""
    return Play((Discard(card),))


def board_of(counter: Counter) -> MessageRow:
    """The board of the newest table, wherever it stands."""
    rows = (row for row in counter.store.messages.values() if row.key.purpose == "board")
    return list(rows)[-1]


@pytest.fixture
async def drawn(counter: Counter, club: Club) -> Counter:
    """Ben has drawn and may knock; everything is delivered."""
    await club.drawn()
    async with counter.running():
        await counter.settled()
    return counter


async def test_a_disabled_button_says_why(counter: Counter) -> None:
    async with counter.running():
        match = await dealt(counter)

        answer = await explained(counter, match.here, counter.row("hand", match.here), DRAW)

    assert answer == Answer(notice=counter.sentence("why-not-your-turn"))


@pytest.mark.parametrize("look", [None, Look("knock"), Look("resign"), Look("abort")], ids=str)
@pytest.mark.parametrize("visitor", [ADA, BEN], ids=["waits", "is in turn"])
async def test_whatever_is_out_of_reach_on_a_hand_says_what_it_would_in_place(
    drawn: Counter, visitor: Visitor, look: Look | None
) -> None:
    row = drawn.row("hand", visitor)
    shown = drawn.shown(row)
    if look is not None:
        answer = await drawn.press(visitor, row, look)
        assert answer.redraw is not None
        shown = answer.redraw

    for button in out_of_reach(shown):
        answer = await explained(drawn, visitor, row, button.intent)

        assert button.why is not None
        assert answer.notice == drawn.catalog.say("en", button.why)
        assert (answer.redraw, answer.private) == (None, None)


async def test_what_is_out_of_reach_on_a_board_says_why(drawn: Counter) -> None:
    for button in out_of_reach(drawn.shown(board_of(drawn))):
        answer = await explained(drawn, EVE, board_of(drawn), button.intent)

        assert button.why is not None
        assert answer == Answer(notice=drawn.catalog.say("en", button.why))


async def test_what_a_finished_board_no_longer_offers_says_so(counter: Counter) -> None:
    async with counter.running():
        match = await dealt(counter)
        await match.order(match.away, Ask("resign"))
        await counter.settled()

        answer = await explained(counter, EVE, counter.row("board"), Look("resign"))

    assert "resigned" in answer.notice
    assert "wins the match" in answer.notice


async def test_nothing_happens_at_the_table(drawn: Counter) -> None:
    before = drawn.table()

    await explained(drawn, BEN, drawn.row("hand", BEN), throwing(plain_card("Qd")))
    await explained(drawn, BEN, drawn.row("hand", BEN), DRAW)

    assert drawn.table() == before


async def test_whoever_asks_is_back(counter: Counter) -> None:
    async with counter.running():
        match = await missed(counter)

        await explained(counter, match.away, counter.row("hand", match.away), DRAW)

    assert match.table.away == ()


async def test_a_card_says_whom_everybody_waits_for(drawn: Counter, club: Club) -> None:
    card = hand_of(drawn, ADA)[0]

    answer = await explained(drawn, ADA, drawn.row("hand", ADA), throwing(card))

    assert answer.notice == drawn.sentence("turn-discarding", name=Name("Ben"))
    assert club.waits_for(drawn.table().id) == "discarding"


async def test_a_card_says_what_its_holder_has_to_do_first(counter: Counter, club: Club) -> None:
    await club.dealt()
    await club.notices((BEN, "pass"), (ADA, "pass"))
    async with counter.running():
        await counter.settled()
    card = hand_of(counter, BEN)[0]

    answer = await explained(counter, BEN, counter.row("hand", BEN), throwing(card))

    assert answer.notice == counter.sentence("your-turn-forced-drawing")


async def test_the_card_that_was_taken_says_why_it_stays(counter: Counter, club: Club) -> None:
    await club.dealt()
    await club.notices((BEN, "take"))
    async with counter.running():
        await counter.settled()
    phase = counter.table().rounds[-1].state.phase
    assert isinstance(phase, Discarding)
    assert phase.drawn is not None

    answer = await explained(counter, BEN, counter.row("hand", BEN), throwing(phase.drawn))

    assert answer.notice == counter.sentence("hint-taken")


async def test_a_card_that_leaves_too_much_for_a_knock_says_so(drawn: Counter) -> None:
    row = drawn.row("hand", BEN)
    knock = await drawn.press(BEN, row, Look("knock"))
    kept = next(face for face in faces(knock.redraw) if face.intent is None and face.hint)

    answer = await explained(drawn, BEN, row, throwing(kept.card))

    assert kept.hint is not None
    assert answer.notice == drawn.catalog.say("en", kept.hint)


async def test_where_a_question_is_forgotten_it_is_still_to_be_answered_first(
    drawn: Counter,
) -> None:
    card = hand_of(drawn, BEN)[0]

    answer = await explained(drawn, BEN, drawn.row("hand", BEN), throwing(card))
    paused = await explained(drawn, BEN, drawn.row("hand", BEN), Look("knock"))

    assert answer.notice == paused.notice == drawn.sentence("why-answer-first")


async def test_what_is_nowhere_on_the_message_can_not_be_done_now(drawn: Counter) -> None:
    strange = hand_of(drawn, ADA)[0]

    for intent in (throwing(strange), Ask("accept")):
        answer = await explained(drawn, BEN, drawn.row("hand", BEN), intent)

        assert answer.notice == drawn.sentence("fault-not-now")


async def test_a_card_of_somebody_who_only_looks_on_is_nowhere(drawn: Counter) -> None:
    scope = scope_of(Audience("person", (await drawn.desk.people.meet(EVE)).id))
    table = drawn.table()
    card = hand_of(drawn, BEN)[0]
    token = drawn.tokens.encode(throwing(card), table.id, table.version, scope)

    answer = await asked(drawn, Press(EVE, None, "@eve", "1", token, "x"))

    assert answer.notice == drawn.sentence("fault-not-now")


async def test_what_was_out_of_reach_before_is_shown_as_it_is_now(drawn: Counter) -> None:
    row = drawn.row("hand", BEN)

    answer = await explained(drawn, BEN, row, DRAW, version=1)

    assert answer.notice == drawn.sentence(Fault.STALE_BUTTON)
    assert answer.redraw == await drawn.drawing.message(row.key)
    assert answer.settles is not None
    assert answer.settles.row == row


async def test_an_old_answer_that_no_message_is_known_of_is_only_said_to_be_old(
    drawn: Counter,
) -> None:
    scope = scope_of(Audience("person", drawn.person(BEN).id))
    token = drawn.tokens.encode(DRAW, drawn.table().id, 1, scope)

    answer = await asked(drawn, Press(BEN, None, "@ben", "not noted", token, "x"))

    assert answer == Answer(notice=drawn.sentence(Fault.STALE_BUTTON))


async def test_a_board_too_new_to_be_known_says_why(drawn: Counter) -> None:
    scope = scope_of(Audience("place", PARLOUR.key))
    table = drawn.table()
    token = drawn.tokens.encode(Look("rules"), table.id, table.version, scope)

    answer = await asked(drawn, Press(BEN, PARLOUR, "#parlour", "not noted", token, "x"))

    assert answer.private is None
    assert answer.notice == drawn.sentence("fault-not-now")


async def test_an_answer_beside_the_messages_says_why(drawn: Counter) -> None:
    scope = scope_of(Audience("person", drawn.person(BEN).id))
    table = drawn.table()
    token = drawn.tokens.encode(DRAW, table.id, table.version, scope)

    answer = await asked(drawn, Press(BEN, PARLOUR, "#parlour", "not noted", token, "x"))

    assert answer.notice == drawn.sentence("why-not-now")


@pytest.mark.parametrize("token", ["", "1forged", "nonsense"])
async def test_what_says_nothing_is_refused(drawn: Counter, token: str) -> None:
    row = drawn.row("hand", BEN)

    answer = await asked(drawn, Press(BEN, None, row.chat, row.message, token, "x"))

    fault = Fault.FORGED_BUTTON if token else Fault.NOT_NOW
    assert answer.notice == drawn.catalog.say("en", refusal(NotAllowed(fault)))


async def test_nobody_is_told_of_anothers_hand(drawn: Counter) -> None:
    answer = await explained(drawn, ADA, drawn.row("hand", BEN), DRAW)

    assert answer == Answer(notice=drawn.sentence("fault-not-your-button"))


@pytest.mark.parametrize(
    ("line", "intent", "why"),
    [
        pytest.param("/help", Look("help", ""), "why-page-already", id="help"),
        pytest.param("/language", Look("language", "en"), "why-language-already", id="languages"),
        pytest.param(
            "/settings", Choose("language", "en", "lang"), "why-chosen-already", id="a setting"
        ),
    ],
)
async def test_pages_without_a_table_say_why(
    counter: Counter, line: str, intent: Intent, why: str
) -> None:
    page = (await counter.say(ADA, line, None)).private
    assert page is not None

    assert await on_page(counter, page, intent) == counter.sentence(why)


@pytest.mark.parametrize(
    "line", ["/help", "/rules", "/history", "/settings", "/language", "/stats"]
)
async def test_whatever_is_out_of_reach_on_a_page_says_what_it_would_in_place(
    counter: Counter, line: str
) -> None:
    page = (await counter.say(ADA, line, None)).private
    assert page is not None

    for button in out_of_reach(page):
        assert button.why is not None
        assert await on_page(counter, page, button.intent) == counter.catalog.say("en", button.why)


async def test_the_settings_of_a_place_are_told_to_be_elsewhere(
    counter: Counter,
) -> None:
    page = (await counter.say(ADA, "/settings", None)).private
    assert page is not None

    assert await on_page(counter, page, Look("settings", "p0")) == counter.sentence(
        "fault-settings-need-channel"
    )


async def test_the_pages_of_a_challenge_say_why(counter: Counter) -> None:
    await counter.say(ADA, "/gin")
    async with counter.running():
        await counter.settled()
        row = counter.row("board")
        setup = (await counter.press(ADA, row, Look("setup"))).private
    assert setup is not None

    for button in out_of_reach(setup):
        token = counter.tokens.encode(
            button.intent, setup.screen.table, setup.screen.version, setup.scope
        )
        answer = await asked(counter, Press(ADA, PARLOUR, "#parlour", "beside", token, "x"))

        assert button.why is not None
        assert answer.notice == counter.catalog.say("en", button.why)


async def test_in_a_place_that_has_moved_nothing_is_explained_but_that(drawn: Counter) -> None:
    garden = Place("web", "#garden", "garden", PARLOUR.home)
    await drawn.desk.place_moved(PARLOUR, garden)

    answer = await asked(drawn, Press(BEN, PARLOUR, "#parlour", "1", "1token", "x"))

    assert answer.notice == drawn.sentence("fault-place-moved")


async def test_a_page_that_there_is_not_says_so_however_the_table_stands(
    counter: Counter,
) -> None:
    async with counter.running():
        match = await dealt(counter)
        old = counter.table().version
        await match.order(match.away, Ask("resign"))
        await counter.settled()

        row = counter.row("hand", BEN)
        answer = await explained(counter, BEN, row, Look("rules", "0"), old)

    assert "moved on" not in answer.notice
    assert answer.redraw is None
