"""Invitations at the desk: a code is given, and leads whoever has it to the seat."""

from typing import Final

from adapters.frontdesk import Answer, Visitor
from engine.match.people import Place
from engine.match.stages import Lobby
from engine.service.ports import PlaceSettings
from tests.adapters.presentation.paper import on_paper
from tests.counter import ADA, BEN, EVE, PARLOUR, Counter

GARDEN: Final = Place("web", "#garden", "garden")
AFAR: Final = Visitor("elsewhere", "7", "Ben", "ru")
FIELD: Final = Place("elsewhere", "field", "field")


def code_in(answer: Answer) -> str:
    """The code that an answer shows."""
    assert answer.private is not None, answer.notice
    return on_paper(answer.private.screen).rpartition("/join ")[2][:6]


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

    answer = await counter.say(AFAR, f"/join {code}", FIELD)

    table = counter.table()
    assert [player.name for player in table.players] == ["Ada", "Ben"]
    assert [place.key for place in table.places] == [PARLOUR.key, FIELD.key]
    assert answer.board == table.id
    assert answer.private is not None
    assert (await counter.store.place(FIELD.key)).language == "ru"


async def test_a_code_is_read_however_it_is_typed(counter: Counter) -> None:
    code = code_in(await counter.say(ADA, "/invite"))

    await counter.say(BEN, f"/join {code[:3].lower()} {code[3:]}")

    assert len(counter.table().players) == 2


async def test_whoever_joins_in_private_brings_no_place(counter: Counter) -> None:
    code = code_in(await counter.say(ADA, "/invite"))

    answer = await counter.say(AFAR, f"/join {code}", None)

    table = counter.table()
    assert [place.key for place in table.places] == [PARLOUR.key]
    assert table.platforms == ("elsewhere",)
    assert answer.board == ""


async def test_two_can_play_wholly_in_private(counter: Counter) -> None:
    code = code_in(await counter.say(ADA, "/invite", None))

    await counter.say(AFAR, f"/join {code}", None)

    table = counter.table()
    assert table.places == ()
    assert table.platforms == ("web", "elsewhere")
    assert len(table.players) == 2


async def test_a_code_that_leads_nowhere_is_refused(counter: Counter) -> None:
    for line, key in (("/join BCDFGH", "fault-bad-code"), ("/join", "fault-no-code")):
        assert (await counter.say(BEN, line)).notice == counter.sentence(key)


async def test_a_seat_is_given_once(counter: Counter) -> None:
    code = code_in(await counter.say(ADA, "/invite"))
    await counter.say(BEN, f"/join {code}")

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


async def test_the_same_joining_delivered_again_seats_nobody_twice(counter: Counter) -> None:
    code = code_in(await counter.say(ADA, "/invite"))
    await counter.say(BEN, f"/join {code}", update="once")

    again = await counter.say(BEN, f"/join {code}", update="once")

    assert again.notice == counter.sentence("fault-challenge-gone")


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
    await counter.say(AFAR, f"/join {code}", FIELD)

    await counter.desk.place_gone(PARLOUR)
    first = counter.table()
    await counter.desk.place_gone(FIELD)
    last = counter.table()

    assert [place.key for place in first.places] == [FIELD.key]
    assert first.stage.kind != "finished"
    assert last.stage.kind == "finished"
