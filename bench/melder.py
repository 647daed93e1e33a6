"""The melder: beside OpenSpiel, RLCard and a brute force, and whether it ever answers wrong.

Random hands are dealt from the whole pack. Hands where a set and a run overlap are made so: a run
of three to five cards, a set of three or four through one of them, the rest at random. Random
hands that overlap are rarer, and most of them are the smallest such: their ratio has no bound.
"""

from __future__ import annotations

import sys
from random import Random
from typing import TYPE_CHECKING, Final

from bench import peers
from bench.report import SHORT, Report
from bench.side_by_side import Way, microseconds, slowdown
from engine.cards.card import PLAIN_CARDS, Card, Rank, Suit
from engine.cards.deadwood import in_sets_and_runs
from engine.cards.mask import mask_of
from engine.cards.melds import (
    arrangements,
    best_arrangement,
    best_defence,
    best_discard,
    deadwood_points,
    knock_discards,
)
from tests.engine.cards import brute_force
from tests.engine.cards.translation import pairs_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.cards.melds import Meld

    Question = tuple[tuple[Meld, ...], int]

HANDS: Final = 1_000 if SHORT else 4_000
REPEATS: Final = 15 if SHORT else 25
CHECKED: Final = 1_000 if SHORT else 100_000
CHECKED_LONGER: Final = CHECKED // 10
"""Hands for the questions that the brute force takes ten times as long for."""
LIMIT: Final = 10


def main() -> int:
    """Report every ratio with its bound, and the time of what has none."""
    report, rng = Report("The melder"), Random(10)
    _report_deadwood(report, rng)
    _report_discard(report, rng)
    _report_defence(report, rng)
    _report_times(report, rng)
    _report_wrong(report, rng)
    return report.exit_code()


def _report_deadwood(report: Report, rng: Random) -> None:
    name = "deadwood of ten random cards"
    hands = [rng.sample(PLAIN_CARDS, 10) for _ in range(HANDS)]
    _beside_spiel(report, name, hands, 1.8)
    times = microseconds(
        [
            Way(deadwood_points, [mask_of(hand) for hand in hands]),
            Way(peers.rlcard_deadwood, [peers.rlcard_hand(hand) for hand in hands[::10]]),
        ],
        REPEATS,
    )
    report.at_least(f"{name}, beside RLCard", slowdown(times), 30, _against(times))
    overlapping = [_overlapping(rng) for _ in range(HANDS)]
    _beside_spiel(report, "where a set and a run overlap", overlapping, 5)
    _beside_spiel(report, "random hands that overlap", list(_by_chance(rng, HANDS // 5)), None)


def _beside_spiel(
    report: Report, name: str, hands: Sequence[Sequence[Card]], bound: float | None
) -> None:
    times = microseconds(
        [
            Way(deadwood_points, [mask_of(hand) for hand in hands]),
            Way(peers.spiel_deadwood, [peers.spiel_hand(hand) for hand in hands]),
        ],
        REPEATS,
    )
    ratio = slowdown(times)
    if bound is None:
        report.measured(f"{name}, beside OpenSpiel", f"{ratio:10.3g}{'':26}{_against(times)}")
    else:
        report.at_least(f"{name}, beside OpenSpiel", ratio, bound, _against(times))


def _report_discard(report: Report, rng: Random) -> None:
    hands = [rng.sample(PLAIN_CARDS, 11) for _ in range(HANDS)]
    ours = Way(best_discard, [mask_of(hand) for hand in hands])
    for peer, other, bound in (
        ("OpenSpiel", Way(peers.spiel_discard, [peers.spiel_hand(h) for h in hands[::5]]), 18),
        ("RLCard", Way(peers.rlcard_discard, [peers.rlcard_hand(h) for h in hands[::50]]), 200),
    ):
        times = microseconds([ours, other], REPEATS)
        name = f"best discard of eleven, beside {peer}"
        report.at_least(name, slowdown(times), bound, _against(times))


def _report_defence(report: Report, rng: Random) -> None:
    questions = list(_knocks(rng, HANDS))
    ways = [Way(deadwood_points, [hand for _, hand in questions]), Way(_defence, questions)]
    times = microseconds(ways, REPEATS)
    name = "best defence, in deadwoods of the same hand"
    report.at_most(name, slowdown(times), 25, _against(times[::-1]))


def _report_times(report: Report, rng: Random) -> None:
    """The questions that nobody else answers."""
    hands = [mask_of(rng.sample(PLAIN_CARDS, 10)) for _ in range(HANDS)]
    longer = [mask_of(rng.sample(PLAIN_CARDS, 11)) for _ in range(HANDS)]
    names = ("best arrangement", "arrangements within ten points", "discards to knock with")
    ways = [Way(best_arrangement, hands), Way(_arrangements, hands), Way(_knock_discards, longer)]
    for name, time in zip(names, microseconds(ways, REPEATS), strict=True):
        report.measured(name, f"{time:10.2f} µs")


def _report_wrong(report: Report, rng: Random) -> None:
    """How often the melder and the brute force disagree."""
    for name, checked, wrong in (
        ("deadwood", CHECKED, _is_wrong_deadwood),
        ("best discards", CHECKED_LONGER, _is_wrong_discard),
        ("best defences", CHECKED_LONGER, _is_wrong_defence),
    ):
        count = sum(wrong(rng) for _ in range(checked))
        report.at_most(f"wrong {name} in {checked:,} hands", count, 0, "beside a brute force")


def _is_wrong_deadwood(rng: Random) -> bool:
    hand = mask_of(rng.sample(PLAIN_CARDS, 10))
    return deadwood_points(hand) != brute_force.least_deadwood(pairs_of(hand))


def _is_wrong_discard(rng: Random) -> bool:
    hand = mask_of(rng.sample(PLAIN_CARDS, 11))
    left = brute_force.discards(pairs_of(hand), pairs_of(hand))
    card, points = best_discard(hand)
    return not points == min(left.values()) == left[card.rank, card.suit]


def _is_wrong_defence(rng: Random) -> bool:
    ((melds, hand),) = _knocks(rng, 1)
    points, layoffs = brute_force.best_defence(
        [pairs_of(meld.mask) for meld in melds], pairs_of(hand)
    )
    defence = best_defence(melds, hand)
    return (defence.points, len(defence.layoffs)) != (points, layoffs)


def _knocks(rng: Random, count: int) -> Iterator[Question]:
    """The melds of a random hand, and another hand that answers them."""
    for _ in range(count):
        deal = rng.sample(PLAIN_CARDS, 20)
        yield best_arrangement(mask_of(deal[:10])).melds, mask_of(deal[10:])


def _overlapping(rng: Random) -> list[Card]:
    """Ten cards with a run and a set that share one."""
    length = rng.randint(3, 5)
    lowest, suit = rng.randint(1, 14 - length), rng.choice(list(Suit))
    run = [Card(Rank(lowest + step), suit) for step in range(length)]
    shared = rng.choice(run)
    others = [Card(shared.rank, other) for other in Suit if other is not suit]
    cards = run + rng.sample(others, rng.randint(2, 3))
    rest = [card for card in PLAIN_CARDS if card not in cards]
    return cards + rng.sample(rest, 10 - len(cards))


def _by_chance(rng: Random, count: int) -> Iterator[list[Card]]:
    """Random hands, as many as asked for, in which some card fits a set and a run."""
    while count:
        hand = rng.sample(PLAIN_CARDS, 10)
        in_sets, in_runs = in_sets_and_runs(mask_of(hand))
        if in_sets & in_runs:
            count -= 1
            yield hand


def _defence(question: Question) -> object:
    return best_defence(*question)


def _arrangements(hand: int) -> object:
    return arrangements(hand, LIMIT)


def _knock_discards(hand: int) -> object:
    return knock_discards(hand, LIMIT)


def _against(times: Sequence[float]) -> str:
    """What was measured, the first against the second."""
    return f"{times[0]:.2f} µs against {times[1]:.2f} µs"


if __name__ == "__main__":
    sys.exit(main())
