"""Hostile names and lines on Discord: nothing breaks, and every table is played to its end."""

import asyncio
import random
from collections.abc import Iterator
from typing import Final

import pytest

from engine.match.stages import Finished
from tests.contract.discord_rig import LONGEST_NAME, DiscordRig, place_of
from tests.contract.discord_user import DiscordUser
from tests.contract.heckling import a_short_match, apologies, heckled
from tests.contract.hostile import LINES, NAMES
from tests.contract.playing import Way
from tests.contract.seats import Pair, a_match
from tests.contract.seeing import table_of, until, wish_button
from tests.contract.truth import table_now
from tests.servers.discord import Asked, Message, Modal

AT_ONCE: Final = 4
"""How many matches are played side by side."""
TABLES: Final = 3
"""How many matches the lines are shared among."""
LONGEST_LINE: Final = 2_000
"""Letters of a message, at most."""
DIGITS: Final = 4
"""Letters that fit into the field for a number."""
UNKNOWN: Final = ("m:", "m:none", "s:0", "/", "/gin", "1", "1..", "\u202e", "x" * 100)
"""What no button of the bot carries."""

pytestmark = pytest.mark.asyncio(loop_scope="session")


def _sendable(words: tuple[str, ...], longest: int) -> tuple[str, ...]:
    """The same as a client sends them: cut, and without what is no text."""
    cut = (one[:longest] for one in words)
    return tuple(dict.fromkeys(one for one in cut if _is_text(one)))


def _is_text(words: str) -> bool:
    return not any("\ud800" <= letter <= "\udfff" for letter in words)


CALLED: Final = _sendable(NAMES, LONGEST_NAME)
TYPED: Final = _sendable(LINES, LONGEST_LINE)


async def test_people_of_any_name_challenge_play_and_resign(discord: DiscordRig) -> None:
    pairs = iter(list(zip(CALLED[::2], (*CALLED[1::2], "Bob"), strict=False)))
    met: list[Pair] = []

    await asyncio.gather(*(_play_each(discord, pairs, met) for _ in range(AT_ONCE)))

    users = [user for pair in met for user in pair.users]
    assert len(users) >= len(CALLED) >= 180
    assert not apologies(users)
    with discord.saved() as saved:
        stages = [table_now(saved, pair.table).stage for pair in met]
    assert all(isinstance(stage, Finished) for stage in stages)


async def test_whatever_is_typed_between_the_moves_a_match_is_played_to_its_end(
    discord: DiscordRig,
) -> None:
    lines = iter(TYPED)
    pairs = [
        await a_match(discord, discord.place(number % 3), "Ann", "Bob", target=10)
        for number in range(TABLES)
    ]

    await asyncio.gather(*(heckled(pair, lines, Way(random.Random(5))) for pair in pairs))

    assert next(lines, None) is None
    assert not apologies(user for pair in pairs for user in pair.users)
    with discord.saved() as saved:
        stages = [table_now(saved, pair.table).stage for pair in pairs]
    assert all(isinstance(stage, Finished) and stage.reason == "won" for stage in stages)


async def test_whatever_is_filled_into_the_form_or_pressed_is_answered(
    discord: DiscordRig,
) -> None:
    ann, bob = await discord.person("Ann"), await discord.person("Bob")
    greeting = await _greeting(discord, ann, bob)

    forms = await asyncio.gather(*(_filled(ann, greeting, one) for one in CALLED[::6]))
    half = await asyncio.gather(*(_half_typed(bob, greeting, one) for one in CALLED[::6]))
    pressed = [await _pressed(bob, greeting, carried) for carried in UNKNOWN]

    assert all(asked.acknowledged for asked in (*forms, *half, *pressed))
    assert not apologies((ann, bob))
    assert (await ann.say(place_of(greeting.channel), "/help")).message.buttons


async def _play_each(
    discord: DiscordRig, names: Iterator[tuple[str, str]], met: list[Pair]
) -> None:
    """Let pair after pair of people with such names play a short match."""
    for both in names:
        ann, bob = [await discord.person(name) for name in both]
        pair = await _begun(discord, ann, bob)
        met.append(pair)
        await a_short_match(pair)
        for user in (ann, bob):
            await discord.leave(user)


async def _begun(discord: DiscordRig, ann: DiscordUser, bob: DiscordUser) -> Pair:
    """A match to which one has challenged the other, whatever they are called, in a channel."""
    channel = discord.guild.channel("table")
    place = place_of(channel)
    challenge = ann.account.command(channel, "gin", opponent=bob.account, target=50)
    assert not (await challenge.answer()).failed
    card = await until(bob, lambda: next(iter(bob.messages(place)), None), "the card")
    reply = await bob.press(card, wish_button(card, "accept"))
    assert reply.notice == ""
    return Pair(discord, place, table_of(card), (ann, bob))


async def _greeting(discord: DiscordRig, *users: DiscordUser) -> Message:
    """The first message of the bot in a server."""
    club = discord.server.guild("Club", [user.account for user in users], bot=False)
    room = club.channel("talk")
    club.invite_bot()
    await discord.server.until(lambda: room.messages)
    return room.last


async def _form(user: DiscordUser, greeting: Message) -> Modal:
    opened = await user.account.press(greeting, greeting.button("Challenge somebody")).answer()
    assert opened.modal is not None
    return opened.modal


async def _filled(user: DiscordUser, greeting: Message, words: str) -> Asked:
    """Fill words in where a number belongs."""
    await user.not_too_fast()
    form = await _form(user, greeting)
    await user.not_too_fast()
    return await _done(user.account.submit(form, {"target": words[:DIGITS]}))


async def _half_typed(user: DiscordUser, greeting: Message, words: str) -> Asked:
    """Type words where rules are completed, and go no further."""
    return await _done(user.account.complete(greeting.channel, "gin", "rules", words))


async def _pressed(user: DiscordUser, greeting: Message, carried: str) -> Asked:
    """Press what is not there."""
    await user.not_too_fast()
    return await _done(user.account.press(greeting, carried, stale=True))


async def _done(asked: Asked) -> Asked:
    await asked.answer()
    return asked
