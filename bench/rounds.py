"""Whole rounds: random play on the real engine beside OpenSpiel's, and between computer players.

A decision of ours is all that the bot does for one: every legal move is listed, one is picked,
checked and played, and what everybody may hear of it is told. Both sides shuffle or draw inside
the clock, with the same random numbers' cost.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Final

from bench import peers
from bench.report import SHORT, Report
from engine.cards.card import PLAIN_CARDS
from engine.opponents import ALL
from engine.round.play import deal, legal_moves, play
from engine.round.views import player_view
from engine.variants.gin import CLASSIC

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.round.state import RoundState

BATCHES: Final = 20 if SHORT else 80
"""Both sides take turns by the batch; the fastest batches count."""
ROUNDS: Final = 20
"""Rounds in a batch."""
COUNTED: Final = 4
"""The part of the batches that counts is one in so many."""


def main() -> int:
    """Report the rounds of random play beside OpenSpiel's, and the times of decisions."""
    report, rng = Report("Rounds"), Random(1)
    ours, theirs, casual = _timed(
        [
            lambda: _random_round(rng),
            lambda: peers.spiel_round(rng),
            lambda: _casual_round(rng),
        ]
    )
    detail = f"{1 / ours[0]:.0f} rounds/s against {1 / theirs[0]:.0f}"
    report.at_least("random rounds, beside OpenSpiel", theirs[0] / ours[0], 5, detail)
    for name, (seconds, decisions) in (
        ("random play", ours),
        ("random play by OpenSpiel", theirs),
        ("casual against casual, with its views", casual),
    ):
        words = f"{seconds / decisions * 1e6:10.2f} µs a decision, {decisions:.0f} a round"
        report.measured(name, words)
    return report.exit_code()


def _timed(ways: list[Callable[[], int]]) -> list[tuple[float, float]]:
    """For each way to play a round: the seconds of one and its decisions, both on average."""
    batches = [[_batch(way) for way in ways] for _ in range(BATCHES)]
    return [_average(list(runs)) for runs in zip(*batches, strict=True)]


def _batch(way: Callable[[], int]) -> tuple[float, int]:
    started = process_time()
    decisions = sum(way() for _ in range(ROUNDS))
    return process_time() - started, decisions


def _average(runs: list[tuple[float, int]]) -> tuple[float, float]:
    """Of a round, over the batches that took least for a decision.

    Rounds differ in length, so seconds are those of a decision, times all rounds' decisions.
    """
    decisions = sum(count for _, count in runs) / len(runs) / ROUNDS
    fastest = sorted(seconds / count for seconds, count in runs)[: len(runs) // COUNTED]
    return sum(fastest) / len(fastest) * decisions, decisions


def _random_round(rng: Random) -> int:
    """Play a round by chance; how many decisions it took."""
    random, decisions = rng.random, 0
    state = _dealt(rng)
    while (seat := state.phase.seat) is not None:
        moves = legal_moves(CLASSIC, state, seat)
        state, _events = play(CLASSIC, state, seat, moves[int(random() * len(moves))])
        decisions += 1
    return decisions


def _casual_round(rng: Random) -> int:
    """Play a round between computer players; how many decisions it took."""
    casual, decisions = ALL["casual"], 0
    state = _dealt(rng)
    while (seat := state.phase.seat) is not None:
        move = casual.choose(player_view(CLASSIC, state, seat), rng)
        state, _events = play(CLASSIC, state, seat, move)
        decisions += 1
    return decisions


def _dealt(rng: Random) -> RoundState:
    random = rng.random
    return deal(CLASSIC, tuple(sorted(PLAIN_CARDS, key=lambda _: random())), 0).state


if __name__ == "__main__":
    sys.exit(main())
