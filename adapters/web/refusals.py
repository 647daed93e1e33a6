"""What somebody is told whose request nobody could read: a sentence beside the bare status."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from aiohttp import hdrs, web
from aiohttp.typedefs import Handler, Middleware

from adapters.presentation.texts import text
from adapters.web.house import House
from adapters.web.requests import answered

_SENTENCES: Final[Mapping[int, str]] = MappingProxyType(
    {
        web.HTTPBadRequest.status_code: "page-not-read",
        web.HTTPRequestEntityTooLarge.status_code: "page-too-long",
    }
)
"""The key of the sentence for a status."""


def worded(house: House) -> Middleware:
    """Puts why a body was not taken into words, in the language of the browser."""

    @web.middleware
    async def answering(request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            return await handler(request)
        except web.HTTPException as refused:
            key = _SENTENCES.get(refused.status)
            if key is None:
                raise
            return answered(
                {"notice": house.say(_language(house, request), text(key))}, refused.status
            )

    return answering


def _language(house: House, request: web.Request) -> str:
    """The first language of a browser's list that there are words in; else its first one."""
    wanted = [part.split(";")[0].strip() for part in _asked(request).split(",")]
    catalog = house.ink.catalog
    known = (tag for tag in wanted if catalog.match(tag) == tag.split("-")[0].lower())
    return next(known, wanted[0])


def _asked(request: web.Request) -> str:
    return request.headers.get(hdrs.ACCEPT_LANGUAGE, "")
