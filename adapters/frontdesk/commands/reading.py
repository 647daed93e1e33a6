"""Whether a line only asks to see something, so that it can be asked again elsewhere."""

from adapters.presentation.typed.bare import read_slashed
from adapters.presentation.words.commands import (
    AbortCommand,
    Command,
    GamesCommand,
    HandCommand,
    HelpCommand,
    HistoryCommand,
    JoinCommand,
    LanguageCommand,
    ResignCommand,
    RulesCommand,
    SettingsCommand,
    StatsCommand,
)
from engine.round.faults import NotAllowed

_SHOWS = (
    AbortCommand,
    GamesCommand,
    HandCommand,
    HelpCommand,
    HistoryCommand,
    JoinCommand,
    ResignCommand,
    RulesCommand,
    StatsCommand,
)
"""What these lead to is a page, or a question that is still to be answered."""


def only_shows(line: str) -> bool:
    """Whether a line changes nothing, whoever says it and how often."""
    try:
        command = read_slashed(line, "en")
    except NotAllowed:
        return False
    return isinstance(command, _SHOWS) or _asks_what_there_is(command)


def _asks_what_there_is(command: Command) -> bool:
    """Whether settings or languages are asked for, and none is chosen."""
    match command:
        case SettingsCommand(words=()) | LanguageCommand(code=""):
            return True
        case _:
            return False
