"""A person on Discord and one on Telegram at one table, from the code to the rematch."""

import random
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import pytest
import pytest_asyncio

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text
from engine.match.sheet import Settlement
from engine.match.stages import Finished
from tests.contract.afar import met
from tests.contract.chance import Chance
from tests.contract.discord_user import DiscordUser
from tests.contract.joint_rig import DISCORD_AND_TELEGRAM, JointRig, joint_rig
from tests.contract.oracle import Oracle, told_by
from tests.contract.playing import Sitting, Way
from tests.contract.rig import Message, Reply, User
from tests.contract.seats import Pair, Seated, all_are_noted, dealt
from tests.contract.seeing import has_wish, table_of, until, wish_button
from tests.contract.truth import messages_by_place, table_now

CATALOG: Final = Catalog.load()
KILLED_AT: Final = (4, 15)
"""The presses of a match before which the bot is killed."""
PRESSES: Final = 40

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[JointRig]:
    """One bot on both platforms, which may be killed, with pictures of the cards on Discord."""
    async with joint_rig(tmp_path_factory.mktemp("two"), DISCORD_AND_TELEGRAM) as rig:
        yield rig


@pytest_asyncio.fixture(loop_scope="module")
async def rig(shared: JointRig) -> AsyncIterator[JointRig]:
    """The same; what it logs as an error fails the test."""
    before = shared.failures
    yield shared
    await shared.everybody_leaves()
    assert shared.failures == before


@dataclass(frozen=True, slots=True, kw_only=True)
class _Killing(Way):
    """A way to play in which the bot is killed now and then, and started again."""

    rig: JointRig
    presses: list[str] = field(default_factory=list)

    async def turn(self, seated: Seated, hand: Message) -> tuple[Message, Reply]:
        """Press the same that was there before the kill."""
        self.presses.append(seated.user.name)
        if len(self.presses) in KILLED_AT:
            await all_are_noted(self.rig.one, seated.table)
            await self.rig.kill()
            await self.rig.start()
        return await Way.turn(self, seated, hand)


async def test_a_match_is_played_over_kills_to_its_end_a_rematch_and_statistics(
    rig: JointRig,
) -> None:
    watchers = [await rig.one.person("Wim"), await rig.other.person("Una")]
    pair = await dealt(await met(rig, "40"))
    way = _Killing(random.Random(3), rig=rig)

    version = await Sitting(pair, way, curious=0.05).play()

    assert len(way.presses) > KILLED_AT[0]
    assert _saw_pictures(pair.users[0])
    settled = _settled(rig, pair)
    ended = [await each.board_at(version) for each in pair.by_turns()]
    assert all(str(abs(settled.payment)) in board.words for board in ended)
    assert _showdowns(rig, pair, 0) == _showdowns(rig, pair, 1) > 0
    stats = [(await user.say(None, "/stats")).words for user in pair.users]
    assert {CATALOG.say("en", text("stats-won-lost", won=1, lost=0)) in one for one in stats} == {
        True,
        False,
    }
    await _rematch(pair)
    with rig.saved() as saved:
        oracle = Oracle.of(saved)
    people = (*watchers, *pair.users)
    assert [leak for user in people for leak in oracle.leaks(user.name, user.received)] == []
    assert all(sum(len(told_by(one.raw).cards) for one in u.received) > 100 for u in pair.users)


async def test_nobody_learns_a_hidden_card_by_random_presses_with_closed_private_messages(
    rig: JointRig,
) -> None:
    watchers = [await rig.one.person("Wim"), await rig.other.person("Una")]
    pair = await dealt(await met(rig))
    await pair.users[0].close_private()
    chance = Chance(pair, random.Random(7))

    await chance.play(PRESSES)
    await chance.give_up()

    for each in pair.by_turns():
        await until(each.user, partial(_over, each), "the end")
    with rig.saved() as saved:
        oracle = Oracle.of(saved, (pair.table,))
    people = (*watchers, *pair.users)
    assert [leak for user in people for leak in oracle.leaks(user.name, user.received)] == []
    assert chance.moves > PRESSES // 4


def _saw_pictures(user: User) -> bool:
    """Whether somebody on Discord has seen cards as pictures, which the oracle reads as well."""
    assert isinstance(user, DiscordUser)
    return any(b"dw_" in seen.raw for seen in user.account.received)


def _settled(rig: JointRig, pair: Pair) -> Settlement:
    with rig.saved() as saved:
        stage = table_now(saved, pair.table).stage
    assert isinstance(stage, Finished)
    assert stage.reason == "won"
    assert stage.settlement is not None
    return stage.settlement


def _showdowns(rig: JointRig, pair: Pair, number: int) -> int:
    """How many rounds lie open in the place of one of the two."""
    seated = pair.by_turns()[number]
    assert seated.place is not None
    with rig.saved() as saved:
        keys = messages_by_place(saved)
    shown = [keys.get((one.chat, one.id)) for one in seated.user.messages(seated.place)]
    return sum(
        key is not None and (key.purpose, key.table) == ("showdown", pair.table) for key in shown
    )


async def _rematch(pair: Pair) -> None:
    """Ask for a rematch on both platforms; each has a hand and a board of it then."""
    for each in pair.by_turns():
        hand = await each.hand_at()
        await each.user.press(hand, wish_button(hand, "rematch"))
    for each in pair.by_turns():
        hand = await until(each.user, partial(_elsewhere, each), "the new hand")
        following = Seated(each.user, table_of(hand), each.place)
        await following.board_at()


def _elsewhere(seated: Seated) -> Message | None:
    others = (m for m in seated.user.private() if m.buttons and table_of(m) != seated.table)
    return next(others, None)


def _over(seated: Seated) -> Message | None:
    assert seated.place is not None
    messages = seated.user.messages(seated.place)
    return next((message for message in messages if has_wish(message, "rematch")), None)
