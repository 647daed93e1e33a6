"""Who may end a table of others without a winner, and what ``/end`` leads to."""

from dataclasses import dataclass

from adapters.drawing import Drawing
from adapters.frontdesk.buttons.looks import is_under_way
from adapters.frontdesk.replies import Replies
from adapters.frontdesk.values import Answer, Asked, Said
from adapters.presentation.screens import choose_screen
from adapters.presentation.words.command import EndCommand
from engine.match.boards import BoardView, board_of
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Ask, Look, Wanted
from engine.service.ports import Audience, Person
from engine.service.service import Service


@dataclass(frozen=True, slots=True)
class Ending:
    """Lets those end tables whom their place trusts with it, after a question."""

    service: Service
    drawing: Drawing

    async def typed(self, person: Person, said: Said, _: EndCommand) -> Answer:
        """Ask whether the one table of this place is to be ended, or which one.

        Raises:
            NotAllowed: if there is none, or this person may end none here.
        """
        if said.place is None:
            raise NotAllowed(Fault.SETTINGS_NEED_CHANNEL)
        if not await self._is_trusted(said):
            raise NotAllowed(Fault.NOT_AN_ENDER)
        standing = await self.service.boards_at(said.place)
        if not standing:
            raise NotAllowed(Fault.NOTHING_TO_END)
        boards = [board for board in standing if not _plays(person, board)]
        if not boards:
            raise NotAllowed(Fault.ENDS_OWN)
        if len(boards) > 1:
            return Replies(self.drawing).show(person, choose_screen(boards, Look("end")))
        return Answer(private=await self.drawing.table(person, boards[0].id, Look("end")))

    async def allows(self, asked: Asked, table: str, intent: Wanted) -> bool:
        """Whether whoever asked something of a table may end it from where they are.

        Raises:
            NoTable: if there is no such table.
        """
        if intent != Ask("end") or asked.place is None:
            return False
        view = await self.service.show(table, Audience("place", asked.place.key))
        is_here = asked.place.key in {place.key for place in board_of(view).places}
        return is_here and await self._is_trusted(asked)

    async def _is_trusted(self, asked: Asked) -> bool:
        """Whether they may end tables in the place where they are."""
        if asked.place is None:
            return False
        enders = (await self.drawing.store.place(asked.place.key)).enders
        if enders == "admins":
            return await asked.visitor.may_set_up(anew=True)
        return enders == "anyone"


def _plays(person: Person, board: BoardView) -> bool:
    """Whether somebody sits at a match that is under way."""
    is_seated = person.id in {player.person for player in board.players}
    return is_seated and is_under_way(board)
