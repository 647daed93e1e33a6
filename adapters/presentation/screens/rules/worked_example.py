"""A worked example of any rules: its rounds with their arithmetic, its score, its settlement."""

from collections.abc import Iterator
from functools import reduce
from typing import Final

from adapters.presentation.screen import Block, Grid, Line
from adapters.presentation.screens.table.standings import settled_between
from adapters.presentation.terms import match_terms
from adapters.presentation.texts import Text, hyphened, text
from engine.match.rules import Rules
from engine.round.outcome import LineKind, Outcome, ScoreLine
from engine.variants.example import Example, ExampleRound, worked_example
from engine.variants.house import preset_of

NAMES: Final = (text("example-name-one"), text("example-name-two"))
"""The two who play it."""


def example_blocks(rules: Rules) -> tuple[Block, ...]:
    """The whole example of ``rules``."""
    example = worked_example(rules)
    return tuple(_blocks(rules, example))


def _blocks(rules: Rules, example: Example) -> Iterator[Block]:
    yield from map(Line, match_terms(preset_of(rules)))
    yield Line(text("example-intro", count=example.listed))
    for number, played in enumerate(example.rounds[: example.listed], start=1):
        yield Line(text("example-round", number=number, story=_story(rules, played)))
    if len(example.rounds) > example.listed:
        yield Line(text("example-again"), "quiet")
    yield Line(text("example-score"), "strong")
    yield _scores(example)
    yield Line(text("example-settled"), "strong")
    yield from settled_between(NAMES, rules, example.settlement)
    if example.others:
        yield Line(text("example-others"), "strong")
        yield from (Line(_story(rules, played)) for played in example.others)


def _scores(example: Example) -> Grid:
    """The running scores: of each listed round, then of the last of each repetition."""
    names = (text("cell-name", name=name) for name in NAMES)
    rows = [
        tuple(text("cell-number", number=number) for number in (entry.number, *entry.running))
        for entry in example.sheet.entries
        if entry.number <= example.listed
        or entry.number % example.listed == 0
        or entry.number == len(example.rounds)
    ]
    return Grid(((text("example-head-round"), *names), *rows))


def _story(rules: Rules, played: ExampleRound) -> Text:
    story = _ended(played)
    if not preset_of(rules).oklahoma:
        return story
    card = played.told.opening
    if not played.limit:
        return text("example-limit-gin", card=card, story=story)
    return text("example-limit", card=card, limit=played.limit, story=story)


def _ended(played: ExampleRound) -> Text:
    told, outcome = played.told, played.outcome
    name = NAMES[told.knocker]
    if outcome.winner is None:
        return text("example-tie", name=name, own=told.own, others=told.others)
    return text(
        f"example-{_way(played)}",
        name=name,
        own=told.own,
        others=told.others,
        sum=_sum(outcome),
        points=max(outcome.points),
        winner=NAMES[outcome.winner],
    )


def _way(played: ExampleRound) -> str:
    ending = hyphened(played.outcome.ending.value)
    if not played.told.declared:
        return ending
    return "declared" if played.told.own else "declared-gin"


def _sum(outcome: Outcome) -> Text:
    """The arithmetic of a round on one line, its doubling last."""
    first, *rest = outcome.lines
    return reduce(_added, rest, _first(first))


def _first(line: ScoreLine) -> Text:
    if line.high is None or line.low is None:
        return text("cell-number", number=line.points)
    return text("example-sum-difference", high=line.high, low=line.low)


def _added(so_far: Text, line: ScoreLine) -> Text:
    if line.kind is LineKind.DOUBLED:
        return text("example-sum-doubled", sum=so_far)
    return text("example-sum-more", sum=so_far, points=line.points)
