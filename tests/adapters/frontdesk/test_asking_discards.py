"""The question before a discard at the desk: a look like any other, never in the way of words."""

from adapters.presentation.codes import card_code
from engine.round.moves import Discard
from engine.service.intents import Look, Play
from tests.adapters.frontdesk.club import Club
from tests.adapters.presentation.paper import faces, on_paper
from tests.builders import plain_card
from tests.counter import BEN, Counter

QUEEN = plain_card("Qd")
QUESTION = Look("discard", card_code(QUEEN))
THROW = Play((Discard(QUEEN),))


async def _asks(counter: Counter, club: Club) -> str:
    """Ben's table where he is to throw a card, and is asked before he does."""
    table = await club.drawn()
    await club.say(BEN, "/settings ask on")
    async with counter.running():
        await counter.settled()
    return table


async def test_a_pressed_card_is_asked_about_and_nothing_has_happened(
    counter: Counter, club: Club
) -> None:
    table = await _asks(counter, club)
    version = club.table(table).version

    answer = await counter.press(BEN, counter.row("hand", BEN), QUESTION)

    assert answer.redraw is not None
    assert "Throw Q♦?" in on_paper(answer.redraw.screen)
    assert club.table(table).version == version


async def test_the_hand_that_lies_there_is_drawn_anew_when_one_wants_to_be_asked(
    counter: Counter, club: Club
) -> None:
    await _asks(counter, club)

    shown = faces(counter.shown(counter.row("hand", BEN)).screen)

    assert shown["Q♦"].intent == QUESTION


async def test_the_confirmed_card_is_thrown(counter: Counter, club: Club) -> None:
    table = await _asks(counter, club)
    await counter.press(BEN, counter.row("hand", BEN), QUESTION)

    throw = Play((Discard(QUEEN),), confirmed=True)
    await counter.press(BEN, counter.row("hand", BEN), throw, update="the confirmation")

    assert club.waits_for(table) == "drawing"


async def test_a_card_that_was_drawn_before_one_wanted_to_be_asked_is_asked_about(
    counter: Counter, club: Club
) -> None:
    table = await _asks(counter, club)
    version = club.table(table).version

    answer = await counter.press(BEN, counter.row("hand", BEN), THROW)

    assert answer.redraw is not None
    assert "Throw Q♦?" in on_paper(answer.redraw.screen)
    assert club.table(table).version == version


async def test_whoever_does_not_want_to_be_asked_throws_a_card_at_once(
    counter: Counter, club: Club
) -> None:
    table = await _asks(counter, club)
    await club.say(BEN, "/settings ask off")

    await counter.press(BEN, counter.row("hand", BEN), THROW, update="the throw")

    assert club.waits_for(table) == "drawing"


async def test_a_question_of_a_turn_that_is_over_is_not_asked(
    counter: Counter, club: Club
) -> None:
    table = await _asks(counter, club)
    row = counter.row("hand", BEN)
    drawn = counter.shown(row)
    old = counter.tokens.encode(QUESTION, table, drawn.screen.version, drawn.scope)
    await club.say(BEN, "Qd")

    answer = await counter.press_token(BEN, row, old)

    assert answer.notice == counter.sentence("fault-stale-button")


async def test_a_discard_in_words_is_not_asked_about(counter: Counter, club: Club) -> None:
    table = await _asks(counter, club)

    await club.say(BEN, "Qd")

    assert club.waits_for(table) == "drawing"
