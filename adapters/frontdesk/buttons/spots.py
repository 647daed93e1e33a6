"""Where a press happened: on which message, for whose eyes, and what its token says."""

from dataclasses import dataclass

from adapters.drawing import Drawing, scope_of
from adapters.frontdesk.values import Press
from adapters.presentation.tokens import Pressed, Tokens
from engine.round.faults import Fault, GinError, NotAllowed
from engine.service.ports import Audience, MessageRow, Person


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a press happened: on a message of a table (``row``), or on another.

    ``in_public`` says whether others see the message that was pressed, ``of_place`` that it is a
    page about the place in which it was pressed.
    """

    person: Person
    press: Press
    row: MessageRow | None
    pressed: Pressed
    in_public: bool
    of_place: bool = False

    @property
    def audience(self) -> Audience:
        """Who reads the message that was pressed."""
        if self.row is not None:
            return self.row.key.audience
        place = self.press.place
        own = Audience("person", self.person.id)
        return Audience("place", place.key) if self.in_public and place else own


@dataclass(frozen=True, slots=True)
class Spots:
    """Finds the spot of each press."""

    drawing: Drawing
    tokens: Tokens

    async def of(self, person: Person, press: Press) -> Spot:
        """Where a press happened, and what was pressed there.

        Raises:
            GinError: if the button was not made here, or not for this person.
        """
        row = None
        if press.message:
            row = await self.drawing.store.message_at(
                press.visitor.platform, press.chat, press.message
            )
        return self._unbound(person, press) if row is None else self._bound(person, press, row)

    def _bound(self, person: Person, press: Press, row: MessageRow) -> Spot:
        """A press on a message of a table: its buttons speak of that table alone."""
        audience = row.key.audience
        if audience.kind == "person" and audience.id != person.id:
            raise NotAllowed(Fault.NOT_YOUR_BUTTON)
        pressed = self.tokens.decode(press.token, scope_of(audience))
        if pressed.table not in ("", row.key.table):
            raise NotAllowed(Fault.FORGED_BUTTON)
        return Spot(person, press, row, pressed, audience.kind == "place")

    def _unbound(self, person: Person, press: Press) -> Spot:
        """A press on an answer that only they see, or on a message too new to be known yet.

        The token says which: what others see too has tokens of the place, and what is about the
        place and theirs alone has tokens of both.
        """
        own = Audience("person", person.id)
        if press.place is None or self._is_of(press, scope_of(own)):
            pressed = self.tokens.decode(press.token, scope_of(own))
            return Spot(person, press, None, pressed, in_public=False)
        about = scope_of(own, press.place)
        if self._is_of(press, about):
            pressed = self.tokens.decode(press.token, about)
            return Spot(person, press, None, pressed, in_public=False, of_place=True)
        public = scope_of(Audience("place", press.place.key))
        return Spot(person, press, None, self.tokens.decode(press.token, public), in_public=True)

    def _is_of(self, press: Press, scope: str) -> bool:
        try:
            self.tokens.decode(press.token, scope)
        except GinError:
            return False
        return True
