"""Typed codes, and challenges to whoever has one: the words after ``/invite``, ``/join``."""

from adapters.presentation.words.command import InviteCommand, JoinCommand, LinkCommand
from adapters.presentation.words.gin_words import read_gin
from adapters.presentation.words.spelling import Word
from engine.round.faults import Fault, NotAllowed


def read_invite(words: list[Word]) -> InviteCommand:
    """The challenge that some words ask for.

    Raises:
        NotAllowed: if a word means nothing, or names somebody.
    """
    try:
        terms = read_gin(words)
    except NotAllowed as refused:
        # Nobody is named here, so that no word can be meant for a name.
        if refused.fault is not Fault.GIN_WORD:
            raise
        raise NotAllowed(Fault.UNKNOWN_RULES, **refused.blanks) from None
    if terms.opponent or terms.computer or terms.solo:
        raise NotAllowed(Fault.INVITE_NOBODY)
    return InviteCommand(terms, is_bare=not words)


def read_join(words: list[Word]) -> JoinCommand:
    """The code that some words are, with or without spaces in it; empty without any."""
    return JoinCommand(_joined(words))


def read_link(words: list[Word]) -> LinkCommand:
    """The code that some words are, or none."""
    return LinkCommand(_joined(words))


def _joined(words: list[Word]) -> str:
    return "".join(word.text for word in words)
