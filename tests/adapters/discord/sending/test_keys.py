"""Kept tokens: each for its own message, the newest one, while it lives."""

from dataclasses import dataclass

import discord
import pytest

from adapters.discord.sending.keys import AT_ONCE, LIFE_SECONDS, WITHIN_SECONDS, Keys
from tests.adapters.discord.sending.interactions import an_interaction

HAND = ("@5", "10")
BOARD = ("7", "20")


@dataclass
class Watch:
    """A clock that a test moves."""

    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch() -> Watch:
    """A clock that stands still."""
    return Watch()


@pytest.fixture
def keys(watch: Watch) -> Keys:
    """Keys of nothing."""
    return Keys(watch)


async def test_a_message_is_changed_by_the_newest_token(
    client: discord.Client, keys: Keys
) -> None:
    keys.keep(HAND, an_interaction(client, 1))
    keys.keep(HAND, an_interaction(client, 2))

    key = keys.get(HAND)

    assert key is not None
    assert key.token.token == "token 2"


async def test_a_token_opens_no_other_message(client: discord.Client, keys: Keys) -> None:
    keys.keep(HAND, an_interaction(client))

    assert keys.get(BOARD) is None


async def test_a_token_is_not_used_once_it_may_be_dead(
    client: discord.Client, keys: Keys, watch: Watch
) -> None:
    keys.keep(HAND, an_interaction(client))
    watch.now += LIFE_SECONDS - 1
    before = keys.get(HAND)
    watch.now += 1

    assert before is not None
    assert keys.get(HAND) is None


async def test_a_dead_token_takes_no_newer_one_with_it(client: discord.Client, keys: Keys) -> None:
    keys.keep(HAND, an_interaction(client, 1))
    dead = keys.get(HAND)
    keys.keep(HAND, an_interaction(client, 2))

    assert dead is not None
    keys.forget(HAND, dead)

    assert keys.get(HAND) is not None


async def test_a_token_rests_where_discord_would_slow_it_down(
    client: discord.Client, keys: Keys, watch: Watch
) -> None:
    keys.keep(HAND, an_interaction(client))
    key = keys.get(HAND)
    assert key is not None
    for _ in range(AT_ONCE):
        assert key.wait(watch.now) == 0
        key.use(watch.now)

    watch.now += WITHIN_SECONDS / 2

    assert key.wait(watch.now) == WITHIN_SECONDS / 2
    assert key.wait(watch.now + WITHIN_SECONDS / 2) == 0


async def test_a_token_is_never_told_to_a_log(client: discord.Client, keys: Keys) -> None:
    keys.keep(HAND, an_interaction(client))

    assert "token 1" not in repr(keys.get(HAND))
