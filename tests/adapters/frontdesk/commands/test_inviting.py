"""Invitations at the desk: a code is given, and leads whoever has it to the seat."""

from dataclasses import replace
from typing import Final

import pytest

from adapters.frontdesk import Answer, Visitor
from adapters.presentation.texts import text
from engine.match.people import Place
from engine.match.rules import Rules
from engine.match.stages import Lobby
from engine.service.intents import Ask, Intent, Propose
from engine.service.orders import Order
from engine.service.ports import PlaceSettings
from engine.service.ports.people import Hands
from tests.adapters.presentation.paper import on_paper
from tests.counter import ADA, BEN, EVE, PARLOUR, Counter

GARDEN: Final = Place("web", "#garden", "garden")
AFAR: Final = Visitor("elsewhere", "7", "Ben", "ru")
FIELD: Final = Place("elsewhere", "field", "field")


def code_in(answer: Answer) -> str:
    """The code that an answer shows."""
    assert answer.private is not None, answer.notice
    return on_paper(answer.private.screen).rpartition("/join ")[2][:6]


async def joined(
    counter: Counter, visitor: Visitor, code: str, place: Place | None = PARLOUR
) -> Answer:
    """Read where a code leads, and accept it."""
    read = await counter.say(visitor, f"/join {code}", place)
    assert read.private is not None, read.notice
    return await counter.press_answer(visitor, read.private, Ask("accept"), place)


def offers(answer: Answer) -> set[Intent]:
    """What can be pressed on the screen of an answer."""
    assert answer.private is not None, answer.notice
    return {button.intent for row in answer.private.screen.rows for button in row}


async def test_an_invitation_stands_as_an_open_challenge_with_a_code(counter: Counter) -> None:
    answer = await counter.say(ADA, "/invite 50 oklahoma")

    assert isinstance(counter.table().stage, Lobby)
    assert counter.table().rules.target == 50
    assert answer.board == counter.table().id
    assert not answer.for_all
    assert len(code_in(answer)) == 6


async def test_the_code_of_a_challenge_that_stands_is_told_again(counter: Counter) -> None:
    await counter.say(ADA, "/gin")
    first = await counter.say(ADA, "/invite")
    second = await counter.say(ADA, "/invite")

    assert code_in(first) == code_in(second)
    assert first.board == ""
    assert len(counter.store.tables) == 1


async def test_a_code_takes_the_seat_and_brings_the_table_to_one_more_place(
    counter: Counter,
) -> None:
    code = code_in(await counter.say(ADA, "/invite"))

    answer = await joined(counter, AFAR, code, FIELD)

    table = counter.table()
    assert [player.name for player in table.players] == ["Ada", "Ben"]
    assert [place.key for place in table.places] == [PARLOUR.key, FIELD.key]
    assert answer.board == table.id
    assert answer.redraw is not None
    assert (await counter.store.place(FIELD.key)).language == "ru"


async def test_a_code_is_read_however_it_is_typed(counter: Counter) -> None:
    code = code_in(await counter.say(ADA, "/invite"))

    await joined(counter, BEN, f"{code[:3].lower()} {code[3:]}")

    assert len(counter.table().players) == 2


async def test_whoever_joins_in_private_brings_no_place(counter: Counter) -> None:
    code = code_in(await counter.say(ADA, "/invite"))

    answer = await joined(counter, AFAR, code, None)

    table = counter.table()
    assert [place.key for place in table.places] == [PARLOUR.key]
    assert table.platforms == ("elsewhere",)
    assert answer.board == ""


async def test_two_can_play_wholly_in_private(counter: Counter) -> None:
    code = code_in(await counter.say(ADA, "/invite", None))

    await joined(counter, AFAR, code, None)

    table = counter.table()
    assert table.places == ()
    assert table.platforms == ("web", "elsewhere")
    assert len(table.players) == 2


async def test_a_code_that_leads_nowhere_is_refused(counter: Counter) -> None:
    for line, key in (("/join BCDFGH", "fault-bad-code"), ("/join", "fault-no-code")):
        assert (await counter.say(BEN, line)).notice == counter.sentence(key)


async def test_a_seat_is_given_once(counter: Counter) -> None:
    code = code_in(await counter.say(ADA, "/invite"))
    await joined(counter, BEN, code)

    late = await counter.say(EVE, f"/join {code}")

    assert late.notice == counter.sentence("fault-challenge-gone")


async def test_nobody_joins_themselves(counter: Counter) -> None:
    code = code_in(await counter.say(ADA, "/invite"))

    answer = await counter.say(ADA, f"/join {code}")

    assert answer.notice == counter.sentence("fault-challenge-yourself")


async def test_nobody_tries_one_code_after_the_other(counter: Counter) -> None:
    code = code_in(await counter.say(ADA, "/invite"))
    for _ in range(6):
        await counter.say(BEN, "/join BCDFGH")

    answer = await counter.say(BEN, f"/join {code}")

    assert answer.notice == counter.sentence("fault-too-many-codes")
    assert len(counter.table().players) == 1


async def test_an_invitation_names_nobody(counter: Counter) -> None:
    answer = await counter.say(ADA, "/invite bot")

    assert answer.notice == counter.sentence("fault-invite-nobody")


async def test_the_same_line_delivered_again_tells_the_same_code(counter: Counter) -> None:
    first = await counter.say(ADA, "/invite 50", update="once")
    second = await counter.say(ADA, "/invite 50", update="once")

    assert code_in(first) == code_in(second)


async def test_a_code_shows_the_challenge_in_the_readers_language_before_anything_is_agreed(
    counter: Counter,
) -> None:
    code = code_in(await counter.say(ADA, "/invite 50 oklahoma"))

    read = await counter.say(AFAR, f"/join {code}", FIELD)

    assert read.private is not None
    assert read.private.language == "ru"
    assert "50" in on_paper(read.private.screen)
    assert {Ask("accept"), Ask("decline")} <= offers(read)
    assert isinstance(counter.table().stage, Lobby)
    assert counter.table().places == (PARLOUR,)


async def test_who_declines_leaves_the_challenge_to_others(counter: Counter) -> None:
    code = code_in(await counter.say(ADA, "/invite"))
    read = await counter.say(AFAR, f"/join {code}", FIELD)
    assert read.private is not None

    answer = await counter.press_answer(AFAR, read.private, Ask("decline"), FIELD)

    assert answer.redraw is not None
    assert answer.redraw.screen.rows == ()
    assert isinstance(counter.table().stage, Lobby)
    assert Ask("accept") in offers(await counter.say(EVE, f"/join {code}"))


async def test_what_was_read_is_accepted_as_it_was_read_or_read_again(counter: Counter) -> None:
    code = code_in(await counter.say(ADA, "/invite 50"))
    read = await counter.say(AFAR, f"/join {code}", FIELD)
    assert read.private is not None
    await counter.service.carry_out(
        Order(counter.person(ADA), counter.table().id, 1, Propose(Rules(target=100)))
    )

    answer = await counter.press_answer(AFAR, read.private, Ask("accept"), FIELD)

    assert isinstance(counter.table().stage, Lobby)
    assert answer.notice
    assert answer.redraw is not None
    again = await counter.press_answer(AFAR, answer.redraw, Ask("accept"), FIELD)
    assert again.board == counter.table().id
    assert counter.table().rules.target == 100


async def test_whoever_comes_too_late_is_shown_nothing_of_the_match(counter: Counter) -> None:
    code = code_in(await counter.say(ADA, "/invite"))
    read = await counter.say(AFAR, f"/join {code}", FIELD)
    assert read.private is not None
    await joined(counter, EVE, code)

    answer = await counter.press_answer(AFAR, read.private, Ask("accept"), FIELD)

    assert answer.notice == counter.catalog.say("ru", text("fault-challenge-gone"))
    assert answer.redraw is None
    assert len(counter.table().places) == 1


async def test_a_code_shows_the_table_to_whoever_took_the_seat_already(counter: Counter) -> None:
    code = code_in(await counter.say(ADA, "/invite"))
    await joined(counter, AFAR, code, FIELD)

    again = await counter.say(AFAR, f"/join {code}", FIELD)

    assert again.private is not None
    assert again.private.screen.table == counter.table().id


async def test_the_same_press_delivered_again_seats_nobody_twice(counter: Counter) -> None:
    code = code_in(await counter.say(ADA, "/invite"))
    read = await counter.say(AFAR, f"/join {code}", FIELD)
    assert read.private is not None
    await counter.press_answer(AFAR, read.private, Ask("accept"), FIELD, update="once")

    again = await counter.press_answer(AFAR, read.private, Ask("accept"), FIELD, update="once")

    assert again.notice == ""
    assert len(counter.table().players) == 2


async def test_a_place_that_was_not_chosen_to_play_in_is_not_joined_from(
    counter: Counter,
) -> None:
    chosen = Place("elsewhere", "hall", "hall", "club")
    field = Place("elsewhere", "field", "field", "club")
    await counter.store.change_place(
        PlaceSettings(chosen.key, chosen=True, home="club", name="hall")
    )
    code = code_in(await counter.say(ADA, "/invite"))

    answer = await counter.say(AFAR, f"/join {code}", field)

    assert "hall" in answer.notice
    assert len(counter.table().players) == 1


async def test_a_place_that_ends_leaves_the_match_to_the_other(counter: Counter) -> None:
    code = code_in(await counter.say(ADA, "/invite"))
    await joined(counter, AFAR, code, FIELD)

    await counter.desk.place_gone(PARLOUR)
    first = counter.table()
    await counter.desk.place_gone(FIELD)
    last = counter.table()

    assert [place.key for place in first.places] == [FIELD.key]
    assert first.stage.kind != "finished"
    assert last.stage.kind == "finished"


@pytest.mark.parametrize("hands", ["private", "here"])
async def test_what_was_read_becomes_no_second_hand_beside_the_one_that_is_brought(
    hands: Hands,
) -> None:
    counter = Counter(elsewhere=frozenset({"elsewhere"}))
    code = code_in(await counter.say(ADA, "/invite"))
    read = await counter.say(AFAR, f"/join {code}", FIELD)
    assert read.private is not None
    ben = counter.store.people[counter.store.known["elsewhere", "7"]]
    await counter.store.change_person(replace(ben, hands=hands))
    await counter.desk.people.forget(ben.id)

    answer = await counter.press_answer(AFAR, read.private, Ask("accept"), FIELD)

    assert answer.redraw is not None
    assert (answer.redraw.screen.table == "") is (hands == "private")
