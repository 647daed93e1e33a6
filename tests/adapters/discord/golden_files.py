"""The main scenes as Discord shows them, in every language, kept as text that one can read."""

from pathlib import Path
from typing import Final

from adapters.discord.drawing.renderer import Renderer
from tests.adapters.discord.drawings import ADA, CHANNEL, PICTURED, PLAIN, on_paper, shown
from tests.adapters.presentation.golden_files import BOOKS, HEAD, pages_in

MAIN: Final = {
    "match": (
        "an open challenge",
        "a challenge to somebody, to 250",
        "the dealer is chosen",
        "the board after the deal",
        "the first upcard",
        "waiting for the other",
        "throwing a card",
        "throwing after taking the upcard",
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
        "calling off a series",
        "the result of a series",
    ),
    "rules": ("rules with everything: example",),
    "history": ("matches that were won", "a round"),
    "settings": ("all chosen: front", "all chosen: to", "before a discard"),
    "places": ("all chosen: p", "a quiet board after a round"),
    "time": ("a turn with a clock, on the hand", "autopilot has played a turn", "at night"),
}
"""The scenes that are kept, by the book that they are from."""
PICTURES: Final = ("throwing a card", "the board after a knock")
"""Scenes of a match that are kept with pictures of the cards too."""
_PICTURED: Final = "with pictures: "
KEPT: Final = (
    *((book, name, PLAIN) for book, names in MAIN.items() for name in names),
    *(("match", name, PICTURED) for name in PICTURES),
)


def path_of(language: str) -> Path:
    """The golden file of a language."""
    return Path(__file__).parent / "golden" / f"{language}.txt"


def written(language: str) -> str:
    """All of them, as they look now."""
    pages = (
        f"{HEAD}{title_of(name, renderer)}\n{seen(book, name, language, renderer)}\n"
        for book, name, renderer in KEPT
    )
    return "\n".join(pages)


def title_of(name: str, renderer: Renderer) -> str:
    """What a scene is called in the file."""
    return name if renderer is PLAIN else f"{_PICTURED}{name}"


def seen(book: str, name: str, language: str, renderer: Renderer) -> str:
    """A scene as it looks now: its texts, its buttons, its menus."""
    screen = BOOKS[book][name]()
    scope = ADA if screen.door is None else CHANNEL
    return on_paper(shown(screen, language, scope, renderer))


def kept(language: str) -> dict[str, str]:
    """Each scene as its golden file has it."""
    return pages_in(path_of(language))
