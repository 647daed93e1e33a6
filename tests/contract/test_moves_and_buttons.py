"""Every legal move has a button, and no button offers another."""

import asyncio
import random

import pytest

from engine.round.moves import Move
from engine.service.intents import Look
from tests.contract.playing import Way
from tests.contract.rig import Message, Rig
from tests.contract.seats import Pair, Seated, a_match
from tests.contract.seeing import first_moves, has_wish, looks, plays, version_of
from tests.contract.truth import moves_now

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("seeds", [range(4)], ids=["four rounds at four tables"])
async def test_the_buttons_within_reach_are_the_legal_moves_in_every_position(
    rig: Rig, seeds: range
) -> None:
    checked = await asyncio.gather(*(_play_a_round(rig, seed) for seed in seeds))

    assert sum(checked) > 40


async def _play_a_round(rig: Rig, seed: int) -> int:
    """Play a round by the buttons alone; how many positions were compared."""
    pair = await a_match(rig, rig.place(seed % 3), "Ann", "Bob", target=1000)
    way, version, checked = Way(random.Random(seed)), 3, 0
    while (turn := await _turn(pair, version)) is not None:
        seated, hand = turn
        found = await _within_reach(seated, hand)
        with rig.saved() as saved:
            _, legal = moves_now(saved, pair.table)
        assert found == set(legal)
        checked += 1
        version = await _played(seated, way)
    return checked


async def _turn(pair: Pair, version: int) -> tuple[Seated, Message] | None:
    """Who is in turn, with their hand; None once the round is over."""
    one, other = pair.by_turns()
    hands = {seated: await seated.hand_at(version) for seated in (one, other)}
    if any(has_wish(hand, "ready") for hand in hands.values()):
        return None
    return next((seated, hand) for seated, hand in hands.items() if plays(hand))


async def _within_reach(seated: Seated, hand: Message) -> set[Move]:
    """The first moves of every play that the hand and the looks from it lead to."""
    return await _deeper(seated, hand, hand, {Look("hand")})


async def _deeper(seated: Seated, hand: Message, message: Message, seen: set[Look]) -> set[Move]:
    found = first_moves(plays(message))
    for button, look in looks(message):
        if look not in seen:
            seen.add(look)
            reply = await seated.user.press(hand, button)
            found |= await _deeper(seated, hand, reply.message, seen)
    return found


async def _played(seated: Seated, way: Way) -> int:
    """Play one move; the version it leads to."""
    before = version = version_of(await seated.hand_at(), seated.table)
    while version == before:
        _, reply = await way.turn(seated, await seated.hand_at(before))
        version = version_of(reply.message, seated.table)
    return version
