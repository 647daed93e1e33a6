"""What may be typed for rules, offered while somebody types: systems and options by their names.

Each is offered by what it is called, and sends the words that are typed for it; more can be typed
after either.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from adapters.discord.inbound.labels import Label, as_typed, labels
from adapters.presentation.catalog import DEFAULT
from adapters.presentation.words.commands import read_command
from adapters.presentation.words.spelling import plain
from engine.round.faults import GinError

MOST: Final = 25
"""How many choices Discord shows."""
LONGEST: Final = 100
"""Letters of a choice, at most."""
_REMEMBERED: Final = 1000
"""Beginnings whose choices are kept: many people begin alike, and all at once."""


@lru_cache(maxsize=_REMEMBERED)
def rules_choices(typed: str, language: str) -> tuple[Label, ...]:
    """The lines that what was typed may become, those that begin so first."""
    before, _, last = typed.rpartition(" ")
    begun = " ".join(before.split())
    lines = [_after(begun, label) for label in _fitting(last, language)]
    names = _beginning(typed, language) if begun else []
    return tuple(_most(line for line in names + lines if _fits(line) and _is_sense(line.typed)))


def _after(begun: str, label: Label) -> Label:
    """A part of rules after what was typed before it."""
    if not begun:
        return label
    return Label(f"{begun} {label.shown}", f"{as_typed(begun)} {label.typed}")


def _most(lines: Iterable[Label]) -> Iterator[Label]:
    seen: set[str] = set()
    for line in lines:
        if line.typed not in seen:
            seen.add(line.typed)
            yield line
        if len(seen) == MOST:
            return


def _fitting(last: str, language: str) -> list[Label]:
    """What goes on with what was typed last, in the language and in English."""
    wanted = plain(last)
    if not wanted:
        return list(labels(language))
    begin = _beginning(last, language)
    return begin + [label for label in _known(language) if _has(label, wanted)]


def _beginning(typed: str, language: str) -> list[Label]:
    """What begins as all that was typed does, such as a name of several words."""
    wanted = plain(typed)
    return [
        label
        for label in _known(language)
        if any(plain(words).startswith(wanted) for words in (label.shown, label.typed))
    ]


def _has(label: Label, wanted: str) -> bool:
    return wanted in plain(label.shown) or wanted in plain(label.typed)


def _known(language: str) -> tuple[Label, ...]:
    return (*labels(language), *labels(DEFAULT))


def _fits(line: Label) -> bool:
    return max(len(line.shown), len(line.typed)) <= LONGEST


def _is_sense(line: str) -> bool:
    """Whether a line reads as rules that can be played."""
    try:
        read_command(f"/gin {line}")
    except GinError:
        return False
    return True
