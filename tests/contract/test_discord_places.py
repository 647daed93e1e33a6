"""Places on Discord that go, come back, fall asleep; boards that are taken away in them."""

from typing import Final

import pytest

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text
from engine.match.stages import Finished
from tests.contract.discord_rig import DiscordRig
from tests.contract.discord_turns import a_move, boards, of, tokens_run_out
from tests.contract.discord_user import DiscordUser
from tests.contract.rig import Message
from tests.contract.seats import Seated, a_match
from tests.contract.seeing import has_wish, plays, until, version_of, wish_button
from tests.contract.truth import table_now
from tests.servers import discord as fake
from tests.servers.discord_api.asking.modal import Value

CATALOG: Final = Catalog.load()

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("place", [0, 1, 2], ids=["channel", "thread", "post"])
async def test_a_board_that_is_deleted_is_posted_again_at_the_next_move(
    discord: DiscordRig, place: int
) -> None:
    pair = await a_match(discord, discord.place(place), "Ann", "Bob")
    gone = await pair.by_turns()[0].board_at(pair.dealt_at)

    await discord.remove_board(gone)
    version = await a_move(pair)

    board = await pair.by_turns()[0].board_at(version)
    assert board.id != gone.id
    assert len(boards(pair)) == 1


async def test_a_channel_that_is_deleted_ends_its_tables_and_nobody_has_lost(
    discord: DiscordRig,
) -> None:
    pair = await a_match(discord, discord.place(0), "Ann", "Bob")

    _lounge(discord).delete()
    hands = [await seated.hand_at(pair.dealt_at + 1) for seated in pair.by_turns()]

    assert _finished(discord, pair.table).settlement is None
    assert not any(plays(hand) for hand in hands)


async def test_a_thread_that_is_deleted_with_its_channel_ends_its_tables(
    discord: DiscordRig,
) -> None:
    pair = await a_match(discord, discord.place(1), "Ann", "Bob")

    _lounge(discord).delete()
    await a_move(pair)
    one, other = pair.by_turns()
    await until(one.user, lambda: _ended(one), "the end")
    await until(other.user, lambda: _ended(other), "the end")

    assert _finished(discord, pair.table).settlement is None


async def test_a_bot_that_is_kicked_ends_its_tables_and_greets_when_it_is_back(
    discord: DiscordRig,
) -> None:
    pair = await a_match(discord, discord.place(0), "Ann", "Bob")
    ann, bob = (of(seated) for seated in pair.by_turns())
    for user in (ann, bob):
        user.account.install()
    discord.guild.kick_bot()
    for seated in pair.by_turns():
        await seated.hand_at(pair.dealt_at + 1)

    discord.guild.invite_bot()
    greeting = await until(ann, lambda: _saying(discord, "discord-greeting"), "a greeting")

    assert _finished(discord, pair.table).settlement is None
    challenge, how_to_play = greeting.buttons
    asked = ann.account.press(greeting, challenge)
    form = (await asked.answer()).modal
    assert form is not None
    submitted = await ann.account.submit(form, _filled(bob)).answer()
    assert not submitted.failed
    card = await until(ann, lambda: _card(discord, ann), "the challenge")
    assert bob.name in card.words
    told = await ann.account.press(greeting, how_to_play).answer()
    assert told.ephemeral
    assert "/gin" in told.text


@pytest.mark.parametrize("place", [1, 2], ids=["thread", "post"])
async def test_a_thread_that_fell_asleep_is_woken_by_the_next_move(
    discord: DiscordRig, place: int
) -> None:
    pair = await a_match(discord, discord.place(place), "Ann", "Bob")
    thread = discord.channel(place)
    assert isinstance(thread, fake.Thread)
    tokens_run_out(discord)

    thread.archive()
    version = await a_move(pair)

    await pair.by_turns()[0].board_at(version)
    assert not thread.archived
    assert len(boards(pair)) == 1


async def test_in_a_thread_that_was_locked_the_match_goes_on_by_hands(
    discord: DiscordRig,
) -> None:
    pair = await a_match(discord, discord.place(1), "Ann", "Bob")
    thread = discord.channel(1)
    assert isinstance(thread, fake.Thread)
    tokens_run_out(discord)

    thread.archive(locked=True)
    version = await a_move(pair)
    version = await a_move(pair, version)

    for seated in pair.by_turns():
        assert version_of(await seated.hand_at(version), pair.table) == version
    thread.wake()
    one, _ = pair.by_turns()
    board = await one.board_at()
    await one.user.press(board, wish_button(board, "my_hand"))
    await one.board_at(await a_move(pair, version))


def _lounge(discord: DiscordRig) -> fake.TextChannel:
    channel = discord.channel(0)
    assert isinstance(channel, fake.TextChannel)
    return channel


def _ended(seated: Seated) -> bool | None:
    hand = seated.hand
    return (hand is not None and CATALOG.say("en", text("ended-place-gone")) in hand.words) or None


def _finished(discord: DiscordRig, table: str) -> Finished:
    with discord.saved() as saved:
        stage = table_now(saved, table).stage
    assert isinstance(stage, Finished)
    return stage


def _saying(discord: DiscordRig, key: str) -> fake.Message | None:
    words = CATALOG.say("en", text(key))
    there = (one for channel in discord.guild.channels.values() for one in channel.messages)
    return next((one for one in there if words in one.text), None)


def _filled(opponent: DiscordUser) -> dict[str, Value]:
    return {"opponent": [str(opponent.account.id)], "rules": ["classic"], "target": "50"}


def _card(discord: DiscordRig, user: DiscordUser) -> Message | None:
    cards = (m for m in user.messages(discord.place(0)) if has_wish(m, "accept"))
    return next((card for card in cards if user.name in card.words), None)
