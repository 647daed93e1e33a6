"""Turns that could not be shown to their players: nobody plays them in their place meanwhile."""

import pytest

from engine.match.table import to_act
from engine.round.moves import DRAW_STOCK, PASS
from engine.service.ports import Audience, MessageKey, MessageRow
from engine.service.time import unseen
from tests.builders import NORTH, SOUTH
from tests.engine.service.parlour import ADA, BEN, Parlour
from tests.engine.service.time.turns import MINUTE, kinds, paced


class Delivery:
    """Whose hands can not be brought to them; ``asked`` is what was asked last."""

    def __init__(self) -> None:
        self.kept = {BEN.id}
        self.asked: tuple[str, str, int] = ("", "", 0)

    def is_kept(self, table: str, person: str, version: int) -> bool:
        """Whether somebody's hand shows less than it should."""
        self.asked = table, person, version
        return person in self.kept


@pytest.fixture
def delivery(parlour: Parlour) -> Delivery:
    """How hands are delivered: Ben's is not."""
    minded = Delivery()
    parlour.service.mind(minded.is_kept)
    return minded


async def until(parlour: Parlour, seconds: float) -> None:
    """Let every deadline of the coming seconds come."""
    end = parlour.clock.elapsed() + round(seconds * 1000)
    while (await parlour.deadline()).due - parlour.time.now("web") <= (
        end - parlour.clock.elapsed()
    ):
        await parlour.pass_time()
    parlour.clock.advance((end - parlour.clock.elapsed()) / 1000)


async def test_nobody_plays_for_somebody_who_was_not_shown_their_turn(
    parlour: Parlour, delivery: Delivery
) -> None:
    table = await parlour.dealt(paced("live"))
    dealt = await parlour.table(table)

    await until(parlour, 5 * MINUTE)

    assert await kinds(parlour, table) == ["warn"]
    assert to_act(await parlour.table(table)) == (SOUTH,)
    assert delivery.asked == (table, BEN.id, dealt.fresh_from)


async def test_who_is_shown_their_turn_late_has_all_of_its_time(
    parlour: Parlour, delivery: Delivery
) -> None:
    table = await parlour.dealt(paced("live"))
    await until(parlour, 5 * MINUTE)
    delivery.kept.clear()

    await until(parlour, 61)
    in_time = await kinds(parlour, table)
    await until(parlour, 2)

    assert in_time == ["warn"]
    assert await kinds(parlour, table) == ["warn", "autopilot"]
    assert to_act(await parlour.table(table)) == (NORTH,)


async def test_whose_turn_was_shown_late_are_told_its_new_end(
    parlour: Parlour, delivery: Delivery
) -> None:
    table = await parlour.dealt(paced("live"))
    await until(parlour, 2 * MINUTE)
    hand = MessageKey(table, Audience("person", BEN.id), "hand")
    await parlour.store.note_message(MessageRow(hand, 9, 9))
    delivery.kept.clear()

    await parlour.pass_time()

    (row,) = [row for row in await parlour.store.messages_of(table) if row.key == hand]
    assert row.shown == 0
    assert parlour.heard[-1][0] == table
    assert (await parlour.deadline()).ends - parlour.time.now("web") == 60_000


async def test_who_moves_right_after_a_late_turn_was_shown_has_time_for_the_rest_of_it(
    parlour: Parlour, delivery: Delivery
) -> None:
    table = await parlour.dealt(paced("live"))
    await parlour.play(BEN, table, PASS)
    await parlour.play(ADA, table, PASS)
    await until(parlour, 2 * MINUTE)
    delivery.kept.clear()

    await parlour.play(BEN, table, DRAW_STOCK)
    await until(parlour, 50)

    assert "autopilot" not in await kinds(parlour, table)


async def test_a_turn_does_not_wait_for_ever_to_be_shown(
    parlour: Parlour, delivery: Delivery, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unseen, "LONGEST_MS", 60_000)
    table = await parlour.dealt(paced("live"))

    await until(parlour, 3 * MINUTE)

    assert (await kinds(parlour, table))[:2] == ["warn", "autopilot"]
    assert delivery.kept


async def test_a_turn_of_a_slow_match_waits_to_be_shown_too(
    parlour: Parlour, delivery: Delivery
) -> None:
    table = await parlour.dealt(paced("slow"))
    whole = (await parlour.table(table)).turn_seconds

    await until(parlour, whole + MINUTE)

    assert delivery.kept
    assert "autopilot" not in await kinds(parlour, table)
