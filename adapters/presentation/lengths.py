"""How long words are, in UTF-16 units; cutting them on whole letters."""

from typing import Final

from adapters.presentation.names import graphemes

ISOLATE: Final = "\u2068"
END_ISOLATE: Final = "\u2069"
"""What stands around names, so that their direction stays theirs."""
_MORE: Final = "…"


def units(words: str) -> int:
    """How long words are in UTF-16 units."""
    return len(words.encode("utf-16-le", "surrogatepass")) // 2


def cut(words: str, most: int) -> str:
    """At most ``most`` units of ``words``, whole letters alone; what begins a name ends it too."""
    if units(words) <= most:
        return words
    kept, size, depth = "", 0, 0
    for letter in graphemes(words):
        begun = depth + letter.count(ISOLATE) - letter.count(END_ISOLATE)
        size += units(letter)
        if size + begun + 1 > most:
            break
        kept, depth = kept + letter, begun
    return f"{kept.rstrip()}{_MORE}{END_ISOLATE * depth}"
