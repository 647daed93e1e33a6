"""Who is missed at which live tables, so that nobody who types has all their tables read."""

from collections.abc import Iterable

from engine.match.dated import is_away
from engine.match.stages import Finished
from engine.match.table import Table, seat_of


def is_missed(table: Table, person: str) -> bool:
    """Whether the table does not know yet that ``person``, who sits there, is back."""
    seat = seat_of(table, person)
    return seat is not None and (is_away(table, seat) or seat in table.departed)


class Absentees:
    """The live tables at which somebody is missed, and whose tables were looked through.

    Whatever is saved is noted, so whoever was looked up once is known from then on.
    """

    def __init__(self) -> None:
        """Nobody was looked up yet."""
        self._tables: dict[str, Table] = {}
        self._known: set[str] = set()

    def note(self, table: Table) -> None:
        """Hear how a table stands now."""
        if _somebody_is_missed(table):
            self._tables[table.id] = table
        else:
            self._tables.pop(table.id, None)

    def is_new(self, person: str) -> bool:
        """Whether a person's tables have to be looked through; only once, so do it then."""
        is_new = person not in self._known
        self._known.add(person)
        return is_new

    def learn(self, tables: Iterable[Table]) -> None:
        """Note tables as they were read; what was saved in the meantime is newer."""
        for table in tables:
            if _somebody_is_missed(table):
                self._tables.setdefault(table.id, table)

    def missing(self, person: str) -> tuple[Table, ...]:
        """The tables at which a person is missed, as far as is known."""
        return tuple(table for table in self._tables.values() if is_missed(table, person))

    def forget(self) -> None:
        """Hear that something may have been saved which was not noted."""
        self._known.clear()


def _somebody_is_missed(table: Table) -> bool:
    return bool(table.away or table.departed) and not isinstance(table.stage, Finished)
