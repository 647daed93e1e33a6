"""The server's HTTP side: addresses, and the ways in which parameters may come."""

from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from tests.servers.bot_api.calls.counter import Reply
from tests.servers.bot_api.refusal import Refusal, bad
from tests.servers.common.faults import Dropped
from tests.servers.common.listening import abort

LARGEST = 50 * 1024 * 1024
Given = tuple[dict[str, object], dict[str, bytes]]


Answer = Callable[[str, str, dict[str, object], dict[str, bytes]], Awaitable[Reply]]


def application(answer: Answer) -> web.Application:
    """A web application that hands each call to ``answer``: token, method, parameters, files."""

    async def called(request: web.Request) -> web.Response:
        token, method = request.match_info["token"], request.match_info["method"]
        try:
            given, files = await _read(request)
            reply = await answer(token, method, given, files)
        except Refusal as refusal:
            return web.json_response(refusal.body, status=refusal.status)
        except Dropped:
            abort(request)
            raise web.HTTPServiceUnavailable from None
        return web.Response(status=reply.status, body=reply.body, content_type="application/json")

    app = web.Application(client_max_size=LARGEST)
    app.router.add_route("*", "/bot{token}/{method}", called)
    return app


async def _read(request: web.Request) -> Given:
    """The parameters, from the address and the body, and what was uploaded."""
    given: dict[str, object] = dict(request.query)
    files: dict[str, bytes] = {}
    if request.content_type == "application/json" and request.can_read_body:
        given |= await _json(request)
    elif request.can_read_body:
        for name, value in (await request.post()).items():
            if isinstance(value, web.FileField):
                files[name] = value.file.read()
            else:
                given[name] = value if isinstance(value, str) else value.decode()
    return given, files


async def _json(request: web.Request) -> dict[str, Any]:
    try:
        read = await request.json()
    except ValueError:
        raise bad("can't parse JSON object") from None
    if not isinstance(read, dict):
        raise bad("object expected")
    return read
