"""From the cut to the deal: who deals first, who is ready, and the round that begins."""

from dataclasses import replace

from engine.cards.pack import Pack, seed_for
from engine.match.actions import BeReady, ChooseDealer
from engine.match.seating import cut_for_deal
from engine.match.stages import ChoosingDealer, Playing, Readying
from engine.match.table import Game, RoundInPlay, Table, awaited
from engine.round.faults import Fault, NotAllowed
from engine.round.outcome import Seat
from engine.round.play import deal

FIRST_ROUND = 1


def cut(table: Table, game: Game) -> Table:
    """The table after everybody has cut: somebody chooses the dealer, or the first round lies."""
    order = game.order(Pack(), seed_for(table.seed, "cut"))
    cuts = cut_for_deal(order, table.capacity)
    named = game.seating.named_by(cuts[-1])
    if game.seating.is_cut_shown:
        table = replace(table, cuts=cuts)
    if game.seating.has_choice:
        return replace(table, stage=ChoosingDealer(named, cuts))
    return _first_deal(table, named, game)


def dealer_chosen(table: Table, action: ChooseDealer, game: Game) -> Table:
    """The table after the first dealer was chosen, with the first round dealt.

    Raises:
        NotAllowed: if there is nothing to choose, or another seat chooses.
    """
    stage = awaited(table, ChoosingDealer)
    if action.seat != stage.chooser:
        raise NotAllowed(Fault.NOT_YOUR_TURN)
    dealer = action.seat if action.deals else game.seating.opponent(action.seat)
    return _first_deal(table, dealer, game)


def made_ready(table: Table, action: BeReady, game: Game) -> Table:
    """The table after ``action.seat`` got ready; the last one's readiness deals.

    Raises:
        NotAllowed: if nobody is asked, or the seat is ready already.
    """
    stage = awaited(table, Readying)
    if action.seat in stage.ready:
        raise NotAllowed(Fault.ALREADY_READY)
    return dealt_when_ready(table, replace(stage, ready=(*stage.ready, action.seat)), game)


def next_readying(table: Table, number: int, dealer: Seat) -> Readying:
    """The wait before round ``number``; computer players are ready by themselves."""
    ready = tuple(seat for seat, player in enumerate(table.players) if player.computer)
    return Readying(number, dealer, ready, seed_for(table.seed, f"round {number}"))


def dealt_when_ready(table: Table, stage: Readying, game: Game) -> Table:
    """The table in ``stage``, or with its round dealt where nobody is waited for any more."""
    if len(stage.ready) < table.capacity:
        return replace(table, stage=stage)
    step = deal(game.variant, game.order(game.variant.pack, stage.seed), stage.dealer)
    dealt = RoundInPlay(stage.number, step.state, stage.seed)
    return replace(table, stage=Playing(), rounds=(dealt,), last=step.events)


def _first_deal(table: Table, dealer: Seat, game: Game) -> Table:
    # Nobody is asked before the first round: they all have just agreed to play.
    stage = next_readying(table, FIRST_ROUND, dealer)
    return dealt_when_ready(table, replace(stage, ready=tuple(range(table.capacity))), game)
