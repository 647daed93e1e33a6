"""A message as those who see it have it before them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from tests.servers.discord_api.messages import parts
from tests.servers.discord_api.messages.parts import Button, Select
from tests.servers.discord_api.refusal import Json

if TYPE_CHECKING:
    from tests.servers.discord_api.accounts import Account
    from tests.servers.discord_api.asking.asked import Asked
    from tests.servers.discord_api.people.user import User
    from tests.servers.discord_api.places.channel import Channel

EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7
SILENT: Final = 1 << 12
COMPONENTS_V2: Final = 1 << 15
_CODE: Final = re.compile(r"```.*?```|`[^`\n]+`", re.DOTALL)
_MENTION: Final = re.compile(r"<@!?(\d+)>")


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file that was uploaded with a message."""

    id: int
    name: str
    content: bytes
    description: str = ""


@dataclass(slots=True, eq=False)
class Message:
    """A message, kept up to date: what it says now, and whether it is still there.

    ``owner`` is who alone sees it (None for everybody), ``made_by`` what it came as an answer to.
    ``edits`` counts how often it changed.
    """

    id: int
    channel: "Channel"
    author: "Account"
    at: float
    content: str = ""
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    nonce: str = ""
    owner: "User | None" = None
    made_by: "Asked | None" = None
    edited: float | None = None
    edits: int = 0
    deleted: bool = False
    mentions: list["Account"] = field(default_factory=list)
    reply_to: int | None = None

    def __repr__(self) -> str:
        return f"<message {self.id} {self.words[:60]!r}>"

    @property
    def ephemeral(self) -> bool:
        """Whether one person alone sees it."""
        return self.owner is not None

    @property
    def loading(self) -> bool:
        """Whether it only says that the bot is thinking."""
        return bool(self.flags & LOADING)

    @property
    def text(self) -> str:
        """What it says, buttons and menus aside."""
        shown = (part["content"] for part in self.parts if part["type"] == parts.TEXT)
        told = (str(embed.get("description") or "") for embed in self.embeds)
        return "\n".join(line for line in (self.content, *shown, *told) if line)

    @property
    def words(self) -> str:
        """All that it gives people to read: labels, menus, alternative texts, names of files."""
        said = [line for part in self.parts for line in parts.words_of(part)]
        named = [f"{one.name} {one.description}".strip() for one in self.attachments]
        return "\n".join((self.content, *said, *map(str, self.embeds), *named))

    @property
    def parts(self) -> Iterator[Json]:
        """Every component, from top to bottom."""
        return parts.walk(self.components)

    @property
    def buttons(self) -> Iterator[Button]:
        """All buttons, row by row."""
        return (parts.as_button(one) for one in self.parts if one["type"] == parts.BUTTON)

    @property
    def selects(self) -> Iterator[Select]:
        """All menus."""
        return (parts.as_select(one) for one in self.parts if one["type"] in parts.SELECTS)

    def button(self, words: str) -> Button:
        """The first button whose label or picture holds ``words``.

        Raises:
            LookupError: if there is none.
        """
        for button in self.buttons:
            if words in button.words:
                return button
        message = f"no button {words!r} among {[button.words for button in self.buttons]}"
        raise LookupError(message)

    def select(self, words: str = "") -> Select:
        """The first menu whose placeholder or options hold ``words``.

        Raises:
            LookupError: if there is none.
        """
        for select in self.selects:
            if any(words in one for one in (select.placeholder, *map(str, select.options))):
                return select
        message = f"no menu {words!r} in {self!r}"
        raise LookupError(message)

    @property
    def labels(self) -> list[list[str]]:
        """The labels of the buttons, row by row."""
        rows = (part for part in self.parts if part["type"] == parts.ROW)
        found = (
            [parts.as_button(one).label for one in row["components"] if one["type"] == 2]
            for row in rows
        )
        return [row for row in found if row]

    @property
    def named(self) -> set[int]:
        """Whom its text names so that they could be told; nobody is named by code."""
        return {int(found) for found in _MENTION.findall(_CODE.sub(" ", self.text))}

    @property
    def names_everyone(self) -> bool:
        """Whether its text calls all who are there."""
        return re.search(r"@(everyone|here)\b", _CODE.sub(" ", self.text)) is not None
