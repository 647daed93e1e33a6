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
    wanted = typed.casefold()
    called = {page: (page, *_headings(f"{heading}-{page}")) for page in pages}
    # A whole heading before a part of one: in some languages a page is called by a word that
    # stands in the heading of another, too.
    for page, names in called.items():
        if wanted in names:
            return page
    for page, names in called.items():
        if len(wanted) >= _SHORTEST_WORD and wanted in " ".join(names).split():
            return page
    raise NotAllowed(Fault.NO_SUCH_PAGE, name=typed)


@cache
def _headings(key: str) -> tuple[str, ...]:
    """A heading in every language."""
    catalog = Catalog.load()
    return tuple(catalog.say(code, text(key)).casefold() for code in catalog.codes)
