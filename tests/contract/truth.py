"""What is true at a table, read from the bot's database: for tests alone, never for a user."""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from engine.cards.card import Card
from engine.cards.mask import cards_of
from engine.match.actions import Open
from engine.match.changes import advance
from engine.match.dealing import FIRST_ROUND
from engine.match.opening import opened
from engine.match.saved import load_action, load_table
from engine.match.stages import ChoosingDealer
from engine.match.table import Game, Table
from engine.round.moves import Move
from engine.round.outcome import Seat
from engine.round.play import legal_moves
from engine.round.state import Over, RoundState
from engine.service.ports import Audience, MessageKey
from engine.variants.house import variant_of
from tests.builders import NORTH, SOUTH, seeded_order

NOBODY: Seat = -1
"""A seat for somebody who only looks on."""
SEATS = (NORTH, SOUTH)


@dataclass(frozen=True)
class Past:
    """A table at each of its versions, from the first on."""

    tables: dict[int, Table]

    @property
    def latest(self) -> int:
        """The newest version."""
        return max(self.tables)

    def known(self, seat: Seat, version: int) -> frozenset[Card]:
        """The cards that ``seat`` has had reason to know by ``version`` since the last deal."""
        return self._known[seat][version]

    @cached_property
    def _known(self) -> dict[Seat, dict[int, frozenset[Card]]]:
        """What each seat, and who only looks on, knows at each version."""
        return {seat: dict(self._learnt(seat)) for seat in (NOBODY, *SEATS)}

    def _learnt(self, seat: Seat) -> Iterator[tuple[int, frozenset[Card]]]:
        number, known = 0, frozenset[Card]()
        for version, table in self.tables.items():
            if _round_number(table) != number:
                number, known = _round_number(table), frozenset()
            known |= _shown(table, seat)
            yield version, known

    def showdown(self, number: int, version: int | None = None) -> frozenset[Card]:
        """The cards of a round that lay open by ``version``, with the one that opened it."""
        return frozenset(
            card
            for at, table in self.tables.items()
            if _round_number(table) == number and (version is None or at <= version)
            for card in _of_showdown(table)
        )

    def read_again(self, version: int, beside: frozenset[int]) -> frozenset[Card]:
        """What lay open by ``version`` in the rounds that may have those ``beside`` them."""
        last = _round_number(self.tables[version])
        numbers = (number for number in range(1, last + 1) if beside <= {number - 1, number + 1})
        return frozenset(card for number in numbers for card in self.showdown(number, version))


def table_now(saved: sqlite3.Connection, table: str) -> Table:
    """A table as it was saved last."""
    ((state,),) = saved.execute("select state from tables where id = ?", (table,))
    return load_table(state)


def all_tables(saved: sqlite3.Connection) -> tuple[str, ...]:
    """The ids of all tables, oldest first."""
    return tuple(row[0] for row in saved.execute("select id from tables order by number"))


def past_of(saved: sqlite3.Connection, table: str) -> Past:
    """A table's every version, played again from its log."""
    rows = saved.execute("select action from log where table_id = ? order by version", (table,))
    opening, *actions = (load_action(row[0]) for row in rows)
    assert isinstance(opening, Open)
    game = Game(variant_of(opening.rules), seeded_order)
    now = opened(opening, game).table
    tables = {now.version: now}
    for action in actions:
        now = advance(now, action, game).table
        tables[now.version] = now
    return Past(tables)


def moves_now(saved: sqlite3.Connection, table: str) -> tuple[Seat | None, tuple[Move, ...]]:
    """Whose turn it is at a table, and every legal move."""
    now = table_now(saved, table)
    state = now.rounds[-1].state
    seat = state.phase.seat
    return seat, () if seat is None else legal_moves(variant_of(now.rules), state, seat)


def messages_by_place(saved: sqlite3.Connection) -> dict[tuple[str, str], MessageKey]:
    """Which of a table's messages stands where: by chat and id."""
    rows = saved.execute(
        "select chat, message, table_id, audience_kind, audience_id, purpose, number"
        " from messages where message != ''"
    )
    return {
        (chat, message): MessageKey(table, Audience(kind, who), purpose, number)
        for chat, message, table, kind, who, purpose, number in rows
    }


def behind(saved: sqlite3.Connection, table: str) -> int:
    """How many of a table's messages show less than they should."""
    ((count,),) = saved.execute(
        "select count(*) from messages where table_id = ? and state = 'live' and shown < wanted",
        (table,),
    )
    return int(count)


def _round_number(table: Table) -> int:
    return table.rounds[-1].number if table.rounds else 0


def _shown(table: Table, seat: Seat) -> set[Card]:
    if isinstance(table.stage, ChoosingDealer):
        return {card for cut in table.stage.cuts for card in cut}
    if not table.rounds:
        return set()
    state = table.rounds[-1].state
    own = plain(cards_of(state.hands[seat])) if seat in SEATS else set()
    # The knocker's discard lies face down; he alone has seen it, while it was in his hand.
    pile = state.discard_pile[:-1] if state.laid else state.discard_pile
    return own | set(pile) | {state.opening_card} | _laid_open(state) | _cut(table)


def _cut(table: Table) -> set[Card]:
    """The cuts, which the board goes on showing while the first round lasts."""
    if _round_number(table) != FIRST_ROUND:
        return set()
    return {card for cut in table.cuts for card in cut}


def _of_showdown(table: Table) -> set[Card]:
    if not table.rounds:
        return set()
    state = table.rounds[-1].state
    return _laid_open(state) | {state.opening_card}


def _laid_open(state: RoundState) -> set[Card]:
    hands = list(state.laid)
    if isinstance(state.phase, Over):
        hands += state.phase.outcome.hands
    laid = {card for hand in hands for card in hand.deadwood}
    laid |= {card for hand in hands for meld in hand.melds for card in plain(meld.cards)}
    laid |= {card for meld in state.melds for card in plain(meld.cards)}
    laid |= {layoff.card for hand in hands for layoff in hand.layoffs}
    return laid


def plain(cards: object) -> set[Card]:
    """The cards of a pack without jokers."""
    assert isinstance(cards, tuple)
    return {card for card in cards if isinstance(card, Card)}
