"""A hundred thousand hands put to the melder and to the brute force."""

import os
from random import Random

import pytest

from tests.engine.cards.comparison import check_spot, random_spot

HANDS = 5_000 if os.environ.get("HARNESS") == "short" else 100_000


@pytest.mark.harness
def test_the_melder_answers_a_hundred_thousand_hands_as_trying_everything_does() -> None:
    rng = Random(52)

    for _ in range(HANDS):
        check_spot(random_spot(rng), rng)
