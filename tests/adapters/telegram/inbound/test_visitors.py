"""Telegram's users as visitors, and what groups say of them."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest
from telegram import User as TelegramUser

from adapters.frontdesk import Visitor
from adapters.telegram.inbound.visitors import REMEMBERED_SECONDS, Standing, Standings, visitor_of
from adapters.telegram.wire.api import bot_over
from engine.match.people import Place
from tests.servers.telegram import Group, TelegramServer, User

BOB = TelegramUser(7, "Bob", is_bot=False, last_name="B.", username="Bob_B", language_code="ru")


@dataclass
class Club:
    """A group of Ann, who made it, and Ben; and a clock that a test moves."""

    server: TelegramServer
    ann: User
    ben: User
    eve: User
    group: Group
    standings: Standings = field(init=False)
    now: float = 0.0

    async def of(self, user: User) -> Standing:
        """What somebody is in the group."""
        return await self.standings.of(self.group.id, user.id)


@pytest.fixture
async def club() -> AsyncIterator[Club]:
    """The club, over HTTP."""
    async with TelegramServer.running() as server, bot_over(server.token, server.url) as bot:
        ann, ben, eve = (server.user(name) for name in ("Ann", "Ben", "Eve"))
        club = Club(server, ann, ben, eve, server.group("Card club", (ann, ben)))
        club.standings = Standings(bot, lambda: club.now)
        yield club


async def test_who_made_a_group_leads_it_and_others_belong_to_it(club: Club) -> None:
    assert await club.of(club.ann) == Standing(is_member=True, is_admin=True)
    assert await club.of(club.ben) == Standing(is_member=True, is_admin=False)


async def test_who_is_not_in_a_group_is_nothing_there(club: Club) -> None:
    assert await club.of(club.eve) == Standing()


async def test_who_has_left_a_group_is_nothing_there(club: Club) -> None:
    club.ben.leave(club.group)

    assert await club.of(club.ben) == Standing()


async def test_a_group_is_asked_once_a_minute(club: Club) -> None:
    before = await club.of(club.ben)
    club.group.promote(club.ben)

    remembered = await club.of(club.ben)
    club.now += REMEMBERED_SECONDS
    asked_again = await club.of(club.ben)

    assert remembered == before
    assert asked_again.is_admin
    assert len(club.server.journal.calls("getChatMember")) == 2


async def test_a_group_is_asked_anew_by_whoever_changes_something_there(club: Club) -> None:
    await club.of(club.ben)
    club.group.promote(club.ben)

    assert await club.standings.is_admin(club.group.id, club.ben.id, anew=True)
    assert await club.standings.is_admin(club.group.id, club.ben.id)


async def test_who_has_just_left_is_asked_about_again(club: Club) -> None:
    await club.of(club.ben)
    club.ben.leave(club.group)

    club.standings.forget(club.group.id, club.ben.id)

    assert not await club.standings.is_member(club.group.id, club.ben.id)


async def test_where_telegram_does_not_say_nobody_leads(club: Club) -> None:
    club.server.fault("getChatMember", status=502)

    assert await club.of(club.ann) == Standing()
    assert (await club.of(club.ann)).is_admin


async def test_a_visitor_is_known_by_number_name_and_handle(club: Club) -> None:
    visitor = visitor_of(BOB, None, club.standings)

    assert visitor == Visitor("telegram", "7", "Bob B.", "ru", handle="Bob_B")
    assert not await visitor.may_set_up()


async def test_a_visitor_may_set_up_the_group_that_they_lead(club: Club) -> None:
    place = Place("telegram", f"{club.group.id}/45", home=str(club.group.id))
    ann, ben = (TelegramUser(user.id, user.name, is_bot=False) for user in (club.ann, club.ben))

    assert await visitor_of(ann, place, club.standings).may_set_up()
    assert not await visitor_of(ben, place, club.standings).may_set_up()


async def test_nobody_is_asked_about_who_does_not_set_up_anything(club: Club) -> None:
    visitor_of(BOB, Place("telegram", str(club.group.id), home=str(club.group.id)), club.standings)

    assert club.server.journal.calls("getChatMember") == []
