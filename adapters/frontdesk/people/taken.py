"""Which names of a platform are taken, whoever they look like, and the nearest free one."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain, count

from adapters.presentation.catalog import Catalog
from adapters.presentation.names import likeness, numbered
from adapters.presentation.texts import text
from engine.opponents import ALL

_BOT = "Deadwood"


def reserved_names(catalog: Catalog) -> frozenset[str]:
    """The likenesses that are no person's: the bot's, and whatever a computer player is called."""
    called = {_BOT}
    for language in catalog.codes:
        called.update(catalog.say(language, text(f"computer-{key}")) for key in ("any", *ALL))
        for key in ("computer", *ALL):
            called.update(catalog.say(language, text(f"words-{key}")).split(","))
    return frozenset(map(likeness, called))


@dataclass(frozen=True, slots=True)
class Taken:
    """Every name of one platform by its likeness; ``reserved`` ones are always taken."""

    reserved: frozenset[str]
    _people: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    _likenesses: dict[str, str] = field(default_factory=dict)

    def note(self, people: Iterable[tuple[str, str]]) -> None:
        """Hear what people are called now, by their ids."""
        for person, name in people:
            self._people[self._likenesses.pop(person, "")].discard(person)
            self._likenesses[person] = likeness(name)
            self._people[self._likenesses[person]].add(person)

    def free(self, name: str, person: str) -> str:
        """``name``, with a number if it would be taken for somebody but ``person``."""
        candidates = chain((name,), (numbered(name, number) for number in count(2)))
        return next(one for one in candidates if self._is_free(likeness(one), person))

    def _is_free(self, like: str, person: str) -> bool:
        return like not in self.reserved and self._people.get(like, set()) <= {person}
