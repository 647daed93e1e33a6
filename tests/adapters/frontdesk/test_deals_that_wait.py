"""Challenges where somebody can not be sent a hand yet: who is led where, and when it is dealt."""

from collections.abc import AsyncIterator

import pytest

from adapters.frontdesk import Door
from engine.match.people import Player
from engine.match.rules import Rules
from engine.service.intents import Ask, Propose, SitDown
from tests.adapters.frontdesk.starting import Hall, private_lines
from tests.counter import ADA, BEN, EVE, PARLOUR


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    """Where nobody has opened their private chat yet."""
    hall = Hall()
    async with hall.counter.running():
        yield hall


async def test_who_can_not_be_dealt_in_is_led_to_their_private_chat(hall: Hall) -> None:
    await hall.start(ADA)
    card = await hall.challenge()

    answer = await hall.accept()

    assert answer.door == Door(card.key.table, "accept", 1, "ben")
    assert (answer.redraw, answer.private, answer.notice) == (None, None, "")
    assert hall.players == ["Ada"]


async def test_who_comes_in_by_that_door_is_dealt_in_at_once(hall: Hall) -> None:
    await hall.start(ADA)
    await hall.challenge()
    door = (await hall.accept()).door

    await hall.start(BEN, door)

    assert hall.players == ["Ada", "Ben"]
    assert hall.has_hand(ADA)
    assert hall.has_hand(BEN)


@pytest.mark.parametrize("line", ["/gin @Ben", "/gin"])
async def test_whoever_is_refused_is_told_why_and_led_nowhere(hall: Hall, line: str) -> None:
    await hall.challenge(line)

    answer = await hall.accept(ADA)

    assert answer.door is None
    assert answer.notice == hall.sentence("fault-challenge-yourself")


async def test_a_challenge_of_others_leads_nowhere_either(hall: Hall) -> None:
    await hall.challenge()

    answer = await hall.accept(EVE)

    assert (answer.door, answer.notice) == (None, hall.sentence("fault-challenge-others"))


async def test_what_has_changed_is_read_before_any_door(hall: Hall) -> None:
    row = await hall.challenge("/gin")
    scope = hall.counter.shown(row).scope
    token = hall.counter.tokens.encode(Ask("accept"), row.key.table, 1, scope)
    await hall.press(ADA, Propose(Rules("remik", 50)))

    answer = await hall.counter.press_token(BEN, row, token)

    assert answer.door is None
    assert answer.notice == hall.sentence("fault-challenge-changed")


async def test_an_accepted_deal_waits_for_the_challenger(hall: Hall) -> None:
    await hall.start(BEN)
    await hall.challenge()

    answer = await hall.accept()

    assert answer.notice == hall.sentence("pledge-kept", "Ada")
    assert hall.lobby.pledged == Player("Ben", person=hall.counter.person(BEN).id)
    assert "Ben has accepted. Now Ada has to open the private chat" in hall.board()


async def test_the_deal_follows_by_itself_once_the_challenger_has_come(hall: Hall) -> None:
    card = await hall.challenge()
    await hall.start(BEN)
    await hall.accept()

    await hall.start(ADA, Door(card.key.table))

    assert hall.players == ["Ada", "Ben"]
    assert hall.has_hand(ADA)
    assert hall.has_hand(BEN)


async def test_neither_has_opened_their_chat_and_the_order_does_not_matter(hall: Hall) -> None:
    card = await hall.challenge()
    door = (await hall.accept()).door
    await hall.start(BEN, door)
    waiting = hall.lobby.pledged

    await hall.start(ADA, Door(card.key.table))

    assert waiting is not None
    assert hall.players == ["Ada", "Ben"]


async def test_any_line_in_private_opens_that_chat(hall: Hall) -> None:
    await hall.challenge()
    await hall.start(BEN)
    await hall.accept()

    await hall.counter.say(ADA, "hello", None)

    assert hall.players == ["Ada", "Ben"]


async def test_a_line_in_public_opens_none(hall: Hall) -> None:
    await hall.challenge()
    await hall.start(BEN)
    await hall.accept()

    await hall.counter.say(ADA, "/help", PARLOUR)

    assert hall.players == ["Ada"]


async def test_an_open_challenge_is_taken_once_and_may_be_taken_back(hall: Hall) -> None:
    await hall.challenge("/gin")
    await hall.start(BEN)
    await hall.start(EVE)
    await hall.accept()

    late = await hall.accept(EVE)
    back = await hall.press(BEN, Ask("decline"))
    await hall.accept(EVE)

    assert late.notice == hall.sentence("fault-challenge-taken", "Ben")
    assert back.notice == hall.sentence("pledge-taken-back")
    assert hall.lobby.pledged is not None
    assert hall.lobby.pledged.name == "Eve"


async def test_who_has_accepted_is_told_again_what_it_waits_for(hall: Hall) -> None:
    await hall.challenge()
    await hall.start(BEN)
    await hall.accept()

    answer = await hall.accept()

    assert answer.notice == hall.sentence("fault-pledged-already", "Ada")


async def test_a_challenge_accepted_in_words_leads_to_the_private_chat_too(hall: Hall) -> None:
    await hall.start(ADA)
    card = await hall.challenge()

    answer = await hall.counter.say(BEN, "/move accept", PARLOUR)

    assert answer.door == Door(card.key.table, "accept", 1, "ben")


async def test_a_deal_that_waits_is_accepted_in_words_too(hall: Hall) -> None:
    await hall.challenge()
    await hall.start(BEN)

    answer = await hall.counter.say(BEN, "/move accept", PARLOUR)

    assert answer.notice == hall.sentence("pledge-kept", "Ada")
    assert hall.lobby.pledged is not None


async def test_of_two_challenges_the_one_not_yet_accepted_is_meant(hall: Hall) -> None:
    await hall.challenge()
    await hall.start(BEN)
    await hall.accept()
    await hall.challenge(challenger=EVE)

    await hall.counter.say(BEN, "/move accept", PARLOUR)

    assert hall.counter.table().players[0].name == "Eve"
    assert hall.lobby.pledged is not None


@pytest.mark.parametrize("line", ["/gin", "/gin @Ben", "/gin bot", "/gin casual"])
async def test_who_asks_for_a_match_is_told_to_open_their_chat(hall: Hall, line: str) -> None:
    await hall.counter.desk.language(BEN)

    answer = await hall.counter.say(ADA, line, PARLOUR)

    assert answer.notice.endswith(hall.sentence("private-start-first"))


async def test_who_has_opened_it_is_told_nothing_of_that(hall: Hall) -> None:
    await hall.start(ADA)

    answer = await hall.counter.say(ADA, "/gin", PARLOUR)

    assert answer.notice == hall.sentence("challenge-open-sent")


async def test_a_match_against_the_computer_opens_and_its_hand_follows(hall: Hall) -> None:
    await hall.challenge("/gin bot")

    answer = await hall.press(ADA, SitDown("casual"))
    before = hall.has_hand(ADA)
    await hall.start(ADA)

    assert answer.notice == hall.sentence("private-start-first")
    assert (before, hall.has_hand(ADA)) == (False, True)


async def test_accepting_in_private_needs_no_door_and_leaves_one_hand(hall: Hall) -> None:
    await hall.start(ADA)
    await hall.challenge()
    shown = (await hall.start(BEN)).private
    assert shown is not None

    answer = await hall.press_aside(BEN, shown, Ask("accept"))

    assert answer.redraw is not None
    assert answer.redraw.screen.rows == ()
    assert hall.has_hand(BEN)


async def test_a_challenge_may_wait_for_somebody_who_has_closed_their_chat(hall: Hall) -> None:
    await hall.start(ADA)
    await hall.start(BEN)
    await hall.challenge()
    await hall.counter.desk.private_closed(ADA)

    await hall.accept()

    assert hall.lobby.pledged is not None


async def test_what_waits_among_ones_tables_says_for_whom(hall: Hall) -> None:
    await hall.challenge("/gin")
    await hall.start(BEN)
    await hall.accept()

    answer = await hall.counter.say(BEN, "/games", None)

    assert "Waiting for Ada to press START" in private_lines(answer)[1]
