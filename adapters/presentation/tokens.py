"""The token behind a button: a table, its version and an intent, signed for one scope.

``1 MAC TABLE . VERSION . INTENT``: the version of the format, 12 characters (72 bits) of an
HMAC-SHA-256 over the rest and the scope, then the rest in plain letters. Moves are written out in
full, so a token means the same whatever order the legal moves are listed in.
"""

import base64
import hashlib
import hmac
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, get_args

from adapters.presentation.codes import (
    CodeError,
    Reader,
    card_code,
    digit,
    meld_code,
    number_code,
    read_card,
    read_meld,
    read_number,
    read_rules,
    rules_code,
)
from engine.cards.melds import Meld
from engine.opponents import ALL
from engine.round.faults import Fault, GinError
from engine.round.moves import (
    BigGin,
    Declare,
    Discard,
    DrawDiscard,
    DrawStock,
    Gin,
    Knock,
    LayOff,
    LayOut,
    Move,
    Pass,
)
from engine.service.intents import (
    Ask,
    Choose,
    Intent,
    Look,
    Play,
    Propose,
    ScreenName,
    SettingKey,
    SitDown,
    Wish,
)

MAX_BYTES: Final = 64
"""Telegram's limit for what a button carries."""
MAX_CHOICE: Final = 24
"""Characters of a ``Look``'s choice, at most."""
_PLAIN: Final = re.compile(r"[A-Za-z0-9_.~-]*")
_FORMAT: Final = "1"
_MAC_SIZE: Final = 12
_MAC_BYTES: Final = 9
_SCREENS: Final[tuple[ScreenName, ...]] = get_args(ScreenName)
_WISHES: Final[tuple[Wish, ...]] = get_args(Wish)
_COMPUTERS: Final = tuple(ALL)
_SETTINGS: Final[tuple[SettingKey, ...]] = get_args(SettingKey)


@dataclass(frozen=True, slots=True)
class Pressed:
    """What a token says: ``intent`` for ``table`` as it was at ``version``."""

    intent: Intent
    table: str
    version: int


@dataclass(frozen=True, slots=True)
class Tokens:
    """Writes and reads tokens that nobody without ``secret`` can make."""

    secret: bytes

    def encode(self, intent: Intent, table: str, version: int, scope: str) -> str:
        """The token of ``intent``, at most 64 bytes of URL-safe ASCII.

        Raises:
            ValueError: if the intent is too large for a token, or not written in plain letters.
        """
        body = f"{table}.{number_code(version)}.{_write(intent)}"
        token = f"{_FORMAT}{self._mac(body, scope)}{body}"
        if "." in table or not _fits(token):
            message = f"not fit for a button: {token!r}"
            raise ValueError(message)
        return token

    def decode(self, token: str, scope: str) -> Pressed:
        """What a token of this scope says.

        Raises:
            GinError: if it was not made here, for this scope, in this format.
        """
        mac, body = token[1 : 1 + _MAC_SIZE], token[1 + _MAC_SIZE :]
        signed = hmac.compare_digest(_bytes(mac), _bytes(self._mac(body, scope)))
        if not signed or token[:1] != _FORMAT:
            raise GinError(Fault.FORGED_BUTTON)
        return peek(token)

    def _mac(self, body: str, scope: str) -> str:
        signed = _bytes(f"{_FORMAT}{body}\0{scope}")
        digest = hmac.digest(self.secret, signed, hashlib.sha256)
        return base64.urlsafe_b64encode(digest[:_MAC_BYTES]).decode()


def peek(token: str) -> Pressed:
    """What a token says, whoever made it: for those who hold a button but no secret.

    Raises:
        GinError: if it is not written like a token.
    """
    try:
        table, version, code = token[1 + _MAC_SIZE :].split(".", maxsplit=2)
        return Pressed(_read(code), table, read_number(version))
    except (CodeError, ValueError, IndexError):
        raise GinError(Fault.FORGED_BUTTON) from None


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _fits(token: str) -> bool:
    return len(token) <= MAX_BYTES and _PLAIN.fullmatch(token) is not None


def _write(intent: Intent) -> str:
    match intent:
        case Play(moves, confirmed):
            return ("y" if confirmed else "p") + "".join(_write_move(move) for move in moves)
        case Look(screen, choice):
            return f"l{digit(_SCREENS.index(screen))}{choice}"
        case Propose(rules, choice):
            return f"r{rules_code(rules)}.{choice}"
        case SitDown(computer):
            return f"c{digit(_COMPUTERS.index(computer))}"
        case Choose(key, value, choice):
            return f"s{digit(_SETTINGS.index(key))}{value}.{choice}"
        case _:
            return f"a{digit(_WISHES.index(intent.wish))}"


def _read(code: str) -> Intent:
    reader = Reader(code)
    kind = reader.take(1)
    if kind not in _KINDS:
        raise CodeError(code)
    return _KINDS[kind](reader)


def _read_proposal(reader: Reader) -> Propose:
    rules, _, choice = reader.rest().partition(".")
    return Propose(read_rules(rules), choice)


def _read_choice(reader: Reader) -> Choose:
    key = _SETTINGS[reader.number()]
    value, _, choice = reader.rest().partition(".")
    return Choose(key, value, choice)


_BARE_CODES: Final[dict[type[Move], str]] = {Pass: "P", DrawStock: "S", DrawDiscard: "T"}
_ENDING_CODES: Final[dict[type[Move], str]] = {
    Knock: "K",
    Gin: "G",
    BigGin: "B",
    Declare: "E",
    LayOut: "O",
}
_FIRST_LAYOFF: Final = "a"
"""A layoff on meld 0; ``b`` is one on meld 1, and so on: two characters each keep it short."""
_LAST_LAYOFF: Final = "z"


def _write_move(move: Move) -> str:
    match move:
        case Discard(card):
            return f"D{card_code(card)}"
        case LayOff(card, meld):
            return f"{chr(ord(_FIRST_LAYOFF) + meld)}{card_code(card)}"
        case Knock() | Gin() | BigGin() | Declare() | LayOut():
            return _write_ending(move)
        case _:
            return _BARE_CODES[type(move)]


def _write_ending(move: Knock | Gin | BigGin | Declare | LayOut) -> str:
    thrown = card_code(move.card) if isinstance(move, Knock | Gin) else ""
    return f"{_ENDING_CODES[type(move)]}{thrown}{_write_melds(move.melds)}"


def _write_melds(melds: tuple[Meld, ...]) -> str:
    return digit(len(melds)) + "".join(meld_code(meld) for meld in melds)


def _read_melds(reader: Reader) -> tuple[Meld, ...]:
    return tuple(read_meld(reader.take(2)) for _ in range(reader.number()))


_READERS: Final[dict[str, Callable[[Reader], Move]]] = {
    "P": lambda _: Pass(),
    "S": lambda _: DrawStock(),
    "T": lambda _: DrawDiscard(),
    "D": lambda reader: Discard(read_card(reader.take(1))),
    "K": lambda reader: Knock(read_card(reader.take(1)), _read_melds(reader)),
    "G": lambda reader: Gin(read_card(reader.take(1)), _read_melds(reader)),
    "B": lambda reader: BigGin(_read_melds(reader)),
    "E": lambda reader: Declare(_read_melds(reader)),
    "O": lambda reader: LayOut(_read_melds(reader)),
}


def _read_moves(reader: Reader) -> list[Move]:
    moves: list[Move] = []
    while not reader.at_end:
        kind = reader.take(1)
        if _FIRST_LAYOFF <= kind <= _LAST_LAYOFF:
            meld = ord(kind) - ord(_FIRST_LAYOFF)
            moves.append(LayOff(read_card(reader.take(1)), meld))
        elif kind in _READERS:
            moves.append(_READERS[kind](reader))
        else:
            raise CodeError(kind)
    return moves


_KINDS: Final[dict[str, Callable[[Reader], Intent]]] = {
    "p": lambda reader: Play(tuple(_read_moves(reader))),
    "y": lambda reader: Play(tuple(_read_moves(reader)), confirmed=True),
    "l": lambda reader: Look(_SCREENS[reader.number()], reader.rest()),
    "r": _read_proposal,
    "c": lambda reader: SitDown(_COMPUTERS[reader.number()]),
    "s": _read_choice,
    "a": lambda reader: Ask(_WISHES[reader.number()]),
}
