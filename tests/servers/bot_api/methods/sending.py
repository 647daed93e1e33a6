"""New messages: text and photos."""

from typing import Final

from tests.servers.bot_api.calls.params import Params
from tests.servers.bot_api.groups import Group
from tests.servers.bot_api.keyboards import read_keyboard
from tests.servers.bot_api.markup import Words
from tests.servers.bot_api.messages import Message
from tests.servers.bot_api.methods.targets import replied_in, thread_in, writing_room
from tests.servers.bot_api.methods.wording import caption_of, text_of
from tests.servers.bot_api.refusal import Json, bad
from tests.servers.bot_api.rooms import Private
from tests.servers.bot_api.world import World


def send_message(world: World, params: Params) -> Json:
    """Write a text."""
    room = writing_room(world, params)
    words = text_of(params)
    message = _new(world, room, params, words)
    return room.wire(room.add(message))


def send_photo(world: World, params: Params) -> Json:
    """Send a photo with words under it."""
    room = writing_room(world, params)
    words = caption_of(params.text("caption"), params.text("parse_mode"))
    photo = photo_in(params, params.text("photo") or "attach://photo")
    message = _new(world, room, params, words)
    message.photo = photo
    return room.wire(room.add(message))


def send_chat_action(world: World, params: Params) -> bool:
    """Show that the bot is busy; nothing is left of it."""
    thread_in(writing_room(world, params), params)
    return True


def photo_in(params: Params, source: str) -> bytes:
    """The bytes of a photo that was uploaded with the call.

    Raises:
        Refusal: if there is none.
    """
    photo = params.files.get(source.removeprefix("attach://"), b"")
    if not photo:
        raise bad("there is no photo in the request")
    return photo


def _new(world: World, room: Private | Group, params: Params, words: Words) -> Message:
    thread, replied = thread_in(room, params), replied_in(room, params)
    if thread is None and replied is not None:
        thread = replied.thread
    return Message(
        id=room.next_id(),
        chat=room.id,
        date=world.date,
        sender=world.bot.json,
        text=words.text,
        html=params.text("text") or params.text("caption"),
        entities=words.entities,
        keyboard=read_keyboard(params.mapping("reply_markup")),
        thread=thread,
        reply_to=replied.id if replied else None,
        silent=params.flag("disable_notification"),
        by_bot=True,
    )


METHODS: Final = {
    "sendChatAction": send_chat_action,
    "sendMessage": send_message,
    "sendPhoto": send_photo,
}
