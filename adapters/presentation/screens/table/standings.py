"""The standing of a match and of its series: scores, boxes, matches won, settlements."""

from collections.abc import Iterator, Sequence

from adapters.presentation.screen import Block, Grid, Line
from adapters.presentation.screens.table.turns import is_series
from adapters.presentation.seats import Called, called
from adapters.presentation.texts import Text, joined, text
from engine.match.boards import BoardView
from engine.match.people import Player
from engine.match.rules import Rules
from engine.match.sheet import Settlement, SheetEntry, matches_won
from engine.round.outcome import Seat
from engine.variants.house import preset_of


def score_line(view: BoardView) -> Text:
    """The running score in one line."""
    scores = each_score(view.players, view.sheet.scores)
    return text("score-line", scores=scores, target=view.sheet_rules.target)


def series_line(players: Sequence[Player], won: Sequence[int], target: int) -> Text:
    """The matches that each has won, of the ``target`` that win the series."""
    return text("series-line", scores=each_score(players, won), target=target)


def each_score(players: Sequence[Player], numbers: Sequence[int]) -> Text:
    """A number for each player, parted by commas."""
    each = (
        text("score-one", name=called(player), points=number)
        for player, number in zip(players, numbers, strict=False)
    )
    return joined(each)


def standing_lines(view: BoardView) -> Iterator[Line]:
    """What the series stands at, where a series is played."""
    if is_series(view):
        won, target = _matches(view), view.sheet_rules.matches_to_win
        yield Line(series_line(view.players, won, target), "quiet")


def latest_match_lines(view: BoardView) -> Iterator[Line]:
    """Who won the match of a series that ended with the round shown, until the next deal."""
    if view.readying is not None and _is_between_matches(view):
        winner = view.players[view.matches[-1].settlement.winner]
        won = text("series-match-won", number=len(view.matches), name=called(winner))
        yield Line(won, "strong")


def match_number(view: BoardView) -> int:
    """Which match of its series the round shown belongs to, counted from 1."""
    return len(view.matches) + (0 if _is_between_matches(view) else 1)


def score_grid(view: BoardView) -> Grid:
    """The score sheet: a column each for points, rounds won and, in a series, matches won."""
    columns = [_column(view.sheet.scores), _column(view.sheet.boxes)]
    boxes = "grid-boxes-extra" if has_extra_boxes(view.rules) else "grid-boxes"
    heads = [text("grid-player"), text("grid-score"), text(boxes)]
    targets = [text("grid-target"), _cell(view.sheet_rules.target), text("cell-empty")]
    if is_series(view):
        columns.append(_column(_matches(view)))
        heads.append(text("grid-matches"))
        targets.append(_cell(view.sheet_rules.matches_to_win))
    played = autopilot_by_round(view)
    names = (
        marked_name(player, is_marked=any(turns[seat] for turns in played.values()))
        for seat, player in enumerate(view.players)
    )
    return Grid((tuple(heads), *zip(names, *columns, strict=True), tuple(targets)))


def marked_name(player: Player, *, is_marked: bool) -> Text:
    """A player's name in a grid, with a mark where autopilot has played for them."""
    return text("cell-name-autopilot" if is_marked else "cell-name", name=called(player))


def autopilot_by_round(view: BoardView) -> dict[int, tuple[int, ...]]:
    """The turns that autopilot has played for each seat, by the rounds in which it has."""
    entries = every_entry(view)
    played = {number: entry.autopilot for number, entry in entries.items() if entry.autopilot}
    return played | ({view.number: view.autopilot} if view.number and view.autopilot else {})


def every_entry(view: BoardView) -> dict[int, SheetEntry]:
    """Every round that was written down, by its number, those of a series' earlier matches too."""
    sheets = (*(match.sheet for match in view.matches), view.sheet)
    return {entry.number: entry for sheet in sheets for entry in sheet.entries}


def autopilot_lines(view: BoardView) -> Iterator[Line]:
    """What the mark in the score sheet means: for whom autopilot played, and in which rounds."""
    played = autopilot_by_round(view)
    for seat, player in enumerate(view.players):
        rounds = [number for number, turns in sorted(played.items()) if turns[seat]]
        if rounds:
            turns = sum(played[number][seat] for number in rounds)
            each = joined(text("cell-number", number=number) for number in rounds)
            told = text("sheet-autopilot", name=called(player), turns=turns, rounds=each)
            yield Line(told, "quiet")


def round_autopilot_lines(players: Sequence[Player], entry: SheetEntry) -> Iterator[Line]:
    """The same for one round by itself."""
    for seat, player in enumerate(players):
        turns = autopilot_turns(entry, seat)
        if turns:
            told = text("sheet-autopilot-round", name=called(player), turns=turns)
            yield Line(told, "quiet")


def autopilot_turns(entry: SheetEntry, seat: Seat) -> int:
    """The turns of a round that autopilot played for a seat."""
    return entry.autopilot[seat] if entry.autopilot else 0


def settlement_blocks(
    players: Sequence[Player], rules: Rules, settlement: Settlement
) -> Iterator[Block]:
    """A settlement line by line, then who pays what."""
    return settled_between([called(player) for player in players], rules, settlement)


def settled_between(
    names: Sequence[Called], rules: Rules, settlement: Settlement
) -> Iterator[Block]:
    """The same between people of whom no more is known than ``names``."""
    yield _settlement_grid(names, rules, settlement)
    yield Line(_payment(rules, names[settlement.winner], settlement.payment), "strong")


def has_extra_boxes(rules: Rules) -> bool:
    """Whether a round may bring several boxes, so that boxes are no rounds."""
    preset = preset_of(rules)
    return preset.oklahoma and preset.oklahoma_extra_boxes


def _matches(view: BoardView) -> tuple[int, ...]:
    return matches_won(view.matches, len(view.players))


def _is_between_matches(view: BoardView) -> bool:
    """Whether the round shown ended a match of a series."""
    return bool(view.matches) and view.matches[-1].sheet.entries[-1].number == view.number


def _column(numbers: Sequence[int]) -> tuple[Text, ...]:
    return tuple(map(_cell, numbers))


def _cell(number: int) -> Text:
    return text("cell-number", number=number)


def _settlement_grid(names: Sequence[Called], rules: Rules, settlement: Settlement) -> Grid:
    """A column per player; what only one of them is paid leaves the other's cell empty."""
    head = (text("cell-empty"), *(text("cell-name", name=name) for name in names))
    kinds = dict.fromkeys(line.kind for line in settlement.lines[settlement.winner])
    boxes = "boxes-extra" if has_extra_boxes(rules) else "boxes"
    rows = (
        (
            text(f"settle-{boxes if kind == 'boxes' else kind.replace('_', '-')}"),
            *(_settled(settlement, seat, kind, boxes) for seat in range(len(names))),
        )
        for kind in kinds
    )
    return Grid((head, *rows))


def _settled(settlement: Settlement, seat: Seat, kind: str, boxes: str) -> Text:
    line = next((line for line in settlement.lines[seat] if line.kind == kind), None)
    if line is None:
        return text("cell-empty")
    if line.count is None:
        return _cell(line.points)
    return text(f"cell-{boxes}", points=line.points, count=line.count)


def _payment(rules: Rules, winner: Called, payment: int) -> Text:
    if payment >= 0:
        return text("payment", name=winner, points=payment)
    key = "payment-back-extra" if has_extra_boxes(rules) else "payment-back"
    return text(key, name=winner, points=-payment)
