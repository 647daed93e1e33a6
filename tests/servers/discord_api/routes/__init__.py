"""What the calls do, one file for each kind; and the list of them."""

from typing import Final

from tests.servers.discord_api.reading.writing import EDIT_FIELDS, NEW_FIELDS
from tests.servers.discord_api.rest.route import Route, Table
from tests.servers.discord_api.routes import (
    accounts,
    callbacks,
    channels,
    commands,
    emojis,
    tokens,
)

_POST: Final = NEW_FIELDS | {"nonce", "enforce_nonce", "message_reference", "sticker_ids"}
_LOCAL: Final = frozenset({"with_localizations"})
_APP: Final = "/applications/{application}"
_GUILD: Final = "/applications/{application}/guilds/{guild}"
_MESSAGES: Final = "/channels/{channel}/messages"
_HOOK: Final = "/webhooks/{application}/{token}"
_THREAD: Final = frozenset({"thread_id", "with_components"})

ROUTES: Final = Table(
    [
        Route("GET", "/gateway", accounts.get_gateway, open=True),
        Route("GET", "/gateway/bot", accounts.get_gateway_bot),
        Route("GET", "/users/@me", accounts.get_me),
        Route(
            "GET",
            "/users/@me/guilds",
            accounts.get_my_guilds,
            queries=frozenset({"limit", "after", "before", "with_counts"}),
        ),
        Route("POST", "/users/@me/channels", accounts.open_dm, frozenset({"recipient_id"})),
        Route("GET", "/users/{user}", accounts.get_user),
        Route("GET", "/oauth2/applications/@me", accounts.get_application),
        Route("GET", "/applications/@me", accounts.get_application),
        *(
            route
            for root in (_APP, _GUILD)
            for route in (
                Route("GET", f"{root}/commands", commands.get_commands, queries=_LOCAL),
                Route("PUT", f"{root}/commands", commands.put_commands),
            )
        ),
        Route("GET", f"{_APP}/emojis", emojis.get_emojis),
        Route(
            "POST",
            f"{_APP}/emojis",
            emojis.post_emoji,
            frozenset({"name", "image"}),
            success=201,
        ),
        Route("DELETE", f"{_APP}/emojis/{{emoji}}", emojis.delete_emoji),
        Route("GET", "/channels/{channel}", channels.get_channel),
        Route(
            "GET",
            _MESSAGES,
            channels.get_messages,
            queries=frozenset({"limit", "before", "after", "around"}),
        ),
        Route("GET", f"{_MESSAGES}/{{message}}", channels.get_message),
        Route("POST", _MESSAGES, channels.post_message, _POST),
        Route("PATCH", f"{_MESSAGES}/{{message}}", channels.edit_message, EDIT_FIELDS),
        Route("DELETE", f"{_MESSAGES}/{{message}}", channels.delete_message),
        Route(
            "POST",
            "/interactions/{interaction}/{token}/callback",
            callbacks.answer,
            frozenset({"type", "data"}),
            frozenset({"with_response"}),
            open=True,
        ),
        Route("POST", _HOOK, tokens.follow_up, NEW_FIELDS, _THREAD | {"wait"}, open=True),
        Route("GET", f"{_HOOK}/messages/{{message}}", tokens.get_message, open=True),
        Route(
            "PATCH",
            f"{_HOOK}/messages/{{message}}",
            tokens.edit_message,
            EDIT_FIELDS,
            _THREAD,
            open=True,
        ),
        Route("DELETE", f"{_HOOK}/messages/{{message}}", tokens.delete_message, open=True),
    ]
)
"""Every route that the server has."""
