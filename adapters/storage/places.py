"""The store's rows of places: what each has chosen, and who changed it."""

from typing import Final

import sqlalchemy as sa
from pydantic import TypeAdapter

from adapters.storage import schema
from adapters.storage.database import Rows
from adapters.storage.inbox import once
from adapters.storage.statements import Line, Values, adding, matching, putting, reading, writing
from engine.match.rules import Rules
from engine.service.ports import PlaceChange, PlaceSettings, Update

_PLACES = schema.PLACES.c
_CHANGES = schema.PLACE_CHANGES.c
_LOG_ROWS = schema.LOG.c
_RULES = TypeAdapter(Rules)

_PLACE: Final = reading(sa.select(schema.PLACES).where(matching(_PLACES.key)))
_CHANGE: Final = putting(schema.PLACES)
_LOG: Final = writing(adding(schema.PLACE_CHANGES))
_LOG_OF: Final = reading(
    sa.select(schema.PLACE_CHANGES)
    .where(matching(_CHANGES.place))
    .order_by(_CHANGES.number.desc())
    .limit(sa.bindparam("most", type_=sa.Integer))
    .offset(sa.bindparam("skip", type_=sa.Integer))
)
_CHOSEN: Final = reading(
    sa.select(_PLACES.key).where(matching(_PLACES.home), _PLACES.chosen).order_by(_PLACES.key)
)
_HAS_BEGUN: Final = sa.func.json_array_length(
    schema.TABLES.c.state, "$.players"
) >= sa.func.json_extract(schema.TABLES.c.state, "$.capacity")
"""What no challenge has that was withdrawn, declined or not answered."""
_OPENED: Final = reading(
    sa.select(_LOG_ROWS.at)
    .where(
        _LOG_ROWS.version == sa.literal_column("1"),
        _LOG_ROWS.at >= sa.bindparam("since"),
        sa.func.json_extract(_LOG_ROWS.action, "$.rematch_of") == "",
        # By time first: a place has far more tables than were opened lately anywhere.
        sa.exists().where(
            matching(schema.TABLE_PLACES.c.place),
            schema.TABLE_PLACES.c.table_id == _LOG_ROWS.table_id,
        ),
        sa.exists().where(
            schema.TABLES.c.id == _LOG_ROWS.table_id, sa.or_(schema.TABLES.c.live, _HAS_BEGUN)
        ),
    )
    .order_by(_LOG_ROWS.at)
)


class PlaceRows(Rows):
    """The part of the store that knows what places have chosen."""

    async def place_language(self, place: str) -> str:
        """The language of a place, empty when never chosen."""
        return (await self.place(place)).language

    async def place(self, key: str) -> PlaceSettings:
        """What a place has chosen; nothing yet where it is new."""
        rows = await self._database.read(_PLACE, key=key)
        if not rows:
            return PlaceSettings(key)
        values = dict(rows[0])
        rules = values.pop("rules")
        values["quiet"], values["chosen"] = bool(values["quiet"]), bool(values["chosen"])
        return PlaceSettings(**values, rules=_RULES.validate_json(rules) if rules else None)

    async def change_place(
        self,
        settings: PlaceSettings,
        change: PlaceChange | None = None,
        update: Update | None = None,
    ) -> None:
        """Save what a place has chosen, with a line of its change log.

        Raises:
            AlreadyDone: if the update is known; nothing is saved then.
        """
        lines = [Line(_CHANGE, _values(settings))]
        if change is not None:
            names = ("place", "at", "name", "setting", "before", "after")
            lines.append(Line(_LOG, {name: getattr(change, name) for name in names}))
        await self._database.carry_out(once(update, self._database.clock.now(), *lines))

    async def place_changes(self, key: str, skip: int, limit: int) -> tuple[PlaceChange, ...]:
        """The change log of a place, the latest first."""
        rows = await self._database.read(_LOG_OF, place=key, skip=skip, most=limit)
        return tuple(
            PlaceChange(
                row["place"], row["at"], row["name"], row["setting"], row["before"], row["after"]
            )
            for row in rows
        )

    async def chosen_places(self, home: str) -> tuple[str, ...]:
        """The keys of the chosen places of a server or group."""
        return tuple(row["key"] for row in await self._database.read(_CHOSEN, home=home))

    async def opened_since(self, place: str, at: int) -> tuple[int, ...]:
        """When the tables of a place were opened since ``at``, in order; no rematches."""
        rows = await self._database.read(_OPENED, place=place, since=at)
        return tuple(row["at"] for row in rows)


def _values(settings: PlaceSettings) -> Values:
    rules = "" if settings.rules is None else _RULES.dump_json(settings.rules).decode()
    return {
        "key": settings.key,
        "language": settings.language,
        "rules": rules,
        "pace": settings.pace,
        "enders": settings.enders,
        "per_hour": settings.per_hour,
        "quiet": settings.quiet,
        "home": settings.home,
        "chosen": settings.chosen,
        "name": settings.name,
    }
