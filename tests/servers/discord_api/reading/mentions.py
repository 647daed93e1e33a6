"""Whom a message may call."""

from typing import Final

from tests.servers.discord_api.messages.message import Message
from tests.servers.discord_api.reading.checks import check_choice, check_count, check_fields
from tests.servers.discord_api.refusal import Json, invalid

_FIELDS: Final = frozenset({"parse", "users", "roles", "replied_user"})


def read_allowed(given: object) -> Json | None:
    """Whom a message may call; None if it does not say.

    Raises:
        Refusal: if Discord would not take it.
    """
    if given is None:
        return None
    allowed = check_fields("allowed_mentions", given, _FIELDS)
    kinds = check_count("allowed_mentions.parse", allowed.get("parse", []), 0, 3)
    for kind in kinds:
        check_choice("allowed_mentions.parse", kind, ("users", "roles", "everyone"))
    for kind in ("users", "roles"):
        single = check_count(f"allowed_mentions.{kind}", allowed.get(kind, []), 0, 100)
        if single and kind in kinds:
            words = f"parse:[{kind!r}] and {kind}: [ids...] are mutually exclusive."
            raise invalid("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", words)
    return allowed


def check_named(message: Message, allowed: Json | None) -> None:
    """Who may be called must be named: whoever is not would wait for a call in vain.

    Raises:
        Refusal: if somebody is not.
    """
    strangers = {int(one) for one in (allowed or {}).get("users", ())} - message.named
    if strangers:
        words = f"{sorted(strangers)} may be called, but the text does not name them"
        raise invalid("allowed_mentions.users", "UNKNOWN", words)
