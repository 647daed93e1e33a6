"""Whom a line means: by handle, by name, by whom it answers, and people nobody has met yet."""

from dataclasses import replace

import pytest

from adapters.frontdesk import Answer, Press, Said, Visitor
from adapters.presentation.texts import Name
from engine.match.people import Place
from engine.match.stages import Finished, Lobby
from engine.service.intents import Ask
from engine.service.ports import Person
from tests.counter import Counter

GROUP = Place("telegram", "-45", "Club", "-45")
ANN = Visitor("telegram", "1", "Ann", "en", handle="ann_c")
BOB = Visitor("telegram", "2", "Bob", "en", handle="bobby")
CAT = Visitor("telegram", "3", "Cat", "en")
ROBOT = Visitor("telegram", "9", "Robot", "en", handle="robot", is_bot=True)


@pytest.fixture
def counter() -> Counter:
    """A bot on a platform where people have handles."""
    return Counter(handles=frozenset({"telegram"}))


@pytest.fixture
def line(counter: Counter) -> "Lines":
    """Lines that are typed in a group."""
    return Lines(counter)


class Lines:
    """What people type in a group, in answer to others or not."""

    def __init__(self, counter: Counter) -> None:
        self.counter = counter
        self._count = 0

    async def __call__(
        self, visitor: Visitor, words: str, to: Visitor | None = None, place: Place | None = GROUP
    ) -> Answer:
        """Type a line; it may answer ``to`` somebody."""
        self._count += 1
        return await self.counter.desk.said(Said(visitor, place, words, str(self._count), to))

    async def known(self, *visitors: Visitor) -> None:
        """Let the bot meet people."""
        for visitor in visitors:
            await self(visitor, "/help")

    @property
    def lobby(self) -> Lobby:
        """The latest challenge, while it waits."""
        stage = self.counter.table().stage
        assert isinstance(stage, Lobby)
        return stage

    def person(self, visitor: Visitor) -> Person:
        """The person behind a visitor."""
        return self.counter.store.people[self.counter.store.known["telegram", visitor.user]]

    def refusal(self, key: str, **blanks: str) -> str:
        """What is said where something is refused."""
        told = {name: Name(said) if name == "name" else said for name, said in blanks.items()}
        return self.counter.sentence(key, **told)


async def test_a_handle_means_its_owner_whatever_others_call_themselves(line: Lines) -> None:
    await line.known(BOB, replace(CAT, name="bobby"))

    await line(ANN, "/gin @Bobby")

    assert line.lobby.invited == line.person(BOB).id


async def test_a_name_in_quotes_means_whoever_goes_by_it(line: Lines) -> None:
    await line.known(BOB, CAT)

    await line(ANN, '/gin @"cat"')

    assert line.lobby.invited == line.person(CAT).id


async def test_somebody_without_a_handle_is_meant_by_their_name(line: Lines) -> None:
    await line.known(replace(CAT, name="Cathy"))

    await line(ANN, "/gin @cathy")

    assert line.lobby.invited == line.person(CAT).id


async def test_a_handle_never_means_somebody_with_another_handle(line: Lines) -> None:
    await line.known(replace(BOB, name="Robert"))

    await line(ANN, "/gin @robert")

    assert line.lobby.invited != line.person(BOB).id
    assert line.lobby.invited_name == "robert"


async def test_whom_a_line_answers_is_challenged(line: Lines) -> None:
    answer = await line(ANN, "/gin 100", to=BOB)

    assert (line.lobby.invited, line.lobby.invited_name) == (line.person(BOB).id, "Bob")
    assert answer.for_all


@pytest.mark.parametrize("named", ["@bobby", '@"Bob"'], ids=["by handle", "by name"])
async def test_who_is_named_and_answered_is_challenged_once(line: Lines, named: str) -> None:
    await line.known(BOB)

    await line(ANN, f"/gin {named}", to=BOB)

    assert line.lobby.invited == line.person(BOB).id


async def test_who_is_named_in_answer_to_another_is_asked_about(line: Lines) -> None:
    await line.known(BOB)

    answer = await line(ANN, "/gin @bobby", to=CAT)

    assert answer.notice == line.refusal("fault-two-named", first="Bob", second="Cat")
    assert not line.counter.store.tables


@pytest.mark.parametrize("word", ["bot", "casual"])
async def test_a_computer_is_played_whomever_the_line_answers(line: Lines, word: str) -> None:
    await line(ANN, f"/gin {word}", to=BOB)

    players = line.counter.table().players
    assert line.person(ANN).id == players[0].person
    assert ("telegram", BOB.user) not in line.counter.store.known


async def test_programs_are_not_challenged(line: Lines) -> None:
    answer = await line(ANN, "/gin", to=ROBOT)

    assert answer.notice == line.refusal("fault-challenge-bot")


async def test_a_name_counts_where_a_program_is_answered(line: Lines) -> None:
    await line.known(BOB)

    await line(ANN, "/gin @bobby", to=ROBOT)

    assert line.lobby.invited == line.person(BOB).id


async def test_nobody_is_challenged_by_answering_themselves(line: Lines) -> None:
    answer = await line(ANN, "/gin", to=ANN)

    assert answer.notice == line.refusal("fault-challenge-yourself")


async def test_whoever_nobody_has_met_is_challenged_by_their_handle(line: Lines) -> None:
    answer = await line(ANN, "/gin @Some_One1 100")

    assert line.lobby.invited_name == "Some_One1"
    assert answer.notice == line.counter.sentence("challenge-sent", name="Some_One1")


async def test_whoever_was_meant_is_recognised_when_they_come_and_may_accept(
    counter: Counter, line: Lines
) -> None:
    await line(ANN, "/gin @Dora_D")
    dora = Visitor("telegram", "4", "Dora", "en", handle="dora_d")
    async with counter.running():
        await counter.settled()
        await accept(counter, dora)

    assert [player.name for player in counter.table().players] == ["Ann", "Dora"]


async def test_nobody_else_may_accept_what_is_for_a_handle(counter: Counter, line: Lines) -> None:
    await line(ANN, "/gin @Dora_D")
    async with counter.running():
        await counter.settled()
        answer = await accept(counter, BOB)

    assert answer.notice == line.refusal("fault-challenge-others")
    assert line.lobby.invited_name == "Dora_D"


async def accept(counter: Counter, visitor: Visitor) -> Answer:
    """Press what accepts on a board that everybody sees, as it was at first."""
    scope = f"place:{GROUP.key}"
    token = counter.tokens.encode(Ask("accept"), counter.table().id, 1, scope)
    return await counter.pressed(Press(visitor, GROUP, "-45", "5", token, f"p{visitor.user}"))


async def test_what_waits_for_a_handle_waits_for_its_owner(counter: Counter, line: Lines) -> None:
    await line(ANN, "/gin @Dora_D")
    dora = Visitor("telegram", "4", "Dora", "en", handle="Dora_D")

    await line(dora, "/games", place=None)

    assert [table.id for table in await counter.store.tables_of(line.person(dora).id)] == [
        counter.table().id
    ]


async def test_somebody_known_who_takes_the_handle_is_recognised(line: Lines) -> None:
    await line.known(CAT)
    await line(ANN, "/gin @kitty")

    await line(replace(CAT, handle="Kitty"), "/help")

    assert line.lobby.invited == line.person(CAT).id


async def test_two_who_challenge_one_handle_mean_the_same_person(line: Lines) -> None:
    await line(ANN, "/gin @Dora_D")
    first = line.lobby.invited

    await line(BOB, "/gin @dora_d")

    assert line.lobby.invited == first


async def test_the_same_handle_is_not_challenged_twice(line: Lines) -> None:
    await line(ANN, "/gin @Dora_D")

    answer = await line(ANN, "/gin @dora_d")

    assert answer.notice == line.refusal("fault-challenge-twice")


async def test_who_is_blocked_reaches_nobody_by_a_handle_they_take_later(line: Lines) -> None:
    await line.known(ANN, CAT)
    await line.counter.store.block(line.person(CAT).id, line.person(ANN).id)
    await line(ANN, "/gin @kitty")

    await line(replace(CAT, handle="kitty"), "/help")

    assert line.counter.table().stage == Finished("declined")


@pytest.mark.parametrize(
    ("words", "key"),
    [
        pytest.param("/gin @abc", "fault-unknown-person", id="too short"),
        pytest.param("/gin @1234", "fault-unknown-person", id="a number"),
        pytest.param("/gin @Zoë_1", "fault-unknown-person", id="other letters"),
        pytest.param('/gin @"some_one"', "fault-unknown-person", id="in quotes"),
        pytest.param("/gin @somebot", "fault-challenge-bot", id="a program"),
        pytest.param("/gin @Deadwood", "fault-challenge-bot", id="this bot"),
        pytest.param("/gin @computer", "fault-use-bot", id="the computer"),
    ],
)
async def test_what_can_be_nobodys_handle_is_refused(line: Lines, words: str, key: str) -> None:
    answer = await line(ANN, words)

    name = words.partition("@")[2].strip('"')
    assert answer.notice == line.refusal(key, name=name)
    assert len(line.counter.store.people) == 1


async def test_nobody_new_is_challenged_in_private(line: Lines) -> None:
    answer = await line(ANN, "/gin @Dora_D", place=None)

    assert answer.notice == line.refusal("fault-needs-channel")
    assert len(line.counter.store.people) == 1


async def test_a_place_without_handles_knows_nobody_new(line: Lines) -> None:
    ada = Visitor("web", "ada", "Ada", "en")

    answer = await line(ada, "/gin @Dora_D", place=Place("web", "#parlour", "parlour"))

    assert answer.notice == line.refusal("fault-unknown-person", name="Dora_D")


async def test_the_statistics_of_whom_a_line_answers_are_shown(line: Lines) -> None:
    answer = await line(ANN, "/stats", to=BOB)

    assert "Bob" in str(answer.private)


async def test_statistics_in_answer_to_a_program_are_ones_own(line: Lines) -> None:
    answer = await line(ANN, "/stats", to=ROBOT)

    assert "Ann" in str(answer.private)


async def test_whom_a_line_answers_is_blocked(line: Lines) -> None:
    answer = await line(ANN, "/settings block", to=BOB)

    assert [one.name for one in await line.counter.store.blocked_by(line.person(ANN).id)] == [
        "Bob"
    ]
    assert not answer.for_all


async def test_whom_a_line_answers_may_challenge_again(line: Lines) -> None:
    await line(ANN, "/settings block", to=BOB)

    await line(ANN, "/settings unblock", to=BOB)

    assert await line.counter.store.blocked_by(line.person(ANN).id) == ()


async def test_a_typed_name_is_blocked_whomever_the_line_answers(line: Lines) -> None:
    await line.known(BOB, CAT)

    await line(ANN, "/settings block @bobby", to=CAT)

    assert [one.name for one in await line.counter.store.blocked_by(line.person(ANN).id)] == [
        "Bob"
    ]


async def test_programs_are_not_blocked(line: Lines) -> None:
    answer = await line(ANN, "/settings block", to=ROBOT)

    assert answer.notice == line.refusal("fault-unknown-person", name="Robot")


async def test_other_settings_do_not_ask_whom_a_line_answers(line: Lines) -> None:
    answer = await line(ANN, "/settings", to=BOB)

    assert answer.private is not None
    assert await line.counter.store.blocked_by(line.person(ANN).id) == ()
