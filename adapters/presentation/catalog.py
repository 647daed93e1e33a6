"""The words of each language, with plurals.

Every sentence may ask in what way commands are given where it is read: ``$commands`` is ``typed``
where people write them as lines, and ``filled`` where they choose them from a menu and fill in
fields.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from adapters.presentation.names import harmless, person_name
from adapters.presentation.texts import Blank, Cards, First, Name, Slash, Text
from engine.cards.card import Card, Joker, Suit

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES: Final = Path(__file__).parent / "locales"
DEFAULT: Final = "en"
"""The language of those whose own has no file."""
_SUIT_SIGNS: Final = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}
_ISOLATE: Final = "\u2068"
_END_ISOLATE: Final = "\u2069"
_LONGEST_WORD: Final = 64
"""Graphemes of a word that is quoted, at most."""
_ENDS: Final = (".", "!", "?")
_CALLED: Final = re.compile(r"^command-(\w+)-words = ([^,\n]+)", re.MULTILINE)
"""What a command is called first in a language, and its name."""
_NAMED: Final = r'(?<![\w"])/({})\b'
"""A command in a sentence; in quotes its name is meant, which is good on every platform."""
_REMEMBERED: Final = 4096
"""Sentences that are kept as they were last said: most of a screen says the same again."""


class CatalogError(Exception):
    """A catalog lacks a key or a blank: a mistake of ours, never of a reader."""


@dataclass(frozen=True, slots=True)
class Catalog:
    """Every language there is: one Fluent file each, read when first spoken.

    ``menu`` is given where commands are chosen from a menu and filled in: the languages in which
    that menu calls them by their own words.
    """

    folder: Path
    codes: tuple[str, ...]
    menu: frozenset[str] | None = None

    @classmethod
    def load(cls, folder: Path = LOCALES) -> "Catalog":
        """The languages of a folder; adding a file adds a language."""
        return cls(folder, language_codes(folder))

    def with_menu(self, languages: Iterable[str]) -> "Catalog":
        """The same words, for readers who fill in commands of a menu in ``languages``."""
        return replace(self, menu=frozenset(languages))

    def say(self, language: str, text: Text) -> str:
        """``text`` in a language, a code of ``codes``.

        Raises:
            CatalogError: if the language, the key or a blank is missing.
        """
        return _begun(_said(self, language, text))

    def bundle(self, language: str) -> "FluentBundle":
        """The sentences of a language.

        Raises:
            CatalogError: if there is no such language.
        """
        if language not in self.codes:
            raise CatalogError(f"there is no language {language!r}")
        is_own = self.menu is not None and language in self.menu
        return _bundle_of(self.folder / f"{language}.ftl", is_own=is_own)

    def slash(self, language: str, name: str) -> str:
        """A command as it is called where it is read."""
        if self.menu is None or language not in self.menu:
            return f"/{name}"
        return f"/{_worded(self, language, First(f'command-{name}-words'))}"

    def languages(self) -> tuple[tuple[str, str], ...]:
        """Each language's code and what it calls itself."""
        return tuple((code, self.say(code, Text(f"language-{code}"))) for code in self.codes)

    def match(self, tag: str) -> str:
        """The code of the language that a tag such as ``ru-RU`` asks for, else English."""
        code = tag.replace("_", "-").split("-", maxsplit=1)[0].lower()
        return code if code in self.codes else DEFAULT


@cache
def language_codes(folder: Path = LOCALES) -> tuple[str, ...]:
    """The code of every language that has a file."""
    return tuple(sorted(file.stem for file in folder.glob("*.ftl")))


def card_sign(card: Card | Joker) -> str:
    """A card as it is written everywhere, such as ``10♥``."""
    if isinstance(card, Joker):
        return card.notation
    rank = "10" if card.notation[0] == "T" else card.notation[0]
    return f"{rank}{_SUIT_SIGNS[card.suit]}"


@lru_cache(maxsize=_REMEMBERED)
def _said(catalog: Catalog, language: str, text: Text) -> str:
    bundle = catalog.bundle(language)
    pattern = bundle.get_message(text.key).value if bundle.has_message(text.key) else None
    if pattern is None:
        raise CatalogError(f"{language} has no words for {text.key!r}")
    way = "typed" if catalog.menu is None else "filled"
    blanks = {name: _filled(catalog, language, blank) for name, blank in text.blanks}
    said, errors = bundle.format_pattern(pattern, {"commands": way, **blanks})
    if errors:
        raise CatalogError(f"{language}, {text.key!r}: {errors}")
    return str(said)


def _begun(words: str) -> str:
    """A sentence with a capital at its beginning, where what fills a blank has none."""
    is_sentence = words.endswith(_ENDS)
    return words[:1].upper() + words[1:] if is_sentence else words


def _filled(catalog: Catalog, language: str, blank: Blank) -> str | int | float:
    match blank:
        case Text() | First() | Slash():
            return _worded(catalog, language, blank)
        case Name(text):
            return f"{_ISOLATE}{person_name(text)}{_END_ISOLATE}"
        case Cards(cards):
            return " ".join(card_sign(card) for card in cards)
        case Card():
            return card_sign(blank)
        case str():
            return harmless(blank, _LONGEST_WORD)
        case _:
            return blank


def _worded(catalog: Catalog, language: str, blank: Text | First | Slash) -> str:
    if isinstance(blank, Text):
        return _said(catalog, language, blank)
    if isinstance(blank, Slash):
        return catalog.slash(language, blank.name)
    return _said(catalog, language, Text(blank.key)).split(",", maxsplit=1)[0]


@cache
def _bundle_of(file: Path, *, is_own: bool) -> "FluentBundle":
    """The sentences of a file; ``is_own`` says that they call commands by the language's words."""
    # Takes a third of a second to import, which the start of the program need not wait for.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - see above

    bundle = FluentBundle([file.stem], use_isolating=False)
    source = file.read_text(encoding="utf-8")
    resource: Any = FluentResource(_respelled(source) if is_own else source)
    bundle.add_resource(resource)
    return bundle


def _respelled(source: str) -> str:
    """A file whose sentences call each command by the first of its language's words for it."""
    called = dict(_CALLED.findall(source))
    named = _NAMED.format("|".join(called))
    return re.sub(named, lambda found: f"/{called[found[1]]}", source)
