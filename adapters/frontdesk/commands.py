"""What a typed command leads to."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from adapters.drawing import Drawing
from adapters.frontdesk.people import People
from adapters.frontdesk.values import Answer, Said
from adapters.outbox import Outbox
from adapters.presentation import commands as words
from adapters.presentation.screen import Screen
from adapters.presentation.screens import (
    choose_screen,
    games_screen,
    help_screen,
    language_screen,
    rules_screen,
    stats_screen,
)
from adapters.presentation.texts import Text, text
from engine.match.boards import BoardView, HandView
from engine.match.rules import Rules
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Ask, Challenge, Look
from engine.service.orders import Order
from engine.service.ports import AlreadyDone, Audience, Person, Update
from engine.service.service import Service

BOT_NAME: Final = "Deadwood"


@dataclass(frozen=True, slots=True)
class Commands:
    """Answers typed commands, each to the one who typed it."""

    service: Service
    outbox: Outbox
    drawing: Drawing
    people: People

    async def answer(self, person: Person, said: Said) -> Answer:
        """Carry out a command.

        Raises:
            GinError: if it is refused or not understood.
        """
        command = words.read_command(said.line)
        return await self._ways()[type(command)](person, said, command)

    def _ways(self) -> dict[type[Any], Callable[[Person, Said, Any], Awaitable[Answer]]]:
        return {
            words.GinCommand: self._gin,
            words.HandCommand: self._hand,
            words.TableCommand: self._table,
            words.GamesCommand: self._games,
            words.RulesCommand: self._rules,
            words.ResignCommand: self._resign,
            words.AbortCommand: self._abort,
            words.RematchCommand: self._rematch,
            words.ReadyCommand: self._ready,
            words.StatsCommand: self._stats,
            words.LanguageCommand: self._language,
            words.HelpCommand: self._help,
        }

    async def _gin(self, person: Person, said: Said, command: words.GinCommand) -> Answer:
        opponent = ""
        if command.opponent.casefold() == BOT_NAME.casefold():
            raise NotAllowed(Fault.CHALLENGE_BOT)
        if command.opponent:
            opponent = (await self.people.named(said.visitor.platform, command.opponent)).id
        await self._adopt_language(person, said)
        challenge = Challenge(said.place, opponent, command.computer, command.target)
        try:
            await self.service.challenge(person, challenge, _update(said))
        except AlreadyDone:
            return self._note(person, text("done-already"))
        return self._note(person, text(_challenge_note(challenge), name=command.opponent))

    async def _adopt_language(self, person: Person, said: Said) -> None:
        """A place that never chose a language speaks that of its first challenger."""
        if said.place is None:
            return
        store = self.drawing.store
        if not await store.place_language(said.place.key):
            await store.set_place_language(said.place.key, self.drawing.language_of(person))

    async def _hand(self, person: Person, said: Said, _: words.HandCommand) -> Answer:
        return await self._at_one_table(person, said, Look("hand"))

    async def _resign(self, person: Person, said: Said, _: words.ResignCommand) -> Answer:
        return await self._at_one_table(person, said, Look("resign"))

    async def _abort(self, person: Person, said: Said, _: words.AbortCommand) -> Answer:
        return await self._at_one_table(person, said, Look("abort"))

    async def _at_one_table(self, person: Person, said: Said, look: Look) -> Answer:
        """The look at the one table that is meant, or the question which."""
        hands = await self._hands(person, said)
        if len(hands) > 1:
            return self._show(person, choose_screen(hands, look))
        return Answer(private=await self.drawing.table(person, hands[0].board.id, look))

    async def _hands(self, person: Person, said: Said) -> list[HandView]:
        """The live tables at which the person sits: of this place, or all in a private chat."""
        views = await self.service.views_of(person, said.place)
        hands = [view for view in views if isinstance(view, HandView)]
        if not hands:
            raise _no_table(said)
        return hands

    async def _ready(self, person: Person, said: Said, _: words.ReadyCommand) -> Answer:
        hands = await self._hands(person, said)
        if len(hands) > 1:
            return self._show(person, choose_screen(hands, Ask("ready")))
        return await self._ask(person, said, hands[0], Ask("ready"))

    async def _rematch(self, person: Person, said: Said, _: words.RematchCommand) -> Answer:
        hand = await self.service.latest_finished(person, said.place)
        if hand is None:
            raise _no_table(said)
        return await self._ask(person, said, hand, Ask("rematch"))

    async def _ask(self, person: Person, said: Said, hand: HandView, ask: Ask) -> Answer:
        table = hand.board
        order = Order(person, table.id, table.version, ask, _update(said))
        try:
            await self.service.carry_out(order)
        except AlreadyDone:
            return self._note(person, text("done-already"))
        return Answer(private=await self.drawing.table(person, table.id))

    async def _table(self, person: Person, said: Said, _: words.TableCommand) -> Answer:
        """Bring the boards of this place to its end; privately, show the list of tables."""
        if said.place is None:
            return await self._games(person, said, words.GamesCommand())
        boards = await self.service.boards_at(said.place)
        if not boards:
            raise NotAllowed(Fault.NO_TABLE_HERE)
        audience = Audience("place", said.place.key)
        for board in boards:
            for row in await self.drawing.store.messages_of(board.id):
                if row.key.purpose == "board" and row.key.audience == audience:
                    await self.outbox.repost(row)
        return self._note(person, text("table-brought", count=len(boards)))

    async def _games(self, person: Person, _said: Said, _: words.GamesCommand) -> Answer:
        return self._show(person, games_screen(await self.service.views_of(person)))

    async def _rules(self, person: Person, said: Said, _: words.RulesCommand) -> Answer:
        views = await self.service.views_of(person, said.place)
        rules = _board(views[-1]).rules if views else Rules()
        return self._show(person, rules_screen(rules))

    async def _stats(self, person: Person, said: Said, command: words.StatsCommand) -> Answer:
        platform = said.visitor.platform
        who = person if not command.person else await self.people.named(platform, command.person)
        rival = await self.people.named(platform, command.versus) if command.versus else None
        return self._show(person, stats_screen(await self.service.record(who, rival)))

    async def _language(
        self, person: Person, said: Said, command: words.LanguageCommand
    ) -> Answer:
        if not command.code:
            return self._show(person, language_screen(self.drawing.language_of(person)))
        language = self._known_language(command.code)
        if command.here:
            return await self._place_language(person, said, language)
        person = await self.people.change(said.visitor, language=language)
        await self._redraw(await self.service.views_of(person))
        return self._note(person, text("language-changed"))

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
        if said.place is None:
            raise NotAllowed(Fault.NEEDS_CHANNEL)
        await self.drawing.store.set_place_language(said.place.key, language)
        await self._redraw(await self.service.boards_at(said.place))
        return self._note(person, text("language-changed-here"))

    async def _redraw(self, views: Sequence[BoardView | HandView]) -> None:
        for view in views:
            await self.outbox.redraw(_board(view).id)

    async def _help(self, person: Person, _said: Said, command: words.HelpCommand) -> Answer:
        return self._show(person, help_screen(command.topic))

    def _show(self, person: Person, screen: Screen) -> Answer:
        return Answer(private=self.drawing.screen(person, screen))

    def _note(self, person: Person, note: Text) -> Answer:
        return Answer(notice=self.drawing.catalog.say(self.drawing.language_of(person), note))


def _challenge_note(challenge: Challenge) -> str:
    if challenge.computer:
        return "challenge-computer-started"
    return "challenge-sent" if challenge.opponent else "challenge-open-sent"


def _board(view: BoardView | HandView) -> BoardView:
    return view.board if isinstance(view, HandView) else view


def _no_table(said: Said) -> NotAllowed:
    return NotAllowed(Fault.NO_TABLE_HERE if said.place else Fault.NO_TABLE)


def _update(said: Said) -> Update | None:
    return Update(said.visitor.platform, said.update) if said.update else None
