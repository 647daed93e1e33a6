"""Who is challenged, and to what: the words after ``/gin``, in every language and any order."""

from dataclasses import dataclass, field

from adapters.presentation.command import GinCommand
from adapters.presentation.rule_words import read_rules_words
from adapters.presentation.spelling import Word, meanings, refuse
from engine.opponents import ALL


def read_gin(words: list[Word]) -> GinCommand:
    """The challenge that some words ask for.

    Raises:
        NotAllowed: if a word means nothing, or they can not go together.
    """
    reading = _Reading()
    for word in words:
        reading.take(word)
    if reading.opponent and (reading.solo or reading.computer):
        refuse(words[-1])
    return GinCommand(
        reading.opponent,
        reading.computer,
        read_rules_words(reading.rules),
        reading.solo and not reading.computer,
    )


def means_computer(word: str) -> bool:
    """Whether somebody who calls an opponent so means a computer player, in any language."""
    return word.casefold() in meanings("words-computer") or bool(_level(word.casefold()))


@dataclass(slots=True)
class _Reading:
    """What some words have asked for so far."""

    opponent: str = ""
    computer: str = ""
    solo: bool = False
    rules: list[str] = field(default_factory=list)

    def take(self, word: Word) -> None:
        """Read one more word.

        Raises:
            NotAllowed: if it names nobody, or its like was said already.
        """
        if word.names:
            self._take_name(word)
        elif word.folded in meanings("words-computer"):
            self._take_computer(word)
        elif _level(word.folded):
            self._take_level(word)
        else:
            self.rules.append(word.text)

    def _take_name(self, word: Word) -> None:
        if self.opponent or not word.text:
            refuse(word)
        self.opponent = word.text

    def _take_computer(self, word: Word) -> None:
        if self.solo:
            refuse(word)
        self.solo = True

    def _take_level(self, word: Word) -> None:
        if self.computer:
            refuse(word)
        self.computer = _level(word.folded)


def _level(word: str) -> str:
    """The key of the computer player that a word means, empty if it means none."""
    return next((key for key in ALL if word in meanings(f"words-{key}")), "")
