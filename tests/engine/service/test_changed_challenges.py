"""Challenges that are changed while they wait: other rules, a computer player instead."""

from dataclasses import replace

import pytest

from engine.match.actions import Open
from engine.match.changes import replayed
from engine.match.people import Place
from engine.match.rules import Rules
from engine.match.stages import ChoosingDealer, Finished, Lobby, Playing
from engine.match.table import Game
from engine.round.faults import Fault, NotAllowed, StaleView
from engine.service.intents import Ask, Challenge, Wish
from engine.service.ports import Person
from engine.variants.house import variant_of
from tests.builders import PARLOUR
from tests.engine.service.parlour import ADA, BEN, CY, SOLO, TO_ANYBODY, TO_BEN, Parlour
from tests.engine.service.refusals import fault_of

REMIK = Rules("remik", 50)
OKLAHOMA = Rules("old", None, (("oklahoma", True),))
BEYOND = Rules("classic", 5000)
WAITS_MS = 600_000


@pytest.mark.parametrize(
    "challenge",
    [
        pytest.param(TO_BEN, id="to Ben"),
        pytest.param(TO_ANYBODY, id="to anybody"),
        pytest.param(SOLO, id="to the computer"),
    ],
)
async def test_the_challenger_may_propose_other_rules(
    parlour: Parlour, challenge: Challenge
) -> None:
    table = await parlour.open(ADA, challenge)

    await parlour.propose(ADA, table, REMIK)

    stored = await parlour.table(table)
    assert (stored.rules, stored.version) == (REMIK, 2)
    assert isinstance(stored.stage, Lobby)
    assert (await parlour.board(table)).sheet_rules.target == 50


@pytest.mark.parametrize(
    ("person", "rules", "fault"),
    [
        pytest.param(BEN, REMIK, Fault.NOT_YOUR_BUTTON, id="the challenged"),
        pytest.param(CY, REMIK, Fault.NOT_YOUR_BUTTON, id="another"),
        pytest.param(ADA, Rules(), Fault.SAME_RULES, id="the same rules"),
        pytest.param(ADA, BEYOND, Fault.TARGET_RANGE, id="rules that there are not"),
        pytest.param(ADA, Rules("whist"), Fault.BAD_ARGUMENT, id="another game"),
    ],
)
async def test_a_proposal_that_makes_no_sense_changes_nothing(
    parlour: Parlour, person: Person, rules: Rules, fault: Fault
) -> None:
    table = await parlour.open(ADA, TO_BEN)

    refused = await fault_of(parlour.propose(person, table, rules), NotAllowed)

    assert refused is fault
    assert (await parlour.table(table)).version == 1


async def test_rules_are_not_changed_once_somebody_has_accepted(parlour: Parlour) -> None:
    table = await parlour.seated()

    assert await fault_of(parlour.propose(ADA, table, REMIK)) is Fault.CHALLENGE_GONE
    assert await fault_of(parlour.propose(ADA, table, REMIK, version=1)) is Fault.STALE_BUTTON


@pytest.mark.parametrize(
    ("person", "wish"), [(BEN, "accept"), (BEN, "decline"), (ADA, "withdraw")]
)
async def test_who_answers_a_challenge_has_seen_its_rules(
    parlour: Parlour, person: Person, wish: Wish
) -> None:
    table = await parlour.open(ADA, TO_BEN)
    await parlour.propose(ADA, table, REMIK)

    refused = await fault_of(parlour.ask(person, table, wish, version=1), StaleView)

    assert refused is Fault.CHALLENGE_CHANGED
    assert isinstance((await parlour.table(table)).stage, Lobby)


async def test_a_changed_challenge_is_played_by_its_new_rules(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_BEN)
    await parlour.propose(ADA, table, REMIK)

    await parlour.ask(BEN, table, "accept")

    # In remik the low cut deals: nobody chooses, the first round is there at once.
    assert isinstance((await parlour.table(table)).stage, Playing)


async def test_a_changed_challenge_waits_anew(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_BEN)
    first = await parlour.store.next_deadline("web")
    parlour.clock.advance(300)
    await parlour.propose(ADA, table, REMIK)

    second = await parlour.store.next_deadline("web")

    assert first is not None
    assert second is not None
    assert (second.version, second.due) == (2, parlour.clock.now() + WAITS_MS)
    await parlour.service.on_deadline(first)
    assert isinstance((await parlour.table(table)).stage, Lobby)
    await parlour.pass_time()
    assert (await parlour.table(table)).stage == Finished("expired")


async def test_a_changed_challenge_survives_a_restart(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_BEN)
    await parlour.propose(ADA, table, OKLAHOMA)

    await parlour.restart()

    assert (await parlour.board(table)).rules == OKLAHOMA
    await parlour.ask(BEN, table, "accept")
    assert isinstance((await parlour.table(table)).stage, ChoosingDealer)


async def test_the_log_of_a_changed_challenge_plays_it_again(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)
    for rules in (REMIK, OKLAHOMA, Rules("straight")):
        await parlour.propose(ADA, table, rules)
    await parlour.sit_down(ADA, table, "casual")

    opening, *actions = [row.action for row in await parlour.store.log(table)]

    assert isinstance(opening, Open)
    again = replayed(opening, actions, lambda rules: Game(variant_of(rules), parlour.chance.order))
    assert again == await parlour.table(table)


async def test_a_rematch_keeps_the_rules_of_a_changed_challenge(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_BEN)
    await parlour.propose(ADA, table, OKLAHOMA)
    await parlour.ask(BEN, table, "accept")
    await parlour.ask(BEN, table, "resign")
    await parlour.ask(ADA, table, "rematch")

    again = await parlour.service.carry_out(await parlour.order(BEN, table, Ask("rematch")))

    assert again != table
    assert (await parlour.table(again)).rules == OKLAHOMA


@pytest.mark.parametrize("challenge", [TO_ANYBODY, SOLO], ids=["open", "solo"])
async def test_the_challenger_may_sit_a_computer_down(
    parlour: Parlour, challenge: Challenge
) -> None:
    table = await parlour.open(ADA, replace(challenge, rules=OKLAHOMA))

    await parlour.sit_down(ADA, table, "casual")

    stored = await parlour.table(table)
    assert isinstance(stored.stage, ChoosingDealer)
    assert [player.computer for player in stored.players] == ["", "casual"]
    assert stored.rules == OKLAHOMA


@pytest.mark.parametrize(
    ("challenge", "person", "computer", "fault"),
    [
        pytest.param(TO_BEN, ADA, "casual", Fault.CHALLENGE_OTHERS, id="Ben's seat"),
        pytest.param(TO_ANYBODY, BEN, "casual", Fault.NOT_YOUR_BUTTON, id="another's table"),
        pytest.param(SOLO, BEN, "casual", Fault.NOT_YOUR_BUTTON, id="another's computer"),
        pytest.param(SOLO, ADA, "deep", Fault.UNKNOWN_PERSON, id="no such computer"),
    ],
)
async def test_a_computer_does_not_sit_down_everywhere(
    parlour: Parlour, challenge: Challenge, person: Person, computer: str, fault: Fault
) -> None:
    table = await parlour.open(ADA, challenge)

    assert await fault_of(parlour.sit_down(person, table, computer), NotAllowed) is fault
    assert (await parlour.table(table)).version == 1


async def test_a_computer_sits_down_under_the_rules_that_were_seen(parlour: Parlour) -> None:
    table = await parlour.open(ADA, SOLO)
    await parlour.propose(ADA, table, REMIK)

    refused = await fault_of(parlour.sit_down(ADA, table, "casual", version=1), StaleView)

    assert refused is Fault.STALE_BUTTON


@pytest.mark.parametrize("place", [PARLOUR, None], ids=["in a place", "in private"])
async def test_who_has_yet_to_choose_a_computer_is_not_asked_twice(
    parlour: Parlour, place: Place | None
) -> None:
    challenge = replace(SOLO, place=place)
    await parlour.open(ADA, challenge)

    assert await fault_of(parlour.open(ADA, challenge)) is Fault.SOLO_CHALLENGE_TWICE


async def test_who_has_yet_to_choose_a_computer_may_look_for_people_too(parlour: Parlour) -> None:
    await parlour.open(ADA, SOLO)

    await parlour.open(ADA, TO_ANYBODY)
    await parlour.open(ADA, replace(SOLO, place=None))

    assert len(await parlour.store.tables_of("ada")) == 3
