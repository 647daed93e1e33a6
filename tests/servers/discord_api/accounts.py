"""Who has an account: people and bots, as they go over the wire."""

from dataclasses import dataclass

from tests.servers.discord_api.refusal import Json


@dataclass(slots=True, eq=False)
class Account:
    """A person or a bot; what a test changes here is what the next event says.

    ``name`` is what they are called everywhere, ``locale`` what their Discord is set to.
    """

    id: int
    name: str
    username: str
    locale: str = "en-US"
    is_bot: bool = False

    @property
    def mention(self) -> str:
        """How they are named so that they are told."""
        return f"<@{self.id}>"

    @property
    def json(self) -> Json:
        """The account as Discord tells of it."""
        said: Json = {
            "id": str(self.id),
            "username": self.username,
            "discriminator": "0",
            "global_name": self.name or None,
            "avatar": None,
            "public_flags": 0,
        }
        return said | ({"bot": True} if self.is_bot else {})
