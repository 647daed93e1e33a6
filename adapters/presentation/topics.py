"""Which page of the rules or of the help a typed word means, in every language's words."""

from collections.abc import Sequence
from functools import cache

from adapters.presentation.catalog import Catalog
from adapters.presentation.screens.pages import TOPICS
from adapters.presentation.screens.rulebook import FIRST_PAGE, PAGES
from adapters.presentation.texts import text
from engine.round.faults import Fault, NotAllowed

_SHORTEST_WORD = 3
"""Letters that a word of a heading has at least, to mean its page."""


def rules_page(typed: str) -> int:
    """The page of the rules that ``typed`` means, by its number or a word; the first if empty.

    Raises:
        NotAllowed: if there is no such page.
    """
    if not typed:
        return FIRST_PAGE
    if typed.isdecimal() and FIRST_PAGE <= int(typed) <= len(PAGES):
        return int(typed)
    return PAGES.index(_page(typed, PAGES, "rules-heading")) + FIRST_PAGE


def help_topic(typed: str) -> str:
    """The page of the help that ``typed`` means; empty for the first, which nothing means.

    Raises:
        NotAllowed: if there is no such page.
    """
    return _page(typed, TOPICS, "help-heading") if typed else ""


def _page(typed: str, pages: Sequence[str], heading: str) -> str:
    word = typed.casefold()
    for page in pages:
        if word == page or word in _words(f"{heading}-{page}"):
            return page
    raise NotAllowed(Fault.NO_SUCH_PAGE, name=typed)


@cache
def _words(heading: str) -> frozenset[str]:
    """A heading, and the words of it, in every language."""
    catalog = Catalog.load()
    headings = [catalog.say(code, text(heading)).casefold() for code in catalog.codes]
    words = [word for said in headings for word in said.split() if len(word) >= _SHORTEST_WORD]
    return frozenset((*headings, *words))
