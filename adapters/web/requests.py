"""The bodies of requests, checked, and answers as JSON."""

import json
from typing import TypeVar

from aiohttp import web
from pydantic import BaseModel, ValidationError

from adapters.web.wire import JsonDict, stamped

Sent = TypeVar("Sent", bound=BaseModel)


async def body_of(request: web.Request, model: type[Sent]) -> Sent:
    """The request's body as ``model``.

    Raises:
        HTTPBadRequest: if it is none; what is wrong with it is not told.
        HTTPRequestEntityTooLarge: if it is longer than the server takes.
    """
    try:
        return model.model_validate_json(await request.read())
    except ValidationError:
        raise web.HTTPBadRequest from None


def answered(reply: JsonDict, status: int = 200) -> web.Response:
    """``reply`` as JSON."""
    return web.json_response(stamped(reply), status=status, dumps=_dumps)


def _dumps(reply: object) -> str:
    return json.dumps(reply, ensure_ascii=False)
