"""Units, log rows and results in one line, and what comes of saving many at once."""

import asyncio
from collections.abc import Awaitable, Iterable
from dataclasses import replace

from engine.match.actions import Expire
from engine.match.table import Table
from engine.service.ports import (
    Audience,
    LogRow,
    MatchResult,
    MessageKey,
    RoundResult,
    Unit,
    Update,
)
from tests.builders import PARLOUR, a_table

LOBBY = a_table()
"""Ada's challenge to anybody, in the parlour."""


def a_lobby(table: str, version: int = 1) -> Table:
    """A table of that id at that version."""
    return replace(LOBBY, id=table, version=version)


def a_unit(table: Table, update: str = "") -> Unit:
    """Saves ``table`` and one row of its log."""
    row = LogRow(table.id, table.version, "ada", Expire(), at=1000 + table.version)
    return Unit(table, row, Update("web", update) if update else None)


async def outcomes(works: Iterable[Awaitable[None]]) -> list[type[BaseException] | None]:
    """What each of the works, all begun at once, ended with."""
    results = await asyncio.gather(*works, return_exceptions=True)
    return [type(result) if result else None for result in results]


def a_message(table: str, audience: str = "web:parlour") -> MessageKey:
    """The board of ``table`` in a place."""
    return MessageKey(table, Audience("place", audience), "board")


WON_ROUND = RoundResult(
    table="t1",
    number=1,
    seat=0,
    person="ada",
    opponent="ben",
    computer="",
    variant="classic",
    place=PARLOUR.key,
    outcome="won",
    ending="knock",
    knocked=True,
    points=15,
    points_against=0,
    knock_points=7,
    caught_points=None,
    laid_off=0,
    at=1000,
)
"""Ada knocked with 7 and won 15 points from Ben."""

WON_MATCH = MatchResult(
    table="t1",
    seat=0,
    person="ada",
    opponent="ben",
    computer="",
    variant="classic",
    place=PARLOUR.key,
    won=True,
    reason="won",
    score=110,
    score_against=40,
    payment=220,
    at=1000,
)
"""Ada won a match against Ben."""
