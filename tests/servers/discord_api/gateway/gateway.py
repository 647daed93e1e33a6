"""The gateway: who is connected, who hears of what, and how connections end."""

import secrets
from typing import TYPE_CHECKING, Final

from tests.servers.discord_api.gateway.sessions import Session
from tests.servers.discord_api.refusal import Json

if TYPE_CHECKING:
    from tests.servers.discord_api.gateway.connection import Connection
    from tests.servers.discord_api.world import World

GUILDS: Final = 1 << 0
INVALID_SHARD, SHARDING_REQUIRED, INVALID_INTENTS, FORBIDDEN_INTENTS = 4010, 4011, 4013, 4014
PRIVILEGED: Final = (1 << 1) | (1 << 8) | (1 << 15)
_ALL_INTENTS: Final = (1 << 26) - 1


class Gateway:
    """The gateway of one bot.

    ``shards`` and ``max_concurrency`` are what the bot is told to use; where ``identify_seconds``
    is set, so much must lie between two identifies of one bucket. ``starts_left`` counts down.
    ``deaf`` acknowledges no heartbeats; ``closed`` takes no connections.
    """

    def __init__(self, world: "World", token: str) -> None:
        self.world = world
        self.token = token
        self.url = ""
        self.shards = 1
        self.max_concurrency = 1
        self.identify_seconds = 0.0
        self.heartbeat_seconds = 41.25
        self.starts_left = 1000
        self.least_shards = 1
        self.deaf = False
        self.closed = False
        self.sessions: dict[str, Session] = {}
        self.connections: list[Connection] = []
        self.identified: list[Session] = []
        self.resumed: list[Session] = []
        self.beats = 0
        self._last: dict[int, float] = {}

    @property
    def live(self) -> list[Session]:
        """The sessions that somebody listens to."""
        return [one for one in self.sessions.values() if one.send is not None]

    def tell_guild(self, guild: int, event: str, data: Json | str, intent: int = GUILDS) -> None:
        """Something happened in a server; of an interaction everybody hears who is there."""
        needed = 0 if event == "INTERACTION_CREATE" else intent
        self._tell(guild >> 22, event, data, needed)

    def tell_private(self, event: str, data: Json | str, intent: int = 0) -> None:
        """Something happened in private."""
        self._tell(0, event, data, intent)

    def drop(self) -> None:
        """All connections break; the sessions stay."""
        for connection in tuple(self.connections):
            connection.abort()

    def close(self, code: int = 4000) -> None:
        """All connections are ended with a code."""
        for connection in tuple(self.connections):
            connection.close(code)

    def ask_to_reconnect(self) -> None:
        """Everybody is asked to come again."""
        for connection in tuple(self.connections):
            connection.ask_to_reconnect()

    def invalidate(self, *, resumable: bool = False) -> None:
        """No session is good any more, or all must be resumed."""
        for connection in tuple(self.connections):
            connection.invalidate(resumable=resumable)

    def forget(self, session: Session) -> None:
        """A session is over."""
        self.sessions.pop(session.id, None)

    def may_identify(self, shard: int) -> bool:
        """Whether enough time has passed since the last one of the same bucket."""
        bucket, now = shard % self.max_concurrency, self.world.now
        early = now - self._last.get(bucket, float("-inf")) < self.identify_seconds
        if not early:
            self._last[bucket] = now
        return not early

    def begin(self, shard: int, count: int, intents: int) -> Session:
        """A new session."""
        session = Session(secrets.token_hex(16), shard, count, intents)
        self.sessions[session.id] = session
        self.identified.append(session)
        self.starts_left -= 1
        return session

    def greet(self, session: Session) -> None:
        """Tell a new session how things are."""
        world = self.world
        guilds = [
            one
            for one in world.guilds.values()
            if one.has_bot and (one.id >> 22) % session.count == session.shard
        ]
        session.tell(
            "READY",
            {
                "v": 10,
                "user": world.bot.json | {"verified": True, "mfa_enabled": False, "flags": 0},
                "guilds": [{"id": str(one.id), "unavailable": True} for one in guilds],
                "session_id": session.id,
                "resume_gateway_url": self.url,
                "shard": [session.shard, session.count],
                "application": {"id": str(world.bot.id), "flags": world.application.flags},
            },
        )
        if session.intents & GUILDS:
            for guild in guilds:
                if not guild.away:
                    session.tell("GUILD_CREATE", guild.json)

    def fault_of(self, shard: int, count: int, intents: int) -> int:
        """The code with which an identify is refused, 0 if it is not."""
        if not 0 <= shard < count:
            return INVALID_SHARD
        if count < self.least_shards:
            return SHARDING_REQUIRED
        if intents & ~_ALL_INTENTS:
            return INVALID_INTENTS
        return FORBIDDEN_INTENTS if intents & PRIVILEGED else 0

    def _tell(self, shard_of: int, event: str, data: Json | str, intent: int) -> None:
        for session in tuple(self.sessions.values()):
            if session.takes(shard_of, intent):
                session.tell(event, data)
