"""Which chat and message a call is about, and whether the bot may do there what it wants."""

from tests.servers.bot_api.accounts import ADMINS, PRESENT
from tests.servers.bot_api.calls.params import Params
from tests.servers.bot_api.groups import Group
from tests.servers.bot_api.messages import Message
from tests.servers.bot_api.refusal import BAD_REQUEST, Refusal, bad, forbidden
from tests.servers.bot_api.rooms import Private
from tests.servers.bot_api.world import World


def room_of(world: World, params: Params) -> Private | Group:
    """The chat that a call names.

    Raises:
        Refusal: if there is none, or the bot is not in it.
    """
    chat = params.given.get("chat_id")
    if chat in (None, ""):
        raise bad("chat_id is empty")
    if chat == world.bot.id:
        raise forbidden("bot can't send messages to the bot")
    if isinstance(chat, int) and chat in world.users:
        return world.users[chat].room
    if isinstance(chat, int) and chat in world.groups:
        group = world.groups[chat]
        _check_group(group)
        return group
    raise bad("chat not found")


def writing_room(world: World, params: Params) -> Private | Group:
    """The chat that a call writes into.

    Raises:
        Refusal: if the bot may not write there.
    """
    room = room_of(world, params)
    if isinstance(room, Group):
        if room.bot == "restricted":
            raise bad("not enough rights to send text messages to the chat")
    elif room.state == "blocked":
        raise forbidden("bot was blocked by the user")
    elif room.state != "open":
        raise forbidden("bot can't initiate conversation with a user")
    return room


def thread_in(room: Private | Group, params: Params) -> int | None:
    """The topic that a call writes into.

    Raises:
        Refusal: if it is not there, or closed.
    """
    thread = params.number("message_thread_id")
    if thread is None:
        return None
    topic = room.topics.get(thread) if isinstance(room, Group) else None
    if topic is None or topic.deleted:
        raise bad("message thread not found")
    if topic.closed and topic.group.bot not in ADMINS:
        raise bad("TOPIC_CLOSED")
    return thread


def message_to(what: str, room: Private | Group, params: Params) -> Message:
    """The message that a call is about.

    Raises:
        Refusal: if it is not there.
    """
    if "inline_message_id" in params.given:
        raise bad("the fake server has no inline messages")
    message = room.find(params.number("message_id"))
    if message is None:
        raise bad(f"message to {what} not found")
    return message


def replied_in(room: Private | Group, params: Params) -> Message | None:
    """The message that a new one replies to.

    Raises:
        Refusal: if it is gone, and the call does not say that this is no matter.
    """
    asked = params.mapping("reply_parameters")
    if not asked:
        return None
    message = room.find(int(asked["message_id"])) if "chat_id" not in asked else None
    if message is None and not asked.get("allow_sending_without_reply"):
        raise bad("message to be replied not found")
    return message


def _check_group(group: Group) -> None:
    kind = "group" if group.basic else "supergroup"
    if group.became is not None:
        raise Refusal(
            BAD_REQUEST,
            "Bad Request: group chat was upgraded to a supergroup chat",
            migrate_to_chat_id=group.became.id,
        )
    if group.destroyed:
        raise forbidden("the group chat was deleted")
    if group.bot == "kicked":
        raise forbidden(f"bot was kicked from the {kind} chat")
    if group.bot not in PRESENT:
        raise forbidden(f"bot is not a member of the {kind} chat")
