"""Random matches, and everything that can be seen by following a screen's looks."""

import random
from collections import defaultdict, deque
from collections.abc import Iterator, Set
from dataclasses import replace
from functools import cache
from itertools import islice
from zlib import crc32

import pytest

from adapters.presentation.screen import CardRow, Screen
from adapters.presentation.screens import draw
from engine.cards.melds import best_discard
from engine.match import actions
from engine.match.boards import HandView, hand_view
from engine.match.changes import advance
from engine.match.rules import OptionValue, Rules
from engine.match.stages import ChoosingDealer, Finished, Readying
from engine.match.table import Game, Table, to_act
from engine.round.moves import BigGin, Declare, Discard, Gin, Knock, LayOut, Move
from engine.service.intents import Ask, Intent, Look, Play
from engine.variants import ALL
from engine.variants.house import rule_code, variant_of
from tests.builders import BEN, OPENING, a_game, a_table

MOST_SCREENS = 20_000
SHORT_TARGET = 30
SHORT = Rules(target=SHORT_TARGET)
NEARLY_ALWAYS = 0.998
MOST_TABLES = 600
OF_A_KIND = 2
ENDINGS = (Knock, Gin, BigGin, Declare, LayOut)


def _short(variant: str, *options: tuple[str, OptionValue]) -> Rules:
    return Rules(variant, SHORT_TARGET, options)


EVERY_RULES = (
    *(_short(variant.key) for variant in ALL),
    _short("classic", ("oklahoma", True), ("oklahoma_extra_boxes", True)),
    _short("standard", ("oklahoma", True), ("ace_limit", 1)),
    _short("remik", ("oklahoma", True), ("spade_double", False)),
)
"""Every preset, and Oklahoma over those that differ most; to a low target."""
FIFTIETH_CARD = (
    _short("classic", ("fiftieth_card", True)),
    _short("online", ("oklahoma", True), ("fiftieth_card", True)),
    _short("remik_free", ("stock_reserve", 0), ("fiftieth_card", True)),
)
"""Where the last discard may still be taken."""
by_any_rules = pytest.mark.parametrize("rules", [*EVERY_RULES, *FIFTIETH_CARD], ids=rule_code)
"""Runs a test by all of them."""


@cache
def game_of(rules: Rules) -> Game:
    """What a table with these rules is played with."""
    return a_game(variant=variant_of(rules))


GAME = game_of(SHORT)


def tables(seed: int, rules: Rules = SHORT, patience: float = 0.5) -> Iterator[Table]:
    """Every table of a random match; whoever can end a round waits with that probability."""
    dice = random.Random(seed)
    game = game_of(rules)
    table = a_table(actions.Accept(BEN), opening=replace(OPENING, rules=rules), game=game)
    while not isinstance(table.stage, Finished):
        yield table
        table = advance(table, _action(table, dice, patience), game).table
    yield table


@cache
def moments(rules: Rules) -> tuple[Table, ...]:
    """Tables of a random match, each kind of moment at most twice."""
    patience = NEARLY_ALWAYS if rules in FIFTIETH_CARD else 0.5
    played = tables(crc32(rule_code(rules).encode()), rules, patience)
    kinds: dict[object, list[Table]] = defaultdict(list)
    for table in islice(played, MOST_TABLES):
        kinds[_kind(table)].append(table)
    return tuple(table for alike in kinds.values() for table in alike[:OF_A_KIND])


def awaited_hand(table: Table) -> HandView:
    """The hand of the seat that is in turn."""
    return hand_view(table, game_of(table.rules), to_act(table)[0])


def intents_of(screen: Screen) -> Iterator[Intent]:
    """All that can be pressed on a screen."""
    for row in screen.rows:
        yield from (button.intent for button in row if button.enabled)
    for block in screen.blocks:
        if isinstance(block, CardRow):
            yield from (face.intent for face in block.cards if face.intent is not None)


def reachable(view: HandView, wanted: Set[Move]) -> Set[Move]:
    """Those of ``wanted`` that are the first move of a press, on the hand or any look from it."""
    found: set[Move] = set()
    seen: set[Look] = {Look("hand")}
    waiting = deque(seen)
    while waiting and not wanted <= found and len(seen) < MOST_SCREENS:
        for intent in intents_of(draw(view, look=waiting.popleft())):
            if isinstance(intent, Play):
                found.add(intent.moves[0])
            elif isinstance(intent, Look) and intent not in seen and intent.screen in OWN_LOOKS:
                seen.add(intent)
                waiting.append(intent)
    return found & wanted


OWN_LOOKS = {"hand", "knock", "defend"}


def is_dangerous(intent: Intent) -> bool:
    """Whether a press ends a round or a match."""
    if isinstance(intent, Play):
        return isinstance(intent.moves[-1], ENDINGS)
    return isinstance(intent, Ask) and intent.wish in {"resign", "agree_abort", "offer_abort"}


def _kind(table: Table) -> object:
    """What tells one moment from another: what is awaited of whom, and which moves there are."""
    if table.stage.kind != "playing":
        return table.stage.kind, len(table.matches)
    hand = awaited_hand(table)
    assert hand.round is not None
    kinds = frozenset(type(move) for move in hand.round.moves)
    return hand.seat, hand.round.public.awaiting, hand.round.taken, kinds


def _action(table: Table, dice: random.Random, patience: float) -> actions.Action:
    seat = to_act(table)[0]
    if isinstance(table.stage, ChoosingDealer):
        return actions.ChooseDealer(seat, deals=dice.random() < 0.5)
    if isinstance(table.stage, Readying):
        return actions.BeReady(seat)
    return actions.Play(seat, (_chosen(dice, awaited_hand(table), patience),))


def _chosen(dice: random.Random, view: HandView, patience: float) -> Move:
    """A move by chance, but mostly one that brings the end nearer, or no match would end."""
    assert view.round is not None
    moves = view.round.moves
    endings = [move for move in moves if isinstance(move, ENDINGS)]
    if endings and dice.random() >= patience:
        return dice.choice(endings)
    if isinstance(moves[0], Discard) and dice.random() < 0.9:
        barred = view.round.drawn.bit if view.round.taken and view.round.drawn else 0
        return Discard(best_discard(view.round.mask, barred)[0])
    return dice.choice([move for move in moves if move not in endings] or moves)
