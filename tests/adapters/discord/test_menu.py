"""What Discord offers of the bot's commands."""

from collections.abc import AsyncIterator

import pytest

from adapters.discord.menu import Menu, is_like
from adapters.presentation.words.commands import COMMANDS
from tests.adapters.discord.hall import Hall
from tests.servers.common.faults import Going


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    """A bot on a fake Discord."""
    async with Hall.open() as hall:
        yield hall


async def test_every_command_is_offered_in_channels_and_in_private(hall: Hall) -> None:
    ann = hall.user("Ann")
    room = hall.club(ann)

    here = {offered.name for offered in ann.commands(room)}
    alone = {offered.name for offered in ann.commands(None)}

    assert {hint.name for hint in COMMANDS} <= here
    assert here - alone == {"end"}


async def test_commands_are_offered_in_russian_to_whoever_reads_that(hall: Hall) -> None:
    ann = hall.user("Ann", locale="ru")
    room = hall.club(ann)

    offered = {one.command["name"]: one for one in ann.commands(room)}

    assert (offered["gin"].name, offered["rematch"].name) == ("джин", "реванш")
    assert "игр" in offered["games"].description or "стол" in offered["games"].description
    assert offered["Challenge to gin"].name == hall.sentence("discord-menu-challenge", "ru")


async def test_commands_are_there_in_a_chat_of_people_who_brought_the_bot_along(
    hall: Hall,
) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    ann.install()
    room = hall.server.group_dm((ann, bob))

    assert "gin" in {offered.name for offered in ann.commands(room)}
    assert not list(bob.commands(room))


async def test_what_is_offered_already_is_not_offered_again(hall: Hall) -> None:
    menu = _menu(hall)
    mark = hall.server.journal.mark

    await menu.offer()

    assert [call.method for call in hall.server.journal.since(mark)] == ["GET"]


async def test_what_has_changed_is_offered_anew(hall: Hall) -> None:
    commands = hall.server.world.application.commands[None]
    commands.pop(next(iter(commands)))

    await _menu(hall).offer()

    names = {command["name"] for command in commands.values()}
    assert {hint.name for hint in COMMANDS} <= names


@pytest.mark.parametrize("going", [{"drop": True}, {"status": 429, "retry_after": 0.05}])
@pytest.mark.parametrize("method", ["GET", "PUT"])
async def test_commands_that_discord_does_not_take_now_are_offered_again_later(
    hall: Hall, method: str, going: Going
) -> None:
    hall.server.world.application.commands[None].clear()
    hall.server.fault(f"{method} /applications/{{application}}/commands", **going)

    await _menu(hall).offer()

    assert hall.server.world.application.commands[None]


def test_what_discord_leaves_out_is_like_what_is_false() -> None:
    assert is_like({"required": False, "options": []}, {"name": "more"})
    assert is_like([{"name": "a"}], [{"name": "a", "id": "1"}])
    assert not is_like([{"name": "a"}], [{"name": "a"}, {"name": "b"}])
    assert not is_like({"required": True}, {})


def _menu(hall: Hall) -> Menu:
    return Menu(hall.client._gateway, hall.counter.catalog)
