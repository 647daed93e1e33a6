"""Garbage is looked for less often, but still found."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.garbage import MADE_BETWEEN, collect_seldom


class Ring:
    """An object that keeps itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    threshold = gc.get_threshold()
    yield
    gc.set_threshold(*threshold)
    gc.unfreeze()


def test_a_ring_is_still_found() -> None:
    collect_seldom()
    ring = weakref.ref(Ring())

    kept = [[number] for number in range(2 * MADE_BETWEEN)]

    assert len(kept) == 2 * MADE_BETWEEN
    assert ring() is None


def test_what_was_made_before_is_not_looked_through() -> None:
    before = Ring()

    collect_seldom()

    assert all(before is not known for known in gc.get_objects())
