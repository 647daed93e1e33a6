"""The system's own clock and chance."""

import string
import time

from engine.cards.pack import SEED_SIZE, Pack, shuffled
from engine.service.system import SystemChance, SystemClock

LETTERS = set(string.ascii_lowercase + string.digits)


def test_the_clock_tells_milliseconds_since_1970() -> None:
    before = time.time()

    now = SystemClock().now()

    assert before - 1 <= now / 1000 <= time.time() + 1


def test_the_clock_counts_what_passes() -> None:
    clock = SystemClock()
    before = clock.elapsed()

    time.sleep(0.02)

    assert 20 <= clock.elapsed() - before < 60_000


def test_no_two_seeds_are_the_same() -> None:
    seeds = {SystemChance().seed() for _ in range(100)}

    assert {len(seed) for seed in seeds} == {SEED_SIZE}
    assert len(seeds) == 100


def test_no_two_ids_are_the_same_and_all_are_short_words() -> None:
    ids = {SystemChance().id() for _ in range(100)}

    assert len(ids) == 100
    assert {len(each) for each in ids} == {8}
    assert all(set(each) <= LETTERS for each in ids)


def test_a_pack_lies_as_its_seed_says() -> None:
    seed = bytes(range(SEED_SIZE))

    assert SystemChance().order(Pack(), seed) == shuffled(Pack(), seed)
