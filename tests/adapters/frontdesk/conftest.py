"""What the tests of the front desk share."""

import pytest

from tests.adapters.frontdesk.club import Club, club_at
from tests.adapters.frontdesk.reading import Reader
from tests.counter import ADA, BEN, Counter
from tests.engine.service.parlour import EVERYBODY, Parlour


@pytest.fixture
def counter() -> Counter:
    """A bot without its process."""
    return Counter()


@pytest.fixture
def club(counter: Counter) -> Club:
    """Ada and Ben, who know each other, and an empty parlour."""
    return club_at(counter)


@pytest.fixture
async def parlour(counter: Counter) -> Parlour:
    """Where Ada and Ben play; the counter reads what is saved there."""
    for person in EVERYBODY:
        await counter.store.meet("web", person.id, person)
    return Parlour(counter.store, counter.clock)


@pytest.fixture
def ada(counter: Counter) -> Reader:
    """Ada, who reads."""
    return Reader(counter, ADA)


@pytest.fixture
def ben(counter: Counter) -> Reader:
    """Ben, who reads."""
    return Reader(counter, BEN)
