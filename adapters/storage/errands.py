"""The store's rows of errands: what has still to happen to tables."""

from collections.abc import Iterable
from typing import Final

import sqlalchemy as sa

from adapters.storage import schema
from adapters.storage.database import Rows
from adapters.storage.statements import Line, Values, keeping, matching, reading, writing
from engine.match.saved import dump_action, load_action
from engine.service.ports import Errand

_ERRANDS = schema.ERRANDS.c

_ALL: Final = reading(sa.select(schema.ERRANDS).order_by(_ERRANDS.table_id, _ERRANDS.action))
_ADD: Final = keeping(schema.ERRANDS)
_DONE: Final = writing(
    sa.delete(schema.ERRANDS).where(matching(_ERRANDS.table_id, _ERRANDS.action))
)


class ErrandRows(Rows):
    """The part of the store that knows what has still to happen to tables."""

    async def errands(self) -> tuple[Errand, ...]:
        """What has still to happen."""
        rows = await self._database.read(_ALL)
        return tuple(Errand(row["table_id"], load_action(row["action"])) for row in rows)

    async def add_errands(self, errands: Iterable[Errand]) -> None:
        """Remember what has to happen, once each."""
        await self._database.write(*map(adding_errand, errands))

    async def errand_done(self, errand: Errand) -> None:
        """Forget what has happened."""
        await self._database.write(Line(_DONE, _values(errand)))


def adding_errand(errand: Errand) -> Line:
    """The line that remembers, once, what has to happen."""
    return Line(_ADD, _values(errand))


def _values(errand: Errand) -> Values:
    return {"table_id": errand.table, "action": dump_action(errand.action)}
