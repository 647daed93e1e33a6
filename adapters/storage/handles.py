"""The store's rows of handles: who is the one whom their platform knows by a name."""

from typing import Final

import sqlalchemy as sa

from adapters.storage import schema
from adapters.storage.database import Rows
from adapters.storage.persons import person_of_row
from adapters.storage.statements import Line, matching, reading, writing
from engine.service.ports import Person

_IDENTITIES = schema.IDENTITIES.c
_USER: Final = sa.bindparam("user", type_=sa.Text)
_HANDLE: Final = sa.bindparam("handle", type_=sa.Text)
_NONE: Final = sa.literal_column("''", sa.Text)

_HANDLED: Final = reading(
    sa.select(schema.PEOPLE)
    .join(schema.IDENTITIES)
    .where(matching(_IDENTITIES.platform, _IDENTITIES.handle), _IDENTITIES.handle != "")
    .order_by(_IDENTITIES.seen.desc(), schema.PEOPLE.c.id)
)
_HANDLE_OF: Final = reading(
    sa.select(_IDENTITIES.handle).where(
        matching(_IDENTITIES.platform, _IDENTITIES.person), _IDENTITIES.handle != ""
    )
)
# One statement for whoever has it now and whoever had it, so that of two who are told at once to
# have the same handle the later one has it.
_TAKE: Final = writing(
    sa.update(schema.IDENTITIES)
    .where(
        matching(_IDENTITIES.platform),
        sa.or_(
            _IDENTITIES.user == _USER,
            sa.and_(_HANDLE != _NONE, _IDENTITIES.handle == _HANDLE),
        ),
    )
    .values(handle=sa.case((_IDENTITIES.user == _USER, _HANDLE), else_=_NONE))
)
_FORGET: Final = writing(
    sa.delete(schema.IDENTITIES).where(matching(_IDENTITIES.platform, _IDENTITIES.user))
)


def taking_handle(platform: str, user: str, handle: str) -> Line:
    """The line by which ``handle`` is that of this user of a platform, and nobody else's."""
    return Line(_TAKE, {"platform": platform, "user": user, "handle": handle.lower()})


class HandleRows(Rows):
    """The part of the store that knows people by what their platform calls them alone."""

    async def people_handled(self, platform: str, handle: str) -> tuple[Person, ...]:
        """Whoever has this handle on a platform, whatever its case, the last seen first."""
        rows = await self._database.read(_HANDLED, platform=platform, handle=handle.lower())
        return tuple(map(person_of_row, rows))

    async def handle_of(self, platform: str, person: str) -> str:
        """A handle of a person on a platform, empty where they have none."""
        rows = await self._database.read(_HANDLE_OF, platform=platform, person=person)
        return next((row["handle"] for row in rows), "")

    async def forget_identity(self, platform: str, user: str) -> None:
        """Forget an identity; the person stays."""
        await self._database.write(Line(_FORGET, {"platform": platform, "user": user}))
