"""Stored JSON that names places: the same with one of them, and its parts, as another."""

from typing import Final

import sqlalchemy as sa

from engine.match.people import PART

# Places are kept with their tables, and once more in the row of the log that opened each.
_PLACES_NOW: Final = """
    json_set({column}, '$.places', (
        SELECT json_group_array(json(
            CASE WHEN json_extract(value, '$.platform') = :platform AND (
                json_extract(value, '$.channel') = :channel
                OR substr(json_extract(value, '$.channel'), 1, length(:channel) + 1)
                    = :channel || '{part}'
            ) THEN json_set(
                value,
                '$.platform', :new_platform,
                '$.channel', :new_channel
                    || substr(json_extract(value, '$.channel'), length(:channel) + 1),
                '$.home', CASE WHEN json_extract(value, '$.home') IN ('', :home)
                    THEN :new_home ELSE json_extract(value, '$.home') END
            ) ELSE value END
        )) FROM json_each({column}, '$.places')
    ), '$.came', (
        SELECT json_group_array(json_array(
            json_extract(value, '$[0]'),
            CASE WHEN json_extract(value, '$[1]') = :old
                OR substr(json_extract(value, '$[1]'), 1, length(:old) + 1) = :old || '{part}'
            THEN :new || substr(json_extract(value, '$[1]'), length(:old) + 1)
            ELSE json_extract(value, '$[1]') END
        )) FROM json_each({column}, '$.came')
    ))
"""
# So is that of whoever came from elsewhere, in the row by which they did.
_ORIGIN_NOW: Final = """
    json_set(
        log.action,
        '$.origin.place.platform', :new_platform,
        '$.origin.place.channel', :new_channel
            || substr(json_extract(log.action, '$.origin.place.channel'), length(:channel) + 1),
        '$.origin.place.home',
            CASE WHEN json_extract(log.action, '$.origin.place.home') IN ('', :home)
            THEN :new_home ELSE json_extract(log.action, '$.origin.place.home') END
    )
"""
_CAME_FROM_HERE: Final = f"""
    json_extract(log.action, '$.origin.place.platform') = :platform AND (
        json_extract(log.action, '$.origin.place.channel') = :channel
        OR substr(json_extract(log.action, '$.origin.place.channel'), 1, length(:channel) + 1)
            = :channel || '{PART}'
    )
"""


_WHERE: Final = ("platform", "channel", "home")
_OLD_AND_NEW: Final[list[sa.BindParameter[str]]] = [
    sa.bindparam(f"{when}{name}") for when in ("", "new_") for name in _WHERE
]


def places_now(column: sa.Column[str]) -> sa.TextClause:
    """A table, or what opened it, with a place and its parts as they are now."""
    text = _PLACES_NOW.format(column=f"{column.table.name}.{column.name}", part=PART)
    return sa.text(text).bindparams(*_OLD_AND_NEW, sa.bindparam("old"), sa.bindparam("new"))


def origin_now() -> sa.TextClause:
    """What somebody did who came from elsewhere, with that place as it is now."""
    return sa.text(_ORIGIN_NOW).bindparams(*(one for one in _OLD_AND_NEW if one.key != "platform"))


def came_from_here() -> sa.TextClause:
    """Whether somebody came from the old place, or a part of it."""
    return sa.text(_CAME_FROM_HERE).bindparams(sa.bindparam("platform"), sa.bindparam("channel"))
