"""The server's addresses, and the ways in which a body may come."""

import json
import re
from collections.abc import Awaitable, Callable
from typing import Final

from aiohttp import web

from tests.servers.common.faults import Dropped
from tests.servers.common.listening import abort
from tests.servers.discord_api.gateway.connection import Connection
from tests.servers.discord_api.gateway.gateway import Gateway
from tests.servers.discord_api.refusal import Json, Refusal, bad
from tests.servers.discord_api.rest.counter import Incoming, Reply
from tests.servers.discord_api.rest.given import Upload

LARGEST: Final = 25 * 1024 * 1024
BASE: Final = "/api/v10"
_FILE: Final = re.compile(r"files\[(\d+)\]")
Body = Json | list[Json]


def application(
    answer: Callable[[Incoming], Awaitable[Reply]], gateway: Gateway
) -> web.Application:
    """A web application that hands each call to ``answer``, and takes connections."""

    async def called(request: web.Request) -> web.Response:
        try:
            reply = await answer(await _read(request))
        except Refusal as refusal:
            return _response(Reply(refusal.status, json.dumps(refusal.body).encode()))
        except Dropped:
            abort(request)
            raise web.HTTPServiceUnavailable from None
        return _response(reply)

    async def connected(request: web.Request) -> web.StreamResponse:
        if gateway.closed:
            abort(request)
            raise web.HTTPServiceUnavailable
        return await Connection(gateway, request).run()

    app = web.Application(client_max_size=LARGEST)
    app.router.add_get("/gateway", connected)
    app.router.add_route("*", BASE + "/{path:.+}", called)
    return app


def _response(reply: Reply) -> web.Response:
    # discord.py reads as JSON only what is called exactly that, without a charset.
    headers = {"Content-Type": "application/json"} if reply.body else {}
    return web.Response(status=reply.status, body=reply.body, headers=headers | reply.headers)


async def _read(request: web.Request) -> Incoming:
    body, files = await _body(request)
    return Incoming(
        method=request.method,
        path=request.raw_path.partition("?")[0].removeprefix(BASE).replace("%40", "@"),
        authorization=request.headers.get("Authorization", ""),
        query=dict(request.query),
        body=body,
        files=files,
    )


async def _body(request: web.Request) -> tuple[Body, tuple[Upload, ...]]:
    if not request.can_read_body:
        return {}, ()
    if request.content_type == "application/json":
        return _json(await request.text()), ()
    body: Body = {}
    files: list[Upload] = []
    for name, value in (await request.post()).items():
        if isinstance(value, web.FileField):
            files.append(_upload(name, value))
        elif name == "payload_json":
            body = _json(value if isinstance(value, str) else value.decode())
        else:
            raise bad(50035, f"Invalid Form Body: {name} is no part of a form")
    return body, tuple(files)


def _upload(name: str, value: web.FileField) -> Upload:
    found = _FILE.fullmatch(name)
    if found is None:
        raise bad(50035, f"Invalid Form Body: {name} is no name for a file")
    return Upload(int(found[1]), value.filename, value.file.read())


def _json(text: str) -> Body:
    try:
        read: Body = json.loads(text)
    except ValueError:
        raise bad(50109, "The request body contains invalid JSON.") from None
    return read
