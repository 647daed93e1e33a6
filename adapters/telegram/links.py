"""Links that open the private chat with the bot: who may come in by them, and to what."""

import base64
import hashlib
import hmac
from dataclasses import dataclass
from typing import Final

from adapters.frontdesk import Door

LONGEST: Final = 64
"""Characters that Telegram hands on, at most: letters, digits, ``_`` and ``-``."""
_ACCEPTS: Final = "a"
_MAC_BYTES: Final = 9
_MAC_SIZE: Final = 12


@dataclass(frozen=True, slots=True)
class Links:
    """Writes and reads the word behind ``?start=``; nobody without ``secret`` can make one.

    ``bot`` is the bot's own handle.
    """

    secret: bytes
    bot: str

    def to(self, door: Door) -> str:
        """The address that leads through ``door``."""
        return f"https://t.me/{self.bot}?start={self.word(door)}"

    @property
    def home(self) -> str:
        """The address of the private chat itself."""
        return f"https://t.me/{self.bot}"

    def word(self, door: Door) -> str:
        """What the link hands on: letters, digits, ``_`` and ``-`` alone."""
        body = f"{door.wish[0]}_{door.table}_{door.version}_{door.user}"
        word = f"{self._mac(body)}{body}"
        if len(word) > LONGEST:
            message = f"not fit for a link: {word!r}"
            raise ValueError(message)
        return word

    def read(self, word: str) -> Door | None:
        """The door that a link led to; None if it was not made here."""
        mac, body = word[:_MAC_SIZE], word[_MAC_SIZE:]
        if not hmac.compare_digest(mac.encode("utf-8", "surrogatepass"), self._mac(body).encode()):
            return None
        wish, table, version, user = body.split("_")
        return Door(table, "accept" if wish == _ACCEPTS else "see", int(version), user)

    def _mac(self, body: str) -> str:
        digest = hmac.digest(self.secret, body.encode("utf-8", "surrogatepass"), hashlib.sha256)
        return base64.urlsafe_b64encode(digest[:_MAC_BYTES]).decode()
