"""What each method of the Bot API does to the world."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from tests.servers.bot_api.calls.params import Params
from tests.servers.bot_api.methods import answering, chats, editing, polling, profile, sending
from tests.servers.bot_api.world import World

Method = Callable[[World, Params], object | Awaitable[object]]
METHODS: Final[Mapping[str, Method]] = {
    **answering.METHODS,
    **chats.METHODS,
    **editing.METHODS,
    **polling.METHODS,
    **profile.METHODS,
    **sending.METHODS,
}
"""The methods that the server has, by their names."""
