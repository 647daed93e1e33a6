"""Whose statistics, against whom and by which rules: the words after ``/stats``."""

from dataclasses import dataclass, field

from adapters.presentation.words.command import StatsCommand
from adapters.presentation.words.rule_phrases import with_systems
from adapters.presentation.words.rule_words import preset_words
from adapters.presentation.words.spelling import (
    Word,
    meanings,
    plain,
    refuse,
    refuse_second,
    trimmed,
)


def read_stats(words: list[Word]) -> StatsCommand:
    """The statistics that some words ask for.

    Raises:
        NotAllowed: if two were named where there can be one, or nobody after a versus.
    """
    reading = _Reading()
    for word in with_systems(words):
        reading.take(word)
    named = reading.named
    if reading.versus is not None and "versus" not in named:
        refuse(reading.versus)
    variant = preset_words()[plain(named["variant"])] if "variant" in named else ""
    return StatsCommand(named.get("person", ""), named.get("versus", ""), variant)


@dataclass(slots=True)
class _Reading:
    """What some words have named so far, and the word that said against whom."""

    named: dict[str, str] = field(default_factory=dict)
    versus: Word | None = None

    def take(self, word: Word) -> None:
        """Read one more word.

        Raises:
            NotAllowed: if another of its like was named already, or it names nobody.
        """
        tidy = trimmed(word)
        if not word.names and plain(word) in preset_words():
            self._name("variant", tidy)
        elif self.versus is None and not word.names and tidy.folded in meanings("words-versus"):
            self.versus = tidy
        else:
            # A name may end with a full stop, but not with a comma.
            self._name("person" if self.versus is None else "versus", Word(word.rstrip(",")))

    def _name(self, kind: str, word: Word) -> None:
        if not word.text:
            refuse(word)
        if kind in self.named:
            refuse_second(self.named[kind], word.text)
        self.named[kind] = word.text
