"""What ``/gin`` leads to: a challenge by what was typed, else by what its place has chosen."""

from dataclasses import dataclass, replace

from adapters.drawing import Drawing
from adapters.frontdesk.afterwords import Afterwords
from adapters.frontdesk.people.opponents import Opponents
from adapters.frontdesk.people.people import People
from adapters.frontdesk.people.reach import PrivateReach
from adapters.frontdesk.replies import Replies, update_of
from adapters.frontdesk.values import Answer, Press, Said
from adapters.presentation.place_values import USUAL_PACE
from adapters.presentation.texts import Name, Text, text
from adapters.presentation.words.command import GinCommand
from engine.match.rules import CLASSIC_RULES, Rules
from engine.service.intents import Challenge, SitDown
from engine.service.ports import AlreadyDone, Person, PlaceSettings
from engine.service.service import Service
from engine.variants.house import preset_of


@dataclass(frozen=True, slots=True)
class Challenging:
    """Lets people challenge each other, anybody, or the computer."""

    service: Service
    drawing: Drawing
    people: People
    reach: PrivateReach

    async def typed(self, person: Person, said: Said, command: GinCommand) -> Answer:
        """Carry out a challenge.

        Raises:
            NotAllowed: if it makes no sense, or not here and now.
        """
        opponent = await self._opponent(said, command)
        if said.place is not None:
            language = self.drawing.language_of(person)
            await self.service.adopt_language(said.place, person, language)
        rules = await self.rules(said, command)
        invited = opponent.id if opponent else ""
        is_alone = bool(command.computer or command.solo) and said.place is None
        challenge = Challenge(
            said.place,
            invited,
            command.computer,
            rules,
            solo=command.solo,
            platform=said.visitor.platform if is_alone else "",
        )
        try:
            table = await self.service.challenge(person, challenge, update_of(said))
        except AlreadyDone:
            return Replies(self.drawing).note(person, text("done-already"))
        called = command.opponent or Name(opponent.name if opponent else "")
        done = text(_challenge_note(challenge), name=called)
        more = await self._more(person, said, command)
        notes = [Replies(self.drawing).note(person, note).notice for note in (done, *more)]
        in_place = said.place is not None
        board = table if in_place else ""
        return Answer(notice=" ".join(notes), seen_by_all=in_place and not more, board=board)

    async def alone(self, person: Person, press: Press, intent: SitDown) -> Answer:
        """Let somebody play a computer in private, by the usual rules.

        Raises:
            NotAllowed: if they can not now.
        """
        said = Said(press.visitor, None, "", press.update)
        return await self.typed(person, said, GinCommand(computer=intent.computer))

    async def _more(self, person: Person, said: Said, command: GinCommand) -> list[Text]:
        """What has to be known of a challenge beside that it stands."""
        notes = []
        if _asks_clock_of_computer(command):
            notes.append(text("challenge-computer-no-clock"))
        if said.place is not None:
            afterwords = Afterwords(self.service, self.reach)
            waiting = await afterwords.of_waiting(person, said.place)
            notes += [waiting] if waiting is not None else []
        return notes

    async def rules(self, said: Said, command: GinCommand) -> Rules:
        """What was typed; for the rest what the place has chosen, else what is usual."""
        place = PlaceSettings("")
        if said.place is not None:
            place = await self.drawing.store.place(said.place.key)
        rules = command.rules or place.rules or CLASSIC_RULES
        return replace(rules, pace=command.pace or place.pace or USUAL_PACE)

    async def _opponent(self, said: Said, command: GinCommand) -> Person | None:
        """Whom a challenge is to; None where it is to anybody, or to a computer player."""
        if command.computer or command.solo:
            return None
        return await Opponents(self.people).challenged(said, command.opponent)


def _asks_clock_of_computer(command: GinCommand) -> bool:
    """Whether a pace was typed for a match that has none, whatever its place has chosen."""
    return bool(command.computer or command.solo) and command.pace not in {"", "none"}


def _challenge_note(challenge: Challenge) -> str:
    if challenge.computer:
        cuts = preset_of(challenge.rules).first_dealer != "random"
        return "challenge-computer-cuts" if cuts else "challenge-computer-started"
    if challenge.solo:
        return "challenge-solo-sent"
    return "challenge-sent" if challenge.opponent else "challenge-open-sent"
