"""Two accounts of one person: joined by a code given on both platforms, whole or not at all."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import pytest
import pytest_asyncio

from engine.round.faults import Fault
from engine.service.intents import Choose
from tests.contract.afar import LINK, code_for
from tests.contract.joint_rig import EVERY_TWO, Both, JointRig, joint_rig
from tests.contract.rig import Message, User
from tests.contract.seeing import has_wish, plays, presses, table_of, until, wish_button
from tests.contract.waiting import said

LOOK_SECONDS: Final = 0.002
"""How often the disk is looked at, so that a kill comes right after a commit."""
MOST_LOOKS: Final = 5_000

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(
    scope="module", loop_scope="module", params=EVERY_TWO, ids=lambda both: both.name
)
async def shared(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[JointRig]:
    """One bot on both platforms, which may be killed."""
    assert isinstance(request.param, Both)
    async with joint_rig(tmp_path_factory.mktemp("links"), request.param) as rig:
        yield rig


@pytest_asyncio.fixture(loop_scope="module")
async def rig(shared: JointRig) -> AsyncIterator[JointRig]:
    """The same; what it logs as an error fails the test."""
    before = shared.failures
    yield shared
    await shared.everybody_leaves()
    assert shared.failures == before


async def _page(user: User, line: str) -> Message:
    return (await user.say(None, line)).message


async def _chosen(user: User, page: Message, key: str) -> Message:
    """Press what a page asks about; what is there then."""
    button = next(
        press.button
        for press in presses(page)
        if isinstance(press.said.intent, Choose) and press.said.intent.key == key
    )
    return (await user.press(page, button)).message


async def _asked(rig: JointRig) -> tuple[User, User, Message]:
    """Ann of both platforms, who is asked whether both accounts are hers."""
    ann, also = await rig.one.person("Ann"), await rig.other.person("Anna")
    code = await code_for(ann, None, "/link", LINK)
    return ann, also, await _page(also, f"/link {code}")


async def test_two_accounts_are_one_after_a_yes(rig: JointRig) -> None:
    ann, also, question = await _asked(rig)
    assert ann.name in question.words

    done = await _chosen(also, question, "link")

    assert ann.name in done.words
    with rig.saved() as saved:
        counts = saved.execute(
            "SELECT count(*) FROM identities GROUP BY person ORDER BY 1 DESC"
        ).fetchall()
    assert counts[0] == (2,)


async def test_both_accounts_see_the_same_matches(rig: JointRig) -> None:
    ann, also, question = await _asked(rig)
    await _chosen(also, question, "link")

    await ann.say(None, "/gin bot casual")
    hand = await until(ann, lambda: next((m for m in ann.private() if m.buttons), None), "it")
    listed = await _page(also, "/games")

    assert table_of(listed) == table_of(hand)


async def test_statistics_are_one_persons_until_an_account_is_parted(rig: JointRig) -> None:
    ann, also, question = await _asked(rig)
    await ann.say(None, "/gin bot casual")
    await until(ann, lambda: any(map(_is_asked, ann.private())) or None, "a question")
    asked = await _page(ann, "/resign")
    await ann.press(asked, wish_button(asked, "resign"))
    alone = (await ann.say(None, "/stats")).words

    await _chosen(also, question, "link")
    both = [(await user.say(None, "/stats")).words for user in (ann, also)]
    await _chosen(also, await _page(also, "/unlink"), "unlink")

    parted = [(await user.say(None, "/stats")).words for user in (ann, also)]
    nothing = said("stats-nothing")
    assert [nothing in words for words in (alone, *both, *parted)] == [*[False] * 4, True]


@pytest.mark.parametrize("line", ["/link BCDFGH", "/link own"])
async def test_a_code_that_joins_nobody_is_answered(rig: JointRig, line: str) -> None:
    ann = await rig.one.person("Ann")
    code = await code_for(ann, None, "/link", LINK)
    before = _identities(rig)

    reply = await ann.say(None, line.replace("own", code))

    assert reply.words.strip()
    assert _identities(rig) == before


async def test_a_code_joins_two_accounts_once(rig: JointRig) -> None:
    ann, also, third = [
        await rig.one.person("Ann"),
        await rig.other.person("Anna"),
        await rig.other.person("Eve"),
    ]
    code = await code_for(ann, None, "/link", LINK)
    await _chosen(also, await _page(also, f"/link {code}"), "link")

    reply = await third.say(None, f"/link {code}")

    assert said(Fault.BAD_CODE) in reply.words


async def test_what_was_asked_before_a_kill_is_done_after_it(rig: JointRig) -> None:
    _, also, question = await _asked(rig)
    people = _people(rig)

    await rig.kill()
    await rig.start()
    await _chosen(also, question, "link")

    assert _people(rig) == people - 1


async def test_two_who_became_one_just_before_a_kill_are_one(rig: JointRig) -> None:
    _, also, question = await _asked(rig)
    before, people = _identities(rig), _people(rig)

    pressing = asyncio.create_task(_chosen(also, question, "link"))
    await _fewer(rig, people)
    await rig.kill()
    await rig.start()
    pressing.cancel()
    await asyncio.gather(pressing, return_exceptions=True)

    assert set(_identities(rig)) == set(before)
    assert _people(rig) == people - 1


async def _fewer(rig: JointRig, people: int) -> None:
    """Wait until fewer people are on the disk."""
    for _ in range(MOST_LOOKS):
        if _people(rig) < people:
            return
        await asyncio.sleep(LOOK_SECONDS)
    raise AssertionError("nobody became one with anybody")


def _people(rig: JointRig) -> int:
    """How many people are behind all identities."""
    return len(set(_identities(rig).values()))


def _is_asked(message: Message) -> bool:
    """Whether a hand waits for its owner, and not for the computer."""
    return has_wish(message, "deal_first") or bool(plays(message))


def _identities(rig: JointRig) -> dict[str, str]:
    """The person behind each identity."""
    with rig.saved() as saved:
        rows = saved.execute("SELECT platform || user, person FROM identities").fetchall()
    return {str(identity): str(person) for identity, person in rows}
