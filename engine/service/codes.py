"""Codes that people read out to each other: made of chance, read however they are typed."""

from dataclasses import dataclass
from typing import Final

from engine.round.faults import Fault, NotAllowed
from engine.service.ports import Chance, Clock, Code, CodeKind, Store

LETTERS: Final = "BCDFGHJKLMNPRSTVWXYZ"
"""What codes are written in: no two letters alike, and no vowels, so that none is a word."""
SIZE: Final = 6
"""The letters of a code; enough of them that nobody finds one by trying."""
_ALIKE: Final = {
    "D": "O0Q\u041e",
    "L": "I1|\u0406",
    "V": "U",
    "S": "5",
    "B": "8\u0412",
    "Z": "2",
    "G": "6",
    "C": "\u0421\u04aa",
    "H": "\u041d\u04a2\u04ba",
    "K": "\u041a\u049a",
    "X": "\u0425\u04b2",
    "Y": "\u0423\u04ae\u04b0",
    "M": "\u041c",
    "P": "\u0420",
    "T": "\u0422",
}
"""What looks like a letter of a code and is none, in the bot's alphabets."""
_MEANT: Final = str.maketrans(
    {look: letter for letter, looks in _ALIKE.items() for look in looks} | {" ": "", "-": ""}
)


def code_of(seed: bytes) -> str:
    """The code that 32 bytes of chance make."""
    number, letters = int.from_bytes(seed, "big"), ""
    for _ in range(SIZE):
        number, letter = divmod(number, len(LETTERS))
        letters += LETTERS[letter]
    return letters


def code_typed(typed: str) -> str:
    """The code that was meant, empty where none can be."""
    code = typed.upper().translate(_MEANT)
    return code if len(code) == SIZE and set(code) <= set(LETTERS) else ""


@dataclass(frozen=True, slots=True)
class Joined:
    """Who gave a code, by their platform and user there, and what joined them by it.

    ``came`` is the platform of the account that did, ``name`` what it was called.
    """

    platform: str
    user: str
    came: str
    name: str

    @classmethod
    def read(cls, subject: str) -> "Joined":
        """What the subject of a code says by which accounts were joined."""
        giver, came, name = subject.split("\n", 2)
        platform, _, user = giver.partition(":")
        return cls(platform, user, came, name)


@dataclass(frozen=True, slots=True)
class Codes:
    """Gives codes, and knows what they are about."""

    store: Store
    chance: Chance
    clock: Clock

    async def give(self, kind: CodeKind, subject: str, lasts_ms: int) -> str:
        """A new code about something; the one before is good for nothing any more."""
        until = self.clock.now() + lasts_ms
        while True:
            code = Code(code_of(self.chance.seed()), kind, subject, until)
            if await self.store.keep_code(code):
                return code.code

    async def standing(self, kind: CodeKind, subject: str) -> str:
        """The code about something that is still good, empty where there is none."""
        code = await self.store.code_about(kind, subject)
        return code.code if code is not None and self._is_good(code) else ""

    async def meant(self, kind: CodeKind, typed: str) -> Code:
        """The code that somebody has typed.

        Raises:
            NotAllowed: if there is none like it, or not any more.
        """
        code = await self.store.code(kind, code_typed(typed))
        if code is None or not self._is_good(code):
            raise NotAllowed(Fault.BAD_CODE)
        return code

    def _is_good(self, code: Code) -> bool:
        return self.clock.now() < code.until
