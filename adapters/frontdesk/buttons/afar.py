"""Presses on what is about a place without being there: whether they still count there."""

from dataclasses import dataclass, replace

from adapters.drawing import scope_of
from adapters.frontdesk.values import Press
from adapters.presentation.tokens import Pressed, Tokens
from engine.match.boards import HandView
from engine.match.people import Place
from engine.round.faults import Fault, GinError, NotAllowed
from engine.service.intents import Ask
from engine.service.ports import Audience, Person
from engine.service.service import Service


@dataclass(frozen=True, slots=True)
class Afar:
    """Takes presses on answers that were asked for in a place and stand in a private chat."""

    service: Service
    tokens: Tokens

    async def counted(self, person: Person, press: Press) -> Press:
        """The press as it counts now; in a private chat any other is let be.

        A page goes on where its place is now. Who does not belong there any more still has what
        is their own: pages that are about no table, and the tables at which they sit.

        Raises:
            GinError: if it is not theirs to press any more.
        """
        if press.asked_in is None or press.place is None:
            return press
        own = Audience("person", person.id)
        press = self._followed(own, press, press.place)
        pressed = self._said(press.token, scope_of(own))
        is_end = pressed is not None and pressed.intent == Ask("end")
        if await press.visitor.belongs(anew=is_end):
            return press
        if pressed is None or not await self._is_own(own, pressed):
            raise NotAllowed(Fault.LEFT_GROUP)
        return replace(press, place=None, asked_in=None)

    def _followed(self, own: Audience, press: Press, now: Place) -> Press:
        """The press with a token of the place as it is now, where its own is of the old one."""
        said = self._said(press.token, scope_of(own, press.asked_in))
        if said is None:
            return press
        scope = scope_of(own, now)
        token = self.tokens.encode(said.intent, said.table, said.version, scope)
        return replace(press, token=token)

    async def _is_own(self, own: Audience, pressed: Pressed) -> bool:
        if not pressed.table:
            return True
        return isinstance(await self.service.show(pressed.table, own), HandView)

    def _said(self, token: str, scope: str) -> Pressed | None:
        """What a token says, if it was made for that scope."""
        try:
            return self.tokens.decode(token, scope)
        except GinError:
            return None
