"""A seat at OpenSpiel's gin rummy table for a computer player of the engine.

The player is shown what OpenSpiel's own observation of that seat shows, in which the other hand
and the stock are hidden, and what the seat has seen before: who took which card from the discard
pile. All else is filled up with the cards that are left, in the order of their index, so that the
engine can list the moves.

OpenSpiel's table differs from the classic game in three things that the player is told: equal
deadwood brings nobody anything; the last discard may be taken to knock with it; and no meld may
have more than five cards, so that longer runs are laid down in two.
"""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Protocol

import pyspiel

from engine.cards.card import PLAIN_CARDS, Card
from engine.cards.mask import ALL_CARDS, mask_of
from engine.cards.melds import Meld, best_arrangement, points_of
from engine.round.moves import (
    DRAW_DISCARD,
    Discard,
    DrawDiscard,
    DrawStock,
    Gin,
    Knock,
    LayOff,
    LayOut,
    Move,
)
from engine.round.outcome import LaidHand
from engine.round.play import play
from engine.round.showdown import plain_cards
from engine.round.state import (
    AnsweringLastDiscard,
    AnsweringUpcard,
    Discarding,
    Drawing,
    ForcedDrawing,
    LayingOff,
    Phase,
    RoundState,
)
from engine.round.views import player_view
from engine.variants.gin import gin
from engine.variants.presets import PRESETS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from engine.opponents.player import ComputerPlayer, Dice

RULES: Final = gin(
    "openspiel", replace(PRESETS["classic"], undercut_on_tie=False, fiftieth_card=True)
)
GAME: Final = pyspiel.load_game("gin_rummy")
DRAW_UPCARD: Final[int] = pyspiel.gin_rummy.DRAW_UPCARD_ACTION
DRAW_STOCK: Final[int] = pyspiel.gin_rummy.DRAW_STOCK_ACTION
PASS: Final[int] = pyspiel.gin_rummy.PASS_ACTION
KNOCK: Final[int] = pyspiel.gin_rummy.KNOCK_ACTION
_UTILS: Final = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)
_CARDS: Final = tuple(mask_of(_UTILS.card_string(number)) for number in range(len(PLAIN_CARDS)))
"""The card at each of OpenSpiel's numbers, as a bit."""
_MELDS: Final[dict[int, int]] = {
    sum(_CARDS[card] for card in cards): pyspiel.gin_rummy.MELD_ACTION_BASE + number
    for number, cards in _UTILS.int_to_meld.items()
}
"""The action that lays down each meld."""
_LONGEST: Final = 5
"""Cards in a run on OpenSpiel's table, at most."""


class Observation(Protocol):
    """What OpenSpiel lets one seat see; cards that are hidden are called ``XX``."""

    phase: str
    hands: Sequence[Sequence[str]]
    upcard: str | None
    discard_pile: Sequence[str]
    stock_size: int
    pass_on_first_upcard: Sequence[bool]
    layed_melds: Sequence[Sequence[Sequence[str]]]


class State(Protocol):
    """A round on OpenSpiel's table."""

    def current_player(self) -> int:
        """The seat in turn; negative where chance is, or nobody."""

    def to_observation_struct(self, seat: int) -> Observation:
        """What ``seat`` may see."""

    def is_terminal(self) -> bool:
        """Whether the round is over."""

    def is_chance_node(self) -> bool:
        """Whether a card is to be dealt or drawn."""

    def apply_action(self, action: int) -> None:
        """Deal a card, or play."""

    def returns(self) -> Sequence[float]:
        """What each seat has won, less what the other has."""


class Player(Protocol):
    """Somebody at OpenSpiel's table; its own bots are such."""

    def restart(self) -> None:
        """A round begins."""

    def inform_action(self, state: State, seat: int, action: int) -> None:
        """The other is about to play ``action``."""

    def step(self, state: State) -> int:
        """The action to play."""


def simple_bot(seat: int) -> Player:
    """OpenSpiel's own gin rummy bot."""
    bot: Player = pyspiel.make_simple_gin_rummy_bot(GAME.get_parameters(), seat)
    return bot


def round_between(players: Sequence[Player], order: Iterable[int]) -> Sequence[float]:
    """What each seat wins in a round with the cards in that order; the seat 0 begins."""
    state: State = GAME.new_initial_state()
    pack = iter(order)
    for player in players:
        player.restart()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(next(pack))
            continue
        seat = state.current_player()
        action = players[seat].step(state)
        players[1 - seat].inform_action(state, seat, action)
        try:
            state.apply_action(action)
        except pyspiel.SpielError:
            return _forfeited(players, seat)
    return state.returns()


def _forfeited(players: Sequence[Player], seat: int) -> Sequence[float]:
    """What a round is worth in which ``seat`` plays what the table refuses.

    A player of the engine loses the game by it. If it is OpenSpiel's own bot, the round is void.
    """
    if not isinstance(players[seat], Seated):
        return (0.0, 0.0)
    return tuple(-FORFEIT if each == seat else FORFEIT for each in range(len(players)))


FORFEIT: Final = 1_000.0
"""Points that a move which the table refuses costs a player of the engine: the game."""


class Seated:
    """A computer player of the engine in one seat of OpenSpiel's table."""

    def __init__(self, player: ComputerPlayer, seat: int, rng: Dice) -> None:
        self._player, self._seat, self._rng = player, seat, rng
        self.restart()

    def restart(self) -> None:
        """Forget the last round."""
        self._planned: deque[int] = deque()
        self._held = [0, 0]
        self._taken: str | None = None

    def inform_action(self, state: State, seat: int, action: int) -> None:
        """Note who takes which card from the discard pile, and who throws one."""
        upcard = state.to_observation_struct(self._seat).upcard
        if action < len(PLAIN_CARDS):
            self._held[seat] &= ~_CARDS[action]
        elif upcard and action in (DRAW_UPCARD, KNOCK):
            self._held[seat] |= mask_of(upcard)
        if seat == self._seat:
            self._taken = upcard if action in (DRAW_UPCARD, KNOCK) else None

    def step(self, state: State) -> int:
        """The next action of the move that was chosen last, or of a new one."""
        if not self._planned:
            self._planned.extend(self._plan(state.to_observation_struct(self._seat)))
        action = self._planned.popleft()
        self.inform_action(state, self._seat, action)
        return action

    def _plan(self, seen: Observation) -> Iterator[int]:
        round_ = self._round(seen)
        if seen.phase == "Layoff":
            yield from self._answer(round_)
            return
        view = player_view(RULES, round_, self._seat)
        move = self._player.choose(view, self._rng)
        if seen.phase == "Wall":
            yield KNOCK if move is DRAW_DISCARD else PASS
            return
        if isinstance(move, Knock | Gin) and seen.phase == "Discard":
            yield KNOCK
        yield from _actions(move)

    def _answer(self, round_: RoundState) -> Iterator[int]:
        """The whole answer to a knock: layoffs, then the own melds."""
        if not round_.laid[0].points:
            # OpenSpiel asks for the melds here, the engine lays them out by itself.
            yield from _laid(best_arrangement(round_.hands[self._seat]).melds)
            return
        while round_.phase.seat == self._seat:
            move = self._player.choose(player_view(RULES, round_, self._seat), self._rng)
            yield from _actions(move)
            round_ = play(RULES, round_, self._seat, move).state

    def _round(self, seen: Observation) -> RoundState:
        """The round as the seat knows it; what it does not know is filled up by index."""
        other = 1 - self._seat
        own = mask_of(" ".join(seen.hands[self._seat]))
        pile = [_card(name) for name in (*seen.discard_pile, *filter(None, [seen.upcard]))]
        laid = _laid_hand(seen, other) if seen.phase == "Layoff" else None
        known = _all_of(laid) if laid else self._held[other]
        rest = plain_cards(ALL_CARDS & ~(own | known | mask_of(pile)))
        missing = RULES.deal.hand_size - known.bit_count()
        theirs = known | mask_of(rest[:missing])
        return RoundState(
            dealer=1,
            hands=(own, theirs) if self._seat == 0 else (theirs, own),
            stock=rest[missing:],
            discard_pile=tuple(pile),
            phase=self._phase(seen),
            knock_limit=10,
            opening_card=PLAIN_CARDS[0],
            melds=laid.melds if laid else (),
            laid=(laid,) if laid else (),
            shown=self._held[0] | self._held[1],
        )

    def _phase(self, seen: Observation) -> Phase:
        match seen.phase:
            case "FirstUpcard":
                passed = all(seen.pass_on_first_upcard)
                return ForcedDrawing(self._seat) if passed else AnsweringUpcard(self._seat)
            case "Draw":
                return Drawing(self._seat)
            case "Wall":
                return AnsweringLastDiscard(self._seat)
            case "Layoff":
                return LayingOff(self._seat, knocker=1 - self._seat)
            case _:
                drawn = _card(self._taken or seen.hands[self._seat][0])
                return Discarding(self._seat, drawn, bool(self._taken), last=seen.phase == "Knock")


def _card(name: str) -> Card:
    return PLAIN_CARDS[mask_of(name).bit_length() - 1]


def _laid_hand(seen: Observation, seat: int) -> LaidHand:
    melds = tuple(Meld(mask_of(" ".join(meld))) for meld in seen.layed_melds[seat])
    deadwood = mask_of(" ".join(seen.hands[seat]))
    return LaidHand(seat, melds, (), plain_cards(deadwood), points_of(deadwood))


def _all_of(laid: LaidHand) -> int:
    return mask_of(laid.deadwood) | sum(meld.mask for meld in laid.melds)


def _actions(move: Move) -> Iterator[int]:
    match move:
        case DrawDiscard():
            yield DRAW_UPCARD
        case DrawStock():
            yield DRAW_STOCK
        case Discard(card) | LayOff(card):
            yield _CARDS.index(card.bit)
        case Knock(card, melds) | Gin(card, melds):
            yield _CARDS.index(card.bit)
            yield from _laid(melds)
        case LayOut(melds):
            yield PASS
            yield from _laid(melds)
        case _:
            yield PASS


def _laid(melds: Iterable[Meld]) -> Iterator[int]:
    """The actions that lay down ``melds``, a long run in two, and say that this was all."""
    for meld in melds:
        for part in _parts(meld.cards):
            yield _MELDS[mask_of(part)]
    yield PASS


def _parts(cards: Sequence[Card]) -> Sequence[Sequence[Card]]:
    """The cards of a meld in two halves if they are more than OpenSpiel allows."""
    if len(cards) <= _LONGEST:
        return [cards]
    half = len(cards) // 2
    return [cards[:half], cards[half:]]
