"""What a round and a match leave in the players' records."""

from typing import Literal, NamedTuple

from engine.match.homes import home_of
from engine.match.people import Player
from engine.match.sheet import Settlement, Sheet
from engine.match.stages import Finished, Lobby
from engine.match.table import Change, Table
from engine.round.outcome import LaidHand, Outcome, Seat
from engine.service.ports import MatchResult, RoundResult


class _Played(NamedTuple):
    """A match and how it was settled, None where it was not."""

    sheet: Sheet
    settlement: Settlement | None


def round_results(change: Change, at: int) -> tuple[RoundResult, ...]:
    """One row per person for every round that ``change`` ended, in UTC milliseconds ``at``."""
    table = change.table
    return tuple(
        _round_result(table, outcome, seat, at)
        for outcome in change.ended
        for seat in _person_seats(table)
    )


def match_results(before: Table | None, change: Change, at: int) -> tuple[MatchResult, ...]:
    """One row per person if ``change`` ended the match, in UTC milliseconds ``at``.

    None for a challenge that came to nothing, nor for what follows on a finished match: offers of
    a rematch.
    """
    stage = change.table.stage
    if not isinstance(stage, Finished) or before is None:
        return ()
    if isinstance(before.stage, Finished | Lobby):
        return ()
    return tuple(
        _match_result(change.table, stage, (seat, at)) for seat in _person_seats(change.table)
    )


def _person_seats(table: Table) -> tuple[Seat, ...]:
    return tuple(seat for seat, player in enumerate(table.players) if player.person)


def _rival(table: Table, seat: Seat) -> Player:
    """The one whom the record names as the opponent: the next seat around the table."""
    return table.players[(seat + 1) % len(table.players)]


def _round_result(table: Table, outcome: Outcome, seat: Seat, at: int) -> RoundResult:
    rival = _rival(table, seat)
    hand = next((laid for laid in outcome.hands if laid.seat == seat), None)
    knocked = outcome.knocker == seat
    return RoundResult(
        table=table.id,
        number=table.rounds[-1].number,
        seat=seat,
        person=table.players[seat].person,
        opponent=rival.person,
        computer=rival.computer,
        variant=table.rules.variant,
        place=_place(table, seat),
        outcome=_verdict(outcome.winner, seat),
        ending=outcome.ending.value,
        knocked=knocked,
        points=outcome.points[seat],
        points_against=sum(outcome.points) - outcome.points[seat],
        knock_points=hand.points if hand and knocked else None,
        caught_points=hand.points if hand and not knocked else None,
        laid_off=_laid_off(hand),
        at=at,
        boxes=outcome.boxes if outcome.winner == seat else 0,
        autopilot=_autopilot_turns(table, seat),
    )


def _autopilot_turns(table: Table, seat: Seat) -> int:
    """The turns that autopilot played for ``seat`` in the round that has just ended."""
    # The sheet is blank again where the round ended a match and the next one follows.
    sheet = table.sheet if table.sheet.entries else table.matches[-1].sheet
    return _turns(sheet.entries[-1].autopilot, seat)


def _turns(turns: tuple[int, ...], seat: Seat) -> int:
    """The turns of ``seat`` among those that autopilot played, if it played any."""
    return turns[seat] if turns else 0


def _laid_off(hand: LaidHand | None) -> int:
    return len(hand.layoffs) if hand else 0


def _verdict(winner: Seat | None, seat: Seat) -> Literal["won", "lost", "drawn"]:
    if winner is None:
        return "drawn"
    return "won" if winner == seat else "lost"


def _match_result(table: Table, stage: Finished, row: tuple[Seat, int]) -> MatchResult:
    seat, at = row
    rival = _rival(table, seat)
    settlement = stage.settlement
    played = _played(table, settlement, stage.reason)
    scores = tuple(map(sum, zip(*(match.sheet.scores for match in played), strict=True)))
    return MatchResult(
        table=table.id,
        seat=seat,
        person=table.players[seat].person,
        opponent=rival.person,
        computer=rival.computer,
        variant=table.rules.variant,
        place=_place(table, seat),
        won=settlement is not None and settlement.winner == seat,
        reason=stage.reason,
        score=scores[seat],
        score_against=sum(scores) - scores[seat],
        payment=sum(_paid(match.settlement, seat) for match in played),
        at=at,
        matches=len(played),
        counted=settlement is not None,
        autopilot=_turns(table.autopilot, seat),
    )


def _played(table: Table, last: Settlement | None, reason: str) -> tuple[_Played, ...]:
    """Every match that was played here, one that was broken off included."""
    whole = tuple(_Played(match.sheet, match.settlement) for match in table.matches)
    return whole if reason == "won" else (*whole, _Played(table.sheet, last))


def _paid(settlement: Settlement | None, seat: Seat) -> int:
    if settlement is None:
        return 0
    return settlement.payment if settlement.winner == seat else -settlement.payment


def _place(table: Table, seat: Seat) -> str:
    home = home_of(table, seat)
    return home.key if home is not None else ""
