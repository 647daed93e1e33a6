"""A tab is a person: its user id, its name, and the key that proves both."""

import hashlib
import hmac
import secrets
from dataclasses import dataclass, field
from typing import Final

USER_BYTES: Final = 9
_LABEL: Final = "web tab"


@dataclass(frozen=True, slots=True)
class Tab:
    """Whom a tab stands for."""

    user: str
    name: str


@dataclass(frozen=True, slots=True)
class TabKeys:
    """Makes users and checks their keys.

    A key is an HMAC over the user id and the name: it survives a restart without being kept
    anywhere, and nobody takes another name without asking.
    """

    secret: bytes = field(repr=False)

    def new_user(self) -> str:
        """An id that nobody has yet."""
        return secrets.token_urlsafe(USER_BYTES)

    def key_of(self, tab: Tab) -> str:
        """The key that proves to be ``tab``."""
        signed = "\0".join((_LABEL, tab.user, tab.name))
        return hmac.new(self.secret, signed.encode("utf-8", "replace"), hashlib.sha256).hexdigest()

    def fits(self, tab: Tab, key: str) -> bool:
        """Whether ``key`` proves to be ``tab``; a near miss takes as long as any other."""
        given = key.encode("utf-8", "replace")
        return bool(tab.user) and hmac.compare_digest(self.key_of(tab).encode(), given)
