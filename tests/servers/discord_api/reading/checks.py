"""Checks that whatever is sent must pass, each with Discord's own code."""

from collections.abc import Collection
from typing import Any

from tests.servers.discord_api.refusal import Json, invalid


def check_length(path: str, value: object, least: int, most: int) -> str:
    """A text of a length.

    Raises:
        Refusal: if it is none, or too short, or too long.
    """
    if not isinstance(value, str):
        raise invalid(path, "STRING_TYPE_CONVERT", "Could not interpret as string.")
    if not least <= len(value) <= most:
        words = f"Must be between {least} and {most} in length."
        raise invalid(path, "BASE_TYPE_BAD_LENGTH", words)
    return value


def check_count(path: str, value: object, least: int, most: int) -> list[Any]:
    """A list of so many.

    Raises:
        Refusal: if it is none, or has too few, or too many.
    """
    if not isinstance(value, list):
        raise invalid(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    if not least <= len(value) <= most:
        words = f"Must be between {least} and {most} in length."
        raise invalid(path, "BASE_TYPE_BAD_LENGTH", words)
    return value


def check_number(path: str, value: object, least: int, most: int) -> int:
    """A whole number within bounds.

    Raises:
        Refusal: if it is none, or out of them.
    """
    if not isinstance(value, int) or isinstance(value, bool):
        raise invalid(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
    if not least <= value <= most:
        raise invalid(path, "NUMBER_TYPE_MAX", f"int value should be from {least} to {most}.")
    return value


def check_fields(path: str, value: object, known: Collection[str]) -> Json:
    """A structure that has no other fields than those known.

    Raises:
        Refusal: if it is none, or has others.
    """
    if not isinstance(value, dict):
        raise invalid(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    unknown = sorted(value.keys() - set(known))
    if unknown:
        raise invalid(f"{path}.{unknown[0]}", "UNKNOWN", f"There is no field {unknown[0]}.")
    return value


def check_choice(path: str, value: object, choices: Collection[object]) -> None:
    """One of several.

    Raises:
        Refusal: if it is none of them.
    """
    if value not in choices:
        words = f"Value must be one of {{{', '.join(map(str, choices))}}}."
        raise invalid(path, "BASE_TYPE_CHOICES", words)
