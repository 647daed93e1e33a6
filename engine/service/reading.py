"""What anybody may read of the tables, as they stand and as they were, through their own eyes."""

from dataclasses import dataclass, replace

from engine.match.boards import (
    BoardView,
    HandView,
    ShowdownView,
    board_view,
    hand_view,
    showdown_view,
)
from engine.match.people import Place
from engine.match.table import Table, seat_of
from engine.round.faults import Fault, NoTable
from engine.round.outcome import Seat
from engine.round.views import PlayerView
from engine.service.challenges import is_at
from engine.service.live_tables import LiveTables
from engine.service.ports import Audience, Person, Reckoning, Record
from engine.service.time.deadlines import Standing


@dataclass(frozen=True, slots=True)
class PastMatch:
    """A match that is over, as one of its players sees it, and when it ended (UTC ms)."""

    view: HandView
    ended_at: int


class Reading(LiveTables):
    """The part of the service that changes nothing."""

    async def show(self, table_id: str, viewer: Audience) -> BoardView | HandView:
        """What ``viewer`` may see of a table: the own hand for a seated person, else the board.

        Raises:
            NoTable: if there is no such table.
        """
        return self._view(await self._live(table_id), viewer)

    async def showdown(self, table_id: str, number: int) -> ShowdownView:
        """Round ``number`` of a table as it was laid out; nothing is awaited after old rounds.

        Raises:
            NoTable: if there is no such round.
        """
        table, _ = await self._live(table_id)
        latest = showdown_view(table, self._game(table.rules))
        if latest is not None and latest.number == number:
            return latest
        saved = await self._store.showdown(table_id, number)
        if saved is None:
            raise NoTable(Fault.NO_TABLE)
        return replace(saved, version=table.version, readying=None)

    async def views_of(
        self, person: Person, place: Place | None = None
    ) -> tuple[BoardView | HandView, ...]:
        """What a person sees of their live tables, in one place if it is given, oldest first.

        A board stands for a challenge that still waits for this person's answer.
        """
        tables = await self._store.tables_of(person.id)
        viewer = Audience("person", person.id)
        here = (table for table in tables if place is None or is_at(table, place))
        return tuple([self._view(await self._standing(table), viewer) for table in here])

    async def boards_at(self, place: Place) -> tuple[BoardView, ...]:
        """The live boards of a place, oldest first."""
        tables = await self._store.tables_at(place.key)
        boards = [self._board(await self._standing(table)) for table in tables]
        return tuple(boards)

    async def latest_finished(self, person: Person, place: Place | None) -> HandView | None:
        """What a person sees of their match that ended last, in this place if it is given.

        A challenge that came to nothing is none.
        """
        table = await self._store.latest_match(person.id, place.key if place else "")
        seat = seat_of(table, person.id) if table else None
        if table is None or seat is None:
            return None
        standing = await self._standing(table)
        return HandView(self._board(standing), seat, self._hand(table, seat))

    async def rematch_after(self, person: Person, table_id: str) -> str | None:
        """The live table at which a person plays the rematch of a match; None if there is none."""
        tables = await self._store.tables_of(person.id)
        return next((table.id for table in tables if table.rematch_of == table_id), None)

    async def record(
        self, person: Person, rival: Person | None = None, variant: str = ""
    ) -> Record:
        """The statistics of a person, and against ``rival`` if one is named.

        ``variant`` counts what was played by one preset alone.
        """
        everybody = Reckoning(person.id, variant=variant)
        people = await self._store.tally(everybody)
        computer = await self._store.tally(replace(everybody, computer=True))
        if rival is None:
            return Record(person, people, computer, variant=variant)
        versus = await self._store.tally(replace(everybody, versus=rival.id))
        return Record(person, people, computer, rival, versus, variant)

    async def ended_matches(self, person: Person, skip: int, limit: int) -> tuple[PastMatch, ...]:
        """What a person may see of the matches in their record, the last to end first."""
        ended = await self._store.ended_matches(person.id, skip, limit)
        viewer = Audience("person", person.id)
        views = ((self._view((each.table, None), viewer), each.at) for each in ended)
        return tuple(PastMatch(view, at) for view, at in views if isinstance(view, HandView))

    async def latest_showdown(self, person: Person) -> ShowdownView | None:
        """The round of a person that ended last, as it was laid out; nothing is awaited after."""
        latest = await self._store.latest_showdown(person.id)
        return None if latest is None else replace(latest, readying=None)

    def _view(self, standing: Standing, viewer: Audience) -> BoardView | HandView:
        table = standing[0]
        seat = seat_of(table, viewer.id) if viewer.kind == "person" else None
        board = self._board(standing)
        return board if seat is None else HandView(board, seat, self._hand(table, seat))

    def _board(self, standing: Standing) -> BoardView:
        table, deadline = standing
        board = board_view(table, self._game(table.rules))
        told = None if deadline is None else self._deadlines.told(deadline)
        return board if told is None else replace(board, time=told)

    def _hand(self, table: Table, seat: Seat) -> PlayerView | None:
        return hand_view(table, self._game(table.rules), seat).round
