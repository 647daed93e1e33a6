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
_LINE: Final = "l_"
"""Begins what hands on a line; the channel it was said in follows, then the line."""
_TOPIC: Final = "/"
_TOPIC_WRITTEN: Final = "t"
_MAC_BYTES: Final = 9
_MAC_SIZE: Final = 12
_BASE_64: Final = 4
"""Letters in which three bytes are written."""


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
        if door.line:
            body = _body_of_line(door)
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
        if body.startswith(_LINE):
            return _door_of_line(body)
        wish, table, version, user = body.split("_")
        return Door(table, "accept" if wish == _ACCEPTS else "see", int(version), user)

    def _mac(self, body: str) -> str:
        digest = hmac.digest(self.secret, body.encode("utf-8", "surrogatepass"), hashlib.sha256)
        return base64.urlsafe_b64encode(digest[:_MAC_BYTES]).decode()


def _body_of_line(door: Door) -> str:
    """A line and where it was said; of one that is too long its first word, or nothing."""
    head = f"{_LINE}{door.channel.replace(_TOPIC, _TOPIC_WRITTEN)}_"
    for words in (door.line, door.line.split(maxsplit=1)[0]):
        written = base64.urlsafe_b64encode(words.encode()).decode().rstrip("=")
        if _MAC_SIZE + len(head) + len(written) <= LONGEST:
            return f"{head}{written}"
    return f"{door.wish[0]}__{door.version}_"


def _door_of_line(body: str) -> Door:
    _, channel, written = body.split("_", maxsplit=2)
    padded = written + "=" * (-len(written) % _BASE_64)
    line = base64.urlsafe_b64decode(padded).decode()
    return Door("", channel=channel.replace(_TOPIC_WRITTEN, _TOPIC), line=line)
