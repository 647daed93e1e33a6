"""Messages, buttons and changes as they go over the wire."""

from tests.servers.bot_api.messages import Button, Keyboard, Message
from tests.servers.bot_api.refusal import Json


def message_json(message: Message, chat: Json) -> Json:
    """A message without what it replies to."""
    said: Json = {
        "message_id": message.id,
        "date": message.date,
        "chat": chat,
        "from": message.sender,
    }
    said |= _words(message)
    if message.edited:
        said["edit_date"] = message.edited
    if message.thread is not None:
        said["message_thread_id"] = message.thread
        if chat.get("is_forum"):
            said["is_topic_message"] = True
    if message.keyboard:
        said["reply_markup"] = {"inline_keyboard": keyboard_json(message.keyboard)}
    return said | message.service


def _words(message: Message) -> Json:
    if not message.photo:
        if not message.text:
            return {}
        return {"text": message.text} | (
            {"entities": message.entities} if message.entities else {}
        )
    size = {
        "file_id": f"photo-{message.chat}-{message.id}-{message.edited}",
        "file_unique_id": f"{len(message.photo)}-{message.id}",
        "width": 90,
        "height": 90,
        "file_size": len(message.photo),
    }
    said: Json = {"photo": [size]}
    if message.text:
        said["caption"] = message.text
    if message.text and message.entities:
        said["caption_entities"] = message.entities
    return said


def keyboard_json(keyboard: Keyboard) -> list[list[Json]]:
    """Rows of buttons."""
    return [[_button_json(button) for button in row] for row in keyboard]


def _button_json(button: Button) -> Json:
    said = {"callback_data": button.data, "url": button.url, "style": button.style}
    return {"text": button.text} | {key: value for key, value in said.items() if value}


def inaccessible(message: Message, chat: Json) -> Json:
    """What is left of a message that is gone, or too old."""
    return {"chat": chat, "message_id": message.id, "date": 0}
