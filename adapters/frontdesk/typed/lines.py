"""A move in words as it was read, and how its answer says which table is meant."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from adapters.frontdesk.typed.tables import View, is_told_apart, others, turns_of
from adapters.frontdesk.values import Said
from adapters.presentation.seats import called, headed
from adapters.presentation.texts import Text, joined, text
from adapters.presentation.typed import Examples, Reading
from engine.match.boards import HandView
from engine.service.ports import Person


@dataclass(frozen=True, slots=True)
class Line:
    """A move in words as it was read: who typed it, and whose table they named.

    ``views`` are the tables of which it may speak.
    """

    person: Person
    said: Said
    words: str
    names: tuple[str, ...]
    reading: Reading
    examples: Examples
    views: Sequence[View] = ()

    def placed(self, view: View | None, note: Text) -> Text:
        """``note`` with the table of ``view`` before it, where it could be another."""
        if not isinstance(view, HandView) or not is_told_apart(self.views):
            return note
        return text("typed-at-table", table=headed("games-label", view), note=note)

    def examples_at(self, view: View | None) -> Examples:
        """Examples for the table of ``view``: with its opponent where others wait too."""
        if view is None or not turns_of(self.views)[1:]:
            return self.examples
        name = self.examples.name(next(others(view)))
        return replace(self.examples, before=f"{self.examples.before}{name} ")


def which_table(line: Line, found: Sequence[View]) -> Text:
    """The question which of several tables is meant, with what to type for each."""
    players = list(dict.fromkeys(next(others(view)) for view in found))
    if len(players) == 1:
        example = text("typed-example", typed=f"/move {line.words}")
        return text("typed-which-place", name=called(players[0]), example=example)
    names = [line.examples.name(player) for player in players]
    examples = [line.examples.quoted(f"{name} {line.words}") for name in names]
    key = "typed-which-table" if isinstance(found[0], HandView) else "typed-which-challenge"
    return text(key, example=joined(examples))
