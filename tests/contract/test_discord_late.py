"""Answers on Discord that come late, buttons that are old, pressed twice or by somebody else."""

import asyncio
from typing import Final

import pytest

from adapters.presentation.catalog import Catalog
from tests.contract.discord_rig import DiscordRig
from tests.contract.discord_turns import a_turn, boards, of, tokens_run_out
from tests.contract.oracle import Oracle
from tests.contract.seats import Pair, Seated, a_match, accepted, challenged, dealt, mover_of
from tests.contract.seeing import plays, version_of, wish_button
from tests.contract.truth import table_now

CATALOG: Final = Catalog.load()
DAYS_SECONDS: Final = 40 * 24 * 60 * 60
HELD_UP_SECONDS: Final = 3.5
"""Longer than Discord waits for an answer."""
WHERE_HANDS_ARE: Final = pytest.mark.parametrize(
    "closed", [False, True], ids=["in private", "where one plays"]
)

pytestmark = pytest.mark.asyncio(loop_scope="session")


@WHERE_HANDS_ARE
async def test_a_press_whose_answer_came_too_late_has_counted_once_and_the_hand_follows(
    discord: DiscordRig, *, closed: bool
) -> None:
    pair = await _a_match(discord, closed=closed)
    mover = await mover_of(pair, pair.dealt_at)
    hand = await mover.hand_at(pair.dealt_at)
    user = of(mover)

    pressed = user.account.press(user.at(hand), plays(hand)[0][0].token)
    await discord.freeze(HELD_UP_SECONDS)
    answer = await pressed.answer()
    if closed:
        # What passes can not be changed after that: they ask for it.
        await _shown(mover)

    assert answer.failed
    assert version_of(await mover.hand_at(pair.dealt_at + 1), pair.table) == pair.dealt_at + 1
    assert _version(pair) == pair.dealt_at + 1


@WHERE_HANDS_ARE
async def test_a_match_goes_on_after_every_token_has_run_out(
    discord: DiscordRig, *, closed: bool
) -> None:
    pair = await _a_match(discord, closed=closed)

    version = pair.dealt_at
    for _ in range(3):
        mover = await mover_of(pair, version)
        tokens_run_out(discord)
        version = await a_turn(pair, mover, version)
        if closed:
            for seated in pair.by_turns():
                await _shown(seated)

    for seated in pair.by_turns():
        assert version_of(await seated.hand_at(version), pair.table) == version
        assert version_of(await seated.board_at(version), pair.table) == version
    assert len(boards(pair)) == 1


async def test_buttons_of_last_month_are_answered_and_lead_to_what_is_now(
    discord: DiscordRig,
) -> None:
    pair = await a_match(discord, discord.place(0), "Ann", "Bob")
    mover = await mover_of(pair, pair.dealt_at)
    hand, board = await mover.hand_at(pair.dealt_at), await mover.board_at(pair.dealt_at)
    version = await a_turn(pair, mover, pair.dealt_at)
    discord.server.clock.advance(DAYS_SECONDS)

    again = await mover.user.press(hand, plays(hand)[0][0])
    shown = await mover.user.press(board, wish_button(board, "my_hand"))

    assert again.notice
    assert shown.private is not None
    assert version_of(shown.private, pair.table) == version
    assert _version(pair) == version


@WHERE_HANDS_ARE
async def test_a_hand_that_is_pressed_twice_at_once_is_played_once(
    discord: DiscordRig, *, closed: bool
) -> None:
    pair = await _a_match(discord, closed=closed)
    mover = await mover_of(pair, pair.dealt_at)
    hand = await mover.hand_at(pair.dealt_at)

    replies = await asyncio.gather(*(mover.user.press(hand, plays(hand)[0][0]) for _ in range(2)))

    assert sorted(bool(reply.notice) for reply in replies) == [False, True]
    assert _version(pair) == pair.dealt_at + 1


async def test_a_board_that_is_pressed_twice_at_once_answers_both_times(
    discord: DiscordRig,
) -> None:
    pair = await a_match(discord, discord.place(0), "Ann", "Bob")
    one, _ = pair.by_turns()
    board = await one.board_at(pair.dealt_at)

    replies = await asyncio.gather(
        *(one.user.press(board, wish_button(board, "my_hand")) for _ in range(2))
    )

    assert all(reply.private is not None for reply in replies)
    assert _version(pair) == pair.dealt_at


async def test_whoever_presses_what_is_anothers_learns_no_card_and_changes_nothing(
    discord: DiscordRig,
) -> None:
    pair = await _a_match(discord, closed=True)
    one, other = pair.by_turns()
    watcher = await discord.person("Wim")
    board = await one.board_at(pair.dealt_at)
    hands = [await seated.hand_at(pair.dealt_at) for seated in (one, other)]
    tokens = [button.token for message in (*hands, board) for button in message.buttons]

    replies = [await watcher.press_raw(board, token) for token in tokens]

    with discord.saved() as saved:
        oracle = Oracle.of(saved, (pair.table,))
    assert all(reply.notice or reply.message for reply in replies)
    assert oracle.leaks(watcher.name, watcher.received) == []
    assert _version(pair) == pair.dealt_at


async def _a_match(discord: DiscordRig, *, closed: bool) -> Pair:
    """Two people whose first round is dealt; ``closed`` if they take no private messages."""
    if not closed:
        return await a_match(discord, discord.place(0), "Ann", "Bob")
    users = (await discord.person("Ann"), await discord.person("Bob"))
    pair = await challenged(discord, discord.place(0), users, "100")
    for user in users:
        await user.close_private()
    await accepted(pair)
    for seated in pair.by_turns():
        await _shown(seated)
    return await dealt(pair)


async def _shown(seated: Seated) -> None:
    """Ask for one's hand where one plays."""
    board = await seated.board_at()
    await seated.user.press(board, wish_button(board, "my_hand"))


def _version(pair: Pair) -> int:
    with pair.rig.saved() as saved:
        return table_now(saved, pair.table).version
