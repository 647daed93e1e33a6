"""Whatever happens, a press or a line is answered once; what broke is reported with its number."""

import pytest

from adapters.frontdesk import Answer, Visitor
from adapters.presentation.texts import text
from engine.match.stages import Lobby
from engine.round.faults import Fault
from engine.service.intents import Ask
from engine.service.ports import Person, StoreBusy, Unit
from tests.counter import ADA, BEN, EVE, PARLOUR, Counter
from tests.fakes import MemoryStore


class FailingStore(MemoryStore):
    """A store whose commits come to ``trouble``, when there is any."""

    trouble: Exception | None = None

    async def commit(self, unit: Unit) -> None:
        """Fail, or commit."""
        if self.trouble is not None:
            raise self.trouble
        await super().commit(unit)


class DoorlessStore(MemoryStore):
    """A store that cannot even say who somebody is."""

    async def meet(self, platform: str, user: str, person: Person, handle: str = "") -> Person:
        """Fail."""
        raise OSError(f"no disk to look up {platform}:{user}, {person.name}, {handle}")


async def test_what_broke_a_command_is_reported_with_the_number_that_is_told() -> None:
    store = FailingStore()
    counter = Counter(store=store)
    store.trouble = RuntimeError("broken")

    answer = await counter.say(ADA, "/gin")

    ((error, incident),) = counter.incidents
    assert error is store.trouble
    assert answer == Answer(notice=counter.sentence(Fault.BROKEN, id=incident), for_all=True)


async def test_what_broke_a_press_is_reported_and_changes_nothing() -> None:
    store = FailingStore()
    counter = Counter(store=store)
    await _challenged(counter)
    store.trouble = RuntimeError("broken")

    answer = await counter.press(BEN, counter.row("board"), Ask("accept"))

    ((_, incident),) = counter.incidents
    assert answer == Answer(notice=counter.sentence(Fault.BROKEN, id=incident))
    assert isinstance(counter.table().stage, Lobby)


async def test_two_incidents_have_two_numbers() -> None:
    store = FailingStore()
    counter = Counter(store=store)
    store.trouble = RuntimeError("broken")

    for _ in range(2):
        await counter.say(ADA, "/gin")

    (_, first), (_, second) = counter.incidents
    assert first != second


async def test_a_message_can_be_pressed_again_after_a_press_on_it_broke() -> None:
    store = FailingStore()
    counter = Counter(store=store)
    await _challenged(counter)
    store.trouble = RuntimeError("broken")
    await counter.press(BEN, counter.row("board"), Ask("accept"))
    store.trouble = None

    answer = await counter.press(BEN, counter.row("board"), Ask("accept"))

    assert answer.redraw is not None
    assert answer.redraw.screen.version == 2


async def test_a_store_with_too_much_to_do_asks_for_a_moment_and_is_no_incident() -> None:
    store = FailingStore()
    counter = Counter(store=store)
    store.trouble = StoreBusy()

    answer = await counter.say(ADA, "/gin")

    assert answer == Answer(notice=counter.sentence(Fault.BUSY), for_all=True)
    assert counter.incidents == []


@pytest.mark.parametrize(("tag", "language"), [("ru-RU", "ru"), ("kk", "kk"), ("fr", "en")])
async def test_somebody_who_could_not_be_met_is_answered_in_their_clients_language(
    tag: str, language: str
) -> None:
    counter = Counter(store=DoorlessStore())

    answer = await counter.say(Visitor("web", "u", "U", tag), "/help")

    ((_, incident),) = counter.incidents
    assert answer.notice == counter.catalog.say(language, text(Fault.BROKEN, id=incident))


async def test_two_who_choose_one_name_get_two(counter: Counter) -> None:
    first = await counter.desk.welcome(ADA)
    second = await counter.desk.welcome(Visitor("web", "other", "ada"))

    assert first == "Ada"
    assert second.casefold() != first.casefold()


async def test_who_comes_back_by_their_own_name_keeps_it(counter: Counter) -> None:
    await counter.desk.welcome(ADA)

    assert await counter.desk.welcome(ADA) == "Ada"


async def test_a_visitors_language_is_that_of_their_client_until_they_choose(
    counter: Counter,
) -> None:
    visitor = Visitor("web", "u", "U", "ru-RU")

    before = await counter.desk.language(visitor)
    await counter.say(visitor, "/language kk")

    assert (before, await counter.desk.language(visitor)) == ("ru", "kk")


async def test_a_new_name_is_taken_over_at_the_next_press(counter: Counter) -> None:
    await counter.say(ADA, "/help")

    await counter.say(Visitor("web", "ada", "Countess", "en"), "/help")

    assert counter.person(ADA).name == "Countess"


async def test_opening_the_private_chat_of_somebody_without_tables_changes_nothing(
    counter: Counter,
) -> None:
    await counter.desk.private_opened(EVE)

    assert counter.pigeon.flown == []


async def _challenged(counter: Counter) -> None:
    await counter.say(BEN, "/help")
    async with counter.running():
        await counter.say(ADA, "/gin @Ben", PARLOUR)
        await counter.settled()
