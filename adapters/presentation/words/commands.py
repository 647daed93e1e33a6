"""Typed slash commands into values, in every language's words.

The words stand in the catalogs: ``command-gin-words`` lists what ``/gin`` may be called in a
language. What is suggested is the command's name, in every language: there are platforms where
nothing but Latin letters makes a command.
"""

import difflib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import Slash, Text, text
from adapters.presentation.words.code_words import read_invite, read_join, read_link
from adapters.presentation.words.command import (
    AbortCommand,
    Command,
    EndCommand,
    GamesCommand,
    GinCommand,
    HandCommand,
    HelpCommand,
    HistoryCommand,
    InviteCommand,
    JoinCommand,
    LanguageCommand,
    LinkCommand,
    MoveCommand,
    ReadyCommand,
    RematchCommand,
    ResignCommand,
    RulesCommand,
    SettingsCommand,
    StatsCommand,
    TableCommand,
    UnlinkCommand,
)
from adapters.presentation.words.gin_words import means_computer, read_gin
from adapters.presentation.words.rule_phrases import phrased
from adapters.presentation.words.shown_words import is_own
from adapters.presentation.words.spelling import Word, listed, meanings, refuse, words_of
from adapters.presentation.words.stats_words import read_stats
from engine.round.faults import Fault, NotAllowed

__all__ = [
    "COMMANDS",
    "AbortCommand",
    "Command",
    "CommandHint",
    "EndCommand",
    "GamesCommand",
    "GinCommand",
    "HandCommand",
    "HelpCommand",
    "HistoryCommand",
    "InviteCommand",
    "JoinCommand",
    "LanguageCommand",
    "LinkCommand",
    "MoveCommand",
    "ReadyCommand",
    "RematchCommand",
    "ResignCommand",
    "RulesCommand",
    "SettingsCommand",
    "StatsCommand",
    "TableCommand",
    "UnlinkCommand",
    "means_computer",
    "read_command",
]

_LIKELY: Final = 0.6
"""How alike a mistyped command must be to the one that is suggested, from 0 to 1."""
_SURELY: Final = 0.83
"""How alike it must be to one of ``_ENDING``."""
_ENDING: Final = frozenset({"resign", "abort", "end"})
"""What nobody should be led to who did not mean it: it ends a match."""


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
            return text("help-usage-bare", command=Slash(self.name))
        return text("help-usage", command=Slash(self.name), arguments=self.arguments)

    def spellings(self, language: str) -> tuple[str, ...]:
        """What it may be called in a language."""
        return listed(language, f"command-{self.name}-words")


COMMANDS: Final = tuple(
    CommandHint(name, f"command-{name}", arguments)
    for name, arguments in (
        ("gin", text("arguments-gin")),
        ("invite", text("arguments-invite")),
        ("join", text("arguments-join")),
        ("hand", None),
        ("move", text("arguments-move")),
        ("table", None),
        ("games", None),
        ("ready", None),
        ("rematch", None),
        ("resign", None),
        ("abort", None),
        ("end", None),
        ("rules", text("arguments-rules")),
        ("stats", text("arguments-stats")),
        ("history", None),
        ("settings", text("arguments-settings")),
        ("language", text("arguments-language")),
        ("link", text("arguments-link")),
        ("unlink", None),
        ("help", None),
    )
)
"""Every command in the order in which the help lists them."""


def read_command(line: str, language: str = "en") -> Command:
    """The command that a line such as ``/gin @Bob 100`` asks for, in any language's words.

    Where there is no such command, the nearest is suggested, first of those of ``language``.

    Raises:
        NotAllowed: if there is no such command, or an argument makes no sense to it.
    """
    words = words_of(line)
    typed = words[0].text.removeprefix("/").casefold() if words else ""
    name = _names().get(typed)
    if name is None:
        nearest = _nearest(typed, language)
        raise NotAllowed(Fault.UNKNOWN_COMMAND, command=f"/{typed}", nearest=f"/{nearest}")
    return _READERS[name](words[1:])


def _language(words: list[Word]) -> LanguageCommand:
    here = [word for word in words if word.folded in meanings("words-here")]
    codes = [word for word in words if word not in here]
    for word in (*here[1:], *codes[1:]):
        refuse(word)
    if here and not codes:
        refuse(here[0])
    return LanguageCommand(codes[0].folded if codes else "", bool(here))


def _settings(words: list[Word]) -> SettingsCommand:
    """A name is what it is called: somebody may be called like the word for here.

    The place is meant by the first word or else by another; what follows the first is a value.
    """
    for word in (word for word in words if not word.text):
        refuse(word)
    texts = [word.text for word in words]
    heres = [at for at, word in enumerate(words) if _is_here(word)]
    if not heres or (heres[0] and is_own(texts)):
        return SettingsCommand(tuple(texts))
    at = heres[-1] if heres[0] else 0
    return SettingsCommand(tuple(texts[:at] + texts[at + 1 :]), here=True)


def _is_here(word: Word) -> bool:
    return not word.names and word.folded in meanings("words-here")


def _rules(words: list[Word]) -> RulesCommand:
    return RulesCommand(tuple(word.folded for word in phrased(words)))


def _one_word(make: Callable[[str], Command]) -> Callable[[list[Word]], Command]:
    def read(words: list[Word]) -> Command:
        for word in words[1:]:
            refuse(word)
        return make(words[0].folded if words else "")

    return read


def _bare(make: Callable[[], Command]) -> Callable[[list[Word]], Command]:
    def read(words: list[Word]) -> Command:
        for word in words:
            refuse(word)
        return make()

    return read


_READERS: Final[dict[str, Callable[[list[Word]], Command]]] = {
    "gin": read_gin,
    "invite": read_invite,
    "join": read_join,
    "link": read_link,
    "unlink": _bare(UnlinkCommand),
    "hand": _bare(HandCommand),
    "move": lambda words: MoveCommand(" ".join(words)),
    "table": _bare(TableCommand),
    "games": _bare(GamesCommand),
    "rules": _rules,
    "resign": _bare(ResignCommand),
    "abort": _bare(AbortCommand),
    "end": _bare(EndCommand),
    "rematch": _bare(RematchCommand),
    "ready": _bare(ReadyCommand),
    "stats": read_stats,
    "history": _bare(HistoryCommand),
    "settings": _settings,
    "language": _language,
    "help": _one_word(HelpCommand),
}


def _nearest(typed: str, language: str) -> str:
    """The command with the most similar spelling: the language's own, else another's."""
    if typed in meanings("words-like-end"):
        return "end"
    own = {word: hint.name for hint in COMMANDS for word in hint.spellings(language)}
    for names in (own, _names()):
        for word in difflib.get_close_matches(typed, names, n=len(names), cutoff=_LIKELY):
            if names[word] not in _ENDING or _likeness(typed, word) >= _SURELY:
                return names[word]
    return "help"


def _likeness(typed: str, word: str) -> float:
    return difflib.SequenceMatcher(None, word, typed).ratio()


@cache
def _names() -> dict[str, str]:
    """Every spelling of every command, in every language, and the command it means."""
    found = {
        spelling: hint.name
        for language in Catalog.load().codes
        for hint in COMMANDS
        for spelling in hint.spellings(language)
    }
    return found | {hint.name: hint.name for hint in COMMANDS}
