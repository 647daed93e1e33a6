"""The store's rows of codes: what each is good for, and until when."""

import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import sqlalchemy as sa

from adapters.storage import schema
from adapters.storage.database import Rows
from adapters.storage.statements import Line, Values, keeping, matching, reading, writing
from engine.service.ports import Code, CodeKind

_CODES = schema.CODES.c


class _Taken(Exception):
    """Somebody else has this code."""


_KEEP: Final = keeping(schema.CODES, _Taken)
_REPLACE: Final = writing(sa.delete(schema.CODES).where(matching(_CODES.kind, _CODES.subject)))
_CODE: Final = reading(sa.select(schema.CODES).where(matching(_CODES.kind, _CODES.code)))
_ABOUT: Final = reading(sa.select(schema.CODES).where(matching(_CODES.kind, _CODES.subject)))
_OF_KIND: Final = reading(
    sa.select(schema.CODES).where(matching(_CODES.kind)).order_by(_CODES.at, _CODES.code)
)
_FORGET: Final = writing(sa.delete(schema.CODES).where(matching(_CODES.code)))


class CodeRows(Rows):
    """The part of the store that knows codes."""

    async def keep_code(self, code: Code) -> bool:
        """Keep a code, instead of any other about the same; whether nobody else has that one."""
        about: Values = {"kind": code.kind, "subject": code.subject}
        row = {**about, "code": code.code, "at": self._database.clock.now(), "until": code.until}
        with suppress(_Taken):
            await self._database.write(Line(_REPLACE, about), Line(_KEEP, row))
            return True
        return False

    async def code(self, kind: CodeKind, code: str) -> Code | None:
        """A code as it was kept."""
        return _first(await self._database.read(_CODE, kind=kind, code=code))

    async def code_about(self, kind: CodeKind, subject: str) -> Code | None:
        """The code that was kept about something."""
        return _first(await self._database.read(_ABOUT, kind=kind, subject=subject))

    async def codes_of(self, kind: CodeKind) -> tuple[Code, ...]:
        """All codes of a kind, oldest first."""
        return tuple(map(_code, await self._database.read(_OF_KIND, kind=kind)))

    async def forget_code(self, code: str) -> None:
        """Forget a code, if it is there."""
        await self._database.write(Line(_FORGET, {"code": code}))


def _code(row: sqlite3.Row) -> Code:
    return Code(row["code"], row["kind"], row["subject"], row["until"])


def _first(rows: Iterable[sqlite3.Row]) -> Code | None:
    return next(map(_code, rows), None)
