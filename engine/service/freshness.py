"""Whether what somebody saw is still true enough for what they ask."""

from engine.match.stages import Finished, Readying
from engine.match.table import Table
from engine.service.intents import Wish


def still_good(table: Table, wish: Wish, version: int) -> bool:
    """Whether a wish pressed at ``version`` means the same now.

    Getting ready and offering a rematch only add up: that another did so a moment before changes
    nothing for the next, as long as it is the same step that everybody waits in.
    """
    return _first_good_version(table, wish) <= version <= table.version


def _first_good_version(table: Table, wish: Wish) -> int:
    stage = table.stage
    if wish == "ready" and isinstance(stage, Readying):
        return table.version - sum(1 for seat in stage.ready if table.players[seat].person)
    if wish == "rematch" and isinstance(stage, Finished):
        return table.version - sum(1 for seat in stage.rematch if table.players[seat].person)
    return table.version
