"""Moves in words: played at once, answered in a line, refused with the reason."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import pytest

from adapters.frontdesk import Visitor
from engine.match.people import Place
from engine.match.table import Table
from engine.round.faults import Fault
from engine.service.intents import Ask
from engine.service.orders import Order
from engine.service.ports import Update
from tests.adapters.frontdesk.club import Club, club_at
from tests.builders import PARLOUR
from tests.counter import ADA, BEN, Counter
from tests.engine.service.parlour import ADA as ADA_THERE
from tests.fakes import MemoryStore

RUSSIAN_BEN = Visitor("web", "ben", "Ben", "ru")


@dataclass
class Busy(MemoryStore):
    """A store beside which other things happen: ``meanwhile``, once a line looks at its tables.

    Before that it is heard that its person is there.
    """

    meanwhile: list[Callable[[], Awaitable[object]]] = field(default_factory=list)
    heard: bool = False

    async def tables_of(self, person: str, *, live: bool = True) -> tuple[Table, ...]:
        """The tables of a person, as they are before the next thing happens."""
        found = await super().tables_of(person, live=live)
        while self.meanwhile and self.heard:
            await self.meanwhile.pop()()
        self.heard = bool(self.meanwhile)
        return found


async def test_a_round_is_played_by_words_alone(club: Club) -> None:
    table = await club.dealt()

    notices = await club.notices(
        (BEN, "pass"),
        (ADA, "pass"),
        (BEN, "draw"),
        (BEN, "knock Qd"),
        (ADA, "lay off 3s 7s"),
        (ADA, "best"),
    )

    assert [notice.split(".")[0] for notice in notices] == [
        "You left the upcard",
        "You left the upcard",
        "You drew 9♣",
        "You knocked with 2 points and threw Q♦",
        "You laid off 3♠ 7♠",
        "You laid off 9♠ K♠ and laid down your hand: 5♥ 6♥ 7♥, and 28 points of deadwood",
    ]
    assert len(club.table(table).sheet.entries) == 1


async def test_what_is_typed_in_private_is_answered_with_the_fresh_hand(club: Club) -> None:
    table = await club.dealt()

    answer = await club.say(BEN, "take")

    assert answer.notice == "You took J♣."
    assert answer.private is not None
    assert answer.private.screen.table == table
    assert answer.private.screen.version == club.table(table).version


async def test_a_move_by_command_is_answered_with_the_hand(club: Club) -> None:
    table = await club.dealt()

    answer = await club.say(BEN, "/move take", PARLOUR)

    assert answer.notice == "You took J♣."
    assert answer.private is not None
    assert club.waits_for(table) == "discarding"


@pytest.mark.parametrize(
    ("line", "place"),
    [("/take", None), ("/take", PARLOUR), ("/беру", PARLOUR), ("/аламын", None)],
)
async def test_a_move_with_a_slash_of_its_own_is_played(
    club: Club, line: str, place: Place | None
) -> None:
    table = await club.dealt()

    answer = await club.say(BEN, line, place)

    assert answer.notice == "You took J♣."
    assert club.waits_for(table) == "discarding"


async def test_the_answer_speaks_the_language_of_who_typed(club: Club) -> None:
    await club.dealt()
    await club.counter.desk.people.change(RUSSIAN_BEN, language="ru")

    answer = await club.say(RUSSIAN_BEN, "беру")

    assert answer.notice == "Вы взяли J♣."


@pytest.mark.parametrize(
    ("line", "notice"),
    [
        ("throw 7s", "7♠ is not in your hand."),
        ("knock 9h", "You would keep 30 points of deadwood; the limit is 10."),
        ("gin Qd", "That is not gin: 2 points would be left."),
        ("gin", "That is not gin: 2 points would be left."),
        ("draw", "That move does not fit here. You could type “knock Qd”, “Qd”."),
        ("take", "That move does not fit here. You could type “knock Qd”, “Qd”."),
        ("pass", "That move does not fit here. You could type “knock Qd”, “Qd”."),
    ],
)
async def test_what_the_rules_forbid_is_refused_with_the_reason(
    club: Club, line: str, notice: str
) -> None:
    table = await club.drawn()
    before = club.table(table)

    answer = await club.say(BEN, line)

    assert answer.notice == notice
    assert club.table(table) == before


@pytest.mark.parametrize("line", ["7h", "knock Qd", "best"])
async def test_what_comes_too_early_is_refused_with_what_can_be_typed(
    club: Club, line: str
) -> None:
    await club.dealt()

    answer = await club.say(BEN, line)

    assert answer.notice.endswith(" You could type “take”, “pass”.")


async def test_a_line_delivered_twice_plays_once(club: Club) -> None:
    table = await club.dealt()
    first = await club.say(BEN, "take", update="the same")
    version = club.table(table).version

    again = await club.say(BEN, "take", update="the same")

    assert first.notice == "You took J♣."
    assert again.notice == club.counter.sentence("done-already")
    assert club.table(table).version == version


async def test_a_line_delivered_again_when_it_would_fit_again_plays_once(club: Club) -> None:
    table = await club.dealt()
    await club.notices((BEN, "pass"), (ADA, "pass"))
    await club.say(BEN, "draw", update="the same")
    await club.notices((BEN, "Qd"), (ADA, "draw"), (ADA, "8c"))
    version = club.table(table).version

    again = await club.say(BEN, "draw", update="the same")

    assert again.notice == club.counter.sentence("done-already")
    assert club.table(table).version == version


async def test_a_table_that_moves_on_meanwhile_is_shown_as_it_is() -> None:
    store = Busy()
    club = club_at(Counter(store))
    table = await club.dealt()
    version = club.table(table).version
    offer = Order(ADA_THERE, table, version, Ask("offer_abort"), Update("web", "hers"))
    store.meanwhile.append(lambda: club.counter.service.carry_out(offer))

    answer = await club.say(BEN, "take")

    assert answer.notice == club.counter.sentence(Fault.STALE_BUTTON)
    assert answer.private is not None
    assert answer.private.screen.version == version + 1
    assert club.waits_for(table) == "answering_upcard"


async def test_a_line_that_comes_twice_at_once_plays_once() -> None:
    store = Busy()
    club = club_at(Counter(store))
    table = await club.dealt()
    version = club.table(table).version
    store.meanwhile.append(lambda: club.say(BEN, "take", update="the same"))

    answer = await club.say(BEN, "take", update="the same")

    assert answer.notice == club.counter.sentence("done-already")
    assert club.table(table).version == version + 1
