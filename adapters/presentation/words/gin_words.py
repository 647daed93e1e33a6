"""Who is challenged, and to what: the words after ``/gin``, in every language and any order."""

from dataclasses import dataclass, field

from adapters.presentation.words.command import GinCommand
from adapters.presentation.words.pace_words import pace_of, with_paces
from adapters.presentation.words.rule_phrases import phrased
from adapters.presentation.words.rule_words import read_rules_words
from adapters.presentation.words.spelling import Word, meanings, refuse, refuse_second
from engine.match.pace import PaceKey
from engine.match.rules import Rules
from engine.opponents import ALL
from engine.round.faults import Fault, NotAllowed


def read_gin(words: list[Word]) -> GinCommand:
    """The challenge that some words ask for.

    Raises:
        NotAllowed: if a word means nothing, or they can not go together.
    """
    reading = _Reading()
    for word in phrased(with_paces(words)):
        reading.take(word)
    reading.settle()
    return GinCommand(
        reading.opponent,
        reading.computer,
        reading.named_rules(),
        reading.solo and not reading.computer,
        reading.pace or "",
    )


def means_computer(word: str) -> bool:
    """Whether somebody who calls an opponent so means a computer player, in any language."""
    return word.casefold() in meanings("words-computer") or bool(_level(word.casefold()))


@dataclass(slots=True)
class _Reading:
    """What some words have asked for so far."""

    opponent: str = ""
    computer: str = ""
    computer_word: str = ""
    solo: bool = False
    pace: PaceKey | None = None
    pace_word: str = ""
    rules: list[str] = field(default_factory=list)

    def take(self, word: Word) -> None:
        """Read one more word.

        Raises:
            NotAllowed: if it names nobody, or another of its like was said already.
        """
        if word.names:
            self._take_name(word)
        elif word.folded in meanings("words-computer"):
            self.solo = True
            # Of two levels each is told, wherever the word for a computer stands.
            self.computer_word = self.computer_word if self.computer else word.text
        elif _level(word.folded):
            self._take_level(word)
        elif pace := pace_of(word.text):
            self._take_pace(word, pace)
        else:
            self.rules.append(word.text)

    def settle(self) -> None:
        """Decide what can only be decided when all is read.

        Raises:
            NotAllowed: if both a person and a computer player were named, or two paces.
        """
        if not self.computer_word:
            return
        if not self.opponent:
            self._check_pace()
            return
        pace = pace_of(self.computer_word)
        if pace is None or self.solo:
            refuse_second(self.opponent, self.computer_word)
        self._take_pace(Word(self.computer_word), pace)
        self.computer = self.computer_word = ""

    def named_rules(self) -> Rules | None:
        """The rules that were named, if any; a word that is none may be somebody's name.

        Raises:
            NotAllowed: if a word means nothing, or they can not be played together.
        """
        try:
            return read_rules_words(self.rules) if self.rules else None
        except NotAllowed as refused:
            word = str(refused.blanks.get("argument", ""))
            may_name = word.isidentifier() and not (self.opponent or self.computer_word)
            if refused.fault is not Fault.BAD_ARGUMENT:
                raise
            fault = Fault.GIN_WORD if may_name else Fault.UNKNOWN_RULES
            raise NotAllowed(fault, **refused.blanks) from None

    def _check_pace(self) -> None:
        """See to it that a computer player was meant by a word that may mean a pace, too.

        Raises:
            NotAllowed: if it may be another pace than was named, and no word asks for a computer.
        """
        pace = pace_of(self.computer_word)
        # A match with a computer has no clock, so that who wants none may well mean one.
        if self.solo or pace is None or self.pace in {None, "none"}:
            return
        if pace != self.pace:
            refuse_second(self.pace_word, self.computer_word)
        self.computer = self.computer_word = ""

    def _take_name(self, word: Word) -> None:
        if not word.text:
            refuse(word)
        if self.opponent:
            refuse_second(self.opponent, word.text)
        self.opponent = word.text

    def _take_level(self, word: Word) -> None:
        level = _level(word.folded)
        if self.computer not in {"", level}:
            refuse_second(self.computer_word, word.text)
        self.computer, self.computer_word = level, word.text

    def _take_pace(self, word: Word, pace: PaceKey) -> None:
        if self.pace not in {None, pace}:
            refuse_second(self.pace_word, word.text)
        self.pace, self.pace_word = pace, word.text


def _level(word: str) -> str:
    """The key of the computer player that a word means, empty if it means none."""
    return next((key for key in ALL if word in meanings(f"words-{key}")), "")
