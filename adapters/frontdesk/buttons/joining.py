"""Open challenges that somebody reads for themselves: taken from where they are, or let be."""

from dataclasses import dataclass

from adapters.drawing import Drawing
from adapters.frontdesk.buttons.spots import Spot
from adapters.presentation.ink import Drawn
from adapters.presentation.screens import let_be_screen
from engine.match.boards import BoardView, HandView, stands_in
from engine.match.people import Origin
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Ask, Wanted
from engine.service.ports import Audience
from engine.service.service import Service


@dataclass(frozen=True, slots=True)
class Joining:
    """Knows what an open challenge is to somebody who reads it where others do not."""

    service: Service
    drawing: Drawing

    async def origin(self, spot: Spot, intent: Wanted) -> Origin | None:
        """Where somebody comes from who takes a challenge that does not stand where they are.

        Whoever is challenged by name belongs to where it stands, wherever they accept it.
        """
        board = await self._open(spot) if intent == Ask("accept") else None
        place = spot.press.place
        if board is None or stands_in(board, place):
            return None
        return Origin(spot.press.visitor.platform, place)

    async def check_seen(self, spot: Spot, intent: Wanted) -> None:
        """See to it that nobody is shown what has become of a challenge that stood elsewhere.

        Raises:
            NotAllowed: if it is none any more, and nothing of theirs.
        """
        if spot.in_public or intent != Ask("accept"):
            return
        view = await self._view(spot)
        if isinstance(view, HandView) or view.lobby is not None:
            return
        if not stands_in(view, spot.press.place):
            raise NotAllowed(Fault.CHALLENGE_GONE)

    async def let_be(self, spot: Spot, intent: Wanted) -> Drawn | None:
        """What somebody sees who wants no challenge that is to anybody: nothing comes of that."""
        board = await self._open(spot) if intent == Ask("decline") else None
        if board is None or board.lobby is None or board.lobby.pledged is not None:
            return None
        return self.drawing.screen(spot.person, let_be_screen(board))

    async def _open(self, spot: Spot) -> BoardView | None:
        """The challenge to anybody that somebody else than its challenger reads alone."""
        if spot.in_public:
            return None
        view = await self._view(spot)
        if isinstance(view, HandView) or view.lobby is None or view.lobby.invited:
            return None
        return view

    async def _view(self, spot: Spot) -> BoardView | HandView:
        return await self.service.show(spot.pressed.table, Audience("person", spot.person.id))
