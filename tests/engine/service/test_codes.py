"""Codes: made of chance, read however they are typed, good for a while."""

import pytest

from engine.round.faults import Fault, NotAllowed
from engine.service.codes import LETTERS, SIZE, Codes, code_of, code_typed
from engine.service.ports import Store
from tests.fakes import FakeChance, FakeClock

LASTS_MS = 60_000


class Repeating(FakeChance):
    """Gives every seed twice."""

    def seed(self) -> bytes:
        """The same as before, every second time."""
        self._turn = not getattr(self, "_turn", False)
        if self._turn:
            self._given = super().seed()
        return self._given


@pytest.fixture
def codes(store: Store, clock: FakeClock) -> Codes:
    """On each store in turn."""
    return Codes(store, FakeChance(), clock)


def test_a_code_is_of_letters_that_look_like_no_others() -> None:
    code = code_of(bytes(range(32)))

    assert len(code) == SIZE
    assert set(code) <= set(LETTERS)
    assert not set(LETTERS) & set("AEIOU0158Q2")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("KTMPXV", "KTMPXV"),
        ("ktm-pxv", "KTMPXV"),
        ("\u043a\u0442\u043c \u0440\u0445v", "KTMPXV"),
        ("0i58u6", "DLSBVG"),
        ("KTMPX", ""),
        ("KTMPXVV", ""),
        ("KTMPX?", ""),
        ("", ""),
    ],
)
def test_a_code_is_read_by_what_it_looks_like(typed: str, meant: str) -> None:
    assert code_typed(typed) == meant


async def test_a_code_leads_to_what_it_is_about(codes: Codes) -> None:
    code = await codes.give("seat", "t1", LASTS_MS)

    assert (await codes.meant("seat", code.lower())).subject == "t1"
    assert await codes.standing("seat", "t1") == code


async def test_a_newer_code_about_the_same_takes_the_place_of_the_old_one(codes: Codes) -> None:
    old = await codes.give("seat", "t1", LASTS_MS)
    new = await codes.give("seat", "t1", LASTS_MS)

    assert old != new
    assert await codes.standing("seat", "t1") == new
    with pytest.raises(NotAllowed) as refusal:
        await codes.meant("seat", old)
    assert refusal.value.fault is Fault.BAD_CODE


async def test_nobody_gets_a_code_that_somebody_has(store: Store, clock: FakeClock) -> None:
    codes = Codes(store, Repeating(), clock)

    first = await codes.give("seat", "t1", LASTS_MS)
    second = await codes.give("seat", "t2", LASTS_MS)

    assert first != second
    assert (await codes.meant("seat", first)).subject == "t1"


async def test_a_code_is_good_for_its_time_alone(codes: Codes, clock: FakeClock) -> None:
    code = await codes.give("seat", "t1", LASTS_MS)
    clock.advance(LASTS_MS / 1000)

    assert await codes.standing("seat", "t1") == ""
    with pytest.raises(NotAllowed):
        await codes.meant("seat", code)


async def test_a_code_is_good_for_one_kind_of_thing(codes: Codes) -> None:
    code = await codes.give("seat", "t1", LASTS_MS)

    with pytest.raises(NotAllowed):
        await codes.meant("person", code)
    assert await codes.standing("person", "t1") == ""
