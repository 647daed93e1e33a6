"""What a change of a table is saved with, as one unit."""

from dataclasses import dataclass, replace
from typing import Final

from engine.match import actions
from engine.match.boards import showdown_view
from engine.match.opening import opened, rematch_opening
from engine.match.stages import Finished, Lobby
from engine.match.table import Change, Game, Table, computer_to_act
from engine.service.messages import wanted_messages
from engine.service.ports import Chance, Clock, Deadline, LogRow, Unit, Update
from engine.service.records import match_results, round_results

MS_A_SECOND: Final = 1000


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things wait, in milliseconds."""

    challenge_ms: int = 600_000
    computer_pause_ms: int = 900

    @property
    def challenge_seconds(self) -> int:
        """How long a challenge waits, as it is told."""
        return self.challenge_ms // MS_A_SECOND


@dataclass(frozen=True, slots=True)
class Saved:
    """What a change is saved with: the action, who acted, and the update that asked for it."""

    action: actions.Action
    actor: str
    update: Update | None = None


@dataclass(frozen=True, slots=True)
class Units:
    """Makes units: the log, the deadline, the messages and the results that follow a change."""

    clock: Clock
    chance: Chance
    pace: Pace

    def unit(self, before: Table | None, change: Change, game: Game, saved: Saved) -> Unit:
        """The unit of ``change``, with that of the rematch where everybody has agreed to one."""
        unit = self._unit(before, change, game, saved)
        if not _all_would_play_again(change.table):
            return unit
        opening = rematch_opening(change.table, self.chance.id(), self.chance.seed())
        following = self._unit(None, opened(opening, game), game, Saved(opening, saved.actor))
        return replace(unit, also=(following,))

    def _unit(self, before: Table | None, change: Change, game: Game, saved: Saved) -> Unit:
        table, now = change.table, self.clock.now()
        goes_on = before is not None and _gathered(before) == _gathered(table)
        latest = showdown_view(table, game) if change.ended else None
        return Unit(
            table=table,
            log=LogRow(table.id, table.version, saved.actor, saved.action, now),
            update=saved.update,
            deadline=self._deadline(table, now),
            messages=wanted_messages(before, table, goes_on=goes_on),
            showdowns=() if latest is None else (latest,),
            rounds=round_results(change, now),
            matches=match_results(before, change, now),
            goes_on=goes_on,
        )

    def _deadline(self, table: Table, now: int) -> Deadline | None:
        if isinstance(table.stage, Lobby):
            return Deadline(table.id, table.version, "expire", now + self.pace.challenge_ms)
        if computer_to_act(table) is not None:
            due = now + self.pace.computer_pause_ms
            return Deadline(table.id, table.version, "computer", due)
        return None


def _gathered(table: Table) -> tuple[object, ...]:
    """Who is at a table, or may still come, and where."""
    waits_for = table.stage.invited if isinstance(table.stage, Lobby) else None
    return table.players, table.places, waits_for


def _all_would_play_again(table: Table) -> bool:
    """Whether the rematch is agreed on; nothing follows on this table then."""
    return isinstance(table.stage, Finished) and len(table.stage.rematch) == table.capacity
