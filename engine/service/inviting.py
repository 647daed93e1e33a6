"""Challenges to whoever has a code, wherever they are: given, and found again by it."""

from typing import Final

from engine.match.boards import BoardView, HandView, board_of
from engine.match.people import Place
from engine.match.stages import Lobby
from engine.match.table import Table
from engine.round.faults import Fault, NotAllowed
from engine.service.challenges import is_at
from engine.service.codes import Codes
from engine.service.ports import Audience, Person
from engine.service.reading import Reading

CODE_MS: Final = 90 * 24 * 3_600_000
"""No challenge waits so long; with it its code is gone."""


class Inviting(Reading):
    """The part of the service that leads people to a challenge by a code."""

    async def own_open_challenge(self, person: Person, place: Place | None) -> str:
        """The open challenge of a person in a place, or in private; empty where none stands."""
        tables = await self._store.tables_of(person.id)
        return next((t.id for t in tables if _is_open(t, person.id) and _is_in(t, place)), "")

    async def code_to(self, table_id: str) -> str:
        """The code by which anybody takes the free seat of a challenge."""
        async with self._lock(f"code {table_id}"):
            known = await self._codes.standing("seat", table_id)
            return known or await self._codes.give("seat", table_id, CODE_MS)

    async def invited_by(self, typed: str, person: Person) -> BoardView | HandView:
        """The challenge to which a code leads, or the match of whoever took a seat there.

        Raises:
            NotAllowed: if it leads nowhere, or the challenge is gone.
        """
        code = await self._codes.meant("seat", typed)
        view = await self.show(code.subject, Audience("person", person.id))
        board = board_of(view)
        is_begun = isinstance(view, HandView) and board.finished is None
        if board.lobby is None and not is_begun:
            raise NotAllowed(Fault.CHALLENGE_GONE)
        return view

    @property
    def _codes(self) -> Codes:
        return Codes(self._store, self._chance, self._time.clock)


def _is_open(table: Table, person: str) -> bool:
    """Whether it is a challenge of a person that anybody may accept."""
    stage = table.stage
    if not isinstance(stage, Lobby) or stage.invited or stage.solo:
        return False
    return table.players[0].person == person


def _is_in(table: Table, place: Place | None) -> bool:
    return not table.places if place is None else is_at(table, place)
