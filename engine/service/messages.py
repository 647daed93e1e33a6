"""Which messages a change of a table asks for: boards, hands, showdowns, the result."""

from collections.abc import Collection, Iterator

from engine.match.stages import Finished, Lobby, Readying, Stage
from engine.match.table import Table
from engine.round.outcome import Ending
from engine.round.state import Over
from engine.service.ports import Audience, MessageKey, Purpose, WantedMessage


def public_audiences(table: Table) -> tuple[Audience, ...]:
    """Who reads what everybody may see: the places, or the persons of a table without one."""
    if table.places:
        return tuple(Audience("place", place.key) for place in table.places)
    return person_audiences(table)


def person_audiences(table: Table) -> tuple[Audience, ...]:
    """The persons at the table, each once; computer players read nothing."""
    return tuple(Audience("person", player.person) for player in table.players if player.person)


def wanted_messages(
    before: Table | None,
    after: Table,
    called: Collection[str] = (),
    *,
    goes_on: bool = False,
) -> tuple[WantedMessage, ...]:
    """Every message that must show ``after`` from now on; ``before`` is None for a new table.

    The hands of ``called`` persons ring. Where the table ``goes_on`` with the same people, its
    boards and hands are left out, but for these. The showdown of a round that had ended before,
    and what places have of a match that was over before, are only kept up to date: where a place
    did without them, it does so still.
    """
    stage = before.stage if before is not None else None
    wanted = [
        WantedMessage(
            MessageKey(after.id, audience, purpose, number),
            after.version,
            kept=_is_past(stage, purpose, audience),
        )
        for purpose, number, audiences in _wanted(before, after, goes_on=goes_on)
        for audience in audiences
    ]
    if not called:
        return tuple(wanted)
    ringing = [
        MessageKey(after.id, Audience("person", person), "hand") for person in sorted(called)
    ]
    silent = (message for message in wanted if message.key not in ringing)
    return (*silent, *(WantedMessage(key, after.version, rings=True) for key in ringing))


def _is_past(before: Stage | None, purpose: Purpose, audience: Audience) -> bool:
    """Whether a message tells of what was over at ``before``, the stage until now."""
    if isinstance(before, Readying):
        return purpose == "showdown"
    return isinstance(before, Finished) and audience.kind == "place"


def _wanted(
    before: Table | None, after: Table, *, goes_on: bool
) -> Iterator[tuple[Purpose, int, tuple[Audience, ...]]]:
    if not goes_on:
        yield from _standing(after)
    number = _showdown_to_draw(before, after)
    if number:
        yield "showdown", number, public_audiences(after)
    if isinstance(after.stage, Finished) and _seats_full(after):
        yield "result", 0, public_audiences(after)


def _standing(table: Table) -> Iterator[tuple[Purpose, int, tuple[Audience, ...]]]:
    if table.places:
        yield "board", 0, public_audiences(table)
    if _seats_full(table) or not table.places:
        yield "hand", 0, person_audiences(table)


def _seats_full(table: Table) -> bool:
    return not isinstance(table.stage, Lobby) and len(table.players) == table.capacity


def _showdown_to_draw(before: Table | None, after: Table) -> int:
    """The round whose showdown changes: it has just ended, or what was waited for after it."""
    if before is None:
        return 0
    if isinstance(before.stage, Readying):
        return _ended_round(before)
    ended = _ended_round(after)
    return ended if ended != _ended_round(before) else 0


def _ended_round(table: Table) -> int:
    """The number of the latest round once it has ended by its own rules, else 0."""
    phase = table.rounds[-1].state.phase if table.rounds else None
    if not isinstance(phase, Over) or phase.outcome.ending is Ending.BROKEN_OFF:
        return 0
    return table.rounds[-1].number
