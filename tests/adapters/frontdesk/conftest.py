"""What the tests of the front desk share."""

import pytest

from tests.adapters.frontdesk.club import Club, club_at
from tests.counter import Counter


@pytest.fixture
def counter() -> Counter:
    """A bot without its process."""
    return Counter()


@pytest.fixture
def club(counter: Counter) -> Club:
    """Ada and Ben, who know each other, and an empty parlour."""
    return club_at(counter)
