"""Who does not come is warned, played for, and at last loses; where nobody comes nobody loses."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import partial
from typing import Final

import pytest
import pytest_asyncio

from adapters.presentation.texts import Name
from engine.match.pace import AUTOPILOT_TURNS, AWAY_TOO
from engine.match.stages import Finished
from tests.contract.platforms import Platform
from tests.contract.rig import Message, Rig
from tests.contract.seats import DEALT, Pair, a_challenge
from tests.contract.seeing import until, wish_button
from tests.contract.truth import table_now
from tests.contract.waiting import Wait, count, has_read, said, waits

LIVE_SECONDS: Final = 2
CHALLENGE_SECONDS: Final = 8
FLOWN: Final = DEALT + 2
"""The version of a table after autopilot's first turn."""
BOTH_AWAY: Final = AUTOPILOT_TURNS + AWAY_TOO
"""How many turns autopilot plays where nobody comes."""

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def rig(platform: Platform, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Rig]:
    """A bot in a hurry."""
    hurry = {"LIVE_SECONDS": str(LIVE_SECONDS), "CHALLENGE_SECONDS": str(CHALLENGE_SECONDS)}
    async with platform.begins(tmp_path_factory.mktemp("absence"), **hurry) as rig:
        yield rig
        assert rig.failures == []


@dataclass(frozen=True, slots=True)
class Over:
    """Matches that are over because somebody, or everybody, was away; and a lapsed challenge."""

    forfeited: Wait
    abandoned: Wait
    lapsed: Pair
    card: Message
    """The challenge's card while it stood."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def over(rig: Rig) -> Over:
    """All of them at once, so that their time passes together."""
    forfeited, abandoned = await waits(rig, "live", 2)
    lapsed = await a_challenge(rig, rig.place(1), "Ann", "Bob")
    card = await lapsed.by_turns()[1].board_at()
    await asyncio.gather(_forfeit(forfeited), abandoned.both_at(DEALT + 2 * BOTH_AWAY))
    for user in lapsed.users:
        await until(user, partial(has_read, user, lapsed.place, said("ended-expired")), "the end")
    return Over(forfeited, abandoned, lapsed, card)


async def test_who_does_not_come_is_warned_once_a_turn_and_played_for_three_times(
    over: Over,
) -> None:
    assert over.forfeited.missed() == ["warn", "autopilot"] * AUTOPILOT_TURNS
    assert count("autopilot", over.forfeited.kinds()) == AUTOPILOT_TURNS


async def test_the_third_turn_in_a_row_gives_the_other_the_match(over: Over) -> None:
    stage = over.forfeited.table.stage

    assert isinstance(stage, Finished)
    assert (stage.reason, stage.by) == ("forfeited", over.forfeited.seat)


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
        assert wait.how_forfeited() in (await seated.board_at()).words
        assert wait.how_forfeited() in (await seated.hand_at()).words


async def test_where_both_are_away_the_match_ends_without_a_winner(over: Over) -> None:
    wait = over.abandoned
    stage = wait.table.stage

    assert isinstance(stage, Finished)
    assert (stage.reason, stage.settlement) == ("abandoned", None)
    assert wait.kinds() == ["warn", "autopilot"] * BOTH_AWAY
    for seated in (wait.away, wait.here):
        assert said("ended-abandoned") in (await seated.board_at()).words


async def test_a_challenge_that_nobody_answers_lapses_and_says_so(over: Over) -> None:
    with over.lapsed.rig.saved() as saved:
        stage = table_now(saved, over.lapsed.table).stage

    assert isinstance(stage, Finished)
    assert stage.reason == "expired"
    for user in over.lapsed.users:
        assert has_read(user, over.lapsed.place, said("ended-expired"))


async def test_a_challenge_that_has_lapsed_is_accepted_by_nobody(over: Over) -> None:
    reply = await over.lapsed.users[1].press(over.card, wish_button(over.card, "accept"))

    assert reply.notice
    with over.lapsed.rig.saved() as saved:
        stage = table_now(saved, over.lapsed.table).stage
    assert isinstance(stage, Finished)
    assert stage.reason == "expired"


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


async def _forfeit(wait: Wait) -> None:
    """Let ``here`` play on until the other has lost the match."""
    version = FLOWN
    for _ in range(AUTOPILOT_TURNS - 1):
        await wait.away.hand_at(version)
        version = await wait.play_on(version) + 2
    await wait.both_at(version)
