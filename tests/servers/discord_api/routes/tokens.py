"""What the token of an interaction opens after its first answer."""

from typing import Final

from tests.servers.discord_api.asking.asked import CHOICES, Asked
from tests.servers.discord_api.messages import showing
from tests.servers.discord_api.messages.message import EPHEMERAL, LOADING, Message
from tests.servers.discord_api.messages.wire import message_json
from tests.servers.discord_api.reading.writing import write
from tests.servers.discord_api.refusal import UNAUTHORIZED, Json, Refusal, bad, unknown
from tests.servers.discord_api.rest.given import Given
from tests.servers.discord_api.routes.callbacks import new_message

ORIGINAL: Final = "@original"
_MOST_FOLLOWUPS: Final = 5


def get_message(given: Given) -> Json:
    """GET /webhooks/{application}/{token}/messages/{message}."""
    return message_json(_message(given, _opened(given)))


def edit_message(given: Given) -> Json:
    """PATCH /webhooks/{application}/{token}/messages/{message}."""
    asked = _opened(given)
    message = _message(given, asked)
    _fill(asked, message, given)
    return message_json(message)


def delete_message(given: Given) -> None:
    """DELETE /webhooks/{application}/{token}/messages/{message}."""
    asked = _opened(given)
    message = _message(given, asked)
    showing.taken_away(message)
    asked.filled = True
    asked.stir()


def follow_up(given: Given) -> Json:
    """POST /webhooks/{application}/{token}: after a deferral it fills that in."""
    asked = _opened(given)
    original = asked.original
    if original is not None and original.loading and not original.deleted:
        _fill(asked, original, given)
        return message_json(original)
    if asked.only_installed_by_user and len(asked.followups) >= _MOST_FOLLOWUPS:
        words = "Max number of follow up messages reached for this interaction"
        raise bad(40094, words)
    ephemeral = bool((given.body.get("flags") or 0) & EPHEMERAL)
    message = new_message(asked, given.body, given.files, ephemeral=ephemeral)
    asked.followups.append(message)
    asked.stir()
    return message_json(message)


def _fill(asked: Asked, message: Message, given: Given) -> None:
    """Write into a message; the first words of a deferred one may call somebody."""
    first = message.loading
    message.flags &= ~LOADING
    try:
        allowed = write(given.world, message, given.body, given.files)
    except Refusal:
        message.flags |= LOADING if first else 0
        raise
    showing.changed(message)
    if first:
        message.edited = None
        showing.call(message, allowed)
    if message is asked.original:
        asked.filled = True
    asked.stir()


def _opened(given: Given) -> Asked:
    """What a token belongs to.

    Raises:
        Refusal: if it opens nothing, or nothing yet, or nothing any more.
    """
    asked = given.world.asked.get(given.blanks["token"])
    if given.blanks["application"] != str(given.world.bot.id) or asked is None:
        raise unknown("Webhook")
    if asked.expired:
        raise Refusal(UNAUTHORIZED, 50027, "Invalid Webhook Token")
    if not asked.acknowledged or asked.callback == CHOICES:
        raise unknown("Webhook")
    return asked


def _message(given: Given, asked: Asked) -> Message:
    """A message that came by this token.

    Raises:
        Refusal: if there is none any more.
    """
    name = given.blanks["message"]
    mine = [one for one in (asked.original, *asked.followups) if one is not None]
    if name == ORIGINAL:
        mine = [asked.original] if asked.original else []
    else:
        mine = [one for one in mine if str(one.id) == name]
    if not mine or mine[0].deleted:
        raise unknown("Message")
    if mine[0].channel.deleted:
        raise unknown("Channel")
    return mine[0]
