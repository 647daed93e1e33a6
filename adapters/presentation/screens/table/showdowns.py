"""The end of a round: both hands, layoffs, arithmetic, running totals; and the end of a match."""

from collections.abc import Iterator, Sequence

from adapters.presentation.screen import Block, CardRow, Face, Grid, Line, Screen
from adapters.presentation.screens.hand.faces import table_rows
from adapters.presentation.screens.hand.panels import ready_button, rematch_button, rules_button
from adapters.presentation.screens.table.boards import deadwood_rows
from adapters.presentation.screens.table.match_ends import (
    can_be_repeated,
    finished_lines,
    is_given_up,
    why_no_rematch,
)
from adapters.presentation.screens.table.standings import (
    autopilot_lines,
    autopilot_turns,
    has_extra_boxes,
    marked_name,
    round_autopilot_lines,
    series_line,
    settlement_blocks,
)
from adapters.presentation.screens.table.turns import is_series
from adapters.presentation.seats import called, names, seat_names
from adapters.presentation.texts import Text, hyphened, text
from engine.cards.melds import Layoff, Meld
from engine.match.boards import BoardView, ShowdownView
from engine.match.people import Player
from engine.match.sheet import SheetEntry
from engine.round.outcome import LaidHand, Outcome, ScoreLine, Seat
from engine.variants.house import preset_of


def showdown_screen(view: ShowdownView) -> Screen:
    """One ended round as it stays to be read."""
    waits = view.readying is not None
    ready = ready_button(enabled=waits)
    return Screen(
        title=text(
            "showdown-title", number=view.number, result=round_result(view.players, view.outcome)
        ),
        blocks=tuple(_blocks(view)),
        rows=((ready,),) if waits else (),
        table=view.table,
        version=view.version,
        stays=True,
    )


def result_screen(view: BoardView) -> Screen:
    """The end of a match or series: each settlement line by line, who pays, and the rematch."""
    key = "result-title-series" if is_series(view) else "result-title"
    return Screen(
        title=text(key, names=names(view.players)),
        blocks=(*finished_lines(view), *_settlements(view), *autopilot_lines(view)),
        rows=((rematch_button(why_no_rematch(view)), rules_button()),)
        if can_be_repeated(view)
        else ((rules_button(),),),
        table=view.id,
        version=view.version,
        stays=True,
    )


def round_result(players: Sequence[Player], ended: Outcome | SheetEntry) -> Text:
    """How a round ended and what it was worth, in one sentence."""
    ending = hyphened(ended.ending.value)
    if ended.winner is None:
        return text(f"result-{ending}-nobody")
    winner, points = called(players[ended.winner]), ended.points[ended.winner]
    return text(f"result-{ending}", name=winner, points=points)


def _blocks(view: ShowdownView) -> Iterator[Block]:
    hands = view.outcome.hands
    layoffs = tuple(layoff for hand in hands for layoff in hand.layoffs)
    if view.opening_card is not None and preset_of(view.rules).oklahoma:
        yield Line(text("showdown-opened", card=view.opening_card), "quiet")
    for at, hand in enumerate(hands):
        yield from _hand(view, hand, layoffs if at == 0 else ())
    yield from (_sum_line(line) for line in view.outcome.lines)
    yield from _box_lines(view)
    yield _totals(view)
    yield from round_autopilot_lines(view.players, view.entry)
    yield from _match_blocks(view)
    if view.readying is not None and view.readying.ready:
        ready = seat_names(view.players, view.readying.ready)
        yield Line(text("ready-who", name=ready), "quiet")
    if view.over:
        key = "showdown-over-series" if view.matches_to_win > 1 else "showdown-over"
        yield Line(text(key), "quiet")


def _hand(view: ShowdownView, hand: LaidHand, layoffs: tuple[Layoff, ...]) -> Iterator[Block]:
    yield Line(_hand_text(view, hand), "strong")
    yield from table_rows(_with(hand.melds, layoffs), layoffs)
    if hand.layoffs:
        faces = tuple(Face(layoff.card, "layoff") for layoff in hand.layoffs)
        yield CardRow(faces, text("row-laid-off"), "layoff")
    yield from deadwood_rows(hand)


def _hand_text(view: ShowdownView, hand: LaidHand) -> Text:
    """Whose hand it is, and what it came to."""
    name = called(view.players[hand.seat])
    if hand.big_gin:
        return text("showdown-big-gin", name=name)
    if hand.as_dealt:
        return text("showdown-as-dealt", name=name, points=hand.points)
    knocked = hand.seat == view.outcome.knocker
    key = "showdown-knocker" if knocked else "showdown-defender"
    return text(key, name=name, points=hand.points)


def _with(melds: tuple[Meld, ...], layoffs: tuple[Layoff, ...]) -> tuple[Meld, ...]:
    """The knocker's melds with what was laid off on them."""
    now = list(melds)
    for layoff in layoffs:
        mask = now[layoff.meld].mask | layoff.card.bit
        now[layoff.meld] = Meld(mask)
    return tuple(now)


def _sum_line(line: ScoreLine) -> Line:
    kind = hyphened(line.kind.value)
    if line.high is not None and line.low is not None:
        return Line(text(f"sum-{kind}", high=line.high, low=line.low, points=line.points))
    return Line(text(f"sum-{kind}", points=line.points))


def _box_lines(view: ShowdownView) -> Iterator[Line]:
    """The boxes of the round: what they add now, or how many where it is not one a round."""
    preset, boxes = preset_of(view.rules), view.outcome.boxes
    if view.outcome.winner is None:
        return
    if at_once := _box_points(view):
        yield Line(text("sum-boxes-at-once", count=boxes, points=at_once))
    elif preset.box_bonus and has_extra_boxes(view.rules):
        yield Line(text("sum-boxes-later", count=boxes))


def _box_points(view: ShowdownView) -> int:
    """What the boxes of the round add to the winner's running score."""
    preset = preset_of(view.rules)
    return view.outcome.boxes * preset.box_bonus if preset.box_when == "immediate" else 0


def _totals(view: ShowdownView) -> Grid:
    head = (text("grid-player"), text("grid-round"), text("grid-total"))
    rows = [
        (
            marked_name(player, is_marked=bool(autopilot_turns(view.entry, seat))),
            text("cell-number", number=_gained(view, seat)),
            text("cell-number", number=view.entry.running[seat]),
        )
        for seat, player in enumerate(view.players)
    ]
    target = (text("grid-target"), text("cell-empty"), text("cell-number", number=view.target))
    return Grid((head, *rows, target))


def _gained(view: ShowdownView, seat: Seat) -> int:
    """What the round added to a running score."""
    boxes = _box_points(view) if seat == view.outcome.winner else 0
    return view.entry.points[seat] + boxes


def _match_blocks(view: ShowdownView) -> Iterator[Block]:
    """What the round decided in a series: the match that it ended, and the series as it stands."""
    if view.settlement is None or view.matches_to_win == 1:
        return
    winner = called(view.players[view.settlement.winner])
    yield Line(text("series-match-won", number=sum(view.matches), name=winner), "strong")
    yield from settlement_blocks(view.players, view.rules, view.settlement)
    yield Line(series_line(view.players, view.matches, view.matches_to_win), "strong")


def _settlements(view: BoardView) -> Iterator[Block]:
    """How the match was settled; each of them in a series, one that was cut short too."""
    if view.finished is None or view.finished.settlement is None:
        return
    if not is_series(view):
        yield from settlement_blocks(view.players, view.rules, view.finished.settlement)
        return
    ends = [("series-match-won", match.settlement) for match in view.matches]
    if is_given_up(view.finished):
        ends.append(("series-match-cut-short", view.finished.settlement))
    for number, (key, settlement) in enumerate(ends, 1):
        winner = called(view.players[settlement.winner])
        yield Line(text(key, number=number, name=winner), "strong")
        yield from settlement_blocks(view.players, view.rules, settlement)
