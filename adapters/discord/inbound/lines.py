"""Commands with what was filled in, as the lines that people would type."""

from typing import Final

from adapters.discord.inbound.filled import Filled
from adapters.discord.inbound.labels import as_typed
from engine.round.faults import Fault, NotAllowed

CHALLENGES: Final = frozenset({"gin", "invite"})
"""Commands that say who plays, and by which rules."""
HERE: Final = "here"
_YES: Final = "True"
_COMPUTER: Final = "bot"
_RULES: Final = "rules"
_WITH_PACE: Final = "pace={}"
_ORDER: Final = ("change", "language", "code", "text", "rules", "target")
"""In which order words are typed; the target of a match is a number among the rules."""


def line_of(command: str, filled: Filled, us: str) -> str:
    """The line that a command is; ``us`` is the user that the bot is.

    Raises:
        NotAllowed: if what was filled in makes no sense together, or names nobody.
    """
    if filled.unknown:
        raise NotAllowed(Fault.UNKNOWN_PERSON, name=filled.unknown)
    words = [f"/{command}"]
    if command in CHALLENGES:
        words += _computer(filled, us)
    words += [_typed(name, filled) for name in _ORDER if name in filled.words]
    if "pace" in filled.words:
        words.append(_WITH_PACE.format(filled.words["pace"]))
    if filled.words.get(HERE) == _YES:
        words.append(HERE)
    return " ".join(filter(None, words))


def _typed(name: str, filled: Filled) -> str:
    return as_typed(filled.words[name]) if name == _RULES else filled.words[name]


def _computer(filled: Filled, us: str) -> list[str]:
    """The words for a computer player, if one is challenged: the bot itself, or one by its level.

    Raises:
        NotAllowed: if somebody else is challenged as well.
    """
    opponent, level = filled.people.get("opponent"), filled.words.get("level", "")
    if opponent is not None and opponent.user != us and level:
        raise NotAllowed(Fault.LEVEL_OF_PERSON, name=opponent.name, level=level)
    if level or (opponent is not None and opponent.user == us):
        return [_COMPUTER, level]
    return []
