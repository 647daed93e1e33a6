"""The counter at which every call is checked, carried out and written down."""

import json
from dataclasses import dataclass, field
from typing import Final

from tests.servers.common.faults import Dropped, Fault, Faults, Raw
from tests.servers.discord_api.places.privates import DM
from tests.servers.discord_api.refusal import (
    NOT_FOUND,
    UNAUTHORIZED,
    Json,
    Refusal,
    going_wrong,
    invalid,
)
from tests.servers.discord_api.rest.given import Given, Upload
from tests.servers.discord_api.rest.journal import Call, Journal
from tests.servers.discord_api.rest.limits import Limits
from tests.servers.discord_api.rest.route import Route
from tests.servers.discord_api.routes import ROUTES
from tests.servers.discord_api.world import World

NO_CONTENT: Final = 204


@dataclass(frozen=True, slots=True)
class Incoming:
    """A call as it came."""

    method: str
    path: str
    authorization: str = ""
    query: dict[str, str] = field(default_factory=dict)
    body: Json | list[Json] = field(default_factory=dict)
    files: tuple[Upload, ...] = ()


@dataclass(frozen=True, slots=True)
class Reply:
    """What is answered to a call."""

    status: int
    body: bytes = b""
    headers: dict[str, str] = field(default_factory=dict)


class Counter:
    """Takes calls: ``token`` is the one that opens it.

    ``refusals`` are the calls that no right program makes: to routes, with fields or with values
    that there are not.
    """

    def __init__(self, world: World, token: str) -> None:
        self.world = world
        self.token = token
        self.journal = Journal()
        self.faults = Faults(going_wrong)
        self.limits = Limits()
        self.refusals: list[str] = []

    async def answer(self, incoming: Incoming) -> Reply:
        """Carry out a call.

        Raises:
            Dropped: if a fault ends the connection.
        """
        found = ROUTES.find(incoming.method, incoming.path)
        if found is None:
            self.refusals.append(f"{incoming.method} {incoming.path}: there is no such route")
            return _refused(Refusal(NOT_FOUND, 0, "404: Not Found"))
        route, blanks = found
        call = self._call(incoming, route, blanks)
        self.journal.begin(call)
        try:
            reply = await self._answer(call, incoming, route, blanks)
        except Dropped:
            call.error = call.error or Refusal(0, 0, "the connection was dropped")
            raise
        finally:
            self.journal.end(call)
            self.world.stir()
        call.status = reply.status
        return reply

    async def _answer(
        self, call: Call, incoming: Incoming, route: Route, blanks: dict[str, str]
    ) -> Reply:
        headers: dict[str, str] = {}
        try:
            fault = self.faults.meet({call.name, call.method, call.route}, call.chat)
            if fault is not None:
                await fault.before()
            self._check_token(route, incoming.authorization)
            headers = self._count(call, blanks)
            given = self._given(route, incoming, blanks)
            call.result = route.carry(given)
            _finish(fault)
        except Refusal as refusal:
            call.error = refusal
            self._note(call, refusal)
            return _refused(refusal, headers)
        except Raw as raw:
            call.error = Refusal(raw.status, 0, raw.body.decode(errors="replace"))
            kind = "application/json" if raw.body[:1] in {b"[", b"{"} else "text/html"
            return Reply(raw.status, raw.body, {"Content-Type": kind})
        if call.result is None:
            return Reply(NO_CONTENT, headers=headers)
        return Reply(route.success, json.dumps(call.result).encode(), headers)

    def _call(self, incoming: Incoming, route: Route, blanks: dict[str, str]) -> Call:
        body = incoming.body if isinstance(incoming.body, dict) else {"": incoming.body}
        chat, who = self._place(blanks)
        return Call(
            method=route.method,
            route=route.path,
            path=incoming.path,
            at=self.world.now,
            counts=not route.open,
            chat=chat,
            who=who,
            body=body,
            files=[one.name for one in incoming.files],
        )

    def _place(self, blanks: dict[str, str]) -> tuple[int | None, int]:
        """The channel that a call is about, and the person."""
        asked = self.world.asked.get(blanks.get("token", ""))
        if asked is not None:
            return asked.where.id, asked.user.id
        text = blanks.get("channel", "")
        if not text.isdecimal():
            return None, 0
        channel = self.world.channels.get(int(text))
        return int(text), channel.owner.id if isinstance(channel, DM) else 0

    def _check_token(self, route: Route, authorization: str) -> None:
        if not route.open and authorization != f"Bot {self.token}":
            raise Refusal(UNAUTHORIZED, 0, "401: Unauthorized")

    def _count(self, call: Call, blanks: dict[str, str]) -> dict[str, str]:
        if call.counts:
            self.limits.count_overall(call.at)
        major = blanks.get("token") or blanks.get("channel") or blanks.get("guild") or ""
        return self.limits.count(call.name, major, call.at)

    def _given(self, route: Route, incoming: Incoming, blanks: dict[str, str]) -> Given:
        query, body = incoming.query, incoming.body
        entries = body if isinstance(body, list) else []
        fields = body if isinstance(body, dict) else {}
        for name in (*(fields.keys() - route.fields), *(query.keys() - route.queries)):
            raise invalid(name, "UNKNOWN", f"{route.method} {route.path} has no {name}")
        return Given(self.world, blanks, query, fields, incoming.files, entries)

    def _note(self, call: Call, refusal: Refusal) -> None:
        """What cannot be read is a mistake of the program, whatever the world is like."""
        if refusal.code in {50035, 50006, 50109}:
            self.refusals.append(f"{call.name}: {refusal.words}")


def _finish(fault: Fault | None) -> None:
    if fault is not None:
        fault.afterwards()


def _refused(refusal: Refusal, headers: dict[str, str] | None = None) -> Reply:
    body = json.dumps(refusal.body).encode()
    return Reply(refusal.status, body, (headers or {}) | refusal.headers)
