"""How the first dealer was found: the cuts and what they decided, or that it was chance."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from adapters.presentation.screen import CardRow, Face, Line
from adapters.presentation.seats import called
from adapters.presentation.texts import Text, joined, text
from engine.cards.card import Card
from engine.match.boards import BoardView
from engine.match.dealing import FIRST_ROUND
from engine.match.people import Player
from engine.match.stages import ChoosingDealer
from engine.round.views import SpectatorView
from engine.variants.house import variant_of

if TYPE_CHECKING:
    from engine.match.seating import HeadToHead


def choosing_blocks(view: BoardView, choosing: ChoosingDealer) -> Iterator[CardRow | Line]:
    """The cuts while whoever cut the higher card chooses."""
    for cut in choosing.cuts:
        for player, card in zip(view.players, cut, strict=True):
            yield CardRow((Face(card),), text("cut-label", name=called(player)))
    yield Line(text("cut-higher", name=called(view.players[choosing.chooser])))


def first_deal_lines(view: BoardView, public: SpectatorView) -> Iterator[Line]:
    """Why this dealer deals, in the first round alone; every cut is shown, ties too."""
    if view.number != FIRST_ROUND:
        return
    seating = cast("HeadToHead", variant_of(view.rules).seating)
    dealer = called(view.players[public.dealer])
    if not seating.is_cut_shown:
        yield Line(text("cut-by-chance", name=dealer), "quiet")
    elif view.cuts:
        yield from (Line(_cut(view.players, cut), "quiet") for cut in view.cuts)
        yield Line(_decided(view, public, seating), "quiet")


def _cut(players: Sequence[Player], cut: tuple[Card, ...]) -> Text:
    cards = (
        text("cut-one", name=called(player), card=card)
        for player, card in zip(players, cut, strict=True)
    )
    return text("cut-line", cards=joined(cards))


def _decided(view: BoardView, public: SpectatorView, seating: "HeadToHead") -> Text:
    named = seating.named_by(view.cuts[-1])
    name = called(view.players[named])
    if not seating.has_choice:
        return text("cut-deals-lower", name=name)
    if named == public.dealer:
        return text("cut-deals-higher", name=name)
    return text("cut-lets-deal", name=name, dealer=called(view.players[public.dealer]))
