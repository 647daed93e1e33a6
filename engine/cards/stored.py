"""How a card, a meld or a hand becomes one short text in stored JSON, and is read back.

pydantic is imported only when a schema is asked for, so that cards need nothing but the
standard library.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from pydantic_core import CoreSchema

Stored = TypeVar("Stored")


def text_schema(
    kind: type[Stored], read: Callable[[str], object], write: Callable[[Stored], str] = str
) -> CoreSchema:
    """A pydantic schema that writes ``kind`` as a text with ``write`` and reads it with ``read``.

    A text that ``read`` refuses with a ``ValueError``, or that names a value of another kind,
    fails the validation. In Python a value of the kind passes as it is.
    """
    from pydantic_core import core_schema  # noqa: PLC0415 - the engine runs without pydantic

    is_kind = core_schema.is_instance_schema(kind)
    from_text = core_schema.chain_schema(
        [core_schema.no_info_after_validator_function(read, core_schema.str_schema()), is_kind]
    )
    return core_schema.json_or_python_schema(
        json_schema=from_text,
        python_schema=core_schema.union_schema([is_kind, from_text], mode="left_to_right"),
        serialization=core_schema.plain_serializer_function_ser_schema(
            write, return_schema=core_schema.str_schema()
        ),
    )
