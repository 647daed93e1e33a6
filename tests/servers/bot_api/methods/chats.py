"""What the bot asks about chats and their members, and how it leaves them."""

from typing import Final

from tests.servers.bot_api.accounts import ADMINS, PRESENT, member
from tests.servers.bot_api.calls.params import Params
from tests.servers.bot_api.groups import Group
from tests.servers.bot_api.methods.targets import room_of
from tests.servers.bot_api.refusal import Json, bad
from tests.servers.bot_api.world import World

GIFTS: Final = (
    "unlimited_gifts",
    "limited_gifts",
    "unique_gifts",
    "premium_subscription",
    "gifts_from_channels",
)


def get_chat(world: World, params: Params) -> Json:
    """All about a chat."""
    room = room_of(world, params)
    gifts = dict.fromkeys(GIFTS, False)
    more = {"accent_color_id": 0, "max_reaction_count": 11, "accepted_gift_types": gifts}
    return room.json | more


def get_chat_member(world: World, params: Params) -> Json:
    """What somebody is in a group."""
    group = _group(world, params)
    wanted = params.number("user_id")
    if wanted == world.bot.id:
        return member(world.bot, group.bot)
    user = world.users.get(wanted or 0)
    if user is None:
        raise bad("invalid user_id specified")
    return member(user.account, group.members.get(user, "left"))


def get_chat_administrators(world: World, params: Params) -> list[Json]:
    """A group's admins, the bot among them if it is one."""
    group = _group(world, params)
    admins = [
        member(user.account, status) for user, status in group.members.items() if status in ADMINS
    ]
    return admins + ([member(world.bot, group.bot)] if group.bot in ADMINS else [])


def get_chat_member_count(world: World, params: Params) -> int:
    """How many are in a chat, the bot too."""
    room = room_of(world, params)
    if not isinstance(room, Group):
        return 2
    return sum(status in PRESENT for status in room.members.values()) + 1


def leave_chat(world: World, params: Params) -> bool:
    """Leave a group."""
    _group(world, params).turn_bot(world.bot, "left")
    return True


def _group(world: World, params: Params) -> Group:
    room = room_of(world, params)
    if not isinstance(room, Group):
        raise bad("there are no members in a private chat")
    return room


METHODS: Final = {
    "getChat": get_chat,
    "getChatAdministrators": get_chat_administrators,
    "getChatMember": get_chat_member,
    "getChatMemberCount": get_chat_member_count,
    "leaveChat": leave_chat,
}
