"""What somebody reads of their own matches: the list, a match, a round as it was laid open."""

from dataclasses import dataclass, replace

from adapters.presentation.screen import Screen
from adapters.presentation.screens import (
    Leaf,
    history_screen,
    match_screen,
    read_leaf,
    round_screen,
    rounds_over,
)
from adapters.presentation.screens.records.history import A_PAGE
from engine.match.boards import HandView, ShowdownView
from engine.round.faults import Fault, NoTable, NotAllowed
from engine.service.ports import Audience, Person
from engine.service.service import Service


@dataclass(frozen=True, slots=True)
class History:
    """Opens what is asked for, to nobody but those who sat at the table."""

    service: Service

    async def screen(self, person: Person, table: str = "", choice: str = "") -> Screen:
        """The page that a look's choice names; a match and its rounds are those of ``table``.

        Raises:
            NoTable: if there is no such table.
            NotAllowed: if the person did not sit there.
        """
        leaf = read_leaf(choice)
        if leaf.kind == "latest":
            return await self._latest(person, leaf)
        if leaf.kind == "list" or not table:
            return await self._list(person, leaf)
        view = await self._own(person, table)
        if leaf.kind == "match":
            return match_screen(view, leaf)
        return await self._round(view, leaf)

    async def _list(self, person: Person, leaf: Leaf) -> Screen:
        found = await self.service.ended_matches(person, leaf.page * A_PAGE, A_PAGE + 1)
        latest = await self.service.latest_showdown(person)
        return history_screen(found, leaf.page, laid_open=latest is not None)

    async def _latest(self, person: Person, leaf: Leaf) -> Screen:
        latest = await self.service.latest_showdown(person)
        if latest is None:
            return await self._list(person, leaf)
        view = await self._own(person, latest.table)
        return await self._round(view, replace(leaf, kind="round", at=latest.number))

    async def _round(self, view: HandView, leaf: Leaf) -> Screen:
        """A round that is over; the nearest one where the number is of none."""
        last = rounds_over(view.board)
        if not last:
            return match_screen(view, replace(leaf, kind="match", at=0))
        here = replace(leaf, at=min(max(leaf.at, 1), last))
        return round_screen(view, here, await self._laid(view.board.id, here.at))

    async def _laid(self, table: str, number: int) -> ShowdownView | None:
        try:
            return await self.service.showdown(table, number)
        except NoTable:
            return None

    async def _own(self, person: Person, table: str) -> HandView:
        """The match at a table, as the person sees it; a challenge is none yet."""
        view = await self.service.show(table, Audience("person", person.id))
        if not isinstance(view, HandView):
            raise NotAllowed(Fault.NOT_AT_TABLE)
        if len(view.board.players) < view.board.capacity:
            raise NoTable(Fault.NO_TABLE)
        return view
