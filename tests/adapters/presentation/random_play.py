"""Random matches, and everything that can be seen by following a screen's looks."""

import random
from collections import deque
from collections.abc import Iterator, Set
from dataclasses import replace

from adapters.presentation.screen import CardRow, Screen
from adapters.presentation.screens import draw
from engine.cards.melds import best_discard
from engine.match import actions
from engine.match.boards import HandView, hand_view
from engine.match.changes import advance
from engine.match.rules import Rules
from engine.match.stages import Finished, Readying
from engine.match.table import Game, Table, to_act
from engine.round.moves import Discard, Gin, Knock, LayOut, Move
from engine.service.intents import Ask, Intent, Look, Play
from engine.variants.house import variant_of
from tests.builders import DEALT, OPENING, a_game, a_table

MOST_SCREENS = 20_000
SHORT_TARGET = 30
SHORT = replace(OPENING, rules=Rules(target=SHORT_TARGET))
GAME = a_game(variant=variant_of(SHORT.rules))
ENDINGS = (Knock, Gin, LayOut)


def tables(seed: int, game: Game = GAME) -> Iterator[Table]:
    """Every table of a random match, ended as soon as chance allows."""
    dice = random.Random(seed)
    table = a_table(*DEALT, opening=SHORT, game=game)
    while not isinstance(table.stage, Finished):
        yield table
        seat = to_act(table)[0]
        action: actions.Action = actions.BeReady(seat)
        if not isinstance(table.stage, Readying):
            action = actions.Play(seat, (_chosen(dice, awaited_hand(table, game)),))
        table = advance(table, action, game).table
    yield table


def awaited_hand(table: Table, game: Game = GAME) -> HandView:
    """The hand of the seat that is in turn."""
    return hand_view(table, game, to_act(table)[0])


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
        for intent in intents_of(draw(view, "suit", waiting.popleft())):
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


def _chosen(dice: random.Random, view: HandView) -> Move:
    """A move by chance, but mostly one that brings the end nearer, or no match would end."""
    assert view.round is not None
    moves = view.round.moves
    endings = [move for move in moves if isinstance(move, ENDINGS)]
    if endings and dice.random() < 0.5:
        return dice.choice(endings)
    if isinstance(moves[0], Discard) and dice.random() < 0.9:
        barred = view.round.drawn.bit if view.round.taken and view.round.drawn else 0
        return Discard(best_discard(view.round.mask, barred)[0])
    return dice.choice(moves)
