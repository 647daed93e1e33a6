"""Typed slash commands into values, in every language's words.

The words stand in the catalogs: ``command-gin-words`` lists what ``/gin`` may be called in a
language, the first being the one to suggest.
"""

import difflib
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final, NoReturn

from adapters.presentation.catalog import Catalog
from adapters.presentation.command import (
    AbortCommand,
    Command,
    GamesCommand,
    GinCommand,
    HandCommand,
    HelpCommand,
    LanguageCommand,
    ReadyCommand,
    RematchCommand,
    ResignCommand,
    RulesCommand,
    StatsCommand,
    TableCommand,
)
from adapters.presentation.texts import Text, text
from engine.round.faults import Fault, NotAllowed

__all__ = [
    "COMMANDS",
    "COMPUTER",
    "AbortCommand",
    "Command",
    "CommandHint",
    "GamesCommand",
    "GinCommand",
    "HandCommand",
    "HelpCommand",
    "LanguageCommand",
    "ReadyCommand",
    "RematchCommand",
    "ResignCommand",
    "RulesCommand",
    "StatsCommand",
    "TableCommand",
    "command_words",
    "means_computer",
    "read_command",
]

COMPUTER: Final = "casual"
"""The computer player that a bare ``computer`` means."""
_WORD: Final = re.compile(r'@?"[^"]*"|@?“[^”]*”|@?«[^»]*»|\S+')
_QUOTES: Final = '"“”«»'
_SHORTEST_GUESS: Final = 0.5
"""How alike a mistyped command must be to the one that is suggested, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class CommandHint:
    """A command for suggestions: its ``name``, its description's key, what may follow it."""

    name: str
    description: str
    arguments: Text | None = None

    @property
    def usage(self) -> Text:
        """How it is typed, such as ``/gin [@name] [100]``."""
        if self.arguments is None:
            return text("help-usage-bare", command=f"/{self.name}")
        return text("help-usage", command=f"/{self.name}", arguments=self.arguments)


COMMANDS: Final = tuple(
    CommandHint(name, f"command-{name}", arguments)
    for name, arguments in (
        ("gin", text("arguments-gin")),
        ("hand", None),
        ("table", None),
        ("games", None),
        ("ready", None),
        ("rematch", None),
        ("resign", None),
        ("abort", None),
        ("rules", None),
        ("stats", text("arguments-stats")),
        ("language", text("arguments-language")),
        ("help", None),
    )
)
"""Every command in the order in which the help lists them."""


def read_command(line: str) -> Command:
    """The command that a line such as ``/gin @Bob 100`` asks for, in any language's words.

    Raises:
        NotAllowed: if there is no such command, or an argument makes no sense to it.
    """
    words = [_Word(found) for found in _WORD.findall(line.strip())]
    typed = words[0].text.removeprefix("/").casefold() if words else ""
    name = _names().get(typed)
    if name is None:
        raise NotAllowed(Fault.UNKNOWN_COMMAND, command=f"/{typed}", nearest=f"/{_nearest(typed)}")
    return _READERS[name](words[1:])


def command_words(language: str) -> dict[str, str]:
    """The first word of each command in a language, by the command's name."""
    return {hint.name: _spellings(language, hint.name)[0] for hint in COMMANDS}


def means_computer(word: str) -> bool:
    """Whether somebody who calls an opponent so means a computer player, in any language."""
    return word.casefold() in _meanings("computer")


class _Word(str):
    """A typed word, with its quotes and its @."""

    __slots__ = ()

    @property
    def text(self) -> str:
        """The word itself."""
        return self.lstrip("@").strip(_QUOTES).lstrip("@").strip()

    @property
    def names(self) -> bool:
        """Whether it names somebody: it begins with @, or stands in quotes."""
        return self[0] in f"@{_QUOTES}"

    @property
    def folded(self) -> str:
        """The word without regard to case."""
        return self.text.casefold()


def _gin(words: list[_Word]) -> GinCommand:
    opponent, computer, target = "", "", None
    for word in words:
        if not word.names and word.folded in _meanings("computer") and not computer:
            computer = COMPUTER
        elif not word.names and word.text.isdecimal() and target is None:
            target = int(word.text)
        elif word.names and word.text and not opponent:
            opponent = word.text
        else:
            _refuse(word)
    if opponent and computer:
        _refuse(words[-1])
    return GinCommand(opponent, computer, target)


def _stats(words: list[_Word]) -> StatsCommand:
    named = {"person": "", "versus": ""}
    part = "person"
    for word in words:
        if not word.names and word.folded in _meanings("versus") and part == "person":
            part = "versus"
        elif word.text and not named[part]:
            named[part] = word.text
        else:
            _refuse(word)
    if part == "versus" and not named["versus"]:
        _refuse(words[-1])
    return StatsCommand(**named)


def _language(words: list[_Word]) -> LanguageCommand:
    here = [word for word in words if word.folded in _meanings("here")]
    codes = [word for word in words if word not in here]
    for word in (*here[1:], *codes[1:]):
        _refuse(word)
    if here and not codes:
        _refuse(here[0])
    return LanguageCommand(codes[0].folded if codes else "", bool(here))


def _one_word(make: Callable[[str], Command]) -> Callable[[list[_Word]], Command]:
    def read(words: list[_Word]) -> Command:
        for word in words[1:]:
            _refuse(word)
        return make(words[0].folded if words else "")

    return read


def _bare(make: Callable[[], Command]) -> Callable[[list[_Word]], Command]:
    def read(words: list[_Word]) -> Command:
        for word in words:
            _refuse(word)
        return make()

    return read


_READERS: Final[dict[str, Callable[[list[_Word]], Command]]] = {
    "gin": _gin,
    "hand": _bare(HandCommand),
    "table": _bare(TableCommand),
    "games": _bare(GamesCommand),
    "rules": _one_word(RulesCommand),
    "resign": _bare(ResignCommand),
    "abort": _bare(AbortCommand),
    "rematch": _bare(RematchCommand),
    "ready": _bare(ReadyCommand),
    "stats": _stats,
    "language": _language,
    "help": _one_word(HelpCommand),
}


def _refuse(word: _Word) -> NoReturn:
    if not word.text:
        raise NotAllowed(Fault.NO_NAME)
    raise NotAllowed(Fault.BAD_ARGUMENT, argument=word.text)


def _nearest(typed: str) -> str:
    alike = difflib.get_close_matches(typed, _names(), n=1, cutoff=_SHORTEST_GUESS)
    return alike[0] if alike else "help"


@cache
def _names() -> dict[str, str]:
    """Every spelling of every command, in every language, and the command it means."""
    found = {
        spelling: hint.name
        for language in Catalog.load().codes
        for hint in COMMANDS
        for spelling in _spellings(language, hint.name)
    }
    return found | {hint.name: hint.name for hint in COMMANDS}


@cache
def _meanings(word: str) -> frozenset[str]:
    """Every spelling of a word that means something in a command, in every language."""
    languages = Catalog.load().codes
    return frozenset(
        spelling for language in languages for spelling in _split(language, f"words-{word}")
    )


def _spellings(language: str, name: str) -> tuple[str, ...]:
    return _split(language, f"command-{name}-words")


def _split(language: str, key: str) -> tuple[str, ...]:
    """The words of a comma-separated line of a catalog."""
    listed = Catalog.load().say(language, text(key))
    return tuple(word.strip().casefold() for word in listed.split(","))
