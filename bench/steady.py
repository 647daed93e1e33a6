"""How strong `steady` is: games against OpenSpiel's own gin rummy bot, on OpenSpiel's own table.

Games go to 100 points, added up round by round. Every game is played twice, with the same cards
and the seats exchanged; who begins changes from round to round.
"""

import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from random import Random
from time import perf_counter
from typing import Final

from bench._openspiel_table import Seated, round_between, simple_bot
from bench.report import SHORT, Report
from engine.opponents import ALL

GAMES: Final = 100 if SHORT else 1_500
TARGET: Final = 100
BOUND: Final = 0.47
_SURE: Final = 1.96
"""Standard deviations on either side that hold 95 % of a normal distribution."""


def main() -> int:
    """Print the share of games that steady wins, and the interval it lies in."""
    report = Report("steady against OpenSpiel's SimpleGinRummyBot")
    start = perf_counter()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        won = sum(pool.map(_won_of_two, range(GAMES // 2), chunksize=5))
    seconds = perf_counter() - start
    low, high = interval(won, GAMES)
    report.measured("games won", f"{won} of {GAMES}, {won / GAMES:.1%}, in {seconds:.0f} s")
    report.at_least("lower end of the 95 % interval", low, BOUND, f"{low:.1%} to {high:.1%}")
    return report.exit_code()


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the share of games won."""
    share, spread = won / games, _SURE**2 / games
    middle = share + spread / 2
    reach = _SURE * (share * (1 - share) / games + spread / games / 4) ** 0.5
    return (middle - reach) / (1 + spread), (middle + reach) / (1 + spread)


def _won_of_two(number: int) -> int:
    """How many steady wins of the two games with one game's cards."""
    return sum(_wins(number, first_seat) for first_seat in (0, 1))


def _wins(number: int, first_seat: int) -> bool:
    """Whether steady wins game ``number``, when it sits in ``first_seat`` in the first round."""
    rng, cards = Random(number), list(range(52))
    points = [0.0, 0.0]
    for played in count(first_seat):
        rng.shuffle(cards)
        seat = played % 2
        gained = _round(seat, cards)[seat]
        points[gained < 0] += abs(gained)
        if max(points) >= TARGET:
            break
    return points[0] >= TARGET


def _round(seat: int, order: Sequence[int]) -> Sequence[float]:
    players = [simple_bot(0), simple_bot(1)]
    players[seat] = Seated(ALL["steady"], seat, Random(0))
    return round_between(players, order)


if __name__ == "__main__":
    sys.exit(main())
