"""Writes a match down: the cut, every deal and turn, the arithmetic, the settlement."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import assert_never

from engine.cards.mask import notation
from engine.cards.melds import Meld
from engine.match.actions import Accept, Action, Play
from engine.match.changes import advance
from engine.match.opening import opened
from engine.match.rules import Rules
from engine.match.sheet import Settlement, Sheet
from engine.match.stages import ChoosingDealer, Finished
from engine.match.table import Game, Table
from engine.round.events import (
    Dealt,
    Declared,
    Discarded,
    DiscardTaken,
    Event,
    Knocked,
    LaidOff,
    LaidOut,
    Passed,
    RoundEnded,
    StockDrawn,
    WentBigGin,
)
from engine.round.outcome import LaidHand, Outcome
from engine.round.state import Discarding
from engine.round.variant import Variant
from tests.builders import ADA, BEN, OPENING, a_game
from tests.playthroughs.players import next_action

FOLDER = Path(__file__).resolve().parent
NAMES = (ADA.name, BEN.name)
SEED = "a5" * 32
"""A seed whose match has a gin, knocks, undercuts and a dead hand."""
SAME_LINE = "+"
"""Begins what belongs on the line before: a draw and a discard are one turn."""


def path_of(variant: Variant) -> Path:
    """Where the recorded match of ``variant`` is kept."""
    return FOLDER / f"{variant.key}.txt"


def recorded(variant: Variant) -> str:
    """A whole match of ``variant`` as text."""
    lines = "\n".join(_lines(a_game(variant=variant))) + "\n"
    return lines.replace(f"\n{SAME_LINE}", ", ")


def _lines(game: Game) -> Iterator[str]:
    opening = replace(OPENING, rules=Rules(game.variant.key), seed=SEED)
    table = advance(opened(opening, game).table, Accept(BEN), game).table
    yield f"{game.variant.key}, to {game.sheet_rules.target} points; seed {opening.seed}"
    yield from _cuts(table)
    while not isinstance(table.stage, Finished):
        action = next_action(table, game)
        change = advance(table, action, game)
        yield from _told(action, table, change.table)
        is_match_over = len(change.table.matches) > len(table.matches)
        last = change.table.matches[-1] if is_match_over else None
        for outcome in change.ended:
            yield from _showdown(outcome, last.sheet if last else change.table.sheet)
        if last:
            yield from _settled(last.settlement)
        table = change.table


def _cuts(table: Table) -> Iterator[str]:
    for cut in table.cuts:
        yield "cut: " + ", ".join(f"{name} {card}" for name, card in zip(NAMES, cut, strict=True))
    if isinstance(table.stage, ChoosingDealer):
        yield f"{NAMES[table.stage.chooser]} chooses and lets the other deal"
    else:
        yield "the lower card deals" if table.cuts else "chance names the dealer"
        yield from _dealt(table)


def _told(action: Action, before: Table, table: Table) -> Iterator[str]:
    if isinstance(table.last[0], Dealt):
        yield from _dealt(table)
    elif isinstance(action, Play):
        # What a turn began with is told once more with the rest of it.
        is_told = bool(before.last) and table.last[0] is before.last[-1]
        for event in table.last[is_told:]:
            yield from _event(event, table)


def _dealt(table: Table) -> Iterator[str]:
    current = table.rounds[-1]
    yield ""
    yield (
        f"round {current.number}: {NAMES[current.state.dealer]} deals, "
        f"upcard {current.state.opening_card}"
    )
    for name, hand in zip(NAMES, current.state.hands, strict=True):
        yield f"  {name:<4} {notation(hand)}"


def _event(event: Event, table: Table) -> Iterator[str]:
    match event:
        case Passed() | StockDrawn() | DiscardTaken() | Discarded():
            yield _turn(event, table)
        case Knocked() | WentBigGin() | Declared():
            yield _laid_open(event, table)
        case LaidOff(seat=seat, card=card, meld=meld):
            yield f"{NAMES[seat]:<6} lays off {card}: {meld}"
        case LaidOut(seat=seat, points=points):
            yield f"{NAMES[seat]:<6} is left with {points}"
        case Dealt() | RoundEnded():
            return
        case _:
            assert_never(event)


def _laid_open(event: Knocked | WentBigGin | Declared, table: Table) -> str:
    melds = _melds(event.melds)
    match event:
        case Knocked(points=points):
            thrown = table.rounds[-1].state.discard_pile[-1]
            word = f"knocks with {points}" if points else "goes gin"
            return f"{SAME_LINE}throws {thrown} and {word}: {melds}"
        case WentBigGin():
            return f"{SAME_LINE}goes big gin: {melds}"
        case Declared(seat=seat, points=points):
            word = f"declares with {points}" if points else "declares gin"
            return f"{NAMES[seat]:<6} {word}: {melds}"
        case _:
            assert_never(event)


def _turn(event: Passed | StockDrawn | DiscardTaken | Discarded, table: Table) -> str:
    name = f"{NAMES[event.seat]:<6}"
    match event:
        case Passed():
            return f"{name} passes"
        case StockDrawn():
            phase = table.rounds[-1].state.phase
            assert isinstance(phase, Discarding)
            return f"{name} draws {phase.drawn}"
        case DiscardTaken(card=card):
            return f"{name} takes {card}"
        case Discarded(card=card):
            return f"{SAME_LINE}throws {card}"
        case _:
            assert_never(event)


def _showdown(outcome: Outcome, sheet: Sheet) -> Iterator[str]:
    yield outcome.ending.value.replace("_", " ")
    for laid in outcome.hands:
        yield f"  {NAMES[laid.seat]:<4} {_laid(laid)}"
    for line in outcome.lines:
        high_low = "" if line.high is None else f" ({line.high} - {line.low})"
        yield f"  {line.kind.value.replace('_', ' ')} {line.points}{high_low}"
    if outcome.winner is not None:
        yield f"  {NAMES[outcome.winner]} scores {outcome.points[outcome.winner]}"
    yield "  sheet " + _side_by_side(sheet.scores)


def _laid(hand: LaidHand) -> str:
    loose = " ".join(map(str, hand.deadwood))
    off = " ".join(str(layoff.card) for layoff in hand.layoffs)
    parts = [_melds(hand.melds), off and f"laid off {off}", f"{loose or 'nothing'} left"]
    return "; ".join(part for part in parts if part)


def _settled(settlement: Settlement) -> Iterator[str]:
    yield ""
    yield "settlement"
    for name, lines in zip(NAMES, settlement.lines, strict=True):
        yield f"  {name:<4} " + ", ".join(
            f"{line.kind.replace('_', ' ')} {line.points}" for line in lines
        )
    yield f"  {NAMES[settlement.winner]} is paid {settlement.payment}"


def _melds(melds: tuple[Meld, ...]) -> str:
    return " ".join(map(str, melds))


def _side_by_side(points: tuple[int, ...]) -> str:
    return ", ".join(f"{name} {each}" for name, each in zip(NAMES, points, strict=True))
