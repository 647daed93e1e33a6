"""The bot's application: its commands and emojis, and how it may be installed."""

from dataclasses import dataclass, field

from tests.servers.discord_api.accounts import Account
from tests.servers.discord_api.ids import Ids
from tests.servers.discord_api.refusal import Json


@dataclass(slots=True, eq=False)
class Emoji:
    """A picture of the application's own."""

    id: int
    name: str
    image: bytes

    def json(self, creator: Account) -> Json:
        """The emoji as it goes over the wire."""
        return {
            "id": str(self.id),
            "name": self.name,
            "roles": [],
            "user": creator.json,
            "require_colons": True,
            "managed": False,
            "animated": False,
            "available": True,
        }


@dataclass(slots=True, eq=False)
class Application:
    """What the bot has told of itself; ``commands`` by server, None for everywhere.

    ``user_installable`` and ``guild_installable`` are set on Discord's own pages, as are the
    ``scopes`` and ``permissions`` that the link there asks for. With an ``endpoint`` what people
    do is sent there; this server only says so.
    """

    bot: Account
    ids: Ids
    commands: dict[int | None, dict[int, Json]] = field(default_factory=dict)
    emojis: dict[int, Emoji] = field(default_factory=dict)
    user_installable: bool = True
    guild_installable: bool = True
    public: bool = True
    wants_code_grant: bool = False
    endpoint: str = ""
    description: str = ""
    permissions: int = 0
    flags: int = 0

    @property
    def id(self) -> int:
        """Its number, which is the bot's too."""
        return self.bot.id

    @property
    def all_commands(self) -> list[Json]:
        """The commands that are everywhere."""
        return list(self.commands.get(None, {}).values())

    @property
    def json(self) -> Json:
        """The application as it goes over the wire."""
        install: Json = {
            "scopes": ["applications.commands", "bot"],
            "permissions": str(self.permissions),
        }
        kinds: Json = {}
        if self.guild_installable:
            kinds["0"] = {"oauth2_install_params": install}
        if self.user_installable:
            kinds["1"] = {"oauth2_install_params": install | {"scopes": ["applications.commands"]}}
        return {
            "id": str(self.id),
            "name": self.bot.username,
            "icon": None,
            "description": self.description,
            "type": None,
            "bot_public": self.public,
            "bot_require_code_grant": self.wants_code_grant,
            "verify_key": "0" * 64,
            "flags": self.flags,
            "hook": True,
            "owner": Account(1, "Owner", "owner").json,
            "team": None,
            "rpc_origins": [],
            "tags": [],
            "redirect_uris": [],
            "interactions_endpoint_url": self.endpoint or None,
            "role_connections_verification_url": None,
            "approximate_guild_count": 0,
            "approximate_user_install_count": 0,
            "integration_types_config": kinds,
        }
