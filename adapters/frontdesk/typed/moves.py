"""What a move in words leads to: at which table, carried out, and told to the one who typed it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from adapters.drawing import Drawing
from adapters.frontdesk.afterwords import Afterwords
from adapters.frontdesk.people.reach import PrivateReach
from adapters.frontdesk.replies import update_of
from adapters.frontdesk.typed.lines import Line, which_table
from adapters.frontdesk.typed.tables import (
    Turn,
    View,
    against,
    challenges,
    choices_of_dealer,
    liveliest,
    turns_of,
)
from adapters.frontdesk.values import Answer, Said
from adapters.presentation.refusals import refusal
from adapters.presentation.screens import choose_screen, is_unanswered
from adapters.presentation.texts import Name, Text, joined, text
from adapters.presentation.typed import (
    Act,
    Doubt,
    Examples,
    Question,
    Typed,
    addressed,
    meant_by,
    read_typed,
    told,
    where,
    which,
    which_card,
)
from engine.match.boards import BoardView, HandView, board_of
from engine.round.faults import Fault, IllegalMove, NotAllowed, StaleView
from engine.service.intents import Ask, Look, Play, Wanted, Wish
from engine.service.orders import Order
from engine.service.ports import AlreadyDone, Audience, Person
from engine.service.service import Service

_WISHES: Final[dict[Act, Wish]] = {
    "accept": "accept",
    "decline": "decline",
    "deal": "deal_first",
    "let_deal": "let_deal",
}

_UNTIMELY: Final = frozenset(
    {
        Fault.MOVE_NOT_NOW,
        Fault.UPCARD_PASSED,
        Fault.DRAW_FIRST,
        Fault.FALSE_START,
        Fault.MUST_KNOCK,
        Fault.LAST_DISCARD_NO_KNOCK,
        Fault.STOCK_SPENT,
    }
)
"""What is wrong with a move that another move has to come before."""


@dataclass(frozen=True, slots=True)
class TypedMoves:
    """Carries out moves in words; they mean the table as it is now."""

    service: Service
    drawing: Drawing
    reach: PrivateReach

    async def answer(self, person: Person, said: Said, line: str) -> Answer:
        """Play what ``line`` asks for, and say what has been done.

        Raises:
            GinError: if it is refused.
        """
        read, update = self._read(person, said, line), update_of(said)
        done = self._note(read, text("done-already"))
        # Asked first: what a line has done already may be why it makes no sense any more.
        if update is not None and await self.drawing.store.is_done(update):
            return done
        try:
            return await self._answer(read)
        except AlreadyDone:
            return done

    def _read(self, person: Person, said: Said, line: str) -> Line:
        language = self.drawing.language_of(person)
        before = "" if said.place is None else "/move "
        words, names = addressed(line)
        return Line(person, said, words, names, read_typed(words), Examples(language, before))

    async def _answer(self, line: Line) -> Answer:
        reading = line.reading
        if isinstance(reading, Doubt):
            return self._note(line, which_card(reading, line.examples))
        views: Sequence[View] = await self.service.views_of(line.person, line.said.place)
        named = views
        for name in line.names:
            if not against(views, name):
                return self._note(line, text("typed-no-match-with", name=Name(name)))
            named = against(named, name)
        if not named and line.names:
            return self._which_name(line)
        return await self._at(replace(line, views=named), reading)

    async def _at(self, line: Line, reading: Typed | None) -> Answer:
        """The answer at one of the tables that the line may speak of."""
        views = line.views
        if reading is None:
            return self._unknown(line, liveliest(views))
        if reading.act in _WISHES:
            return await self._wish(line, reading.act)
        turns = turns_of(views)
        if len(turns) == 1:
            return await self._play(line, reading, turns[0])
        return self._unclear(line, [turn.view for turn in turns])

    async def _wish(self, line: Line, act: Act) -> Answer:
        """An answer to a challenge, or who deals first."""
        is_answer = act in {"accept", "decline"}
        found = (challenges if is_answer else choices_of_dealer)(line.views)
        if act == "accept":
            # What one has accepted already is meant only where there is nothing else.
            found = [view for view in found if is_unanswered(view)] or found
        if is_answer and not found:
            return self._note(line, text("typed-no-challenge"))
        if len(found) != 1:
            return self._unclear(line, found)
        return await self._decided(line, board_of(found[0]), Ask(_WISHES[act]))

    async def _decided(self, line: Line, board: BoardView, ask: Ask) -> Answer:
        """The table after that, unless a private chat has to be opened before."""
        order = self._order(line, board, ask)
        door = await self.reach.door_before(line.said, order)
        if door is not None:
            await self.service.check(order)
            return Answer(door=door)
        table = await self.service.carry_out(order)
        after = await Afterwords(self.service, self.reach).of(line.person, ask, board.id)
        return await self._shown(line, table, after)

    async def _play(self, line: Line, typed: Typed, turn: Turn) -> Answer:
        meant = meant_by(turn.hand, typed)
        if meant is None:
            return self._unknown(line, turn.view)
        board = turn.view.board
        if not isinstance(meant, tuple):
            return await self._asked(line, meant, turn.view)
        try:
            await self.service.carry_out(self._order(line, board, Play(meant)))
        except StaleView as error:
            return await self._shown(line, board.id, refusal(error), Look("hand"))
        except IllegalMove as error:
            return self._refused(line, turn.view, error)
        after = await self.service.show(board.id, Audience("person", line.person.id))
        note = line.placed(turn.view, told(meant, turn.hand, after, line.examples))
        return await self._shown(line, board.id, note)

    async def _asked(self, line: Line, meant: Question, view: HandView) -> Answer:
        note, look = line.placed(view, which(meant, view, line.examples_at(view))), where(meant)
        if look is None:
            return self._note(line, note)
        return await self._shown(line, view.board.id, note, look)

    def _order(self, line: Line, board: BoardView, wanted: Wanted) -> Order:
        return Order(line.person, board.id, board.version, wanted, update_of(line.said))

    async def _shown(
        self, line: Line, table: str, note: Text | None = None, look: Look | None = None
    ) -> Answer:
        """The table as the one who typed may see it, with a sentence."""
        drawn = await self.drawing.table(line.person, table, look)
        return Answer(private=drawn, notice=self._said(line, note) if note else "")

    def _refused(self, line: Line, view: HandView, error: IllegalMove) -> Answer:
        """What the rules forbid; where its time is wrong, with what could be typed now."""
        note = refusal(error)
        if error.fault in _UNTIMELY:
            note = text("typed-refused", refusal=note, examples=line.examples_at(view).all(view))
        return self._note(line, line.placed(view, note))

    def _unknown(self, line: Line, view: View | None) -> Answer:
        """What could have been typed instead, at the table of ``view``."""
        return self._note(line, line.placed(view, self._instead(line, view)))

    def _instead(self, line: Line, view: View | None) -> Text:
        examples = line.examples_at(view).all(view)
        if isinstance(line.reading, Typed) and line.reading.act != "cards":
            return text("typed-not-now", examples=examples)
        if not line.words:
            return text("typed-nothing", examples=examples)
        return text("typed-unknown", line=line.words, examples=examples)

    def _unclear(self, line: Line, found: Sequence[View]) -> Answer:
        """Which of the tables ``found`` is meant; or, where there is none, why none is.

        Raises:
            NotAllowed: if there is no match.
            IllegalMove: if it is somebody else's turn.
        """
        if found:
            return self._which_table(line, found)
        view = liveliest(line.views)
        if view is None:
            raise NotAllowed(Fault.NO_MATCH_HERE)
        if isinstance(view, HandView) and view.seat not in view.board.to_act:
            raise IllegalMove(Fault.NOT_YOUR_TURN)
        note = text("typed-not-now", examples=line.examples_at(view).all(view))
        return self._note(line, line.placed(view, note))

    def _which_table(self, line: Line, found: Sequence[View]) -> Answer:
        is_match = isinstance(found[0], HandView)
        look = Look("hand" if is_match else "board")
        drawn = self.drawing.screen(line.person, choose_screen(found, look))
        return Answer(private=drawn, notice=self._said(line, which_table(line, found)))

    def _which_name(self, line: Line) -> Answer:
        """Which of those is meant who were named together, and sit at different tables."""
        example = line.examples.quoted(f"{line.examples.called(line.names[0])} {line.words}")
        names = joined([Name(name) for name in line.names])
        return self._note(line, text("typed-which-name", names=names, example=example))

    def _note(self, line: Line, note: Text) -> Answer:
        return Answer(notice=self._said(line, note))

    def _said(self, line: Line, note: Text) -> str:
        return self.drawing.catalog.say(line.examples.language, note)
