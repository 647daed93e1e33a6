"""The page's own words, and the commands that its command line offers."""

from typing import Final

from adapters.presentation.ink import Ink
from adapters.presentation.texts import text
from adapters.presentation.words.commands import COMMANDS
from adapters.web.wire import JsonDict

KEYS: Final = (
    "page-ask-name",
    "page-challenge",
    "page-challenge-anyone",
    "page-channels",
    "page-close",
    "page-come-back",
    "page-days",
    "page-four-colours",
    "page-hours",
    "page-language",
    "page-large-cards",
    "page-lost",
    "page-menu",
    "page-minutes",
    "page-more-settings",
    "page-more-settings-note",
    "page-name-note",
    "page-news",
    "page-not-read",
    "page-not-sent",
    "page-notifications",
    "page-notifications-refused",
    "page-only-you",
    "page-people",
    "page-play-computer",
    "page-private",
    "page-private-empty",
    "page-private-empty-hint",
    "page-private-note",
    "page-private-open",
    "page-private-tab",
    "page-refused",
    "page-remove",
    "page-room-empty",
    "page-room-empty-hint",
    "page-room-tab",
    "page-save",
    "page-say-private",
    "page-say-room",
    "page-second-player",
    "page-seconds",
    "page-send",
    "page-settings",
    "page-shortcut-board",
    "page-shortcut-cards",
    "page-shortcut-channels",
    "page-shortcut-close",
    "page-shortcut-hand",
    "page-shortcut-help",
    "page-shortcut-press",
    "page-shortcut-say",
    "page-shortcuts",
    "page-shortcuts-on",
    "page-sit-down",
    "page-suggestions",
    "page-tagline",
    "page-time-up",
    "page-too-long",
    "page-views",
    "page-you",
    "page-your-name",
    "page-your-turn",
)
"""What the page says by itself. None has a blank, since the page fills nothing in."""


def words(ink: Ink, language: str) -> JsonDict:
    """Everything that the page itself says, in one language."""
    say = ink.catalog.say
    return {
        "language": language,
        "languages": [{"code": code, "name": name} for code, name in ink.catalog.languages()],
        "words": {key: say(language, text(key)) for key in KEYS},
        "commands": _commands(ink, language),
    }


def _commands(ink: Ink, language: str) -> list[JsonDict]:
    """Every command with what it does, and whatever else it may be called in this language."""
    return [
        {
            "name": hint.name,
            "spellings": list(hint.spellings(language)),
            "arguments": ink.catalog.say(language, hint.arguments) if hint.arguments else "",
            "description": ink.catalog.say(language, text(hint.description)),
        }
        for hint in COMMANDS
    ]
