"""What a table was agreed on: its variant and the options a table may change."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rules:
    """What a table was agreed on: the variant's key and the options it may change.

    ``target`` is in points; None leaves the variant's own.
    """

    variant: str = "classic"
    target: int | None = None
