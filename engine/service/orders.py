"""What an intent asks of a table, as the action that the table understands."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.match import actions
from engine.match.people import Player
from engine.match.stages import Lobby
from engine.match.table import Table, seat_of
from engine.round.faults import Fault, NotAllowed, StaleView
from engine.round.outcome import Seat
from engine.service import intents
from engine.service.computers import computer_name
from engine.service.freshness import still_good
from engine.service.ports import Person, Update
from engine.variants.house import variant_of


@dataclass(frozen=True, slots=True)
class Order:
    """An intent as it reaches the service: who asks, of which table, seen at ``version``."""

    person: Person
    table: str
    version: int
    intent: intents.Wanted
    update: Update | None = None


def action_of(order: Order, table: Table) -> actions.Action:
    """The action that an order asks for, checked for who asks and what they had seen."""
    if isinstance(order.intent, intents.Play):
        seat = _seat(order.person, table)
        if order.version != table.version:
            raise StaleView(Fault.STALE_BUTTON)
        return actions.Play(seat, order.intent.moves)
    if isinstance(order.intent, intents.Ask):
        if not still_good(table, order.intent.wish, order.version):
            # Nobody is ever seated under rules that they have not seen.
            waits = isinstance(table.stage, Lobby)
            raise StaleView(Fault.CHALLENGE_CHANGED if waits else Fault.STALE_BUTTON)
        return _wished(order.person, order.intent.wish, table)
    if order.version != table.version:
        raise StaleView(Fault.STALE_BUTTON)
    return _configured(order.person, order.intent)


def _configured(person: Person, intent: intents.Propose | intents.SitDown) -> actions.Action:
    """What the challenger makes of a challenge that still waits.

    Raises:
        NotAllowed: if there are no such rules, or no such computer player.
    """
    if isinstance(intent, intents.Propose):
        variant_of(intent.rules)
        return actions.ChangeRules(person.id, intent.rules)
    player = Player(name=computer_name(intent.computer), computer=intent.computer)
    return actions.SeatComputer(person.id, player)


def _wished(person: Person, wish: intents.Wish, table: Table) -> actions.Action:
    if wish == "accept":
        return actions.Accept(Player(name=person.name, person=person.id))
    if wish == "decline":
        return actions.Decline(person.id)
    if wish == "withdraw":
        return actions.Withdraw(person.id)
    make = _SEAT_ACTIONS.get(wish)
    if make is None:
        raise NotAllowed(Fault.NOT_NOW)
    return make(_seat(person, table))


_SEAT_ACTIONS: dict[intents.Wish, Callable[[Seat], actions.Action]] = {
    "deal_first": lambda seat: actions.ChooseDealer(seat, deals=True),
    "let_deal": lambda seat: actions.ChooseDealer(seat, deals=False),
    "ready": actions.BeReady,
    "resign": actions.Resign,
    "offer_abort": actions.OfferAbort,
    "agree_abort": lambda seat: actions.AnswerAbort(seat, agrees=True),
    "refuse_abort": lambda seat: actions.AnswerAbort(seat, agrees=False),
    "rematch": actions.OfferRematch,
}


def _seat(person: Person, table: Table) -> Seat:
    seat = seat_of(table, person.id)
    if seat is None:
        raise NotAllowed(Fault.NOT_AT_TABLE)
    return seat
