"""aiohttp under python-telegram-bot: one session, many requests side by side.

Its own transport slows down to a crawl where hundreds of people press at the same moment.
"""

import json
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final

import aiohttp
from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest, RequestData

from adapters.wire.addresses import check_proxy

CONNECTIONS: Final = 256
"""Requests at the same moment; one more waits for a free connection."""
CONNECT_SECONDS: Final = 10.0
"""How long a connection may take to be made."""
ANSWER_SECONDS: Final = 15.0
"""How long a server may say nothing at all."""
SEND_SECONDS: Final = 15.0
"""How long a request may take to be sent."""
UPLOAD_SECONDS: Final = 60.0
"""How long a request with files may take to be sent."""
QUEUE_SECONDS: Final = 30.0
"""How long a request may wait for a free connection."""
_KEPT_SECONDS: Final = 30.0
"""How long an idle connection is kept; servers close theirs after about a minute."""
_HEADERS: Final = {"User-Agent": BaseRequest.USER_AGENT, "Accept-Encoding": "identity"}
_NO_WORDS: Final = b'{"description": ""}'
"""What a server's failure says where it speaks no JSON: the status alone tells."""

_Seconds = Any
"""Seconds, None for no limit, or python-telegram-bot's mark for what was not given."""


class Unreached(NetworkError):
    """Nothing has answered."""


class Stranger(NetworkError):
    """Something has answered that is no Bot API server."""

    def __init__(self) -> None:
        super().__init__("the answer is none of a Bot API server")


class AiohttpRequest(BaseRequest):
    """Carries the requests of one bot; what it raises names no token and quotes no body.

    Nothing is sent twice: after a dropped connection nobody knows whether a request was carried
    out, and whether it may be repeated its sender knows best.
    """

    def __init__(self, *, proxy: str | None = None, connections: int = CONNECTIONS) -> None:
        """Go through ``proxy``, if there is one, with as many ``connections`` as given at most.

        Raises:
            ProxyUnusable: if the proxy speaks no HTTP.
        """
        if proxy:
            check_proxy(proxy)
        self._proxy = proxy or None
        self._connections = connections
        self._session: aiohttp.ClientSession | None = None

    @property
    def read_timeout(self) -> float | None:
        """How long a server may say nothing, in seconds, where a call does not say."""
        return ANSWER_SECONDS

    async def initialize(self) -> None:
        """Make ready to send; again without effect."""
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(
                    limit=self._connections, keepalive_timeout=_KEPT_SECONDS, ttl_dns_cache=300
                ),
                cookie_jar=aiohttp.DummyCookieJar(),
                headers=_HEADERS,
            )

    async def shutdown(self) -> None:
        """Close every connection."""
        session, self._session = self._session, None
        if session is not None:
            await session.close()

    async def do_request(  # noqa: PLR0913, PLR0917 - the interface says so
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: _Seconds = BaseRequest.DEFAULT_NONE,
        write_timeout: _Seconds = BaseRequest.DEFAULT_NONE,
        connect_timeout: _Seconds = BaseRequest.DEFAULT_NONE,
        pool_timeout: _Seconds = BaseRequest.DEFAULT_NONE,
    ) -> tuple[int, bytes]:
        """Send a request; the status and body of the answer.

        Raises:
            TimedOut: if a limit has passed.
            Unreached: if there was no whole answer.
        """
        files = bool(request_data and request_data.contains_files)
        limits = _limits(
            read=_given(read_timeout, ANSWER_SECONDS),
            write=_given(write_timeout, UPLOAD_SECONDS if files else SEND_SECONDS),
            connect=_given(connect_timeout, CONNECT_SECONDS),
            pool=_given(pool_timeout, QUEUE_SECONDS),
        )
        try:
            return await self._sent(url, method, limits, _body(request_data))
        except TimeoutError as error:
            raise TimedOut(_told(error)) from None
        except (aiohttp.ClientError, OSError) as error:
            # The error itself may quote the address, and with it the token.
            raise Unreached(_told(error)) from None

    async def _sent(
        self, url: str, method: str, limits: aiohttp.ClientTimeout, body: Mapping[str, Any]
    ) -> tuple[int, bytes]:
        if self._session is None:
            message = "the transport is closed"
            raise NetworkError(message)
        async with self._session.request(
            method, url, timeout=limits, proxy=self._proxy, allow_redirects=False, **body
        ) as response:
            payload = await response.read()
            is_failure = response.status >= HTTPStatus.MULTIPLE_CHOICES
            return response.status, _NO_WORDS if is_failure and not _parsed(payload) else payload

    @staticmethod
    def parse_json_payload(payload: bytes) -> dict[str, Any]:
        """What an answer says.

        Raises:
            Stranger: if it is no answer of a Bot API server.
        """
        parsed = _parsed(payload)
        if parsed is None:
            raise Stranger
        return parsed


def _given(seconds: _Seconds, default: float) -> float | None:
    if seconds is BaseRequest.DEFAULT_NONE:
        return default
    return None if seconds is None else float(seconds)


def _limits(
    *, read: float | None, write: float | None, connect: float | None, pool: float | None
) -> aiohttp.ClientTimeout:
    """The limits in aiohttp's words: ``connect`` there covers the wait for a connection too."""
    until_connected = None if connect is None or pool is None else connect + pool
    whole = (
        None
        if until_connected is None or read is None or write is None
        else until_connected + write + read
    )
    return aiohttp.ClientTimeout(
        total=whole, connect=until_connected, sock_connect=connect, sock_read=read
    )


def _body(data: RequestData | None) -> dict[str, Any]:
    """What is sent: JSON, or a form where files go with it."""
    if data is None:
        return {}
    if not data.contains_files:
        return {"data": data.json_payload, "headers": {"Content-Type": "application/json"}}
    form = aiohttp.FormData()
    for name, value in data.json_parameters.items():
        form.add_field(name, value)
    for name, (filename, content, kind) in data.multipart_data.items():
        form.add_field(name, content, filename=filename, content_type=kind)
    return {"data": form}


def _parsed(payload: bytes) -> dict[str, Any] | None:
    """An answer of a Bot API server; None if it is something else."""
    try:
        parsed = json.loads(payload)
    except ValueError:
        return None
    is_answer = isinstance(parsed, dict) and not parsed.keys().isdisjoint(
        ("result", "description")
    )
    return parsed if is_answer else None


def _told(error: Exception) -> str:
    """An error in words, without any address but a host's."""
    match error:
        case TimeoutError():
            return "no answer in time"
        case aiohttp.ClientProxyConnectionError():
            return f"no connection to the proxy: {_reason(error)}"
        case aiohttp.ClientConnectorError():
            return f"no connection: {_reason(error)}"
        case aiohttp.ClientHttpProxyError():
            return f"the proxy refuses: {error.status} {error.message}"
        case aiohttp.ServerDisconnectedError() | aiohttp.ClientPayloadError():
            return "the connection was closed before the answer was there"
        case _:
            return type(error).__name__


def _reason(error: aiohttp.ClientConnectorError) -> str:
    return error.os_error.strerror or type(error.os_error).__name__
