"""Which rules, and which page of them or of the help, typed words mean in every language."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from adapters.presentation.catalog import Catalog
from adapters.presentation.screens.pages import TOPICS
from adapters.presentation.screens.rules.rulebook import PAGES, SYSTEMS
from adapters.presentation.screens.rules.systems import FIRST_PAGE
from adapters.presentation.texts import text
from adapters.presentation.words.pace_words import pace_of
from adapters.presentation.words.rule_words import read_rules_words
from engine.match.rules import Rules
from engine.round.faults import Fault, NotAllowed

_PLACES: Final = tuple(map(str, range(1, len(SYSTEMS) + 1)))
"""What may follow the name of the pages that list the systems: which of them."""
_SHORTEST_WORD = 3
"""Letters that a word of a heading has at least, to mean its page."""


def rules_asked(words: Sequence[str]) -> tuple[Rules | None, int]:
    """The rules and the page of them that some words mean; None and the first where they do not.

    One number or word, or all of them together, may name a page; the others name rules.

    Raises:
        NotAllowed: if they mean neither, or the rules can not be played.
    """
    heading = _rules_page(" ".join(words)) or _systems_page(words)
    if heading is not None:
        return None, heading
    paged = next((word for word in words if _rules_page(word) is not None), "")
    named = [word for word in words if word != paged]
    page = _rules_page(paged) or FIRST_PAGE
    return (_rules_named(named) if named else None), page


def help_topic(typed: str) -> str:
    """The page of the help that ``typed`` means; empty for the first, which nothing means.

    Raises:
        NotAllowed: if there is no such page.
    """
    if not typed:
        return ""
    topic = _page(typed, TOPICS, "help-heading")
    if topic is None:
        raise NotAllowed(Fault.NO_SUCH_PAGE, name=typed)
    return topic


def _rules_named(words: Sequence[str]) -> Rules:
    try:
        return read_rules_words(words)
    except NotAllowed as error:
        if error.fault is Fault.BAD_ARGUMENT:
            raise NotAllowed(Fault.NO_SUCH_PAGE, name=str(error.blanks["argument"])) from None
        raise


def _rules_page(typed: str) -> int | None:
    """The page of the rules that a number, a heading, a word of it or a pace means."""
    if typed.isdecimal():
        return int(typed) if FIRST_PAGE <= int(typed) <= len(PAGES) else None
    if pace_of(typed):
        return PAGES.index("pace") + FIRST_PAGE
    name = _page(typed, PAGES, "rules-heading")
    return None if name is None else PAGES.index(name) + FIRST_PAGE


def _systems_page(words: Sequence[str]) -> int | None:
    """The page of systems that its heading and a number after it mean."""
    *heading, place = words or [""]
    if place not in _PLACES or _page(" ".join(heading), PAGES, "rules-heading") not in SYSTEMS:
        return None
    return PAGES.index(SYSTEMS[int(place) - 1]) + FIRST_PAGE


def _page(typed: str, pages: Sequence[str], heading: str) -> str | None:
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
    return None


@cache
def _headings(key: str) -> tuple[str, ...]:
    """A heading in every language."""
    catalog = Catalog.load()
    return tuple(catalog.say(code, text(key)).casefold() for code in catalog.codes)
