"""What an intent asks of a table, as the action that the table understands."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.match import actions
from engine.match.dated import is_fresh
from engine.match.people import Origin, Player
from engine.match.stages import Finished, Lobby
from engine.match.table import Table, seat_of
from engine.round.faults import Fault, NotAllowed, StaleView
from engine.round.outcome import Seat
from engine.service import intents
from engine.service.computers import computer_name
from engine.service.ports import Person, Update
from engine.service.time.waits import Waits
from engine.variants.house import variant_of


@dataclass(frozen=True, slots=True)
class Order:
    """An intent as it reaches the service: who asks, of which table, seen at ``version``.

    ``may_end`` says that the person may end matches in the table's place. ``origin`` is given by
    those who join a table from elsewhere.
    """

    person: Person
    table: str
    version: int
    intent: intents.Wanted
    update: Update | None = None
    may_end: bool = False
    origin: Origin | None = None


def action_of(order: Order, table: Table, waits: Waits) -> actions.Action:
    """The action that an order asks for, checked for who asks and what they had seen.

    ``waits`` tells how long a challenge waits that does not say so itself.
    """
    intent = order.intent
    if isinstance(intent, intents.Play):
        seat = _seat(order.person, table)
        _check_fresh(order, table)
        return actions.Play(seat, intent.moves)
    _check_fresh(order, table)
    if isinstance(intent, intents.Propose):
        variant_of(intent.rules)
        seconds = waits.challenge_seconds_of(intent.rules.pace), waits.turn_seconds(intent.rules)
        return actions.ChangeRules(order.person.id, intent.rules, *seconds)
    if isinstance(intent, intents.SitDown):
        player = Player(name=computer_name(intent.computer), computer=intent.computer)
        return actions.SeatComputer(order.person.id, player)
    if intent.wish == "end":
        return _ended(order, table)
    return _wished(order.person, intent.wish, table)


def _check_fresh(order: Order, table: Table) -> None:
    if is_fresh(table, order.version) and not _was_less(order, table):
        return
    # Nobody is ever seated under rules that they have not seen.
    is_answer = isinstance(order.intent, intents.Ask) and isinstance(table.stage, Lobby)
    raise StaleView(Fault.CHALLENGE_CHANGED if is_answer else Fault.STALE_BUTTON)


def _was_less(order: Order, table: Table) -> bool:
    """Whether an offer was made to somebody who has left since: now it would end the match."""
    if not table.departed or order.version >= table.departed_at:
        return False
    return order.intent == intents.Ask("offer_abort")


def _ended(order: Order, table: Table) -> actions.Action:
    if not order.may_end:
        raise NotAllowed(Fault.NOT_AN_ENDER)
    is_under_way = not isinstance(table.stage, Lobby | Finished)
    if is_under_way and seat_of(table, order.person.id) is not None:
        # Nobody takes a loss back that threatens them.
        raise NotAllowed(Fault.ENDS_OWN)
    return actions.Close("ended", order.person.name)


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
