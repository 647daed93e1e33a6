"""Messages that change, and messages that go."""

from typing import Final

from tests.servers.bot_api.accounts import ADMINS
from tests.servers.bot_api.calls.params import Params
from tests.servers.bot_api.groups import Group
from tests.servers.bot_api.keyboards import read_keyboard
from tests.servers.bot_api.markup import Words
from tests.servers.bot_api.messages import Message
from tests.servers.bot_api.methods.sending import photo_in
from tests.servers.bot_api.methods.targets import message_to, room_of, writing_room
from tests.servers.bot_api.methods.wording import caption_of, text_of
from tests.servers.bot_api.refusal import Json, bad
from tests.servers.bot_api.rooms import Private
from tests.servers.bot_api.world import World

SAME: Final = (
    "message is not modified: specified new message content and reply markup are exactly "
    "the same as a current content and reply markup of the message"
)
DELETABLE_SECONDS: Final = 48 * 60 * 60


def edit_text(world: World, params: Params) -> Json:
    """Change a text, and the buttons: without a keyboard they go."""
    room, message = _own(world, params)
    words = text_of(params)
    if message.photo:
        raise bad("there is no text in the message to edit")
    return _changed(world, room, message, params, words)


def edit_caption(world: World, params: Params) -> Json:
    """Change the words under a photo, and the buttons."""
    room, message = _own(world, params)
    if not message.photo:
        raise bad("there is no caption in the message to edit")
    words = caption_of(params.text("caption"), params.text("parse_mode"))
    return _changed(world, room, message, params, words)


def edit_media(world: World, params: Params) -> Json:
    """Put another photo in a message, with other words and buttons."""
    room, message = _own(world, params)
    media = params.mapping("media")
    if media.get("type") != "photo":
        raise bad("the fake server has photos only")
    words = caption_of(media.get("caption", ""), media.get("parse_mode", ""))
    photo = photo_in(params, media.get("media", ""))
    keyboard = read_keyboard(params.mapping("reply_markup"))
    same = message.photo == photo
    message.photo = photo
    if same:
        return _changed(world, room, message, params, words)
    message.text, message.entities, message.keyboard = words.text, words.entities, keyboard
    return _told(world, room, message)


def edit_markup(world: World, params: Params) -> Json:
    """Change the buttons alone."""
    room, message = _own(world, params)
    keyboard = read_keyboard(params.mapping("reply_markup"))
    if keyboard == message.keyboard:
        raise bad(SAME)
    message.keyboard = keyboard
    return _told(world, room, message)


def delete_message(world: World, params: Params) -> bool:
    """Take a message away for everybody."""
    room = room_of(world, params)
    message = message_to("delete", room, params)
    if world.clock.now() - message.date > DELETABLE_SECONDS:
        raise bad("message can't be deleted for everyone")
    may = not isinstance(room, Group) or room.bot in ADMINS
    if not message.by_bot and not may:
        raise bad("message can't be deleted")
    room.take_away(message)
    return True


def _own(world: World, params: Params) -> tuple[Private | Group, Message]:
    """A message of the bot's own, and its chat.

    Raises:
        Refusal: if it is not there, or somebody else's.
    """
    room = writing_room(world, params)
    message = message_to("edit", room, params)
    if not message.by_bot:
        raise bad("message can't be edited")
    return room, message


def _changed(
    world: World, room: Private | Group, message: Message, params: Params, words: Words
) -> Json:
    keyboard = read_keyboard(params.mapping("reply_markup"))
    before = message.text, message.entities, message.keyboard
    if before == (words.text, words.entities, keyboard):
        raise bad(SAME)
    message.text, message.entities, message.keyboard = words.text, words.entities, keyboard
    message.html = params.text("text") or params.text("caption")
    return _told(world, room, message)


def _told(world: World, room: Private | Group, message: Message) -> Json:
    message.edited = world.date
    room.shown(message)
    return room.wire(message)


METHODS: Final = {
    "deleteMessage": delete_message,
    "editMessageCaption": edit_caption,
    "editMessageMedia": edit_media,
    "editMessageReplyMarkup": edit_markup,
    "editMessageText": edit_text,
}
