"""The answer to a knock: what to lay off on the knocker's melds, how to lay out the rest.

A ``Look``'s choice holds the half-made answer: the layoffs, each by meld and card, a full stop,
then one's own melds. An empty choice is the best answer. Nothing of it has happened at the table
before it is confirmed as a whole.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from adapters.presentation.codes import CodeError, card_code, digit, read_card, value_of
from adapters.presentation.screen import Block, Button, CardRow, Face, Line, Screen
from adapters.presentation.screens.hand.faces import Holding, Order
from adapters.presentation.screens.hand.frames import framed, melds_choice, plain_hand, read_melds
from adapters.presentation.screens.hand.panels import BACK, Panel
from adapters.presentation.texts import Cards, Text, text
from engine.cards.card import Card
from engine.cards.melds import (
    Arrangement,
    Layoff,
    Meld,
    arrangements,
    best_arrangement,
    best_defence,
    extended,
)
from engine.match.boards import HandView
from engine.round.moves import LayOff, LayOut
from engine.round.views import PlayerView
from engine.service.intents import Look, Play


@dataclass(frozen=True, slots=True)
class Answer:
    """A half-made answer to a knock: ``layoffs`` as they would be played, then own ``melds``."""

    layoffs: tuple[Layoff, ...]
    melds: tuple[Meld, ...]

    @property
    def look(self) -> Look:
        """The look at this answer."""
        laid = "".join(digit(layoff.meld) + card_code(layoff.card) for layoff in self.layoffs)
        return Look("defend", f"{laid}.{melds_choice(self.melds)}")

    @property
    def play(self) -> Play:
        """The moves that carry it out."""
        laid = (LayOff(layoff.card, layoff.meld) for layoff in self.layoffs)
        return Play((*laid, LayOut(self.melds)))


def defend_screen(view: HandView, order: Order, choice: str = "") -> Screen:
    """The answer to a knock, half made by ``choice`` or at its best; without one the hand."""
    if view.round is None or not _must_answer(view.round):
        return plain_hand(view, order, choice)
    hand = view.round
    best = _best(hand)
    answer = _read(hand, choice) or best
    splits = list(arrangements(_rest(hand, answer.layoffs), None, hand.melding))
    at = next(at for at, split in enumerate(splits) if split.melds == answer.melds)
    other = replace(answer, melds=splits[(at + 1) % len(splits)].melds)
    panel = Panel(
        view,
        order,
        otherwise=other.look if len(splits) > 1 else None,
        asked=(_confirm(answer, splits[at]), _to_best(answer, best)),
    )
    holding = Holding(splits[at], order, None, lambda face: _dressed(hand, answer, face))
    return framed(view, _blocks(hand, answer, holding), panel)


def _must_answer(hand: PlayerView) -> bool:
    return any(isinstance(move, LayOut) for move in hand.moves)


def _best(hand: PlayerView) -> Answer:
    defence = best_defence(hand.public.melds, hand.mask, hand.melding)
    return Answer(defence.layoffs, _split_of(hand, defence.layoffs, defence.melds).melds)


def _split_of(hand: PlayerView, layoffs: Sequence[Layoff], melds: tuple[Meld, ...]) -> Arrangement:
    """The arrangement with these melds as the melder lists it, or the best one."""
    rest = _rest(hand, layoffs)
    for split in arrangements(rest, None, hand.melding):
        if set(split.melds) == set(melds):
            return split
    return best_arrangement(rest, hand.melding)


def _rest(hand: PlayerView, layoffs: Iterable[Layoff]) -> int:
    rest = hand.mask
    for layoff in layoffs:
        rest &= ~layoff.card.bit
    return rest


def _read(hand: PlayerView, choice: str) -> Answer | None:
    """The answer that a choice names, or None if it names none for this hand."""
    laid, dot, own = choice.partition(".")
    melds = read_melds(own)
    if not dot or melds is None:
        return None
    try:
        layoffs = tuple(
            Layoff(read_card(laid[at + 1 : at + 2]), value_of(laid[at]))
            for at in range(0, len(laid), 2)
        )
    except CodeError:
        return None
    if _playable(hand, layoffs) != layoffs:
        return None
    return Answer(layoffs, _split_of(hand, layoffs, melds).melds)


def _playable(hand: PlayerView, layoffs: Iterable[Layoff]) -> tuple[Layoff, ...]:
    """Those of ``layoffs`` that can be played one after the other from this hand."""
    table = list(hand.public.melds)
    rest = hand.mask
    played = []
    for layoff in layoffs:
        if not rest & layoff.card.bit or layoff.meld >= len(table):
            continue
        longer = extended(table[layoff.meld], layoff.card, hand.melding)
        if longer is None:
            continue
        table[layoff.meld] = longer
        rest &= ~layoff.card.bit
        played.append(layoff)
    return tuple(played)


def _toggled(hand: PlayerView, answer: Answer, card: Card) -> Answer:
    """The answer after a press on ``card``: on to the next meld that takes it, at last back."""
    before = [layoff for layoff in answer.layoffs if layoff.card is not card]
    now = next((layoff.meld for layoff in answer.layoffs if layoff.card is card), -1)
    for meld in range(now + 1, len(hand.public.melds)):
        layoffs = _playable(hand, [*before, Layoff(card, meld)])
        if layoffs and layoffs[-1] == Layoff(card, meld):
            return _at_best(hand, layoffs)
    return _at_best(hand, _playable(hand, before))


def _at_best(hand: PlayerView, layoffs: tuple[Layoff, ...]) -> Answer:
    return Answer(layoffs, best_arrangement(_rest(hand, layoffs), hand.melding).melds)


def _dressed(hand: PlayerView, answer: Answer, face: Face) -> Face:
    """A card in the hand: a press lays it off, where it fits."""
    after = _toggled(hand, answer, face.card)
    if after.layoffs == answer.layoffs:
        return replace(face, hint=text("hint-no-layoff", card=face.card))
    return replace(face, intent=after.look, hint=text("hint-lay-off", card=face.card))


def _blocks(hand: PlayerView, answer: Answer, holding: Holding) -> tuple[Block, ...]:
    blocks: list[Block] = [Line(text("defend-choose"), "strong")]
    if answer.layoffs:
        faces = tuple(_laid_face(hand, answer, layoff.card) for layoff in answer.layoffs)
        blocks.append(CardRow(faces, text("row-layoffs"), "layoff"))
    points = holding.arrangement.points
    blocks.append(Line(text("hand-deadwood", points=points), "strong"))
    return (*blocks, *holding.rows())


def _laid_face(hand: PlayerView, answer: Answer, card: Card) -> Face:
    """A card that would be laid off: a press takes it to another meld, or back."""
    look = _toggled(hand, answer, card).look
    return Face(card, "layoff", look, text("hint-take-back", card=card))


def _confirm(answer: Answer, split: Arrangement) -> Button:
    """Says exactly what happens."""
    label: Text = text("confirm-lay-out", points=split.points)
    if answer.layoffs:
        cards = Cards(tuple(layoff.card for layoff in answer.layoffs))
        label = text("confirm-lay-off", cards=cards, points=split.points)
    return Button(label, answer.play, "danger")


def _to_best(answer: Answer, best: Answer) -> Button:
    changed = answer != best
    why = None if changed else text("why-best-already")
    return replace(
        BACK, label=text("button-best"), intent=Look("defend"), enabled=changed, why=why
    )
