"""The score sheet: target, boxes, bonuses, settlement line by line."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.round.outcome import Ending, Outcome, Seat

_FLAT_SHUTOUT = 100
_SHUTOUT_GAME_BONUS = 200


class Shutout(StrEnum):
    """What a winner gets when the loser has won no round."""

    NONE = "none"
    DOUBLE_TOTAL = "double_total"
    FLAT_100 = "flat_100"
    GAME_BONUS_200 = "game_bonus_200"


@dataclass(frozen=True, slots=True)
class SheetRules:
    """The numbers of a match, in points. Source: classic rules, 2.1 and 2.3.

    ``box_at_once`` adds each box to the running score, where it counts toward the target.
    ``matches_to_win`` is how many matches decide the series; 1 is a match by itself.
    """

    target: int = 100
    game_bonus: int = 100
    box_bonus: int = 25
    box_at_once: bool = False
    shutout: Shutout = Shutout.DOUBLE_TOTAL
    matches_to_win: int = 1


@dataclass(frozen=True, slots=True)
class SheetEntry:
    """One round on the sheet; ``winner`` is None when nobody scored.

    ``points`` is what the round was worth; ``running`` are the scores after it. ``autopilot`` are
    the turns that autopilot played for each seat, empty where it played none.
    """

    number: int
    ending: Ending
    winner: Seat | None
    points: tuple[int, ...]
    running: tuple[int, ...]
    autopilot: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SettlementLine:
    """One line of a settlement for one seat; ``kind`` is part of its catalog key.

    Kinds: ``score``, ``game_bonus``, ``shutout`` (what the doubling or the flat bonus added),
    ``boxes`` (``count`` boxes), ``total``.
    """

    kind: str
    points: int
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Settlement:
    """The end of a match, line by line for each seat.

    ``winner`` is paid ``payment`` points by the best of the others; negative when their boxes
    outweigh the match.
    """

    winner: Seat
    lines: tuple[tuple[SettlementLine, ...], ...]
    totals: tuple[int, ...]
    payment: int
    shutout: bool


@dataclass(frozen=True, slots=True)
class Sheet:
    """The running score of a match; ``boxes`` are the boxes of each seat, one a round or more."""

    entries: tuple[SheetEntry, ...] = ()
    scores: tuple[int, ...] = (0, 0)
    boxes: tuple[int, ...] = (0, 0)


@dataclass(frozen=True, slots=True)
class MatchEnd:
    """A match of a series that was played to its end: its sheet and how it was settled."""

    sheet: Sheet
    settlement: Settlement


def matches_won(matches: Sequence[MatchEnd], seats: int) -> tuple[int, ...]:
    """How many of the matches each seat has won."""
    winners = [match.settlement.winner for match in matches]
    return tuple(winners.count(seat) for seat in range(seats))


def blank_sheet(seats: int) -> Sheet:
    """The sheet of a match before its first round."""
    return Sheet(scores=(0,) * seats, boxes=(0,) * seats)


def entered(
    sheet: Sheet,
    rules: SheetRules,
    number: int,
    outcome: Outcome,
    autopilot: tuple[int, ...] = (),
) -> Sheet:
    """The sheet with round ``number`` written down, in which ``autopilot`` played so many turns.

    The winner of a round gets its points and a box, or as many as it brought; a round that nobody
    won changes no score.

    Source: classic rules, 3.8.
    """
    box = rules.box_bonus if rules.box_at_once else 0
    won = tuple(
        outcome.boxes if seat == outcome.winner else 0 for seat in range(len(sheet.scores))
    )
    gained = tuple(points + box * boxes for points, boxes in zip(outcome.points, won, strict=True))
    scores = _sums(sheet.scores, gained)
    entry = SheetEntry(number, outcome.ending, outcome.winner, outcome.points, scores, autopilot)
    return Sheet((*sheet.entries, entry), scores, _sums(sheet.boxes, won))


def leader_at_target(sheet: Sheet, rules: SheetRules) -> Seat | None:
    """Who has won the match: the highest score, once it has reached the target.

    None while nobody is there, or while two lead together: they play on.
    """
    best = max(sheet.scores)
    if best < rules.target or sheet.scores.count(best) > 1:
        return None
    return sheet.scores.index(best)


def settled(
    sheet: Sheet, rules: SheetRules, winner: Seat, *, resigned: bool = False
) -> Settlement:
    """The final count of a match that ``winner`` has won.

    The game bonus comes first, then what a shutout adds, then the boxes, so that a doubling
    doubles the bonus and no box. It is a shutout when the winner alone has won rounds.

    After a resignation the sheet settles as it stands, shutout included, or resigning would be a
    way out of one; but who is given a match never pays for it, so the payment is 0 at least.

    Source: classic rules, 2.3 and 8.1.
    """
    rivals = [seat for seat in range(len(sheet.scores)) if seat != winner]
    shutout = sheet.boxes[winner] > 0 and not any(sheet.boxes[seat] for seat in rivals)
    bonus = _bonus_lines(sheet.scores[winner], rules, shutout=shutout)
    lines = tuple(
        _lines(sheet, rules, seat, bonus if seat == winner else ())
        for seat in range(len(sheet.scores))
    )
    totals = tuple(own[-1].points for own in lines)
    payment = totals[winner] - max(totals[seat] for seat in rivals)
    return Settlement(
        winner=winner,
        lines=lines,
        totals=totals,
        payment=max(payment, 0) if resigned else payment,
        shutout=shutout and rules.shutout is not Shutout.NONE,
    )


def _sums(some: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(one + other for one, other in zip(some, others, strict=True))


def _bonus_lines(score: int, rules: SheetRules, *, shutout: bool) -> tuple[SettlementLine, ...]:
    """The winner's own lines: the game bonus and what the shutout adds, where they are played."""
    added = _shutout_points(score, rules) if shutout else 0
    lines = (
        SettlementLine("game_bonus", rules.game_bonus),
        SettlementLine("shutout", added),
    )
    return tuple(line for line in lines if line.points)


def _shutout_points(score: int, rules: SheetRules) -> int:
    return {
        Shutout.NONE: 0,
        Shutout.DOUBLE_TOTAL: score + rules.game_bonus,
        Shutout.FLAT_100: _FLAT_SHUTOUT,
        Shutout.GAME_BONUS_200: _SHUTOUT_GAME_BONUS - rules.game_bonus,
    }[rules.shutout]


def _lines(
    sheet: Sheet, rules: SheetRules, seat: Seat, bonus: tuple[SettlementLine, ...]
) -> tuple[SettlementLine, ...]:
    lines = [SettlementLine("score", sheet.scores[seat]), *bonus]
    if rules.box_bonus and not rules.box_at_once:
        boxes = sheet.boxes[seat]
        lines.append(SettlementLine("boxes", boxes * rules.box_bonus, boxes))
    total = sum(line.points for line in lines)
    return (*lines, SettlementLine("total", total))
