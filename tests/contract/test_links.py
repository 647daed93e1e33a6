"""Two accounts of one person: joined by a code given on both platforms, whole or not at all."""

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Final

import pytest
import pytest_asyncio

from engine.service.intents import Choose
from tests.contract.joint_rig import JointRig, joint_rig
from tests.contract.rig import Message, User
from tests.contract.seeing import presses, table_of, until

CODE: Final = re.compile(r"/link ([B-DF-HJ-NPR-TV-Z]{6})")
MOMENT_SECONDS: Final = 0.01
"""How long after the press the bot is killed."""

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[JointRig]:
    """One bot on both platforms, which may be killed."""
    async with joint_rig(tmp_path_factory.mktemp("links")) as rig:
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
    """Ann of the page and of Telegram, who is asked whether both are hers."""
    ann, also = await rig.web.person("Ann"), await rig.telegram.person("Anna")
    found = CODE.search((await _page(ann, "/link")).words)
    assert found is not None
    return ann, also, await _page(also, f"/link {found[1]}")


async def test_two_accounts_are_one_after_a_yes(rig: JointRig) -> None:
    ann, also, question = await _asked(rig)
    assert ann.name in question.words

    done = await _chosen(also, question, "link")

    assert ann.name in done.words
    with rig.telegram.saved() as saved:
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


async def test_a_kill_while_two_become_one_leaves_one_or_two(rig: JointRig) -> None:
    _, also, question = await _asked(rig)
    before = _identities(rig)

    pressing = asyncio.create_task(_chosen(also, question, "link"))
    await asyncio.sleep(MOMENT_SECONDS)
    await rig.kill()
    await rig.start()
    pressing.cancel()
    await asyncio.gather(pressing, return_exceptions=True)

    after = _identities(rig)
    assert set(after) == set(before)
    assert len(set(after.values())) in {len(set(before.values())), len(set(before.values())) - 1}


def _identities(rig: JointRig) -> dict[str, str]:
    """The person behind each identity."""
    with rig.telegram.saved() as saved:
        rows = saved.execute("SELECT platform || user, person FROM identities").fetchall()
    return {str(identity): str(person) for identity, person in rows}
