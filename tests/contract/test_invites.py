"""An invitation from one platform to the other: a code, a seat, a board and a hand on each."""

import re
from collections.abc import AsyncIterator
from functools import partial
from typing import Final

import pytest
import pytest_asyncio

from engine.match.people import Place
from engine.service.intents import Play
from tests.contract.joint_rig import JointRig, joint_rig
from tests.contract.rig import Message, User
from tests.contract.seats import Seated
from tests.contract.seeing import has_wish, plays, presses, table_of, until, wish_button
from tests.contract.truth import table_now

CODE: Final = re.compile(r"/join ([B-DF-HJ-NPR-TV-Z]{6})")

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[JointRig]:
    """One bot on both platforms, which may be killed."""
    async with joint_rig(tmp_path_factory.mktemp("invites")) as rig:
        yield rig


@pytest_asyncio.fixture(loop_scope="module")
async def rig(shared: JointRig) -> AsyncIterator[JointRig]:
    """The same; what it logs as an error fails the test."""
    before = shared.failures
    yield shared
    await shared.everybody_leaves()
    assert shared.failures == before


async def _told(user: User, place: Place | None, line: str) -> Message:
    """The page that answers a line for one person alone."""
    reply = await user.say(place, line)
    return reply.message


def _code(page: Message) -> str:
    found = CODE.search(page.words)
    assert found is not None, page.words
    return found[1]


async def _board(user: User, place: Place) -> Message:
    return await until(
        user,
        lambda: next((m for m in user.messages(place) if has_wish(m, "my_hand")), None),
        "the board",
    )


async def _met(rig: JointRig) -> tuple[Seated, Seated]:
    """Ann of the page and Bob of Telegram at one table, each with a board and a hand."""
    ann, bob = await rig.web.person("Ann"), await rig.telegram.person("Bob", "ru")
    here, there = rig.web.place(0), rig.telegram.place(0)
    code = _code(await _told(ann, here, "/invite 50"))
    await bob.say(there, f"/join {code.lower()}")
    own = await _board(bob, there)
    table = table_of(own)
    await until(ann, lambda: Seated(ann, table, here).hand, "the hand")
    return Seated(ann, table, here), Seated(bob, table, there)


async def _dealt(ann: Seated, bob: Seated) -> None:
    hands = [(each, await each.hand_at()) for each in (ann, bob)]
    chooser, hand = next(one for one in hands if has_wish(one[1], "deal_first"))
    await chooser.user.press(hand, wish_button(hand, "deal_first"))


async def test_each_side_has_a_board_and_a_hand_of_its_own(rig: JointRig) -> None:
    ann, bob = await _met(rig)

    await _dealt(ann, bob)
    boards = [await each.board_at(3) for each in (ann, bob)]
    hands = [await each.hand_at(3) for each in (ann, bob)]

    assert all(boards)
    assert hands[0].words != hands[1].words
    assert "Bob" in boards[0].words
    assert "Ann" in boards[1].words


async def test_both_play_by_turns_on_their_own_platforms(rig: JointRig) -> None:
    ann, bob = await _met(rig)
    await _dealt(ann, bob)
    version = 3

    for _ in range(2):
        seated = [(each, await each.hand_at(version)) for each in (ann, bob)]
        mover, hand = next(one for one in seated if plays(one[1]))
        button = next(p.button for p in presses(hand) if isinstance(p.said.intent, Play))
        await mover.user.press(hand, button)
        version += 1

    for each in (ann, bob):
        await each.hand_at(version)
        await each.board_at(version)


async def test_a_restart_leaves_both_sides_playing(rig: JointRig) -> None:
    ann, bob = await _met(rig)

    await rig.kill()
    await rig.start()
    await _dealt(ann, bob)

    for each in (ann, bob):
        await each.board_at(3)


async def test_a_match_that_is_given_up_ends_in_both_places(rig: JointRig) -> None:
    ann, bob = await _met(rig)
    await _dealt(ann, bob)

    asked = await _told(ann.user, ann.place, "/resign")
    await ann.user.press(asked, wish_button(asked, "resign"))

    for each in (ann, bob):
        await until(each.user, partial(_over, each), "the end")
    with rig.telegram.saved() as saved:
        assert table_now(saved, ann.table).stage.kind == "finished"


def _over(seated: Seated) -> Message | None:
    assert seated.place is not None
    messages = seated.user.messages(seated.place)
    return next((message for message in messages if has_wish(message, "rematch")), None)


async def test_whoever_joins_in_private_plays_without_a_place(rig: JointRig) -> None:
    ann, bob = await rig.web.person("Ann"), await rig.telegram.person("Bob")
    code = _code(await _told(ann, None, "/invite"))

    await bob.say(None, f"/join {code}")

    hand = await until(bob, lambda: next((m for m in bob.private() if m.buttons), None), "it")
    table = table_of(hand)
    await Seated(ann, table, None).hand_at(2)
    with rig.telegram.saved() as saved:
        assert table_now(saved, table).places == ()


async def test_a_bad_code_is_answered_to_whoever_typed_it(rig: JointRig) -> None:
    bob = await rig.telegram.person("Bob")

    reply = await bob.say(None, "/join BCDFGH")

    assert "leads nowhere" in (reply.notice or reply.message.words)
