"""The time of day that the page is told, and the time zone that it tells."""

import pytest

from adapters.web import live
from adapters.web.site import PLATFORM
from engine.service.system import SystemClock
from tests.adapters.web.conftest import Opening
from tests.adapters.web.tabs import LOUNGE, Served, Tab, drawn

CLOCK = SystemClock()


async def zone_of(served: Served, tab: Tab) -> str:
    person = await served.parts.store.person_of(PLATFORM, tab.place["user"])
    assert person is not None
    return person.zone


async def test_every_answer_tells_the_time_here(served: Served) -> None:
    tab = Tab(served)
    began = CLOCK.now()

    replies = [
        await tab.hello("Ann"),
        await tab.read(LOUNGE),
        await tab.say("hello"),
        await tab.say("/help"),
        await tab.say("hello", "#cellar"),
        await tab.get("/api/words?language=en"),
    ]

    assert [began <= reply.now <= CLOCK.now() for reply in replies] == [True] * len(replies)


async def test_all_news_tell_the_time_here(served: Served, opened: Opening) -> None:
    began = CLOCK.now()
    ann, _bob = await opened("Ann"), await opened("Bob")

    await served.page.courier.post(LOUNGE, drawn("turn-nobody"), "n")

    news = [await ann.hears("people"), await ann.hears("message")]
    assert [began <= one["now"] <= CLOCK.now() for one in news] == [True, True]


async def test_a_line_on_which_nothing_happens_tells_the_time(
    opened: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "QUIET_SECONDS", 0.01)
    ann = await opened("Ann")

    first, second = await ann.hears("time"), await ann.hears("time")

    assert first["now"] < second["now"] <= CLOCK.now()


async def test_a_browsers_time_zone_is_taken_over(served: Served) -> None:
    tab = Tab(served)

    await tab.hello("Ann", zone="Asia/Almaty")

    assert await zone_of(served, tab) == "Asia/Almaty"


async def test_a_time_zone_that_is_known_stays(served: Served) -> None:
    tab = Tab(served)
    await tab.hello("Ann", zone="Asia/Almaty")

    await tab.hello("Ann", zone="Europe/Berlin", **tab.proof)

    assert await zone_of(served, tab) == "Asia/Almaty"


@pytest.mark.parametrize("zone", ["", "Atlantis/Poseidonis", "../../etc/passwd", "\x00"])
async def test_what_is_no_time_zone_is_left_alone(served: Served, zone: str) -> None:
    tab = Tab(served)

    reply = await tab.hello("Ann", zone=zone)

    assert reply.status == 200
    assert await zone_of(served, tab) == ""
