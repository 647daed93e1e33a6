"""Presses in a private chat on what was asked for in a place: whether they count there."""

from dataclasses import dataclass, field, replace
from typing import Final

import pytest

from adapters.drawing import scope_of
from adapters.frontdesk import Answer, Press, Visitor
from engine.match.people import Place
from engine.match.stages import Finished
from engine.service.intents import Ask, Choose, Intent, Look, SitDown
from engine.service.ports import Audience, PlaceSettings
from tests.counter import ADA, BEN, EVE, PARLOUR, Counter

HOME: Final = replace(PARLOUR, home="#parlour")
HALL: Final = Place("web", "#hall", "hall", "#hall")
RUSSIAN: Final = Choose("place_language", "ru", "place_language")


@dataclass
class Club:
    """What the place says of somebody, and whether it was asked anew each time."""

    is_member: bool = True
    is_admin: bool = False
    asked_anew: list[bool] = field(default_factory=list)
    leading_asked_anew: list[bool] = field(default_factory=list)

    async def asks_member(self, *, anew: bool = False) -> bool:
        """Whether they belong to it."""
        self.asked_anew.append(anew)
        return self.is_member

    async def asks_admin(self, *, anew: bool = False) -> bool:
        """Whether they lead it."""
        self.leading_asked_anew.append(anew)
        return self.is_admin

    def sees(self, visitor: Visitor) -> Visitor:
        """The visitor, of whom this is asked."""
        return replace(visitor, asks_member=self.asks_member, asks_admin=self.asks_admin)


async def pressed(
    counter: Counter, visitor: Visitor, intent: Intent, about: Place | None, **more: str
) -> Answer:
    """The answer to a press in the private chat on what was asked for at home."""
    await counter.say(visitor, "/help")
    scope = scope_of(Audience("person", counter.person(visitor).id), about)
    token = counter.tokens.encode(intent, more.get("table", ""), 1, scope)
    place = await counter.desk.place_now(HOME)
    return await counter.pressed(Press(visitor, place, "@chat", "9", token, str(intent), HOME))


@pytest.mark.parametrize(
    ("intent", "about"),
    [
        pytest.param(Look("settings", "place"), HOME, id="a page about the place"),
        pytest.param(RUSSIAN, HOME, id="a choice for the place"),
    ],
)
async def test_who_has_left_a_place_is_told_so_of_what_is_about_it(
    counter: Counter, intent: Intent, about: Place
) -> None:
    gone = Club(is_member=False).sees(EVE)

    answer = await pressed(counter, gone, intent, about)

    assert answer == Answer(notice=counter.sentence("fault-left-group"))
    assert await counter.store.place_language(HOME.key) == ""


@pytest.mark.parametrize("intent", [Ask("accept"), Ask("end"), Look("rules")])
async def test_who_has_left_a_place_does_nothing_at_tables_of_others(
    counter: Counter, intent: Intent
) -> None:
    await counter.store.change_place(PlaceSettings(HOME.key, enders="anyone"))
    await counter.say(ADA, "/gin", HOME)
    table = counter.table().id

    answer = await pressed(counter, Club(is_member=False).sees(EVE), intent, None, table=table)

    assert answer == Answer(notice=counter.sentence("fault-left-group"))
    assert not isinstance(counter.table().stage, Finished)


async def test_who_has_left_a_place_still_reads_what_is_of_no_place(counter: Counter) -> None:
    gone = Club(is_member=False).sees(EVE)

    answer = await pressed(counter, gone, Look("help"), None)

    assert answer.redraw is not None


async def test_who_has_left_a_place_plays_alone_without_it(counter: Counter) -> None:
    gone = Club(is_member=False).sees(EVE)

    await pressed(counter, gone, SitDown("casual"), None)

    assert counter.table().places == ()


async def test_who_has_left_a_place_still_has_their_own_table_there(counter: Counter) -> None:
    async with counter.running():
        await counter.say(ADA, "/gin", HOME)
        table = counter.table().id

        gone = Club(is_member=False).sees(ADA)
        answer = await pressed(counter, gone, Look("rules"), None, table=table)

    assert answer.redraw is not None


@pytest.mark.parametrize("is_admin", [True, False])
async def test_who_leads_a_place_is_asked_anew_before_anything_changes_there(
    counter: Counter, *, is_admin: bool
) -> None:
    club = Club(is_admin=is_admin)

    await pressed(counter, club.sees(EVE), RUSSIAN, HOME)

    assert await counter.store.place_language(HOME.key) == ("ru" if is_admin else "")
    assert club.leading_asked_anew[0] is True


async def test_who_belongs_to_a_place_is_asked_anew_before_a_table_ends(counter: Counter) -> None:
    await counter.store.change_place(PlaceSettings(HOME.key, enders="anyone"))
    await counter.say(ADA, "/gin", HOME)
    club = Club()

    await pressed(counter, club.sees(BEN), Ask("end"), None, table=counter.table().id)

    assert club.asked_anew == [True]
    assert isinstance(counter.table().stage, Finished)


async def test_a_page_about_a_place_goes_on_where_that_has_gone(counter: Counter) -> None:
    boss = Club(is_admin=True).sees(EVE)
    await counter.desk.place_moved(HOME, HALL)

    answer = await pressed(counter, boss, RUSSIAN, HOME)

    assert answer.redraw is not None
    assert answer.notice == ""
    assert await counter.store.place_language(HALL.key) == "ru"


async def test_a_page_that_has_gone_on_is_pressed_once_more(counter: Counter) -> None:
    boss = Club(is_admin=True).sees(EVE)
    await counter.desk.place_moved(HOME, HALL)

    answer = await pressed(counter, boss, RUSSIAN, HALL)

    assert answer.redraw is not None
    assert await counter.store.place_language(HALL.key) == "ru"
