"""How people come by the bot on Discord: the links that add it, and what the links would lack."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

from discord import AppInfo, AppInstallParams, Permissions
from discord.utils import oauth_url

from bot.checking.findings import Finding, ok, problem, warning

NEEDED: Final = Permissions(view_channel=True, send_messages=True, send_messages_in_threads=True)
"""What the bot does in channels; it needs nothing else."""
_NAMES: Final = {
    "view_channel": "View Channels",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads and Posts",
}
"""The same in the words of Discord's own pages."""
_SCOPES: Final = frozenset({"bot", "applications.commands"})
_PORTAL: Final = "in the developer portal, on the page Installation"
_SHOWN: Final = 3
"""How many servers are named."""


def installing(application: AppInfo) -> Iterator[Finding]:
    """The links by which the bot is added, and what an application's settings make of them."""
    yield ok(f"add it to a server:   {server_link(application.id)}")
    yield ok(f"add it to an account: {account_link(application.id)}")
    yield from _closed(application)
    yield from _contexts(application)


def server_link(application: int) -> str:
    """Where the bot is added to a server, with the rights that it needs and no others."""
    link = oauth_url(application, permissions=NEEDED, scopes=("bot", "applications.commands"))
    return f"{link}&integration_type=0"


def account_link(application: int) -> str:
    """Where somebody adds the bot for themselves, and so brings it along wherever they are."""
    link = oauth_url(application, scopes=("applications.commands",))
    return f"{link}&integration_type=1"


def servers(told: Sequence[Mapping[str, Any]]) -> Finding:
    """What the bot may do in the servers that it is in; channels may still say otherwise."""
    lacking = {
        str(server["name"]): missing
        for server in told
        if (missing := _missing(Permissions(int(server["permissions"]))))
    }
    if not told:
        return ok("it is in no server yet")
    if not lacking:
        return ok(f"its role may write in every server that it is in: {len(told)}")
    named = "; ".join(f"{name}: {', '.join(lacks)}" for name, lacks in [*lacking.items()][:_SHOWN])
    return warning(
        f"its role may not write in {len(lacking)} of {len(told)} servers ({named}): there a board"
        " stands still until somebody presses it, unless its channel allows more"
    )


def _closed(application: AppInfo) -> Iterator[Finding]:
    """What keeps people from adding it, or it from hearing them."""
    if application.interactions_endpoint_url:
        host = urlsplit(application.interactions_endpoint_url).hostname
        yield problem(
            f"commands and presses are sent to {host}, so the bot hears none: empty Interactions"
            " Endpoint URL in the developer portal, on the page General Information"
        )
    if application.bot_require_code_grant:
        yield problem(
            "the links do not add it: turn off Requires OAuth2 Code Grant in the developer portal,"
            " on the page Bot"
        )
    if not application.bot_public:
        yield ok("nobody but its owner can add it: Public Bot is off on the portal's page Bot")


def _contexts(application: AppInfo) -> Iterator[Finding]:
    """Whether it can be added to servers and to accounts."""
    server, account = application.guild_integration_config, application.user_integration_config
    if account is None:
        yield warning(f"nobody can add it to their account: tick User Install {_PORTAL}")
    # Where nothing was ever chosen, servers alone can have it.
    if server is None and account is not None:
        yield warning(f"it cannot be added to servers: tick Guild Install {_PORTAL}")
    asked = server.oauth2_install_params if server else None
    if asked is not None and (lacks := _lacking(asked)):
        yield warning(
            f"the button Add App on its profile asks for too little ({', '.join(lacks)}): choose"
            f" that {_PORTAL}, or pass on the link above"
        )


def _lacking(asked: AppInstallParams) -> list[str]:
    """What the portal's own link does not ask for."""
    return [*sorted(_SCOPES - set(asked.scopes)), *_missing(asked.permissions)]


def _missing(granted: Permissions) -> list[str]:
    """The rights that are needed and not given."""
    if granted.administrator:
        return []
    return [name for flag, name in _NAMES.items() if not getattr(granted, flag)]
