"""Time at a table: warnings, autopilot, forfeits; kills, frozen processes and presses between."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import partial
from typing import Final

import pytest
import pytest_asyncio

from adapters.presentation.texts import Name
from engine.match.actions import Autopilot
from engine.match.pace import AUTOPILOT_TURNS
from engine.match.people import Place
from engine.match.stages import Finished, Playing
from engine.round.faults import Fault
from engine.round.outcome import Seat
from tests.contract.rig import Reply, Rig, User
from tests.contract.seats import DEALT, Pair, a_challenge
from tests.contract.seeing import has_wish, until, wish_button
from tests.contract.truth import table_now
from tests.contract.waiting import (
    AWAY,
    Wait,
    ask_for_hand,
    count,
    look_at_rules,
    press_first,
    said,
    waits,
)
from tests.contract.web_rig import web_rig

LIVE_SECONDS: Final = 2
"""The turn of a match that nobody interrupts."""
CASUAL_SECONDS: Final = 4
"""The turn of a match in which the process is killed or frozen."""
CHALLENGE_SECONDS: Final = 5
FROZEN_SECONDS: Final = 7.5
"""Longer than a turn, and long enough that the bot says so."""
WARNED, FLOWN = DEALT + 1, DEALT + 2
"""The versions of a table whose first player does not come."""
SPREAD_MS: Final = (-80, -40, -20, -10, 0, 10, 20, 40, 80)
"""How long before and after a deadline people press."""

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def timed_rig(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Rig]:
    """A bot in a hurry, which may be killed and frozen."""
    settings = {
        "LIVE_SECONDS": str(LIVE_SECONDS),
        "CASUAL_SECONDS": str(CASUAL_SECONDS),
        "CHALLENGE_SECONDS": str(CHALLENGE_SECONDS),
    }
    async with web_rig(tmp_path_factory.mktemp("time"), **settings) as rig:
        yield rig


@pytest_asyncio.fixture(loop_scope="module")
async def rig(timed_rig: Rig) -> AsyncIterator[Rig]:
    """The same; what it logs as an error fails the test."""
    before = timed_rig.failures
    yield timed_rig
    await timed_rig.everybody_leaves()
    assert timed_rig.failures == before


@dataclass(frozen=True, slots=True)
class Over:
    """Matches that are over because somebody, or everybody, was away; and a lapsed challenge."""

    forfeited: Wait
    abandoned: Wait
    lapsed: Pair


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def over(timed_rig: Rig) -> Over:
    """All of them at once, so that their time passes together."""
    forfeited, abandoned = await waits(timed_rig, "live", 2)
    lapsed = await a_challenge(timed_rig, timed_rig.place(1), "Ann", "Bob")
    await asyncio.gather(_forfeit(forfeited), abandoned.both_at(DEALT + 2 * 5))
    for user in lapsed.users:
        await until(user, partial(_has_read, user, lapsed.place, said("ended-expired")), "the end")
    return Over(forfeited, abandoned, lapsed)


async def test_who_does_not_come_is_warned_once_a_turn_and_played_for_three_times(
    over: Over,
) -> None:
    kinds = over.forfeited.kinds()

    assert [kind for kind in kinds if kind != "play"] == ["warn", "autopilot"] * AUTOPILOT_TURNS
    assert _autopilots(over.forfeited) == [_seat(over.forfeited)] * AUTOPILOT_TURNS


async def test_the_third_turn_in_a_row_gives_the_other_the_match(over: Over) -> None:
    stage = over.forfeited.table.stage

    assert isinstance(stage, Finished)
    assert (stage.reason, stage.by) == ("forfeited", _seat(over.forfeited))


async def test_both_see_the_warning_what_autopilot_does_and_the_forfeit(over: Over) -> None:
    wait = over.forfeited
    name = Name(wait.away.user.name)

    assert wait.saw(wait.away, said("clock-warned-you"))
    assert wait.saw(wait.here, said("clock-warned", name=name))
    for turns in (1, 2):
        blanks = {"turns": turns, "most": AUTOPILOT_TURNS, "left": AUTOPILOT_TURNS - turns}
        assert wait.saw(wait.away, said("away-you", **blanks))
        assert wait.saw(wait.here, said("away", name=name, **blanks))
    for seated in (wait.away, wait.here):
        assert _how_forfeited(wait) in (await seated.board_at()).words
        assert _how_forfeited(wait) in (await seated.hand_at()).words


async def test_where_both_are_away_the_match_ends_without_a_winner(over: Over) -> None:
    wait = over.abandoned
    stage = wait.table.stage

    assert isinstance(stage, Finished)
    assert (stage.reason, stage.settlement) == ("abandoned", None)
    assert wait.kinds() == ["warn", "autopilot"] * 5
    for seated in (wait.away, wait.here):
        assert said("ended-abandoned") in (await seated.board_at()).words


async def test_a_challenge_that_nobody_answers_lapses_and_says_so(over: Over) -> None:
    with over.lapsed.rig.saved() as saved:
        stage = table_now(saved, over.lapsed.table).stage

    assert isinstance(stage, Finished)
    assert stage.reason == "expired"
    for user in over.lapsed.users:
        assert _has_read(user, over.lapsed.place, said("ended-expired"))


async def test_a_match_forfeited_is_in_the_statistics_and_may_be_played_again(over: Over) -> None:
    wait = over.forfeited
    hand = await wait.here.hand_at()

    reply = await wait.here.user.press(hand, wish_button(hand, "rematch"))

    assert reply.notice == ""
    with wait.pair.rig.saved() as saved:
        rows = saved.execute(
            "select person, won, reason, counted from match_results where table_id = ?",
            (wait.pair.table,),
        ).fetchall()
    assert sorted(row[1:] for row in rows) == [(0, "forfeited", 1), (1, "forfeited", 1)]


async def test_a_killed_bot_goes_on_at_every_step_and_charges_nobody(rig: Rig) -> None:
    never, early, later, last = await waits(rig, "casual", 4)
    every = (never, early, later, last)
    await asyncio.gather(*(wait.both_at(WARNED) for wait in every))
    await _killed(rig, every)

    # Whoever was warned before the kill has their turn after it.
    hand = await early.away.hand_at(WARNED)
    assert (await press_first(early.away, hand)).notice == ""
    await asyncio.gather(*(wait.both_at(FLOWN) for wait in every))
    await _killed(rig, every)

    assert (await look_at_rules(later.away, await later.away.hand_at(FLOWN))).notice == ""
    played = await asyncio.gather(never.play_on(FLOWN), last.play_on(FLOWN))
    await asyncio.gather(never.both_at(played[0] + 2), last.both_at(played[1] + 2))
    await _killed(rig, (never, last))

    await ask_for_hand(last.away, await last.away.board_at())
    end = await never.play_on(played[0] + 2)
    await never.both_at(end + 2)
    await _killed(rig, (never,))

    assert _how_forfeited(never) in (await never.away.board_at()).words
    assert has_wish(await never.here.hand_at(), "rematch")
    kinds = never.kinds()
    assert [kind for kind in kinds if kind != "play"] == ["warn", "autopilot"] * AUTOPILOT_TURNS
    assert "autopilot" not in early.kinds()[: early.kinds().index("play")]
    for back in (later, last):
        assert count("come_back", back.kinds()) == 1
        assert isinstance(back.table.stage, Playing)


async def test_a_frozen_bot_charges_nobody_and_says_how_long_it_was_away(rig: Rig) -> None:
    (wait,) = await waits(rig, "casual", 1)
    hand = await wait.away.hand_at(DEALT)

    await rig.freeze(FROZEN_SECONDS)
    await until(wait.here.user, partial(_has_read, wait.here.user, wait.pair.place, AWAY), AWAY)
    reply = await press_first(wait.away, hand)

    assert reply.notice == ""
    assert set(wait.kinds()) <= {"warn", "play"}
    assert wait.kinds()[-1] == "play"


async def test_two_presses_at_a_deadline_and_the_deadline_play_one_move(rig: Rig) -> None:
    tables = await waits(rig, "live", len(SPREAD_MS))
    outcomes = await asyncio.gather(*map(_press_at_the_deadline, tables, SPREAD_MS))

    for wait, replies in zip(tables, outcomes, strict=True):
        kinds = [kind for kind in wait.kinds() if kind in {"play", "autopilot"}]
        notices = [reply.notice for reply in replies]
        assert kinds.count("play") == notices.count("")
        assert len(kinds) >= 1
        assert kinds[0] == "autopilot" or kinds.count("play") == 1
        refused = {notice for notice in notices if notice}
        assert refused <= {said(Fault.STALE_BUTTON), said(Fault.NOT_YOUR_TURN)}


async def _forfeit(wait: Wait) -> None:
    """Let ``here`` play on until the other has lost the match."""
    version = FLOWN
    for _ in range(AUTOPILOT_TURNS - 1):
        await wait.away.hand_at(version)
        version = await wait.play_on(version) + 2
    await wait.both_at(version)


async def _killed(rig: Rig, tables: tuple[Wait, ...]) -> None:
    """Kill the bot, let some time pass, and start it again: nothing has happened meanwhile."""
    await rig.kill()
    before = [wait.table.version for wait in tables]
    await rig.start()
    assert [wait.table.version for wait in tables] == before


async def _press_at_the_deadline(wait: Wait, late_ms: int) -> tuple[Reply, Reply]:
    """Press the same move twice at once, so long after the deadline of the first turn."""
    hand = await wait.away.hand_at(WARNED)
    # The warning comes after three quarters of a turn.
    await asyncio.sleep(LIVE_SECONDS / 4 + late_ms / 1000)
    return await asyncio.gather(press_first(wait.away, hand), press_first(wait.away, hand))


def _has_read(user: User, place: Place, sentence: str) -> bool | None:
    """Whether a message of a place says so to somebody; None if it does not."""
    return any(sentence in message.words for message in user.messages(place)) or None


def _seat(wait: Wait) -> Seat:
    """The seat of whoever does not come."""
    names = [player.name for player in wait.table.players]
    return names.index(wait.away.user.name)


def _autopilots(wait: Wait) -> list[Seat]:
    """For whom autopilot has played, in order."""
    return [action.seat for action in wait.actions() if isinstance(action, Autopilot)]


def _how_forfeited(wait: Wait) -> str:
    """How it is said that whoever did not come has lost."""
    stage = wait.table.stage
    assert isinstance(stage, Finished)
    assert stage.settlement is not None
    winner, loser = Name(wait.here.user.name), Name(wait.away.user.name)
    return said("ended-forfeited", name=winner, loser=loser, points=stage.settlement.payment)
