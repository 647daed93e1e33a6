"""Adds up round and match results to one side of a record."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

import sqlalchemy as sa

from adapters.storage import schema
from adapters.storage.statements import Read, reading
from engine.service.ports import Tally

_ROUNDS = schema.ROUND_RESULTS.c
_MATCHES = schema.MATCH_RESULTS.c


def _whose(results: sa.Table) -> sa.ColumnElement[bool]:
    """Results of a person, against the computer or persons, perhaps one or by one preset alone."""
    columns = results.c
    return sa.and_(
        columns.person == sa.bindparam("person"),
        (columns.computer != "") == sa.bindparam("by_computer"),
        sa.or_(
            sa.bindparam("versus", type_=sa.Text) == "", columns.opponent == sa.bindparam("versus")
        ),
        sa.or_(
            sa.bindparam("variant", type_=sa.Text) == "",
            columns.variant == sa.bindparam("variant"),
        ),
    )


def _count(condition: sa.ColumnElement[bool]) -> sa.ColumnElement[int]:
    return sa.func.count().filter(condition)


def _sum(column: sa.ColumnElement[Any]) -> sa.ColumnElement[int]:
    return sa.func.coalesce(sa.func.sum(column), 0)


_GIN = _ROUNDS.ending == "gin"
_BIG_GIN = _ROUNDS.ending == "big_gin"
_UNDERCUT = _ROUNDS.ending == "undercut"

COUNT_ROUNDS: Final = reading(
    sa.select(
        _count(_ROUNDS.outcome == "won").label("rounds_won"),
        _count(_ROUNDS.outcome == "lost").label("rounds_lost"),
        _count(_ROUNDS.outcome == "drawn").label("rounds_drawn"),
        _sum(_ROUNDS.points).label("points"),
        _sum(_ROUNDS.points_against).label("points_against"),
        _count(sa.and_(_GIN, _ROUNDS.knocked)).label("gins"),
        _count(sa.and_(_BIG_GIN, _ROUNDS.knocked)).label("big_gins"),
        _count(sa.and_(~_GIN, ~_BIG_GIN, _ROUNDS.knocked)).label("knocks"),
        _count(sa.and_(_UNDERCUT, ~_ROUNDS.knocked)).label("undercuts_made"),
        _count(sa.and_(_UNDERCUT, _ROUNDS.knocked)).label("undercuts_suffered"),
        _sum(_ROUNDS.knock_points).label("knock_points_sum"),
        _sum(_ROUNDS.caught_points).label("caught_points_sum"),
        sa.func.count(_ROUNDS.caught_points).label("caught_count"),
        sa.func.coalesce(sa.func.max(_ROUNDS.points), 0).label("best_round"),
        _sum(_ROUNDS.boxes).label("boxes"),
        _sum(_ROUNDS.autopilot).label("autopilot"),
    ).where(_whose(schema.ROUND_RESULTS))
)
"""One row of a tally's numbers about rounds, each under its own name."""

LIST_MATCHES: Final[Read] = reading(
    sa.select(
        _MATCHES.won, _MATCHES.matches, _MATCHES.reason, _MATCHES.counted, _MATCHES.autopilot
    )
    .where(_whose(schema.MATCH_RESULTS))
    .order_by(_MATCHES.entry)
)
"""What a tally needs to know of each match, in the order in which they ended."""


def tally_of(rounds: Mapping[str, int], results: Iterable[Mapping[str, Any]]) -> Tally:
    """The tally of both queries' rows."""
    tally = Tally(**rounds)
    for result in results:
        # Played for somebody all the same, whatever came of the match.
        tally = replace(tally, autopilot=tally.autopilot + result["autopilot"])
        if result["counted"]:
            tally = _with_match(tally, result)
    return tally


def _with_match(tally: Tally, result: Mapping[str, Any]) -> Tally:
    won, forfeited = bool(result["won"]), result["reason"] == "forfeited"
    return replace(
        _with_end(tally, won=won),
        series=tally.series + (result["matches"] > 1),
        forfeits=tally.forfeits + (forfeited and not won),
        forfeits_won=tally.forfeits_won + (forfeited and won),
    )


def _with_end(tally: Tally, *, won: bool) -> Tally:
    if not won:
        return replace(tally, matches_lost=tally.matches_lost + 1, streak=0)
    streak = tally.streak + 1
    return replace(
        tally,
        matches_won=tally.matches_won + 1,
        streak=streak,
        longest_streak=max(tally.longest_streak, streak),
    )
