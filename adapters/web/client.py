"""The server of the chat page: starts, listens, stops."""

import errno
import ipaddress
from pathlib import Path
from typing import Final

from aiohttp import web

from adapters.frontdesk import FrontDesk
from adapters.presentation.ink import Ink
from adapters.web.courier import WebCourier
from adapters.web.gate import dress, gate
from adapters.web.house import House
from adapters.web.inbound import Inbound
from adapters.web.refusals import worded
from adapters.web.shelf import Shelf
from adapters.web.site import Site
from adapters.web.tabs import Tabs

STATIC: Final = Path(__file__).with_name("static")
BODY_BYTES: Final = 16 * 1024
STOP_SECONDS: Final = 5.0


class PortInUse(Exception):
    """Another program listens on the port of the page."""

    def __init__(self, host: str, port: int) -> None:
        """Say which port it is, and what to do."""
        super().__init__(
            f"port {port} on {host} is taken by another program; stop that or set WEB_PORT"
        )
        self.host = host
        self.port = port


class WebClient:
    """The chat page as a platform; ``courier`` brings the bot's messages to it."""

    def __init__(self, desk: FrontDesk, ink: Ink, shelf: Shelf, site: Site) -> None:
        """Serve ``site`` once started; hand presses and commands to ``desk``."""
        self._site = site
        self._house = House.built(site, ink, shelf)
        self._runner = web.AppRunner(
            _app(self._house, desk), access_log=None, shutdown_timeout=STOP_SECONDS
        )

    @property
    def courier(self) -> WebCourier:
        """What posts and edits the bot's messages."""
        return self._house.courier

    @property
    def url(self) -> str:
        """Where a browser on this machine finds the page, once it is served."""
        host = "127.0.0.1" if _is_any(self._site.host) else self._site.host
        name = f"[{host}]" if ":" in host else host
        return f"http://{name}:{self._port()}/"

    async def start(self) -> None:
        """Listen.

        Raises:
            PortInUse: if another program has the port.
        """
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self._site.host, self._site.port).start()
        except OSError as error:
            await self._runner.cleanup()
            if error.errno != errno.EADDRINUSE:
                raise
            raise PortInUse(self._site.host, self._site.port) from error

    async def stop(self) -> None:
        """End the live lines, let requests finish, and listen no more."""
        await self._runner.cleanup()

    def _port(self) -> int:
        """The port listened on, which the system chose where the site says 0."""
        addresses = self._runner.addresses
        return int(addresses[0][1]) if addresses else self._site.port


def _is_any(host: str) -> bool:
    """Whether listening on ``host`` is listening on every address of the machine."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return not host


def _app(house: House, desk: FrontDesk) -> web.Application:
    tabs, inbound = Tabs(desk, house), Inbound(desk, house)
    middlewares = [gate(house.site.hosts), worded(house)]
    app = web.Application(client_max_size=BODY_BYTES, middlewares=middlewares)
    app.add_routes(
        [
            web.get("/", _page),
            web.static("/static", STATIC),
            web.post("/api/hello", tabs.hello),
            web.get("/api/chat", tabs.chat),
            web.post("/api/remove", tabs.remove),
            web.post("/api/private", tabs.private),
            web.get("/api/words", tabs.words),
            web.get("/ws", tabs.live),
            web.post("/api/press", inbound.press),
            web.post("/api/say", inbound.say),
            web.get("/livez", _alive),
            web.get("/readyz", tabs.ready),
        ]
    )
    app.on_response_prepare.append(dress)
    app.on_shutdown.append(lambda _app: house.live.close())
    return app


async def _page(_request: web.Request) -> web.FileResponse:
    return web.FileResponse(STATIC / "index.html")


async def _alive(_request: web.Request) -> web.Response:
    return web.Response(text="alive\n")
