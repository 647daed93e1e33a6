"""What ``/invite`` and ``/join`` lead to: a challenge to whoever has its code, anywhere."""

from dataclasses import dataclass

from adapters.drawing import Drawing
from adapters.frontdesk.afterwords import Afterwords
from adapters.frontdesk.commands.challenging import Challenging
from adapters.frontdesk.pace import Pace
from adapters.frontdesk.people.people import People
from adapters.frontdesk.people.reach import PrivateReach
from adapters.frontdesk.replies import Replies, update_of
from adapters.frontdesk.values import Answer, Said
from adapters.presentation.screens.joining import invite_screen
from adapters.presentation.texts import text
from adapters.presentation.words.commands import InviteCommand, JoinCommand
from engine.match.boards import BoardView, board_of
from engine.match.people import Origin
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Ask, Challenge
from engine.service.orders import Order
from engine.service.ports import AlreadyDone, Person
from engine.service.service import Service


@dataclass(frozen=True, slots=True)
class Inviting:
    """Gives codes, and shows where they lead; ``guesses`` keeps anybody from trying many."""

    service: Service
    drawing: Drawing
    people: People
    reach: PrivateReach
    guesses: Pace

    async def invite(self, person: Person, said: Said, command: InviteCommand) -> Answer:
        """Challenge whoever gets the code, or tell that of the challenge which stands here.

        Raises:
            NotAllowed: if no challenge can be made here and now.
        """
        standing = ""
        if command.is_bare:
            standing = await self.service.own_open_challenge(person, said.place)
        table = standing or await self._opened(person, said, command)
        if not table:
            return Replies(self.drawing).note(person, text("done-already"))
        code = await self.service.code_to(table)
        is_new = not standing and said.place is not None
        places = () if said.place is None else (said.place,)
        waiting = await Afterwords(self.service, self.reach).of_waiting(person, *places)
        notice = Replies(self.drawing).note(person, waiting).notice if waiting else ""
        shown = self.drawing.screen(person, invite_screen(code))
        return Answer(private=shown, notice=notice, board=table if is_new else "")

    async def join(self, person: Person, said: Said, command: JoinCommand) -> Answer:
        """Show the challenge to which a code leads, to be accepted from here once it was read.

        Whoever sits there already sees what they have there.

        Raises:
            GinError: if it leads nowhere, or the seat is not for this person here and now.
        """
        if not command.code:
            raise NotAllowed(Fault.NO_CODE)
        check_guess(self.guesses, said)
        view = await self.service.invited_by(command.code, person)
        board = board_of(view)
        if isinstance(view, BoardView) or board.lobby is not None:
            origin = Origin(said.visitor.platform, said.place)
            order = Order(person, board.id, board.version, Ask("accept"), origin=origin)
            await self.service.check(order)
        return Answer(private=await self.drawing.table(person, board.id))

    async def _opened(self, person: Person, said: Said, command: InviteCommand) -> str:
        """The challenge that was opened; empty where it was before."""
        if said.place is not None:
            language = self.drawing.language_of(person)
            await self.service.adopt_language(said.place, person, language)
        challenging = Challenging(self.service, self.drawing, self.people, self.reach)
        rules = await challenging.rules(said, command.terms)
        challenge = Challenge(said.place, rules=rules, platform=said.visitor.platform)
        try:
            return await self.service.challenge(person, challenge, update_of(said))
        except AlreadyDone:
            return await self.service.own_open_challenge(person, said.place)


def check_guess(guesses: Pace, said: Said) -> None:
    """See to it that nobody tries one code after the other.

    Raises:
        NotAllowed: if somebody does.
    """
    if not guesses.allows(f"{said.visitor.platform}:{said.visitor.user}"):
        raise NotAllowed(Fault.TOO_MANY_CODES)
