"""Hands in passing messages: the newest one, as long as it can be changed."""

import discord
import pytest

from adapters.discord.sending.copies import Copies
from adapters.discord.sending.keys import Keys
from tests.adapters.discord.sending.interactions import an_interaction

ANN, TABLE = "5", "t1"
FIRST, SECOND = "~10", "~11"


@pytest.fixture
def keys() -> Keys:
    """Keys of nothing."""
    return Keys()


@pytest.fixture
def copies(keys: Keys) -> Copies:
    """Nobody has a hand before them."""
    return Copies(keys)


async def test_a_newer_copy_takes_the_place_of_the_one_before(
    client: discord.Client, keys: Keys, copies: Copies
) -> None:
    for number, message in enumerate((FIRST, SECOND)):
        keys.keep(("@5", message), an_interaction(client, number))
    copies.note(ANN, TABLE, FIRST)

    earlier = copies.note(ANN, TABLE, SECOND)

    assert (earlier, copies.of(ANN, TABLE)) == (FIRST, SECOND)


async def test_a_copy_that_nothing_can_change_is_none(
    client: discord.Client, keys: Keys, copies: Copies
) -> None:
    keys.keep(("@5", FIRST), an_interaction(client))
    copies.note(ANN, TABLE, FIRST)
    key = keys.get(("@5", FIRST))
    assert key is not None

    keys.forget(("@5", FIRST), key)

    assert copies.of(ANN, TABLE) == ""


async def test_the_same_copy_again_replaces_nothing(
    client: discord.Client, keys: Keys, copies: Copies
) -> None:
    keys.keep(("@5", FIRST), an_interaction(client))
    copies.note(ANN, TABLE, FIRST)

    assert copies.note(ANN, TABLE, FIRST) == ""


async def test_what_is_gone_is_no_copy_and_takes_no_newer_one_with_it(
    client: discord.Client, keys: Keys, copies: Copies
) -> None:
    keys.keep(("@5", SECOND), an_interaction(client))
    copies.note(ANN, TABLE, SECOND)

    copies.forget(ANN, TABLE, FIRST)
    after_another = copies.of(ANN, TABLE)
    copies.forget(ANN, TABLE, SECOND)

    assert (after_another, copies.of(ANN, TABLE)) == (SECOND, "")
