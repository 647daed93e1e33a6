"""What a change of a table is saved with, as one unit."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace

from engine.match import actions
from engine.match.boards import showdown_view
from engine.match.opening import opened, rematch_opening
from engine.match.stages import Finished, Lobby
from engine.match.table import Change, Game, Table, turn_of
from engine.service.messages import wanted_messages
from engine.service.ports import Chance, Clock, LogRow, MessageKey, Unit, Update
from engine.service.records import match_results, round_results
from engine.service.time.deadlines import Deadlines, People, Standing, awaited_seats


@dataclass(frozen=True, slots=True)
class Saved:
    """What a change is saved with: the action, who acted, and the update that asked for it.

    ``people`` are those at the table, by id, where it matters when they sleep. ``elsewhere`` are
    the ids of those who do not look at the moment, so that they have to be called. ``unwanted``
    are messages that their places do without.
    """

    action: actions.Action
    actor: str
    update: Update | None = None
    people: People = field(default_factory=dict)
    elsewhere: frozenset[str] = frozenset()
    unwanted: AbstractSet[MessageKey] = frozenset()


@dataclass(frozen=True, slots=True)
class Units:
    """Makes units: the log, the deadline, the messages and the results that follow a change."""

    clock: Clock
    chance: Chance
    deadlines: Deadlines

    def unit(self, before: Standing | None, change: Change, game: Game, saved: Saved) -> Unit:
        """The unit of ``change``, with that of the rematch where everybody has agreed to one."""
        unit = self._unit(before, change, game, saved)
        if not _all_would_play_again(change.table):
            return unit
        opening = rematch_opening(change.table, self.chance.id(), self.chance.seed())
        begun = replace(saved, action=opening, update=None)
        following = self._unit(None, opened(opening, game), game, begun)
        return replace(unit, also=(following,))

    def _unit(self, before: Standing | None, change: Change, game: Game, saved: Saved) -> Unit:
        table, now = change.table, self.clock.now()
        was = None if before is None else before[0]
        goes_on = was is not None and _gathered(was) == _gathered(table)
        latest = showdown_view(table, game) if change.ended else None
        reminded = isinstance(saved.action, actions.Remind)
        deadline = self.deadlines.after(before, table, saved.people, reminded=reminded)
        called = self._called(before, table, saved)
        messages = wanted_messages(was, table, called, goes_on=goes_on)
        return Unit(
            table=table,
            log=LogRow(table.id, table.version, saved.actor, saved.action, now),
            update=saved.update,
            deadline=deadline,
            messages=tuple(each for each in messages if each.key not in saved.unwanted),
            showdowns=() if latest is None else (latest,),
            rounds=round_results(change, now),
            matches=match_results(was, change, now),
            goes_on=goes_on,
            begun=was is None or turn_of(was) != turn_of(table),
        )

    def _called(self, before: Standing | None, table: Table, saved: Saved) -> AbstractSet[str]:
        """The ids of those who are called now; whoever sleeps when a turn begins is so later."""
        if not saved.elsewhere:
            return frozenset()
        awaited = (table.players[seat].person for seat in awaited_seats(table))
        called = saved.elsewhere.intersection(awaited)
        if not saved.people or isinstance(saved.action, actions.Warn):
            return called
        if isinstance(saved.action, actions.Remind) and before is not None and before[1]:
            slept = self.deadlines.slept(before[1], table, saved.people)
            return called & slept if before[1].kind == "remind" else frozenset()
        return called - self.deadlines.sleeping(table, saved.people)


def callable_persons(before: Table | None, after: Table, action: actions.Action) -> frozenset[str]:
    """The ids of those whose turn it has become, or who may be told so again.

    And of those to whom a rematch is offered.
    """
    if _all_would_play_again(after):
        # Whose turn it is at the table that follows is not known yet.
        return frozenset(player.person for player in after.players) - {""}
    is_call = isinstance(action, actions.Remind | actions.Warn | actions.OfferRematch)
    if not is_call and before is not None and turn_of(before) == turn_of(after):
        return frozenset()
    return frozenset(after.players[seat].person for seat in awaited_seats(after)) - {""}


def _gathered(table: Table) -> tuple[object, ...]:
    """Who is at a table, or may still come, and where."""
    lobby = table.stage if isinstance(table.stage, Lobby) else None
    waits_for = lobby and (lobby.invited, lobby.pledged)
    return table.players, table.places, waits_for


def _all_would_play_again(table: Table) -> bool:
    """Whether the rematch is agreed on; nothing follows on this table then."""
    return isinstance(table.stage, Finished) and len(table.stage.rematch) == table.capacity
