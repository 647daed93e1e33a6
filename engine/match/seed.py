"""A seed as a table keeps it: 32 bytes, stored in hex."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from engine.cards.stored import text_schema

if TYPE_CHECKING:
    from pydantic_core import CoreSchema


class _StoredAsHex:
    """Marks bytes that stored JSON holds in hex."""

    def __get_pydantic_core_schema__(self, _source: object, _handler: object) -> CoreSchema:
        """Stored in hex."""
        return text_schema(bytes, bytes.fromhex, bytes.hex)


Seed = Annotated[bytes, _StoredAsHex()]
"""What a pack's order is drawn from; pydantic stores it in hex."""
