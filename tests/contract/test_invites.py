"""An invitation from one platform to the other: a code, a seat, a board and a hand on each."""

import functools
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from engine.match.people import Place
from engine.round.faults import Fault
from engine.service.intents import Play
from tests.contract.afar import board, code_for, join, met
from tests.contract.joint_rig import EVERY_TWO, Both, JointRig, joint_rig
from tests.contract.rig import Message, Reply, User
from tests.contract.seats import Pair, Seated, dealt
from tests.contract.seeing import has_wish, plays, presses, table_of, until, wish_button
from tests.contract.truth import table_now
from tests.contract.waiting import said

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(
    scope="module", loop_scope="module", params=EVERY_TWO, ids=lambda both: both.name
)
async def shared(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[JointRig]:
    """One bot on both platforms, which may be killed."""
    assert isinstance(request.param, Both)
    async with joint_rig(tmp_path_factory.mktemp("invites"), request.param) as rig:
        yield rig


@pytest_asyncio.fixture(loop_scope="module")
async def rig(shared: JointRig) -> AsyncIterator[JointRig]:
    """The same; what it logs as an error fails the test."""
    before = shared.failures
    yield shared
    await shared.everybody_leaves()
    assert shared.failures == before


async def _met(rig: JointRig) -> Pair:
    return await met(rig, language="ru")


async def test_each_side_has_a_board_and_a_hand_of_its_own(rig: JointRig) -> None:
    pair = await _met(rig)

    await dealt(pair)
    ann, bob = pair.by_turns()
    boards = [await each.board_at(3) for each in (ann, bob)]
    hands = [await each.hand_at(3) for each in (ann, bob)]

    assert all(boards)
    assert hands[0].words != hands[1].words
    assert "Bob" in boards[0].words
    assert "Ann" in boards[1].words


async def test_both_play_by_turns_on_their_own_platforms(rig: JointRig) -> None:
    pair = await dealt(await _met(rig))
    ann, bob = pair.by_turns()
    version = pair.dealt_at

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
    pair = await _met(rig)

    await rig.kill()
    await rig.start()
    await dealt(pair)

    for each in pair.by_turns():
        await each.board_at(pair.dealt_at)


async def test_a_match_that_is_given_up_ends_in_both_places(rig: JointRig) -> None:
    ann, bob = (await dealt(await _met(rig))).by_turns()

    asked = (await ann.user.say(ann.place, "/resign")).message
    await ann.user.press(asked, wish_button(asked, "resign"))

    for each in (ann, bob):
        await until(each.user, functools.partial(_over, each), "the end")
    with rig.saved() as saved:
        assert table_now(saved, ann.table).stage.kind == "finished"


def _over(seated: Seated) -> Message | None:
    assert seated.place is not None
    messages = seated.user.messages(seated.place)
    return next((message for message in messages if has_wish(message, "rematch")), None)


async def test_whoever_joins_in_private_plays_without_a_place(rig: JointRig) -> None:
    ann, bob = await rig.one.person("Ann"), await rig.other.person("Bob")
    code = await code_for(ann, None, "/invite")

    await join(bob, None, code)

    hand = await until(bob, lambda: next((m for m in bob.private() if m.buttons), None), "it")
    table = table_of(hand)
    await Seated(ann, table, None).hand_at(2)
    with rig.saved() as saved:
        assert table_now(saved, table).places == ()


async def test_a_bad_code_is_answered_to_whoever_typed_it(rig: JointRig) -> None:
    bob = await rig.other.person("Bob")

    reply = await bob.say(None, "/join BCDFGH")

    assert "leads nowhere" in (reply.notice or reply.message.words)


async def test_the_rules_are_read_where_the_code_was_typed_before_anybody_is_seated(
    rig: JointRig,
) -> None:
    ann, bob = await rig.one.person("Ann"), await rig.other.person("Bob", "ru")
    here, there = rig.one.place(2), rig.other.place(2)
    code = await code_for(ann, here, "/invite 70 oklahoma")

    reply = await bob.say(there, f"/join {code}")
    card = await until(bob, lambda: _card(reply, bob), "the challenge")
    await rig.kill()
    await rig.start()

    assert "70" in card.words
    assert not any(has_wish(one, "my_hand") for one in bob.messages(there))
    await bob.press(card, wish_button(card, "accept"))
    await board(bob, there)


def _card(reply: Reply, user: User) -> Message | None:
    shown = (reply.private, *reversed(user.private()))
    return next((one for one in shown if one is not None and has_wish(one, "accept")), None)


async def test_a_code_seats_one_person(rig: JointRig) -> None:
    ann, bob, eve = [
        await rig.one.person("Ann"),
        await rig.other.person("Bob"),
        await rig.other.person("Eve"),
    ]
    code = await code_for(ann, None, "/invite")
    await join(bob, None, code)

    reply = await eve.say(None, f"/join {code}")

    assert said(Fault.CHALLENGE_GONE) in reply.words
    assert not any(m.buttons and has_wish(m, "deal_first") for m in eve.private())


async def test_a_code_of_a_challenge_that_was_withdrawn_leads_nowhere(rig: JointRig) -> None:
    ann, bob = await rig.one.person("Ann"), await rig.other.person("Bob")
    here = rig.one.place(1)
    code = await code_for(ann, here, "/invite")
    card = await until(ann, lambda: _challenge(ann, here), "the card")
    await ann.press(card, wish_button(card, "withdraw"))

    reply = await bob.say(rig.other.place(1), f"/join {code}")

    assert said(Fault.CHALLENGE_GONE) in reply.words


async def test_nobody_takes_a_seat_against_themselves(rig: JointRig) -> None:
    ann = await rig.one.person("Ann")
    code = await code_for(ann, None, "/invite")

    reply = await ann.say(None, f"/join {code}")

    assert reply.words.strip()
    assert not any(has_wish(message, "deal_first") for message in ann.private())


def _challenge(user: User, place: Place) -> Message | None:
    return next((m for m in user.messages(place) if has_wish(m, "withdraw")), None)
