"""Two people who meet from two platforms: an invitation on one, its code typed on the other."""

import re
from typing import Final

from engine.match.people import Place
from tests.contract.joint_rig import JointRig
from tests.contract.rig import Message, Reply, User
from tests.contract.seats import Pair, all_are_noted
from tests.contract.seeing import has_wish, table_of, until, wish_button

JOIN: Final = re.compile(r"/join ([B-DF-HJ-NPR-TV-Z]{6})")
LINK: Final = re.compile(r"/link ([B-DF-HJ-NPR-TV-Z]{6})")
_UNSEEN: Final = re.compile("\u2060|\\\\u2060")
"""Keeps a platform from making links of what people are to type."""
A_PLACE: Final = 0


async def code_for(
    user: User, place: Place | None, line: str, kind: re.Pattern[str] = JOIN
) -> str:
    """Type a line, and read the code that comes of it, whether as the answer or beside it."""
    before = len(user.received)
    await user.say(place, line)

    def found() -> str | None:
        shown = (_UNSEEN.sub("", one.raw.decode()) for one in user.received[before:])
        return next((code[1] for words in shown if (code := kind.search(words))), None)

    return await until(user, found, "the code")


async def join(user: User, place: Place | None, code: str) -> Reply:
    """Type a code, read the challenge to which it leads, and accept that."""
    reply = await user.say(place, f"/join {code}")

    def card() -> Message | None:
        shown = (reply.private, *reversed(user.private()))
        return next((one for one in shown if one is not None and has_wish(one, "accept")), None)

    challenge = await until(user, card, "the challenge")
    return await user.press(challenge, wish_button(challenge, "accept"))


async def met(rig: JointRig, words: str = "50", language: str = "en") -> Pair:
    """Ann of one platform and Bob of the other at one table, in a place of each."""
    ann, bob = await rig.one.person("Ann"), await rig.other.person("Bob", language)
    here, there = rig.one.place(A_PLACE), rig.other.place(A_PLACE)
    code = await code_for(ann, here, f"/invite {words}")
    await join(bob, there, code.lower())
    pair = Pair(rig.one, here, table_of(await board(bob, there)), (ann, bob), afar=there)
    # Where each message stands is known to a bot that is killed from now on.
    await all_are_noted(rig.one, pair.table)
    return pair


async def board(user: User, place: Place) -> Message:
    """The newest board in a place, once there is one that has been begun."""

    def newest() -> Message | None:
        boards = [one for one in user.messages(place) if has_wish(one, "my_hand")]
        return boards[-1] if boards else None

    return await until(user, newest, "the board")
