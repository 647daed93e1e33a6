"""Every call that was made, in order, and what was answered."""

from dataclasses import dataclass, field

from tests.servers.common import journal
from tests.servers.discord_api.refusal import Json, Refusal


@dataclass(slots=True, eq=False)
class Call:
    """One call; ``route`` is its path with the blanks' names, ``chat`` the channel's id.

    ``who`` is the person whose interaction or private chat it belongs to, 0 for nobody. ``at`` is
    the server's time. ``counts`` says whether it counts toward the bot's global limit.
    """

    method: str
    route: str
    path: str
    at: float
    counts: bool
    chat: int | None = None
    who: int = 0
    body: Json = field(default_factory=dict)
    status: int = 0
    error: Refusal | None = None
    result: object = None
    files: list[str] = field(default_factory=list)
    done: bool = False

    def __repr__(self) -> str:
        return f"{self.method} {self.path} -> {self.status} {self.error or ''}".rstrip()

    @property
    def name(self) -> str:
        """Method and route."""
        return f"{self.method} {self.route}"

    @property
    def metered(self) -> bool:
        """Whether it counts toward the bot's global limit."""
        return self.counts

    @property
    def idle(self) -> bool:
        """Whether it only waits for news, which no call does here."""
        return False


class Journal(journal.Journal[Call]):
    """The calls of all bots, in order."""

    def calls(
        self, method: str = "", route: str = "", chat: int | None = None, since: int = 0
    ) -> list[Call]:
        """The calls of a method, to routes that begin so, into one channel."""
        return [
            call
            for call in self.entries[since:]
            if method in {"", call.method}
            and call.route.startswith(route)
            and chat in {None, call.chat}
        ]


def names(calls: list[Call]) -> list[str]:
    """Methods and routes, in order."""
    return [call.name for call in calls]
