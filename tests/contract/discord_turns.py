"""What tests of Discord alone do again and again: a move by a press, tokens that run out."""

from typing import Final

from tests.contract.discord_rig import DiscordRig
from tests.contract.discord_user import DiscordUser
from tests.contract.rig import Message
from tests.contract.seats import Pair, Seated, mover_of
from tests.contract.seeing import has_wish, plays, version_of

TOKEN_SECONDS: Final = 15 * 60
"""How long Discord takes a token."""


def tokens_run_out(discord: DiscordRig) -> None:
    """Let so much time pass that no message can be changed by a token any more."""
    discord.server.clock.advance(TOKEN_SECONDS + 60)


def of(seated: Seated) -> DiscordUser:
    """Whoever sits there, with all that people on Discord can do."""
    assert isinstance(seated.user, DiscordUser)
    return seated.user


async def a_move(pair: Pair, version: int = 0) -> int:
    """Let whoever is to play press the first move of theirs; the version after it."""
    at = version or pair.dealt_at
    mover = await mover_of(pair, at)
    hand = await mover.hand_at(at)
    reply = await mover.user.press(hand, plays(hand)[0][0])
    return version_of(reply.message, pair.table)


async def a_turn(pair: Pair, seated: Seated, version: int) -> int:
    """Let somebody play on until it is no more their turn; the version after that."""
    while moves := plays(await seated.hand_at(version)):
        hand = await seated.hand_at(version)
        reply = await seated.user.press(hand, moves[0][0])
        version = version_of(reply.message, pair.table)
    return version


def boards(pair: Pair) -> list[Message]:
    """The messages in a table's place that offer somebody's hand of it."""
    there = pair.users[0].messages(pair.place)
    return [one for one in there if version_of(one, pair.table) and has_wish(one, "my_hand")]
