"""What a typed command leads to."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from adapters.drawing import Drawing
from adapters.frontdesk.commands.challenging import Challenging
from adapters.frontdesk.commands.counting import Counting
from adapters.frontdesk.commands.ending import Ending
from adapters.frontdesk.commands.history import History
from adapters.frontdesk.commands.inviting import Inviting
from adapters.frontdesk.commands.linking import Linking
from adapters.frontdesk.commands.matches import MatchCommands
from adapters.frontdesk.commands.misread import Misread
from adapters.frontdesk.pace import Pace
from adapters.frontdesk.people.people import People
from adapters.frontdesk.people.reach import PrivateReach
from adapters.frontdesk.replies import Replies, update_of
from adapters.frontdesk.settings.counter import SettingsDesk
from adapters.frontdesk.settings.place import PlaceSettingsDesk
from adapters.frontdesk.settings.zone_question import ZoneQuestion
from adapters.frontdesk.typed.moves import TypedMoves
from adapters.frontdesk.values import Answer, Said
from adapters.outbox import Outbox
from adapters.presentation.screens import (
    games_screen,
    help_screen,
    language_screen,
    rules_screen,
)
from adapters.presentation.texts import Slash, text
from adapters.presentation.typed.bare import OF_A_TURN, WANTS_SLASH, read_bare, read_slashed
from adapters.presentation.words import commands as words
from adapters.presentation.words.topics import help_topic, rules_asked
from engine.match.boards import BoardView, HandView, board_of
from engine.match.rules import CLASSIC_RULES, Rules
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Choose
from engine.service.ports import Person
from engine.service.service import Service


@dataclass(frozen=True, slots=True)
class Commands:
    """Answers typed commands, each to the one who typed it."""

    service: Service
    outbox: Outbox
    drawing: Drawing
    people: People
    reach: PrivateReach
    guesses: Pace

    async def answer(self, person: Person, said: Said) -> Answer:
        """Carry out a command.

        Raises:
            GinError: if it is refused or not understood.
        """
        await self.service.came_back_at(person, said.place)
        try:
            return await self._understood(person, said)
        except NotAllowed as refused:
            raise await Misread(self.people).better(person, said, refused) from None

    async def _understood(self, person: Person, said: Said) -> Answer:
        """The answer to a line that means something."""
        if said.place is None and not said.line.lstrip().startswith("/"):
            return await self._move(person, said, words.MoveCommand(said.line))
        language = self.drawing.language_of(person)
        return await self._obey(person, said, read_slashed(said.line, language))

    async def _obey(self, person: Person, said: Said, command: words.Command) -> Answer:
        return await self._ways()[type(command)](person, said, command)

    @property
    def _replies(self) -> Replies:
        return Replies(self.drawing)

    @property
    def _settings(self) -> SettingsDesk:
        return SettingsDesk(self.service, self.outbox, self.drawing, self.people)

    @property
    def _inviting(self) -> Inviting:
        return Inviting(self.service, self.drawing, self.people, self.reach, self.guesses)

    @property
    def _linking(self) -> Linking:
        return Linking(self.service, self.outbox, self.drawing, self.people)

    @property
    def _matches(self) -> MatchCommands:
        return MatchCommands(self.service, self.outbox, self.drawing, self.reach)

    def _ways(self) -> dict[type[Any], Callable[[Person, Said, Any], Awaitable[Answer]]]:
        return {
            words.GinCommand: self._gin,
            words.InviteCommand: self._inviting.invite,
            words.JoinCommand: self._join,
            words.LinkCommand: self._link,
            words.UnlinkCommand: self._linking.unlinking,
            words.HandCommand: self._matches.hand,
            words.MoveCommand: self._move,
            words.TableCommand: self._table,
            words.GamesCommand: self._games,
            words.RulesCommand: self._rules,
            words.ResignCommand: self._matches.resign,
            words.AbortCommand: self._matches.abort,
            words.EndCommand: Ending(self.service, self.drawing).typed,
            words.RematchCommand: self._matches.rematch,
            words.ReadyCommand: self._matches.ready,
            words.StatsCommand: Counting(self.service, self.drawing, self.people).typed,
            words.HistoryCommand: self._history,
            words.SettingsCommand: self._settings.typed,
            words.LanguageCommand: self._language,
            words.HelpCommand: self._help,
        }

    async def _move(self, person: Person, said: Said, command: words.MoveCommand) -> Answer:
        """A move in words; what is none may be a command without its slash."""
        bare = read_bare(command.line)
        if type(bare) in WANTS_SLASH:
            meant = Slash(WANTS_SLASH[type(bare)])
            return self._replies.note(person, text("typed-use-command", command=meant))
        if bare is not None and (said.place is None or isinstance(bare, OF_A_TURN)):
            return await self._obey(person, said, bare)
        moves = TypedMoves(self.service, self.drawing, self.reach)
        answer = await moves.answer(person, said, command.line)
        return await self._asking_zone(person, said, answer)

    async def _gin(self, person: Person, said: Said, command: words.GinCommand) -> Answer:
        challenging = Challenging(self.service, self.drawing, self.people, self.reach)
        answer = await challenging.typed(person, said, command)
        return await self._asking_zone(person, said, answer)

    async def _join(self, person: Person, said: Said, command: words.JoinCommand) -> Answer:
        joined = await self._inviting.join(person, said, command)
        return await self._asking_zone(person, said, joined)

    async def _link(self, person: Person, said: Said, command: words.LinkCommand) -> Answer:
        return await self._linking.typed(person, said, command, self.guesses)

    async def _asking_zone(self, person: Person, said: Said, answer: Answer) -> Answer:
        """An answer to whoever may have sat down at a slow table."""
        asking = ZoneQuestion(self.service, self.drawing, self.people)
        return await asking.beside(person, said, answer)

    async def _table(self, person: Person, said: Said, _: words.TableCommand) -> Answer:
        """Bring the own boards of this place to its end; privately, show the list of tables."""
        if said.place is None:
            return await self._games(person, said, words.GamesCommand())
        return await self._matches.table(person, said.place)

    async def _games(self, person: Person, _said: Said, _: words.GamesCommand) -> Answer:
        return self._replies.show(person, games_screen(await self.service.views_of(person)))

    async def _rules(self, person: Person, said: Said, command: words.RulesCommand) -> Answer:
        rules, page = rules_asked(command.words)
        if rules is None:
            views = await self.service.views_of(person, said.place)
            rules = board_of(views[-1]).rules if views else await self._usual_rules(said)
        return self._replies.show(person, rules_screen(rules, page))

    async def _usual_rules(self, said: Said) -> Rules:
        """What a challenge plays by here where it does not say."""
        store = self.drawing.store
        chosen = (await store.place(said.place.key)).rules if said.place else None
        return chosen or CLASSIC_RULES

    async def _history(self, person: Person, _said: Said, _: words.HistoryCommand) -> Answer:
        return self._replies.show(person, await History(self.service).screen(person))

    async def _language(
        self, person: Person, said: Said, command: words.LanguageCommand
    ) -> Answer:
        if not command.code:
            return self._replies.show(person, language_screen(self.drawing.language_of(person)))
        language = self._known_language(command.code)
        if command.here:
            return await self._place_language(person, said, language)
        person = await self.people.change(said.visitor, language=language, update=update_of(said))
        await self._redraw(await self.service.views_of(person))
        return self._replies.note(person, text("language-changed"))

    def _known_language(self, code: str) -> str:
        """The code of a language that was typed in any case.

        Raises:
            NotAllowed: if the bot does not speak it.
        """
        codes = self.drawing.catalog.codes
        if code.lower() not in codes:
            raise NotAllowed(Fault.UNKNOWN_LANGUAGE, code=code, known=", ".join(codes))
        return code.lower()

    async def _place_language(self, person: Person, said: Said, language: str) -> Answer:
        """Let a place speak a language; it is said in that language."""
        if said.place is None:
            raise NotAllowed(Fault.HERE_NEEDS_CHANNEL)
        places = PlaceSettingsDesk(self.service, self.outbox, self.drawing)
        await places.change(person, said, Choose("place_language", language))
        return Answer(notice=self.drawing.catalog.say(language, text("language-changed-here")))

    async def _redraw(self, views: Sequence[BoardView | HandView]) -> None:
        for view in views:
            await self.outbox.redraw(board_of(view).id)

    async def _help(self, person: Person, _said: Said, command: words.HelpCommand) -> Answer:
        return self._replies.show(person, help_screen(help_topic(command.topic)))
