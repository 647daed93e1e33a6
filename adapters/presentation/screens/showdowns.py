"""The end of a round: both hands, layoffs, arithmetic, running totals; and the end of a match."""

from collections.abc import Iterator

from adapters.presentation.screen import Block, CardRow, Face, Grid, Line, Screen
from adapters.presentation.screens.boards import PLAYED, deadwood_rows, finished_lines
from adapters.presentation.screens.faces import table_rows
from adapters.presentation.screens.panels import ready_button, rematch_button, rules_button
from adapters.presentation.seats import Called, called, names, seat_names
from adapters.presentation.texts import Text, text
from engine.cards.melds import Layoff, Meld
from engine.match.boards import BoardView, ShowdownView
from engine.match.sheet import Settlement
from engine.round.outcome import LaidHand, ScoreLine


def showdown_screen(view: ShowdownView) -> Screen:
    """One ended round as it stays to be read."""
    waits = view.readying is not None
    ready = ready_button(enabled=waits)
    return Screen(
        title=text("showdown-title", number=view.number, result=_result(view)),
        blocks=tuple(_blocks(view)),
        rows=((ready,),) if waits else (),
        table=view.table,
        version=view.version,
        stays=True,
    )


def result_screen(view: BoardView) -> Screen:
    """The end of a match: the settlement line by line, who pays, and the rematch."""
    finished = view.finished
    settlement = None if finished is None else finished.settlement
    blocks: list[Block] = list(finished_lines(view))
    if settlement is not None:
        blocks.append(_settlement(view, settlement))
        winner = called(view.players[settlement.winner])
        blocks.append(Line(_payment(winner, settlement.payment), "strong"))
    playable = finished is not None and finished.reason in PLAYED
    return Screen(
        title=text("result-title", names=names(view.players)),
        blocks=tuple(blocks),
        rows=((rematch_button(enabled=True), rules_button()),)
        if playable
        else ((rules_button(),),),
        table=view.id,
        version=view.version,
        stays=True,
    )


def _result(view: ShowdownView) -> Text:
    ending = view.outcome.ending.value.replace("_", "-")
    if view.outcome.winner is None:
        return text(f"result-{ending}-nobody")
    winner = called(view.players[view.outcome.winner])
    points = view.outcome.points[view.outcome.winner]
    return text(f"result-{ending}", name=winner, points=points)


def _blocks(view: ShowdownView) -> Iterator[Block]:
    hands = view.outcome.hands
    layoffs = tuple(layoff for hand in hands for layoff in hand.layoffs)
    for at, hand in enumerate(hands):
        yield from _hand(view, hand, layoffs if at == 0 else ())
    yield from (_sum_line(line) for line in view.outcome.lines)
    yield _totals(view)
    if view.readying is not None and view.readying.ready:
        ready = seat_names(view.players, view.readying.ready)
        yield Line(text("ready-who", name=ready), "quiet")
    if view.over:
        yield Line(text("showdown-over"), "quiet")


def _hand(view: ShowdownView, hand: LaidHand, layoffs: tuple[Layoff, ...]) -> Iterator[Block]:
    knocked = hand.seat == view.outcome.knocker
    key = "showdown-knocker" if knocked else "showdown-defender"
    yield Line(text(key, name=called(view.players[hand.seat]), points=hand.points), "strong")
    yield from table_rows(_with(hand.melds, layoffs), layoffs)
    if hand.layoffs:
        faces = tuple(Face(layoff.card, "layoff") for layoff in hand.layoffs)
        yield CardRow(faces, text("row-laid-off"), "layoff")
    yield from deadwood_rows(hand)


def _with(melds: tuple[Meld, ...], layoffs: tuple[Layoff, ...]) -> tuple[Meld, ...]:
    """The knocker's melds with what was laid off on them."""
    now = list(melds)
    for layoff in layoffs:
        mask = now[layoff.meld].mask | layoff.card.bit
        now[layoff.meld] = Meld(mask)
    return tuple(now)


def _sum_line(line: ScoreLine) -> Line:
    kind = line.kind.value.replace("_", "-")
    if line.high is not None and line.low is not None:
        return Line(text(f"sum-{kind}", high=line.high, low=line.low, points=line.points))
    return Line(text(f"sum-{kind}", points=line.points))


def _totals(view: ShowdownView) -> Grid:
    head = (text("grid-player"), text("grid-round"), text("grid-total"))
    rows = [
        (
            text("cell-name", name=called(player)),
            text("cell-number", number=view.entry.points[seat]),
            text("cell-number", number=view.entry.running[seat]),
        )
        for seat, player in enumerate(view.players)
    ]
    target = (text("grid-target"), text("cell-empty"), text("cell-number", number=view.target))
    return Grid((head, *rows, target))


def _settlement(view: BoardView, settlement: Settlement) -> Grid:
    """A column per player; what only one of them is paid leaves the other's cell empty."""
    head = (text("cell-empty"), *(text("cell-name", name=called(who)) for who in view.players))
    kinds = list(dict.fromkeys(line.kind for line in settlement.lines[settlement.winner]))
    return Grid((head, *(_settlement_row(settlement, kind) for kind in kinds)))


def _settlement_row(settlement: Settlement, kind: str) -> tuple[Text, ...]:
    cells = []
    for lines in settlement.lines:
        line = next((line for line in lines if line.kind == kind), None)
        if line is None:
            cells.append(text("cell-empty"))
        elif line.count is None:
            cells.append(text("cell-number", number=line.points))
        else:
            cells.append(text("cell-boxes", points=line.points, count=line.count))
    return (text(f"settle-{kind.replace('_', '-')}"), *cells)


def _payment(winner: Called, payment: int) -> Text:
    key = "payment" if payment >= 0 else "payment-back"
    return text(key, name=winner, points=abs(payment))
