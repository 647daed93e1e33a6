"""What the server says no with: the status, Discord's code and words, and what goes with them."""

from collections.abc import Mapping
from typing import Any, Final

from tests.servers.common.faults import Going

Json = dict[str, Any]

BAD_REQUEST: Final = 400
UNAUTHORIZED: Final = 401
FORBIDDEN: Final = 403
NOT_FOUND: Final = 404
TOO_MANY: Final = 429

_UNKNOWN: Final = {
    "application": 10002,
    "Channel": 10003,
    "Guild": 10004,
    "Member": 10007,
    "Message": 10008,
    "User": 10013,
    "Emoji": 10014,
    "Webhook": 10015,
    "interaction": 10062,
    "application command": 10063,
}
_WORDS: Final = {
    401: "401: Unauthorized",
    403: "Missing Permissions",
    404: "404: Not Found",
    405: "405: Method Not Allowed",
    500: "500: Internal Server Error",
    502: "502: Bad Gateway",
    503: "503: Service Unavailable",
    504: "504: Gateway Timeout",
}


class Refusal(Exception):
    """A call that is answered with an error; ``more`` are further fields of the answer."""

    def __init__(
        self,
        status: int,
        code: int,
        words: str,
        more: Json | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(words)
        self.status = status
        self.code = code
        self.words = words
        self.more = more or {}
        self.headers = dict(headers or {})

    def __repr__(self) -> str:
        return f"{self.status}/{self.code} {self.words} {self.more or ''}".rstrip()

    @property
    def body(self) -> Json:
        """The answer as it goes over the wire."""
        return {"message": self.words, "code": self.code} | self.more


def unknown(what: str) -> Refusal:
    """There is no such thing, or no longer."""
    return Refusal(NOT_FOUND, _UNKNOWN[what], f"Unknown {what}")


def bad(code: int, words: str) -> Refusal:
    """What was asked cannot be done."""
    return Refusal(BAD_REQUEST, code, words)


def forbidden(code: int, words: str) -> Refusal:
    """The bot may not do that."""
    return Refusal(FORBIDDEN, code, words)


def invalid(path: str, code: str, words: str) -> Refusal:
    """Something that was sent cannot be read; ``path`` says where, with dots."""
    errors: Json = {"_errors": [{"code": code, "message": words}]}
    for name in reversed(path.split(".")):
        errors = {name: errors}
    said = f"Invalid Form Body: {path}: {words}"
    return Refusal(BAD_REQUEST, 50035, said, {"errors": errors})


def too_many(seconds: float, *, overall: bool = False, code: int = 0) -> Refusal:
    """Too much was asked in too short a time."""
    headers = {
        "Retry-After": f"{seconds:.3f}",
        "Via": "1.1 google",
        "X-RateLimit-Scope": "global" if overall else "user",
    } | ({"X-RateLimit-Global": "true"} if overall else {})
    more = {"retry_after": seconds, "global": overall}
    return Refusal(TOO_MANY, code, "You are being rate limited.", more, headers)


def going_wrong(status: int, going: Going) -> Refusal:
    """The error that is answered on purpose."""
    words, code = going.get("description", _WORDS.get(status, "Error")), going.get("code", 0)
    if status != TOO_MANY:
        return Refusal(status, code, words, headers=going.get("headers"))
    refusal = too_many(going.get("retry_after", 1.0), overall=going.get("overall", False))
    refusal.code = code
    if going.get("banned"):
        # Whoever stands before Discord knows nothing of its headers.
        refusal.headers = {}
    refusal.headers |= going.get("headers", {})
    return refusal
