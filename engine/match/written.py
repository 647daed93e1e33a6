"""A table as stored JSON: what a move changes is written anew, the rest is kept as it was.

pydantic finds out anew with each phase and each event of which kind it is, and writes again what
was settled when the match began. So every saved move is written here by parts. Reading is left to
pydantic, which does not mind in which order they come.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from pydantic import TypeAdapter

from engine.cards.card import Card
from engine.cards.mask import stored_hand
from engine.match.table import RoundInPlay, Table
from engine.round.state import RoundState

if TYPE_CHECKING:
    from pydantic_core import SchemaSerializer

Value = TypeVar("Value")

REMEMBERED: Final = 4096
"""Tables whose settled part is remembered."""
_TABLE: Final = TypeAdapter(Table).serializer
_MOVING: Final = frozenset({"version", "rounds", "last", "fresh_from"})
"""The fields of a table that nearly every move changes."""
_settled_values: Final = attrgetter(
    *(each.name for each in fields(Table) if each.name not in _MOVING)
)


class _Settled(NamedTuple):
    """What no move changes of a table: its values, and their JSON without the last brace."""

    values: tuple[object, ...]
    text: str


_KNOWN: Final[OrderedDict[str, _Settled]] = OrderedDict()
"""By the table's id, the latest written last."""

_SERIALIZERS: Final[dict[type[Any], "SchemaSerializer"]] = {}
"""What writes each kind of value that was written before."""


def table_text(table: Table) -> str:
    """``table`` as JSON."""
    rounds, last = _listed(table.rounds, _round), _listed(table.last)
    return (
        f'{_settled(table)},"version":{table.version},"fresh_from":{table.fresh_from}'
        f',"rounds":{rounds},"last":{last}}}'
    )


def text_of(value: object) -> str:
    """A value as JSON, by the serializer of its own kind alone."""
    kind: type[Any] = value.__class__
    serializer = _SERIALIZERS.get(kind) or _serializer_of(kind)
    return serializer.to_json(value).decode()


def _serializer_of(kind: type[Any]) -> "SchemaSerializer":
    return _SERIALIZERS.setdefault(kind, TypeAdapter(kind).serializer)


def _settled(table: Table) -> str:
    values = _settled_values(table)
    known = _KNOWN.pop(table.id, None)
    # Fields that no move has changed are the very same objects, which costs no comparison.
    if known is None or known.values != values:
        text = _TABLE.to_json(table, exclude=set(_MOVING)).decode()
        known = _Settled(values, text.removesuffix("}"))
    _KNOWN[table.id] = known
    if len(_KNOWN) > REMEMBERED:
        _KNOWN.popitem(last=False)
    return known.text


def _round(current: RoundInPlay) -> str:
    state = current.state
    return (
        f'{{"number":{current.number},"seed":"{current.seed.hex()}","state":{{{_cards(state)}'
        f',"dealer":{state.dealer},"phase":{text_of(state.phase)}'
        f',"knock_limit":{_number(state.knock_limit)},"stakes":{state.stakes}'
        f',"takings":{state.takings},"shown":{state.shown}}}}}'
    )


def _cards(state: RoundState) -> str:
    """Where the cards of a round are; no notation has anything that JSON would escape."""
    hands = '","'.join([stored_hand(hand) for hand in state.hands])
    return (
        f'"hands":["{hands}"],"stock":{_pile(state.stock)}'
        f',"discard_pile":{_pile(state.discard_pile)},"opening_card":"{state.opening_card.notation}"'
        f',"melds":{_listed(state.melds)},"laid":{_listed(state.laid)}'
    )


def _pile(cards: tuple[Card, ...]) -> str:
    return '["' + '","'.join([card.notation for card in cards]) + '"]' if cards else "[]"


def _listed(values: Sequence[Value], text: Callable[[Value], str] = text_of) -> str:
    return f"[{','.join([text(each) for each in values])}]" if values else "[]"


def _number(number: int | None) -> str:
    return "null" if number is None else str(number)
