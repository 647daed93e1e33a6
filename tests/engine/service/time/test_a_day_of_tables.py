"""A hundred tables through a day: everything comes due as a model says, nothing twice or never."""

import asyncio
from collections import Counter
from itertools import pairwise

import pytest

from engine.match.stages import Finished
from engine.match.table import to_act
from tests.engine.service.time.a_day import ADay, Waiting
from tests.jumping import JumpingLoop

TABLES = 100
STEPS = ("warn", "autopilot", "expire")


@pytest.fixture(scope="module", params=[20270115], ids="seed {}".format)
def day(request: pytest.FixtureRequest) -> ADay:
    """A day that is over."""
    over = ADay(request.param)
    with asyncio.Runner(loop_factory=lambda: JumpingLoop(over.clock)) as runner:
        runner.run(over.run(TABLES))
    return over


def expected_steps(waiting: Waiting, left: float) -> Counter[str]:
    """What has to happen in one wait, when the day goes on for ``left`` seconds."""
    lasts = min(waiting.last, left)
    name = waiting.wait[0]
    steps: Counter[str] = Counter()
    if name in {"choosing", "playing"} and lasts > waiting.whole * 0.75:
        steps["warn"] += 1
    if lasts > waiting.whole:
        steps["autopilot" if name == "playing" else "expire"] += 1
    return steps


def expected_end(waits: list[Waiting], end: float) -> str:
    """How a table ends by itself, if it does: told by who acted in its waits, and who did not."""
    missed = [0, 0]
    for waiting in waits:
        left = end - waiting.begun
        for seat, at in waiting.acts.items():
            if at <= min(waiting.whole, left):
                missed[seat] = 0
        if min(waiting.last, left) > waiting.whole and (over := missed_too_many(waiting, missed)):
            return over
    return ""


def missed_too_many(waiting: Waiting, missed: list[int]) -> str:
    """How a table ends after a wait that was in vain, if it does; ``missed`` counts the turns."""
    name, _, seat = waiting.wait
    if name == "lobby":
        return "expired"
    if name in {"choosing", "playing"}:
        assert seat is not None
        missed[seat] += 1
        if missed[seat] == 3:
            return "abandoned" if missed[1 - seat] >= 2 else "forfeited"
    return ""


def test_everything_comes_due_as_often_as_the_model_says(day: ADay) -> None:
    end = day.usable()
    expected = {
        table: sum((expected_steps(each, end - each.begun) for each in waits), Counter[str]())
        for table, waits in day.waits.items()
    }

    happened = {
        table: Counter(str(row.action.kind) for row in log if row.action.kind in STEPS)
        for table, log in day.store.logs.items()
    }

    assert happened == expected
    assert all(sum(each[step] for each in happened.values()) > 20 for step in STEPS)


def test_everything_comes_due_when_it_should(day: ADay) -> None:
    assert day.early_or_late == []
    assert day.reports == []
    assert len(day.troubles) > 30


def test_every_match_ends_by_itself_that_the_model_says(day: ADay) -> None:
    expected = {table: expected_end(waits, day.usable()) for table, waits in day.waits.items()}

    by_itself = {"expired", "forfeited", "abandoned"}
    ended = {
        table.id: table.stage.reason
        if isinstance(table.stage, Finished) and table.stage.reason in by_itself
        else ""
        for table in day.store.tables.values()
    }

    assert ended == expected
    assert by_itself <= set(ended.values())


def test_nothing_is_overdue_at_the_end(day: ADay) -> None:
    for deadline in day.store.deadlines.values():
        assert deadline.due - day.time.now(deadline.clock) > -1000


def test_no_table_without_a_pace_has_ended_by_itself(day: ADay) -> None:
    tables = [table for table in day.store.tables.values() if table.rules.pace == "none"]
    matches = [table for table in tables if len(table.players) == table.capacity]

    over = [table.stage for table in matches if isinstance(table.stage, Finished)]

    assert {stage.reason for stage in over} <= {"resigned", "won"}
    assert any(to_act(table) for table in matches)


def test_offers_of_a_rematch_have_lapsed(day: ADay) -> None:
    stages = [table.stage for table in day.store.tables.values()]

    assert any(isinstance(stage, Finished) and stage.lapsed for stage in stages)


def test_no_wait_was_counted_twice(day: ADay) -> None:
    for waits in day.waits.values():
        assert all(one.begun <= other.begun for one, other in pairwise(waits))
