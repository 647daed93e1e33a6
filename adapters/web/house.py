"""What all parts of the page share, and the people it lets in."""

from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote

from aiohttp import hdrs, web

from adapters.presentation.ink import Ink
from adapters.presentation.texts import Text
from adapters.web.courier import WebCourier
from adapters.web.keys import Tab, TabKeys
from adapters.web.live import Live
from adapters.web.shelf import Shelf
from adapters.web.site import Site

SCHEME: Final = "Tab "
"""How the page's Authorization header begins; user, key and the quoted name follow."""


@dataclass(frozen=True, slots=True)
class House:
    """The words, the messages, the live lines and the keys of one page."""

    site: Site
    ink: Ink
    shelf: Shelf
    live: Live
    courier: WebCourier
    keys: TabKeys

    @classmethod
    def built(cls, site: Site, ink: Ink, shelf: Shelf) -> "House":
        """A house in which nobody is yet."""
        live = Live()
        return cls(site, ink, shelf, live, WebCourier(ink, shelf, live), TabKeys(site.secret))

    def tab_of(self, request: web.Request) -> Tab:
        """The tab whose key the request bears.

        Raises:
            HTTPUnauthorized: if it bears none that fits.
        """
        bearer = request.headers.get(hdrs.AUTHORIZATION, "").removeprefix(SCHEME)
        user, _, rest = bearer.partition(":")
        key, _, name = rest.partition(":")
        tab = Tab(user, unquote(name))
        if not self.keys.fits(tab, key):
            raise web.HTTPUnauthorized
        return tab

    def may_read(self, tab: Tab, chat: str) -> bool:
        """Whether a chat is open to a tab: every channel, and no private chat but the own."""
        is_channel = self.site.place_of(chat) is not None
        return is_channel or chat == self.courier.private_chat(tab.user)

    def say(self, language: str, sentence: Text) -> str:
        """One of the page's sentences, in the language of a browser's tag."""
        return self.ink.say_in(language, sentence)
