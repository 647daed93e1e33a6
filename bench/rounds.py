"""How fast rounds are played: random ones, move by move, and ones between computer players."""

import os
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Final

from engine.cards.card import PLAIN_CARDS
from engine.opponents import ALL
from engine.round.moves import Move
from engine.round.outcome import Seat
from engine.round.play import deal, legal_moves, play
from engine.round.state import RoundState
from engine.round.views import player_view
from engine.variants.gin import CLASSIC

ROUNDS: Final = 200 if os.environ.get("BENCH") == "short" else 2_000
REPEATS: Final = 3

Chooser = Callable[[RoundState, Seat], Move]


def main() -> int:
    """Print rounds per second and µs per decision, the best of three runs each."""
    print(f"{ROUNDS} rounds of {CLASSIC.key}, Python {sys.version.split()[0]}, one core")
    rng = Random(1)
    _report("random play: deal, list the moves, check and play one", _random_choice(rng), rng)
    _report("casual against casual: the same, a view and a choice", _casual_choice(rng), rng)
    return 0


def _random_choice(rng: Random) -> Chooser:
    def choose(state: RoundState, seat: Seat) -> Move:
        moves = legal_moves(CLASSIC, state, seat)
        return moves[int(rng.random() * len(moves))]

    return choose


def _casual_choice(rng: Random) -> Chooser:
    casual = ALL["casual"]

    def choose(state: RoundState, seat: Seat) -> Move:
        return casual.choose(player_view(CLASSIC, state, seat), rng)

    return choose


def _report(name: str, choose: Chooser, rng: Random) -> None:
    runs = [_timed(choose, rng) for _ in range(REPEATS)]
    seconds, decisions = min(runs, key=lambda run: run[0] / run[1])
    print(f"{name}:")
    print(
        f"  {ROUNDS / seconds:9.0f} rounds/s  {seconds / decisions * 1e6:6.2f} µs/decision"
        f"  {decisions / ROUNDS:5.1f} decisions/round"
    )


def _timed(choose: Chooser, rng: Random) -> tuple[float, int]:
    """The seconds that the rounds took, and how many decisions were made; shuffling excluded."""
    packs = [tuple(rng.sample(PLAIN_CARDS, len(PLAIN_CARDS))) for _ in range(ROUNDS)]
    decisions, start = 0, perf_counter()
    for number, pack in enumerate(packs):
        state = deal(CLASSIC, pack, number % 2).state
        while (seat := state.phase.seat) is not None:
            state = play(CLASSIC, state, seat, choose(state, seat)).state
            decisions += 1
    return perf_counter() - start, decisions


if __name__ == "__main__":
    sys.exit(main())
