"""The application's own emojis."""

from typing import Final

from tests.servers.discord_api.application import Emoji
from tests.servers.discord_api.reading.pictures import read_name, read_picture
from tests.servers.discord_api.refusal import Json, bad, invalid, unknown
from tests.servers.discord_api.rest.given import Given

_MOST: Final = 2000


def get_emojis(given: Given) -> Json:
    """GET /applications/{application}/emojis."""
    _check(given)
    bot, emojis = given.world.bot, given.world.application.emojis
    return {"items": [one.json(bot) for one in emojis.values()]}


def post_emoji(given: Given) -> Json:
    """POST /applications/{application}/emojis."""
    _check(given)
    application = given.world.application
    name, picture = read_name(given.body.get("name")), read_picture(given.body)
    if any(one.name == name for one in application.emojis.values()):
        words = "An emoji with this name already exists"
        raise invalid("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", words)
    if len(application.emojis) >= _MOST:
        raise bad(30008, "Maximum number of emojis reached (2000)")
    emoji = Emoji(given.world.ids.next(), name, picture)
    application.emojis[emoji.id] = emoji
    return emoji.json(given.world.bot)


def delete_emoji(given: Given) -> None:
    """DELETE /applications/{application}/emojis/{emoji}."""
    del given.world.application.emojis[_one(given).id]


def _check(given: Given) -> None:
    if given.blanks["application"] != str(given.world.application.id):
        raise unknown("application")


def _one(given: Given) -> Emoji:
    _check(given)
    emoji = given.world.application.emojis.get(given.number("emoji"))
    if emoji is None:
        raise unknown("Emoji")
    return emoji
