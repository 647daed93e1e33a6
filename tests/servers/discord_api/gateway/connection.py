"""A connection to the gateway, from hello to its end."""

import asyncio
import contextlib
import json
from typing import TYPE_CHECKING, Final

from aiohttp import WSMsgType, web

from tests.servers.common.listening import abort
from tests.servers.discord_api.gateway.sessions import Session
from tests.servers.discord_api.refusal import Json

if TYPE_CHECKING:
    from tests.servers.discord_api.gateway.gateway import Gateway

HEARTBEAT, IDENTIFY, PRESENCE, RESUME = 1, 2, 3, 6
RECONNECT, INVALID, HELLO, ACK = 7, 9, 10, 11
DECODE_ERROR, NOT_AUTHENTICATED, WRONG_TOKEN = 4002, 4003, 4004
ALREADY, TOO_FAST = 4005, 4008
_OVER: Final = frozenset({1000, 1001})
"""The codes with which a client gives its session up."""
_SENDS_A_MINUTE: Final = 120


class Connection:
    """A connection; what is to be sent waits in a queue, so that nobody waits for it."""

    def __init__(self, gateway: "Gateway", request: web.Request) -> None:
        self.gateway = gateway
        self.socket = web.WebSocketResponse(heartbeat=None, autoping=True)
        self.session: Session | None = None
        self._request = request
        self._waiting: asyncio.Queue[str | int] = asyncio.Queue()
        self._sent: list[float] = []

    async def run(self) -> web.StreamResponse:
        """Serve it until it ends."""
        try:
            await self.socket.prepare(self._request)
        except ConnectionError:  # whoever has dialled is gone already
            return web.Response()
        self.gateway.connections.append(self)
        self._put({"op": HELLO, "d": {"heartbeat_interval": self._interval}})
        sending = asyncio.create_task(self._send())
        try:
            async for frame in self.socket:
                if frame.type is WSMsgType.TEXT:
                    self._received(frame.data)
        finally:
            self.gateway.connections.remove(self)
            self._left()
            sending.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sending
        return self.socket

    def abort(self) -> None:
        """It breaks."""
        self._left()
        abort(self._request)

    def close(self, code: int) -> None:
        """It is ended once all is sent."""
        self._left()
        self._waiting.put_nowait(code)

    def ask_to_reconnect(self) -> None:
        """The bot is asked to come again."""
        self._put({"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool) -> None:
        """The session is no good any more, or must be resumed."""
        if self.session is not None and not resumable:
            self.gateway.forget(self.session)
        self._put({"op": INVALID, "d": resumable})

    @property
    def _interval(self) -> int:
        return int(self.gateway.heartbeat_seconds * 1000)

    def _put(self, frame: Json) -> None:
        self._waiting.put_nowait(json.dumps(frame))

    async def _send(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                what = await self._waiting.get()
                if isinstance(what, int):
                    await self.socket.close(code=what)
                    return
                await self.socket.send_str(what)

    def _left(self) -> None:
        """Nobody listens here any more."""
        session, self.session = self.session, None
        if session is None:
            return
        if session.send == self._waiting.put_nowait:
            session.send = None
        if self.socket.close_code in _OVER:
            self.gateway.forget(session)

    def _received(self, raw: str) -> None:
        try:
            frame = json.loads(raw)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            self.close(DECODE_ERROR)
            return
        if op == HEARTBEAT:
            self._beat()
        elif self._too_fast():
            self.close(TOO_FAST)
        else:
            self._asked(op, data)

    def _asked(self, op: int, data: Json) -> None:
        if op == IDENTIFY:
            self._identify(data)
        elif op == RESUME:
            self._resume(data)
        elif self.session is None:
            self.close(NOT_AUTHENTICATED)

    def _beat(self) -> None:
        self.gateway.beats += 1
        if not self.gateway.deaf:
            self._put({"op": ACK})

    def _too_fast(self) -> bool:
        now = self.gateway.world.now
        self._sent = [*(at for at in self._sent if at > now - 60), now]
        return len(self._sent) > _SENDS_A_MINUTE

    def _identify(self, data: Json) -> None:
        gateway = self.gateway
        if self.session is not None:
            self.close(ALREADY)
            return
        if data.get("token") != gateway.token:
            self.close(WRONG_TOKEN)
            return
        shard, count = data.get("shard", (0, 1))
        fault = gateway.fault_of(shard, count, data["intents"])
        if fault:
            self.close(fault)
            return
        if not gateway.may_identify(shard):
            self._put({"op": INVALID, "d": False})
            return
        self._listen(gateway.begin(shard, count, data["intents"]))
        gateway.greet(self._mine)
        gateway.world.stir()

    def _resume(self, data: Json) -> None:
        session = self.gateway.sessions.get(data["session_id"])
        if data.get("token") != self.gateway.token:
            self.close(WRONG_TOKEN)
            return
        if session is None:
            self._put({"op": INVALID, "d": False})
            return
        self._listen(session)
        session.replay(data["seq"])
        self.gateway.resumed.append(session)
        session.tell("RESUMED", {})
        self.gateway.world.stir()

    @property
    def _mine(self) -> Session:
        assert self.session is not None
        return self.session

    def _listen(self, session: Session) -> None:
        self.session = session
        session.send = self._waiting.put_nowait
