"""A person's statistics."""

from collections.abc import Callable, Iterator
from typing import Final

from adapters.presentation.screen import Block, Grid, Line, Screen
from adapters.presentation.terms import variant_name
from adapters.presentation.texts import Name, Text, text
from engine.service.ports import Record, Tally

Figure = Callable[[Tally], Text]


def stats_screen(record: Record) -> Screen:
    """What a person has played, against persons and against the computer apart."""
    return Screen(_title(record), tuple(_blocks(record)))


def _title(record: Record) -> Text:
    name = Name(record.person.name)
    if not record.variant:
        return text("stats-title", name=name)
    return text("stats-title-variant", name=name, variant=variant_name(record.variant))


def _blocks(record: Record) -> Iterator[Block]:
    sides = {"stats-people": record.people, "stats-computer": record.computer}
    played = {key: tally for key, tally in sides.items() if _has_played(tally)}
    if not played:
        yield Line(text("stats-nothing"))
    else:
        yield _grid({text(key): tally for key, tally in played.items()})
    if record.rival is not None and record.versus is not None:
        yield _against(Name(record.rival.name), record.versus)
    if any(tally.series for tally in sides.values()):
        yield Line(text("stats-series"), "quiet")


def _against(rival: Name, versus: Tally) -> Block:
    if _has_played(versus):
        return _grid({text("stats-versus", name=rival): versus})
    return Line(text("stats-versus-nothing", name=rival))


def _has_played(tally: Tally) -> bool:
    return tally != Tally()


def _grid(columns: dict[Text, Tally]) -> Grid:
    head = (text("cell-empty"), *columns)
    rows = (
        (text(key), *(figure(tally) for tally in columns.values()))
        for key, figure in FIGURES.items()
    )
    return Grid((head, *rows))


def _count(name: str) -> Figure:
    return lambda tally: text("cell-number", number=getattr(tally, name))


def _average(total: int, count: int) -> Text:
    return text("stats-average", number=total / count) if count else text("cell-none")


FIGURES: Final[dict[str, Figure]] = {
    "stats-matches": lambda tally: text(
        "stats-won-lost", won=tally.matches_won, lost=tally.matches_lost
    ),
    "stats-rounds": lambda tally: text(
        "stats-won-lost-drawn",
        won=tally.rounds_won,
        lost=tally.rounds_lost,
        drawn=tally.rounds_drawn,
    ),
    "stats-points": lambda tally: text(
        "stats-points-both", won=tally.points, lost=tally.points_against
    ),
    "stats-boxes": _count("boxes"),
    "stats-gins": _count("gins"),
    "stats-big-gins": _count("big_gins"),
    "stats-knocks": _count("knocks"),
    "stats-undercuts-made": _count("undercuts_made"),
    "stats-undercuts-suffered": _count("undercuts_suffered"),
    "stats-knock-average": lambda tally: _average(tally.knock_points_sum, tally.knocks),
    "stats-caught-average": lambda tally: _average(tally.caught_points_sum, tally.caught_count),
    "stats-best-round": _count("best_round"),
    "stats-streak": _count("streak"),
    "stats-longest-streak": _count("longest_streak"),
    "stats-autopilot": _count("autopilot"),
    "stats-forfeits": lambda tally: text(
        "stats-won-lost", won=tally.forfeits_won, lost=tally.forfeits
    ),
}
"""Each line of the statistics by its key."""
