"""The worked examples of the rules reference, 6.3, as they stand in tests/vectors/cards.jsonl."""

from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, Field, TypeAdapter

from engine.cards.melds import Melding

_LINES = Path(__file__).parents[2] / "vectors" / "cards.jsonl"


class Example(BaseModel):
    """What every example has."""

    id: str
    note: str
    corner: bool = False
    ace_value: int = 1

    @property
    def melding(self) -> Melding:
        return Melding(corner=self.corner, ace_value=self.ace_value)


class DeadwoodExample(Example):
    """A hand, its least deadwood, and in how many ways it is reached."""

    kind: Literal["deadwood"]
    hand: str
    deadwood: int
    optimal_arrangements: int
    example: list[list[str]]


class ElevenExample(Example):
    """A hand after the draw, and what its discards leave."""

    kind: Literal["eleven"]
    hand11: str
    taken_upcard: str = ""
    limit: int
    min_after_discard: int
    best_discards: list[str]
    knock_discards: dict[str, int]
    big_gin: bool


class ShowdownExample(Example):
    """A knock, and what is left to the defender without layoffs and with them."""

    kind: Literal["showdown"]
    knocker: str
    knocker_melds: list[str]
    knocker_deadwood: int
    defender: str
    defender_own_min: int
    defender_after_layoff: int


_Any = Annotated[DeadwoodExample | ElevenExample | ShowdownExample, Field(discriminator="kind")]
_EXAMPLES = [
    TypeAdapter[_Any](_Any).validate_json(line)
    for line in _LINES.read_text(encoding="utf-8").splitlines()
]

DEADWOOD = [example for example in _EXAMPLES if isinstance(example, DeadwoodExample)]
ELEVEN = [example for example in _EXAMPLES if isinstance(example, ElevenExample)]
SHOWDOWN = [example for example in _EXAMPLES if isinstance(example, ShowdownExample)]


def reason(example: Example) -> str:
    return f"{example.id}: {example.note}"
