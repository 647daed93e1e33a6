"""What a unit adds to showdowns and records, as the lines that write it."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Final

import sqlalchemy as sa

from adapters.storage import schema
from adapters.storage.statements import Line, Values, keeping, putting, writing
from engine.match.saved import dump_showdown
from engine.service.ports import MatchResult, RoundResult, Unit

_KEEP_SHOWDOWN: Final = putting(schema.SHOWDOWNS)
_ADD_ROUND: Final = writing(sa.insert(schema.ROUND_RESULTS))
_ADD_MATCH: Final = keeping(schema.MATCH_RESULTS)


def result_lines(unit: Unit) -> Iterator[Line]:
    """The lines of the rounds and matches that ended with a unit."""
    for showdown in unit.showdowns:
        yield Line(
            _KEEP_SHOWDOWN,
            {
                "table_id": showdown.table,
                "number": showdown.number,
                "showdown": dump_showdown(showdown),
            },
        )
    for played in unit.rounds:
        yield Line(_ADD_ROUND, _result_values(played))
    for match in unit.matches:
        yield Line(_ADD_MATCH, _result_values(match))


def _result_values(result: RoundResult | MatchResult) -> Values:
    values = asdict(result)
    values["table_id"] = values.pop("table")
    return values
