"""What the tests of the front desk share."""

import pytest

from tests.counter import Counter


@pytest.fixture
def counter() -> Counter:
    """A bot without its process."""
    return Counter()
