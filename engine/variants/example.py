"""A match told by its showdowns, counted by the scoring and the sheet of any rules."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from engine.cards.card import Card, Rank, Suit
from engine.match.rules import Rules
from engine.match.sheet import Settlement, Sheet, blank_sheet, entered, leader_at_target, settled
from engine.round.outcome import LaidHand, Outcome, Seat
from engine.round.state import LayingOff, RoundState
from engine.round.variant import Variant
from engine.variants.house import preset_of, variant_of
from engine.variants.presets import Preset

SEATS: Final = 2


@dataclass(frozen=True, slots=True)
class Told:
    """A showdown in a few words: who ended the round, with how many points against how many.

    ``others`` is what the other hand is left with after its layoffs. ``opening`` is the card that
    opened the discard pile. A ``declared`` hand was laid open as it was dealt.
    """

    knocker: Seat
    own: int
    others: int
    opening: Card
    declared: bool = False
    big_gin: bool = False


@dataclass(frozen=True, slots=True)
class ExampleRound:
    """A round of an example and what it came to; ``limit`` as in ``RoundState``."""

    told: Told
    limit: int | None
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Example:
    """A match between seats 0 and 1: its rounds, its sheet, its settlement.

    ``listed`` is how many rounds are different; then they come again, until the match is over.
    ``others`` are rounds that these rules know too, but that do not come in this match.
    """

    rounds: tuple[ExampleRound, ...]
    sheet: Sheet
    settlement: Settlement
    listed: int
    others: tuple[ExampleRound, ...]


_ROUNDS: Final = (
    Told(0, 6, 19, Card(Rank.EIGHT, Suit.DIAMONDS)),
    Told(1, 0, 24, Card(Rank.ACE, Suit.HEARTS)),
    Told(1, 8, 9, Card(Rank.NINE, Suit.CLUBS)),
    Told(0, 10, 27, Card(Rank.KING, Suit.SPADES)),
    Told(1, 4, 4, Card(Rank.FOUR, Suit.HEARTS)),
    Told(0, 7, 39, Card(Rank.SEVEN, Suit.DIAMONDS)),
    Told(0, 0, 6, Card(Rank.QUEEN, Suit.CLUBS)),
)
"""The rounds of the book's example. Source: classic rules, 5.1; opening cards added."""
_BIG_GIN: Final = Told(0, 0, 34, Card(Rank.TEN, Suit.DIAMONDS), big_gin=True)
_DECLARED: Final = Told(1, 1, 40, Card(Rank.SIX, Suit.CLUBS), declared=True)
_UNLIMITED: Final = Told(1, 16, 12, Card(Rank.JACK, Suit.HEARTS))
"""Source: classic rules, 4.4, 4.18 and 5.2."""


@cache
def worked_example(rules: Rules) -> Example:
    """An example of these rules; a knock that they forbid is one with as much as they allow.

    Raises:
        NotAllowed: if the rules can not be played.

    Source: classic rules, 5.1.
    """
    variant = variant_of(rules)
    listed = tuple(_counted(variant, told) for told in _ROUNDS)
    rounds: list[ExampleRound] = []
    sheet, winner = blank_sheet(SEATS), None
    while winner is None:
        played = listed[len(rounds) % len(listed)]
        rounds.append(played)
        sheet = entered(sheet, variant.match, len(rounds), played.outcome)
        winner = leader_at_target(sheet, variant.match)
    others = tuple(_counted(variant, told) for told in _others(preset_of(rules)))
    settlement = settled(sheet, variant.match, winner)
    return Example(tuple(rounds), sheet, settlement, len(listed), others)


def _others(preset: Preset) -> Iterator[Told]:
    if preset.big_gin_bonus is not None:
        yield _BIG_GIN
    if preset.opening == "free_first_turn":
        yield _DECLARED
    if preset.knock_limit is None and not preset.oklahoma:
        yield _UNLIMITED


def _counted(variant: Variant, told: Told) -> ExampleRound:
    defender = variant.seat_after(told.knocker)
    state = RoundState(
        dealer=defender,
        hands=(0,) * SEATS,
        stock=(),
        discard_pile=(),
        phase=LayingOff(defender, told.knocker),
        knock_limit=None,
        opening_card=told.opening,
    )
    limit = variant.knock.limit(state)
    told = told if limit is None else replace(told, own=min(told.own, limit))
    laid = (
        LaidHand(told.knocker, (), (), (), told.own, big_gin=told.big_gin),
        LaidHand(defender, (), (), (), told.others),
    )
    return ExampleRound(told, limit, variant.scoring.outcome(variant, replace(state, laid=laid)))
