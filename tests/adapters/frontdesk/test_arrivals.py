"""What somebody finds who comes into the private chat: by a link, or just so."""

from collections.abc import AsyncIterator

import pytest

from adapters.frontdesk import Door, Visitor
from adapters.presentation.screen import Screen
from adapters.presentation.screens import welcome_screen
from engine.match.rules import Rules
from engine.service.intents import Ask, Look, Propose, SitDown
from engine.service.orders import Order
from tests.adapters.frontdesk.starting import Hall, private_lines
from tests.adapters.presentation.paper import buttons
from tests.counter import ADA, BEN, EVE

STRANGER = Visitor("web", "stranger", "Stranger", "en")


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    """Where nobody has opened their private chat yet."""
    hall = Hall()
    async with hall.counter.running():
        yield hall


async def shown_at(hall: Hall, visitor: Visitor, door: Door | None = None) -> Screen:
    """The screen that somebody finds."""
    answer = await hall.start(visitor, door)
    assert answer.private is not None, answer.notice
    return answer.private.screen


async def test_who_has_nothing_waiting_is_welcomed(hall: Hall) -> None:
    answer = await hall.start(ADA)

    assert answer.private is not None
    assert answer.private.screen == welcome_screen()
    assert answer.notice == ""


async def test_the_welcome_leads_to_a_match_against_the_computer(hall: Hall) -> None:
    welcome = (await hall.start(ADA)).private
    assert welcome is not None

    answer = await hall.press_aside(ADA, welcome, SitDown("steady"))

    assert answer.notice == hall.sentence("challenge-computer-cuts")
    assert hall.counter.table().players[1].computer == "steady"
    assert hall.counter.table().places == ()
    assert hall.has_hand(ADA)


async def test_the_same_press_delivered_twice_opens_one_match(hall: Hall) -> None:
    welcome = (await hall.start(ADA)).private
    assert welcome is not None
    await hall.press_aside(ADA, welcome, SitDown("casual"))

    again = await hall.press_aside(ADA, welcome, SitDown("casual"))

    assert again.notice == hall.sentence("done-already")
    assert len(hall.counter.store.tables) == 1


async def test_the_welcome_leads_to_the_help_and_the_languages(hall: Hall) -> None:
    welcome = (await hall.start(ADA)).private
    assert welcome is not None

    answers = [
        await hall.press_aside(ADA, welcome, look)
        for look in (Look("help", "start"), Look("language"))
    ]

    titles = [answer.redraw.screen.title.key for answer in answers if answer.redraw]
    assert titles == ["help-heading-start", "language-title"]


async def test_one_challenge_alone_is_shown_as_it_is(hall: Hall) -> None:
    await hall.challenge()

    screen = await shown_at(hall, BEN)

    assert screen.title.key == "challenge-named"
    assert buttons(screen)["Accept"].enabled


async def test_several_things_that_wait_are_listed_with_what_is_to_be_answered_first(
    hall: Hall,
) -> None:
    await hall.start(BEN)
    await hall.challenge("/gin bot", BEN)
    await hall.challenge()

    screen = await shown_at(hall, BEN)

    looks = [button.intent for row in screen.rows for button in row]
    assert screen.title.key == "waiting-title"
    assert looks == [Look("board"), Look("hand")]


async def test_a_challenge_of_that_list_opens_with_its_accept(hall: Hall) -> None:
    await hall.start(BEN)
    await hall.challenge("/gin bot", BEN)
    card = await hall.challenge()
    listed = (await hall.start(BEN)).private
    assert listed is not None
    token = hall.counter.tokens.encode(Look("board"), card.key.table, 1, listed.scope)
    row = hall.counter.row("board")

    answer = await hall.press_token_aside(BEN, token)

    assert answer.redraw is not None
    assert answer.redraw.screen.table == row.key.table
    assert buttons(answer.redraw.screen)["Accept"].enabled


async def test_what_one_has_accepted_comes_after_what_is_to_be_answered(hall: Hall) -> None:
    await hall.start(BEN)
    accepted = (await hall.challenge("/gin", EVE)).key.table
    await hall.accept()
    asked = (await hall.challenge()).key.table

    screen = await shown_at(hall, BEN)

    tables = [button.table for row in screen.rows for button in row]
    assert tables == [asked, accepted]


async def test_a_bad_link_says_so_and_shows_what_waits(hall: Hall) -> None:
    answer = await hall.start(ADA, bad_link=True)

    assert answer.notice == hall.sentence("started-bad-link")
    assert answer.private is not None


async def test_a_door_to_no_table_is_a_bad_link(hall: Hall) -> None:
    answer = await hall.start(ADA, Door("nothing", "accept", 1, "ada"))

    assert answer.notice == hall.sentence("started-bad-link")


async def test_what_has_changed_meanwhile_is_shown_and_not_accepted(hall: Hall) -> None:
    await hall.start(ADA)
    await hall.challenge("/gin")
    door = (await hall.accept()).door
    assert door is not None
    ada = hall.counter.person(ADA)
    proposal = Order(ada, door.table, door.version, Propose(Rules("remik", 50)))
    await hall.counter.service.carry_out(proposal)

    answer = await hall.start(BEN, door)

    assert answer.notice == hall.sentence("fault-challenge-changed")
    assert answer.private is not None
    assert buttons(answer.private.screen)["Accept"].enabled
    assert hall.players == ["Ada"]


async def test_what_somebody_else_has_taken_meanwhile_is_gone(hall: Hall) -> None:
    await hall.start(ADA)
    await hall.challenge("/gin")
    door = (await hall.accept()).door
    await hall.start(EVE)
    await hall.accept(EVE)

    answer = await hall.start(BEN, door)

    assert answer.notice == hall.sentence("fault-challenge-gone")
    assert private_lines(answer)[0] == hall.sentence("welcome-title")
    assert hall.players == ["Ada", "Eve"]


async def test_what_was_withdrawn_meanwhile_is_gone(hall: Hall) -> None:
    await hall.start(ADA)
    await hall.challenge()
    door = (await hall.accept()).door
    await hall.press(ADA, Ask("withdraw"))

    answer = await hall.start(BEN, door)

    assert answer.notice == hall.sentence("fault-challenge-gone")


async def test_the_door_of_another_only_shows(hall: Hall) -> None:
    await hall.start(ADA)
    await hall.challenge("/gin")
    door = (await hall.accept()).door

    screen = await shown_at(hall, EVE, door)

    assert hall.players == ["Ada"]
    assert buttons(screen)["Accept"].enabled


async def test_a_forwarded_card_seats_nobody_from_elsewhere(hall: Hall) -> None:
    card = await hall.challenge("/gin")

    answer = await hall.start(STRANGER, Door(card.key.table), is_member=False)

    assert answer.private is not None
    assert (answer.private.screen.rows, answer.private.screen.door) == ((), None)
    assert private_lines(answer)[-1] == hall.sentence("challenge-accept-there")


async def test_the_challenge_of_others_is_kindly_refused(hall: Hall) -> None:
    card = await hall.challenge()

    answer = await hall.start(EVE, Door(card.key.table))

    assert answer.notice == hall.sentence("fault-challenge-others")
    assert private_lines(answer)[0] == hall.sentence("welcome-title")


async def test_a_card_for_the_computer_alone_is_nobody_elses(hall: Hall) -> None:
    card = await hall.challenge("/gin bot")

    answer = await hall.start(EVE, Door(card.key.table))

    assert answer.notice == hall.sentence("fault-challenge-others")


async def test_ones_own_challenge_is_shown_and_waits_no_longer(hall: Hall) -> None:
    card = await hall.challenge()

    answer = await hall.start(ADA, Door(card.key.table))

    assert answer.notice == hall.sentence("started-open")
    assert private_lines(answer)[0] == "Ada challenges Ben"


async def test_ones_own_match_is_shown(hall: Hall) -> None:
    await hall.start(BEN)
    card = await hall.challenge()
    await hall.accept()

    answer = await hall.start(ADA, Door(card.key.table))

    assert answer.notice == hall.sentence("started-cards")
    assert answer.private is not None
    assert answer.private.screen.table == card.key.table


async def test_the_board_of_others_is_shown_to_those_of_its_place_alone(hall: Hall) -> None:
    await hall.start(ADA)
    await hall.start(BEN)
    card = await hall.challenge()
    await hall.accept()

    seen = await hall.start(EVE, Door(card.key.table))
    refused = await hall.start(STRANGER, Door(card.key.table), is_member=False)

    assert seen.private is not None
    assert seen.private.screen.table == card.key.table
    assert refused.notice == hall.sentence("fault-not-in-group")


async def test_a_start_delivered_twice_accepts_once_and_complains_of_nothing(hall: Hall) -> None:
    await hall.start(ADA)
    await hall.challenge()
    door = (await hall.accept()).door
    await hall.counter.desk.started(BEN, door, update="u-1")

    again = await hall.counter.desk.started(BEN, door, update="u-1")

    assert again.notice == ""
    assert hall.players == ["Ada", "Ben"]


async def test_a_hand_that_was_refused_comes_as_somebody_starts(hall: Hall) -> None:
    await hall.challenge("/gin bot")
    await hall.press(ADA, SitDown("casual"))
    before = hall.has_hand(ADA)

    await hall.start(ADA)

    assert (before, hall.has_hand(ADA)) == (False, True)


async def test_who_sits_down_at_a_slow_table_is_asked_for_their_zone(hall: Hall) -> None:
    await hall.start(ADA)
    await hall.challenge("/gin @Ben slow")
    door = (await hall.accept()).door

    answer = await hall.start(BEN, door)

    assert answer.notice == hall.sentence("settings-zone-asked-in-words")


async def test_what_closes_and_opens_without_a_person_is_heard_in_vain(hall: Hall) -> None:
    await hall.counter.desk.private_closed(STRANGER)

    assert await hall.counter.store.person_of("web", "stranger") is None


async def test_a_closed_chat_leads_to_its_door_again(hall: Hall) -> None:
    await hall.start(ADA)
    await hall.start(BEN)
    await hall.counter.desk.private_closed(BEN)
    await hall.challenge()

    answer = await hall.accept()

    assert answer.door is not None


async def test_where_chats_are_open_anyway_nothing_is_kept_of_private_lines(hall: Hall) -> None:
    other = Visitor("elsewhere", "zoe", "Zoe", "en")

    await hall.counter.say(other, "hello", None)

    assert hall.counter.store.private == {}


async def test_whose_chat_is_open_can_be_asked_by_identity(hall: Hall) -> None:
    await hall.start(ADA)
    await hall.challenge()

    reach = hall.counter.desk.reach
    known = [await reach.is_known_open("web", each.user) for each in (ADA, BEN, STRANGER)]

    assert known == [True, False, False]
