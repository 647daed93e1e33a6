"""Every scene in every language, kept as text that a card player can read."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from adapters.presentation.screen import Screen
from tests.adapters.presentation import (
    challenge_scenes,
    doorway_scenes,
    history_scenes,
    place_scenes,
    rule_scenes,
    scenes,
    settings_scenes,
    time_scenes,
    variant_scenes,
)
from tests.adapters.presentation.paper import CATALOG, on_paper

LANGUAGES = CATALOG.codes
HEAD = "=== "
BOOKS: Final[Mapping[str, Mapping[str, Callable[[], Screen]]]] = {
    "match": scenes.SCENES,
    "challenges": challenge_scenes.SCENES,
    "doorway": doorway_scenes.SCENES,
    "variants": variant_scenes.SCENES,
    "rules": rule_scenes.SCENES,
    "history": history_scenes.SCENES,
    "settings": settings_scenes.SCENES,
    "places": place_scenes.SCENES,
    "time": time_scenes.SCENES,
}
"""The scenes of each golden file: those of any match, of challenges, of the private chat that
opens first, of some rules alone, of the rules, of matches read again, of time."""
KEPT: Final = tuple((book, name) for book, kept in BOOKS.items() for name in kept)
"""Every scene, after its book."""


def path_of(book: str, language: str) -> Path:
    """The golden file of a book in a language."""
    return Path(__file__).parent / "golden" / book / f"{language}.txt"


def written(book: str, language: str) -> str:
    """All scenes of a book, as they look now."""
    pages = (f"{HEAD}{name}\n{seen(book, name, language)}\n" for name in BOOKS[book])
    return "\n".join(pages)


def seen(book: str, name: str, language: str) -> str:
    """One scene, as it looks now, without space at the ends of lines."""
    lines = on_paper(BOOKS[book][name](), language).split("\n")
    return "\n".join(line.rstrip() for line in lines)


def kept(book: str, language: str) -> dict[str, str]:
    """Each scene as its golden file has it."""
    return pages_in(path_of(book, language))


def pages_in(file: Path) -> dict[str, str]:
    """What a golden file has under each of its titles."""
    parts = file.read_text(encoding="utf-8").split(HEAD)[1:]
    pages = (part.split("\n", maxsplit=1) for part in parts)
    return {name: text.rstrip("\n") for name, text in pages}
