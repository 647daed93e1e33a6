"""What a message's row tells: whether something is to be delivered, and under which name."""

from engine.service.ports import Audience, MessageKey, MessageRow


def nonce_of(key: MessageKey) -> str:
    """One word for a message, the same after a restart, so that it is never sent twice."""
    return f"{key.table}.{key.audience.kind}.{key.audience.id}.{key.purpose}.{key.number}"


def is_behind(row: MessageRow) -> bool:
    """Whether a message shows less than it should, and may be sent."""
    return row.state == "live" and row.shown < row.wanted


def refused_by(person: str, row: MessageRow) -> bool:
    """Whether it is a private message that ``person`` does not take."""
    return row.state == "refused" and row.key.audience == Audience("person", person)
