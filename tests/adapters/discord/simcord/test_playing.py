"""A match on simcord: who sees what, who may press what, and old buttons after a restart."""

import pytest
import simcord

from engine.match.stages import Finished
from tests.adapters.discord.simcord.stage import (
    Stage,
    buttons,
    can,
    cards,
    hand,
    shown,
    words,
)

MOST_PRESSES = 200
LEADING = ("Gin", "Best answer", "Lay down", "Ready", "Knock", "Draw", "Leave it")
"""What leads on to the end of a match, the first that can be pressed."""


async def test_a_challenge_is_a_message_for_all_that_names_the_opponent() -> None:
    async with Stage.open() as stage:
        ann, bob = stage.person("ann"), stage.person("bob")
        board = await stage.challenged(ann, bob)

        assert board.flags.ephemeral is False
        assert bob.mention in words(board)
        assert can(board, "Accept")


async def test_hands_come_by_private_message_one_for_each() -> None:
    async with Stage.open() as stage:
        ann, bob = stage.person("ann"), stage.person("bob")
        await stage.dealt(ann, bob)

        cards = [{button.label for button in buttons(hand(one))} for one in (ann, bob)]

        assert [len(one.user.dm_channel.history()) for one in (ann, bob)] == [1, 1]
        assert cards[0] != cards[1]


async def test_my_hand_is_seen_by_its_owner_alone() -> None:
    async with Stage.open() as stage:
        ann, bob = stage.person("ann"), stage.person("bob")
        board = await stage.dealt(ann, bob)

        asked = await stage.press(ann, board, "My hand")

        private = shown(asked)
        assert asked.ephemeral
        with pytest.raises(simcord.SetupError):
            await bob.click(private, custom_id=str(buttons(private)[0].custom_id))


async def test_a_stranger_is_told_so_alone_and_the_board_stays() -> None:
    async with Stage.open() as stage:
        ann, bob = stage.person("ann"), stage.person("bob")
        board = await stage.challenged(ann, bob)
        before, eve = words(board), stage.person("eve")

        asked = await stage.press(eve, board, "Accept")

        assert asked.ephemeral
        assert "for somebody else" in words(shown(asked))
        assert words(stage.now(board)) == before


async def test_a_match_is_played_to_its_end_by_presses() -> None:
    async with Stage.open() as stage:
        ann, bob = stage.person("ann"), stage.person("bob")
        await stage.dealt(ann, bob, target=10)

        pressed = ""
        for _ in range(MOST_PRESSES):
            if isinstance(stage.counter.table().stage, Finished):
                break
            pressed = await _next_press(stage, (ann, bob), pressed)

        assert isinstance(stage.counter.table().stage, Finished)
        assert can(hand(ann), "Rematch")


async def test_buttons_from_before_a_restart_work() -> None:
    async with Stage.open() as stage:
        ann, bob = stage.person("ann"), stage.person("bob")
        board = await stage.challenged(ann, bob)

        await stage.restart()
        await stage.press(bob, board, "Accept")

        assert not can(stage.now(board), "Accept")


async def _next_press(stage: Stage, people: tuple[simcord.MemberActor, ...], before: str) -> str:
    """Press what leads on; what it was. After Knock, which asks with which card, it is a card."""
    for who in people:
        for label in LEADING:
            if can(hand(who), label) and label != before:
                await stage.press(who, hand(who), label)
                return label
    who = next(one for one in people if cards(hand(one)))
    await stage.press_id(who, hand(who), cards(hand(who))[-1])
    return "a card"
