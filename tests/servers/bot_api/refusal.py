"""What the server says no with: the status, Telegram's own words, and what goes with them."""

from typing import Any

from tests.servers.common.faults import Going

Json = dict[str, Any]

BAD_REQUEST = 400
UNAUTHORIZED = 401
FORBIDDEN = 403
NOT_FOUND = 404
CONFLICT = 409
TOO_MANY = 429

WORDS = {
    BAD_REQUEST: "Bad Request",
    UNAUTHORIZED: "Unauthorized",
    FORBIDDEN: "Forbidden",
    NOT_FOUND: "Not Found",
    CONFLICT: "Conflict",
    TOO_MANY: "Too Many Requests",
    500: "Internal Server Error",
    502: "Bad Gateway",
    503: "Service Unavailable",
    504: "Gateway Timeout",
}


class Refusal(Exception):
    """A call that is answered with an error; ``parameters`` are what a program may act upon."""

    def __init__(self, status: int, description: str, **parameters: int) -> None:
        super().__init__(description)
        self.status = status
        self.description = description
        self.parameters = parameters

    @property
    def body(self) -> Json:
        """The answer as it goes over the wire."""
        body: Json = {"ok": False, "error_code": self.status, "description": self.description}
        return body | ({"parameters": self.parameters} if self.parameters else {})


def bad(words: str) -> Refusal:
    """What was asked cannot be done."""
    return Refusal(BAD_REQUEST, f"Bad Request: {words}")


def forbidden(words: str) -> Refusal:
    """The bot may not do that."""
    return Refusal(FORBIDDEN, f"Forbidden: {words}")


def too_many(seconds: int) -> Refusal:
    """Too much was asked in too short a time."""
    words = f"Too Many Requests: retry after {seconds}"
    return Refusal(TOO_MANY, words, retry_after=seconds)


def going_wrong(status: int, going: Going) -> Refusal:
    """The error that is answered on purpose."""
    if status == TOO_MANY:
        return too_many(int(going.get("retry_after", 3)))
    return Refusal(status, going.get("description", WORDS.get(status, "Error")))
