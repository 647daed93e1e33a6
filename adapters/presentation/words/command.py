"""What a typed command asks for, as plain data."""

from dataclasses import dataclass
from typing import Literal

from engine.match.pace import PaceKey
from engine.match.rules import Rules


@dataclass(frozen=True, slots=True)
class GinCommand:
    """Challenge ``opponent`` by name, a ``computer`` by key, or anybody, to play by ``rules``.

    ``solo`` asks for the computer without saying which. ``rules`` are None where no word named
    any, ``pace`` empty where none named one.
    """

    opponent: str = ""
    computer: str = ""
    rules: Rules | None = None
    solo: bool = False
    pace: PaceKey | Literal[""] = ""


@dataclass(frozen=True, slots=True)
class InviteCommand:
    """Challenge whoever has a code, on the ``terms`` of a challenge; none ask for its code."""

    terms: GinCommand
    is_bare: bool = True


@dataclass(frozen=True, slots=True)
class JoinCommand:
    """Take the seat to which ``code`` leads."""

    code: str


@dataclass(frozen=True, slots=True)
class LinkCommand:
    """Be the person to whom ``code`` leads; empty asks for a code of one's own."""

    code: str = ""


@dataclass(frozen=True, slots=True)
class UnlinkCommand:
    """Be a person of one's own again here."""


@dataclass(frozen=True, slots=True)
class HandCommand:
    """Show my hand."""


@dataclass(frozen=True, slots=True)
class MoveCommand:
    """Play what ``line`` says in words; empty asks what can be said."""

    line: str = ""


@dataclass(frozen=True, slots=True)
class TableCommand:
    """Bring the board back into sight."""


@dataclass(frozen=True, slots=True)
class GamesCommand:
    """List my open tables everywhere."""


@dataclass(frozen=True, slots=True)
class RulesCommand:
    """Show rules: a page of those of the table here, or others that ``words`` name."""

    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ResignCommand:
    """Give the match up."""


@dataclass(frozen=True, slots=True)
class AbortCommand:
    """End the match without a loss, by agreement."""


@dataclass(frozen=True, slots=True)
class EndCommand:
    """End a table of this place without a winner, for those whom the place trusts with it."""


@dataclass(frozen=True, slots=True)
class RematchCommand:
    """Play the last match again."""


@dataclass(frozen=True, slots=True)
class ReadyCommand:
    """I am ready for the next round."""


@dataclass(frozen=True, slots=True)
class StatsCommand:
    """Statistics of ``person``, empty for oneself; and against ``versus``, if named.

    ``variant`` is the key of a preset that is counted alone, empty for all.
    """

    person: str = ""
    versus: str = ""
    variant: str = ""


@dataclass(frozen=True, slots=True)
class HistoryCommand:
    """List my matches that are over, to read them again."""


@dataclass(frozen=True, slots=True)
class SettingsCommand:
    """Show the settings, one's own or those ``here`` of the place, or change what ``words`` say.

    Words are as they were typed, without quotes and the @ of a name.
    """

    words: tuple[str, ...] = ()
    here: bool = False


@dataclass(frozen=True, slots=True)
class LanguageCommand:
    """Choose a language by ``code``, for oneself or for the place; empty asks which there are."""

    code: str = ""
    here: bool = False


@dataclass(frozen=True, slots=True)
class HelpCommand:
    """Show the help, or a page of it."""

    topic: str = ""


Command = (
    GinCommand
    | InviteCommand
    | JoinCommand
    | LinkCommand
    | UnlinkCommand
    | HandCommand
    | MoveCommand
    | TableCommand
    | GamesCommand
    | RulesCommand
    | ResignCommand
    | AbortCommand
    | EndCommand
    | RematchCommand
    | ReadyCommand
    | StatsCommand
    | HistoryCommand
    | SettingsCommand
    | LanguageCommand
    | HelpCommand
)
