"""The main scenes as Telegram shows them, in every language, kept as text that one can read."""

from pathlib import Path
from typing import Final

from tests.adapters.presentation.golden_files import BOOKS, HEAD, pages_in
from tests.adapters.telegram.drawings import ADA, GROUP, on_paper, popped, shown

MAIN: Final = {
    "match": (
        "an open challenge",
        "a challenge to somebody, to 250",
        "the dealer is chosen",
        "the board after the deal",
        "the first upcard",
        "waiting for the other",
        "throwing a card",
        "the board after a discard",
        "before a knock",
        "the board after a knock",
        "answering a knock",
        "the knocker waits",
        "the showdown with layoffs",
        "the showdown of gin",
        "the board between rounds",
        "a hand between rounds",
        "resigning",
        "an offer to call it off, on the other's hand",
        "the result after resigning",
        "the hand after the match",
        "your tables",
        "statistics",
        "help: commands",
        "languages",
    ),
    "challenges": ("changing the rules", "the target"),
    "variants": (
        "a free first turn with any deadwood",
        "all eleven cards in melds",
        "the result of a series",
    ),
    "rules": ("rules with everything: example",),
    "history": ("matches that were won", "a round"),
    "settings": ("all chosen: front", "before a discard"),
    "places": ("all chosen: p", "a quiet board after a round"),
    "time": ("a turn with a clock, on the hand", "autopilot has played a turn", "at night"),
}
"""The scenes that are kept, by the book that they are from."""
KEPT: Final = tuple((book, name) for book, names in MAIN.items() for name in names)


def path_of(language: str) -> Path:
    """The golden file of a language."""
    return Path(__file__).parent / "golden" / f"{language}.txt"


def written(language: str) -> str:
    """All of them, as they look now."""
    return "\n".join(f"{HEAD}{name}\n{seen(book, name, language)}\n" for book, name in KEPT)


def seen(book: str, name: str, language: str) -> str:
    """A scene as it looks now: the message, its buttons, and its pop-up where it has one."""
    screen = BOOKS[book][name]()
    popup = f"\n--- {popped(screen, language)}" if screen.brief else ""
    message = shown(screen, language, ADA if screen.door is None else GROUP)
    lines = f"{on_paper(message)}{popup}".split("\n")
    return "\n".join(line.rstrip() for line in lines)


def kept(language: str) -> dict[str, str]:
    """Each scene as its golden file has it."""
    return pages_in(path_of(language))
