"""Finds cards in what a person was sent that this person has had no reason to know."""

import re
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Final

from adapters.presentation.catalog import Catalog, card_sign
from adapters.presentation.codes import CodeError, read_card
from adapters.presentation.screens import read_leaf
from adapters.presentation.screens.hand.frames import read_melds
from adapters.presentation.texts import Text, text
from adapters.presentation.tokens import Pressed, peek
from engine.cards.card import PLAIN_CARDS, Card, Suit
from engine.cards.melds import Meld
from engine.match.rules import Rules
from engine.match.table import Table
from engine.round.faults import GinError
from engine.round.moves import BigGin, Declare, Discard, Gin, Knock, LayOff, LayOut, Move
from engine.round.outcome import Seat
from engine.service.intents import Intent, Look, Play
from engine.service.ports import MessageKey
from engine.variants.example import worked_example
from engine.variants.house import with_option
from tests.contract.rig import Received
from tests.contract.truth import NOBODY, Past, all_tables, messages_by_place, past_of

_TOKEN: Final = re.compile(r"(\??)(1[\w-]{12}[a-z0-9]*\.[0-9a-z]+\.[\w.~-]+)", re.ASCII)
"""A token, and whether it is one that only tells why it can not be pressed."""
_ESCAPE: Final = re.compile(r"\\u([0-9a-fA-F]{4})")
# Both begin with one set of letters, since that is what a search is quick to skip to.
_SIGN: Final = re.compile(r"([A1-9TJQK](?:(?<=1)0|(?<!1)))\ufe0f?([♣♦♥♠])")
_CODE: Final = re.compile(
    r"([A1-9TJQK](?<![\w-].)(?:(?<=1)0|(?<!1))[cdhs]"
    r"(?:[-,; ](?:10|[A2-9TJQK])[cdhs])*)(?![\w-])"
)
_ONE_CODE: Final = re.compile(r"(10|[A2-9TJQK])([cdhs])")
_NOTHING_THROWN: Final = "-"
"""What stands for the card in a look at a hand that is laid down without throwing one."""
_EXAMPLES: Final = ("rules-set", "rules-run")
"""Sentences of the rules that show cards of nobody's."""


@dataclass(frozen=True, slots=True)
class Leak:
    """Cards that a person was told and may not know, and the bytes that told them."""

    who: str
    cards: frozenset[Card]
    raw: bytes


@dataclass(frozen=True, slots=True)
class Told:
    """What some bytes tell: the cards that they name, and the tables' versions they show.

    ``beside`` are the numbers of the rounds next to one that is read again, None where none is.
    """

    cards: frozenset[Card]
    versions: tuple[tuple[str, int], ...]
    beside: frozenset[int] | None = None


@dataclass(slots=True)
class Oracle:
    """Judges what people were sent by what their tables' logs say they may know."""

    pasts: dict[str, Past]
    messages: dict[tuple[str, str], MessageKey]
    _seen: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, saved: sqlite3.Connection, tables: Iterable[str] = ()) -> "Oracle":
        """An oracle for some tables, or all."""
        chosen = tuple(tables) or all_tables(saved)
        pasts = {table: past_of(saved, table) for table in chosen}
        return cls(pasts, messages_by_place(saved))

    def leaks(self, who: str, received: Iterable[Received]) -> list[Leak]:
        """Every leak in what the person of this name received, in order."""
        self._seen.clear()
        return [leak for one in received if (leak := self._leak(who, one)) is not None]

    def _leak(self, who: str, one: Received) -> Leak | None:
        told = told_by(one.raw)
        versions = [(table, at) for table, at in told.versions if table in self.pasts]
        for table, at in versions:
            self._seen[table] = max(at, self._seen.get(table, 0))
        if not told.cards:
            return None
        if one.later:
            tables = {table for table, _ in versions} or set(self._seen)
            versions = [at for table in tables for at in self._from(table, one.later)]
        key = self.messages.get((one.chat, one.message))
        unknown = told.cards - self._known(who, key, versions)
        if told.beside is not None:
            read = (self.pasts[table].read_again(at, told.beside) for table, at in versions)
            unknown = unknown.difference(*read)
        return Leak(who, unknown, one.raw) if unknown else None

    def _from(self, table: str, later: int) -> Iterator[tuple[str, int]]:
        """The version of a table that was shown last, and so many after it."""
        seen = self._seen[table]
        for version in range(seen, min(seen + later, self.pasts[table].latest) + 1):
            yield table, version

    def _known(
        self, who: str, key: MessageKey | None, versions: list[tuple[str, int]]
    ) -> frozenset[Card]:
        if key is not None and key.purpose == "showdown" and key.table in self.pasts:
            return self.pasts[key.table].showdown(key.number)
        if not versions and key is not None and key.table in self._seen:
            versions = [(key.table, self._seen[key.table])]
        return frozenset(card for at in versions for card in self._known_at(who, *at))

    def _known_at(self, who: str, table: str, version: int) -> frozenset[Card]:
        past = self.pasts[table]
        return past.known(_seat(past.tables[version], who), version)


@cache
def told_by(raw: bytes) -> Told:
    """What some bytes tell, in any notation that the bot or a platform could use."""
    words = _ESCAPE.sub(lambda code: chr(int(code[1], 16)), raw.decode())
    for example in _examples():
        words = words.replace(example, "")
    found = [
        (asks, token, pressed)
        for asks, token in _TOKEN.findall(words)
        if (pressed := _read(token))
    ]
    for _, token, _ in found:
        words = words.replace(token, " ")
    cards = {card for _, _, pressed in found for card in _cards_in(pressed.intent)}
    cards.update(_by_sign()[rank + suit] for rank, suit in _SIGN.findall(words))
    for codes in _CODE.findall(words):
        cards.update(_coded(codes, words))
    cards.update(_named(words.casefold()))
    versions = {pressed.table: pressed.version for _, _, pressed in found if pressed.table}
    beside = _beside(pressed.intent for asks, _, pressed in found if not asks)
    return Told(frozenset(cards), tuple(versions.items()), beside)


def _beside(intents: Iterable[Intent]) -> frozenset[int] | None:
    """The rounds next to the one that is read again, by the buttons that lead to them."""
    choices = [
        intent.choice
        for intent in intents
        if isinstance(intent, Look) and intent.screen == "history"
    ]
    if not choices:
        return None
    leaves = map(read_leaf, choices)
    return frozenset(leaf.at for leaf in leaves if leaf.kind == "round")


def _coded(codes: str, words: str) -> Iterator[Card]:
    """Cards in notation; the English word "As" is one only in quotes or among others."""
    if codes == "As" and '"As"' not in words:
        return
    for rank, suit in _ONE_CODE.findall(codes):
        yield _by_code()[("T" if rank == "10" else rank) + suit]


def _named(folded: str) -> Iterator[Card]:
    """Cards in full words; what all names of a suit share is looked for before each of them."""
    for shared, cards in _by_name():
        if shared in folded:
            yield from (card for name, card in cards.items() if name in folded)


@lru_cache(maxsize=10_000)
def _read(token: str) -> Pressed | None:
    try:
        return peek(token)
    except GinError:
        return None


def _cards_in(intent: Intent) -> Iterator[Card]:
    if isinstance(intent, Play):
        for move in intent.moves:
            yield from _cards_of_move(move)
    elif isinstance(intent, Look):
        yield from _cards_of_choice(intent)


def _cards_of_move(move: Move) -> Iterator[Card]:
    if isinstance(move, Discard | Knock | Gin | LayOff):
        yield move.card
    if isinstance(move, Knock | Gin | BigGin | Declare | LayOut):
        yield from _cards_of_melds(move.melds)


def _cards_of_choice(look: Look) -> Iterator[Card]:
    own = look.choice
    if look.screen == "knock":
        if not own.startswith("."):
            return
        thrown, own = own[1:2], own[2:]
        if thrown != _NOTHING_THROWN:
            yield _card(thrown)
    elif look.screen == "defend":
        laid, _, own = own.partition(".")
        yield from map(_card, laid[1::2])
    elif look.screen != "hand":
        return
    yield from _cards_of_melds(read_melds(own) or ())


def _card(code: str) -> Card:
    try:
        return read_card(code)
    except CodeError:
        raise AssertionError(f"no card: {code}") from None


def _cards_of_melds(melds: Iterable[Meld]) -> Iterator[Card]:
    for meld in melds:
        yield from meld.cards


def _seat(table: Table, who: str) -> Seat:
    held = (seat for seat, player in enumerate(table.players) if player.name == who)
    return next(held, NOBODY)


@cache
def _examples() -> tuple[str, ...]:
    catalog = Catalog.load()
    shown = (*map(text, _EXAMPLES), *_opened(0), *_opened(1))
    return tuple(catalog.say(code, each) for code in catalog.codes for each in shown)


def _opened(ace: int) -> Iterator[Text]:
    """How each round of Oklahoma begins in the worked example, up to what then happens in it."""
    rules = with_option(with_option(Rules("remik"), "oklahoma", value=True), "ace_limit", ace)
    example = worked_example(with_option(rules, "big_gin_bonus", 31))
    for played in (*example.rounds[: example.listed], *example.others):
        only = "" if played.limit else "-gin"
        card, limit = played.told.opening, played.limit or 0
        yield text(f"example-limit{only}", card=card, limit=limit, story="")


@cache
def _by_sign() -> dict[str, Card]:
    signs = {card_sign(card): card for card in PLAIN_CARDS}
    return signs | {sign.replace("10", "T"): card for sign, card in signs.items()}


@cache
def _by_code() -> dict[str, Card]:
    return {card.notation: card for card in PLAIN_CARDS}


@cache
def _by_name() -> tuple[tuple[str, dict[str, Card]], ...]:
    """Cards in full words, in every language: by suit, each with what its names share."""
    catalog = Catalog.load()
    suits = [
        {_name(catalog, code, card): card for card in PLAIN_CARDS if card.suit is suit}
        for code in catalog.codes
        for suit in Suit
    ]
    return tuple((_shared(names), names) for names in suits)


def _name(catalog: Catalog, code: str, card: Card) -> str:
    rank = text(f"page-rank-{'a23456789tjqk'[card.rank - 1]}")
    suit = text(f"page-suit-{'cdhs'[card.suit]}")
    return catalog.say(code, text("page-card", rank=rank, suit=suit)).casefold()


def _shared(names: Iterable[str]) -> str:
    """The longest word that is in all of these, empty if there is none."""
    words = set.intersection(*(set(name.split()) for name in names))
    return max(words, key=len, default="")
