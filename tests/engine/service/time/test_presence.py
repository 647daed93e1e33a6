"""Who was here lately: for a minute, and for as many people as are remembered."""

from engine.service.time.presence import Presence
from tests.fakes import FakeClock, MemoryStore


async def test_who_did_something_is_here_for_a_minute() -> None:
    clock = FakeClock()
    presence = Presence(clock, MemoryStore())
    presence.note("ada")
    clock.advance(59.9)
    lately = await presence.elsewhere("t1", ("ada", "ben"))

    clock.advance(0.1)

    assert lately == {"ben"}
    assert await presence.elsewhere("t1", ("ada", "ben")) == {"ada", "ben"}


async def test_only_so_many_people_are_remembered() -> None:
    presence = Presence(FakeClock(), MemoryStore())
    presence.note("ada")
    presence.note("ben")
    presence.note("ada")

    for number in range(9_999):
        presence.note(f"p{number}")

    assert await presence.elsewhere("t1", ("ada", "ben")) == {"ben"}
