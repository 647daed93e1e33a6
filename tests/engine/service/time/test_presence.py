"""Who was here lately: for a minute, and for as many people as are remembered."""

from dataclasses import dataclass

from engine.service.ports import LogRow
from engine.service.time.presence import Presence
from tests.builders import OPENING
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


@dataclass
class AskedStore(MemoryStore):
    """Counts how often its log was asked."""

    asked: int = 0

    async def last_acted(self, table: str, person: str) -> int:
        """When a person last changed a table."""
        self.asked += 1
        return await super().last_acted(table, person)


async def test_the_log_is_asked_for_each_person_once() -> None:
    store = AskedStore()
    presence = Presence(FakeClock(), store)

    for table in ("t1", "t2", "t1"):
        assert await presence.elsewhere(table, ("ada", "ben")) == {"ada", "ben"}

    assert store.asked == 2


async def test_what_the_log_says_grows_old() -> None:
    clock, store = FakeClock(), MemoryStore()
    store.logs["t1"] = [LogRow("t1", 1, "ada", OPENING, clock.now() - 50_000)]
    presence = Presence(clock, store)
    lately = await presence.elsewhere("t1", ("ada",))

    clock.advance(10)

    assert lately == frozenset()
    assert await presence.elsewhere("t1", ("ada",)) == {"ada"}


async def test_who_comes_while_the_log_is_asked_is_here() -> None:
    clock = FakeClock()

    class Slow(MemoryStore):
        async def last_acted(self, table: str, person: str) -> int:
            presence.note(person)
            return await super().last_acted(table, person)

    presence = Presence(clock, Slow())

    assert await presence.elsewhere("t1", ("ada",)) == frozenset()
