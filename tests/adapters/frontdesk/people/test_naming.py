"""People of one name are told apart at a table, whoever comes second."""

import pytest

from adapters.frontdesk import Visitor
from adapters.frontdesk.people.naming import TableNames
from adapters.presentation.names import with_handle
from engine.match.people import Player
from engine.match.stages import Lobby
from engine.service.intents import Ask
from engine.service.ports import Person
from tests.counter import ADA, Counter
from tests.fakes import MemoryStore

ANN = Player("Ann", "ann")


@pytest.mark.parametrize(
    ("name", "handle", "called"),
    [
        pytest.param("Bob", "bob_b", "Bob", id="another name"),
        pytest.param("Ann", "ann_b", "Ann (ann_b)", id="the same name"),
        pytest.param("\u0410nn", "ann_b", "\u0410nn (ann_b)", id="a name that looks the same"),
        pytest.param("Ann", "", "Ann2", id="the same name and no handle"),
        pytest.param("Ann", "a" * 32, "a" * 32, id="a handle that leaves no room"),
    ],
)
async def test_who_comes_second_is_called_what_nobody_takes_for_the_first(
    name: str, handle: str, called: str
) -> None:
    store = MemoryStore()
    person = Person("other", name)
    await store.meet("telegram", "2", person, handle)

    said = await TableNames(store).name_at(person, (ANN,), "telegram")

    assert said == called


async def test_a_third_of_one_name_gets_the_next_number() -> None:
    others = (ANN, Player("Ann2", "two"))

    said = await TableNames(MemoryStore()).name_at(Person("three", "Ann"), others, "telegram")

    assert said == "Ann3"


async def test_two_without_a_name_are_told_apart() -> None:
    others = (Player("·", "one"),)

    said = await TableNames(MemoryStore()).name_at(Person("two", "·"), others, "telegram")

    assert said == "·2"


def test_a_name_with_its_handle_is_no_longer_than_a_name() -> None:
    assert with_handle("x" * 26, "bob") == "x" * 26 + " (bob)"
    assert with_handle("x" * 27, "bob") == "bob"


@pytest.mark.parametrize(
    ("line", "invited"), [("/gin @ada_too", "Ada (ada_too)"), ("/gin", "")], ids=["named", "open"]
)
async def test_at_a_table_of_two_of_one_name_the_second_is_another(
    line: str, invited: str
) -> None:
    counter = Counter(handles=frozenset(("web",)))
    other = Visitor("web", "other", "Ada", handle="ada_too")
    async with counter.running():
        await counter.say(other, "/help")
        await counter.say(ADA, line)
        await counter.settled()
        lobby = counter.table().stage
        await counter.press(other, counter.row("board"), Ask("accept"))

    assert isinstance(lobby, Lobby)
    assert lobby.invited_name == invited
    assert [one.name for one in counter.table().players] == ["Ada", "Ada (ada_too)"]


async def test_who_is_recognised_by_their_handle_is_told_apart_too() -> None:
    counter = Counter(handles=frozenset(("web",)))
    await counter.say(ADA, "/gin @ada_too")

    await counter.say(Visitor("web", "other", "Ada", handle="ada_too"), "/help")

    lobby = counter.table().stage
    assert isinstance(lobby, Lobby)
    assert lobby.invited_name == "Ada (ada_too)"
