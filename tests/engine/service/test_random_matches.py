"""Whole matches by chance, with orders that come twice, too late or from the wrong seat."""

from dataclasses import dataclass, replace
from random import Random

import pytest

from engine.match import actions
from engine.match.changes import replayed
from engine.match.rules import Rules
from engine.match.stages import ChoosingDealer, Finished, Playing
from engine.match.table import Game, Table, to_act
from engine.opponents.casual import Casual
from engine.round.faults import GinError
from engine.round.moves import Move
from engine.round.views import PlayerView
from engine.service.intents import Ask, Play
from engine.service.orders import Order
from engine.service.ports import AlreadyDone
from engine.variants.house import variant_of
from tests.engine.service.parlour import ADA, BEN, CY, PERSONS, TO_BEN, Parlour

MATCHES = range(3)
RIVAL = {"ada": BEN, "ben": ADA}


@dataclass
class Chancer:
    """Plays for both seats of a table as the dice say, and disturbs the match meanwhile."""

    parlour: Parlour
    table: str
    dice: Random

    async def play(self) -> Table:
        """The table after its match."""
        while True:
            known = await self.parlour.table(self.table)
            if isinstance(known.stage, Finished):
                return known
            order = await self._order(known)
            if self.dice.random() < 0.3:
                await self._disturb(order, known)
            await self.parlour.service.carry_out(order)
            if self.dice.random() < 0.2:
                await self._deliver_again(order)

    async def _order(self, table: Table) -> Order:
        """What somebody who is waited for asks next."""
        seat = self.dice.choice(to_act(table))
        person = PERSONS[table.players[seat].person]
        intent: Play | Ask = Ask("ready")
        if isinstance(table.stage, ChoosingDealer):
            intent = Ask(self.dice.choice(("deal_first", "let_deal")))
        if isinstance(table.stage, Playing):
            view = (await self.parlour.hand(person, self.table)).round
            assert view is not None
            intent = Play((self._move(view),))
        return await self.parlour.order(person, self.table, intent)

    def _move(self, view: PlayerView) -> Move:
        """A legal move: one of a decent player, or now and then any."""
        if self.dice.random() < 0.2:
            return self.dice.choice(view.moves)
        return Casual().choose(view, self.dice)

    async def _disturb(self, order: Order, known: Table) -> None:
        """Ask the same as one who may not, or who has not seen what is; nothing changes."""
        # Getting ready still holds one version later, when the other has just done so.
        others = [replace(order, person=CY), replace(order, version=order.version - 2)]
        if len(to_act(known)) == 1:
            others.append(replace(order, person=RIVAL[order.person.id]))
        with pytest.raises(GinError):
            await self.parlour.service.carry_out(self.dice.choice(others))
        assert await self.parlour.table(self.table) == known

    async def _deliver_again(self, order: Order) -> None:
        """Deliver the update once more; nothing changes."""
        known = await self.parlour.table(self.table)
        with pytest.raises(AlreadyDone):
            await self.parlour.service.carry_out(order)
        assert await self.parlour.table(self.table) == known


@pytest.mark.parametrize("number", MATCHES)
async def test_no_duplicate_and_no_stale_order_breaks_a_match(
    parlour: Parlour, number: int
) -> None:
    dice = Random(number)
    table = await parlour.open(ADA, replace(TO_BEN, rules=Rules(target=dice.choice((10, 30, 50)))))
    await parlour.ask(BEN, table, "accept")

    ended = await Chancer(parlour, table, dice).play()

    opening, *others = [row.action for row in await parlour.store.log(table)]
    assert isinstance(opening, actions.Open)
    game = Game(variant_of(ended.rules), parlour.chance.order)
    assert replayed(opening, others, lambda _rules: game) == ended


@pytest.mark.parametrize("number", MATCHES)
async def test_the_sheet_adds_up_to_what_the_records_say(parlour: Parlour, number: int) -> None:
    table = await parlour.open(ADA, replace(TO_BEN, rules=Rules(target=50)))
    await parlour.ask(BEN, table, "accept")

    sheet = (await Chancer(parlour, table, Random(number)).play()).sheet

    for seat, person in enumerate((ADA, BEN)):
        tally = (await parlour.service.record(person)).people
        assert (tally.points, tally.points_against) == (sheet.scores[seat], sheet.scores[1 - seat])
        assert (tally.rounds_won, tally.rounds_lost) == (sheet.boxes[seat], sheet.boxes[1 - seat])
        assert tally.rounds_drawn == sum(entry.winner is None for entry in sheet.entries)
        assert tally.matches_won + tally.matches_lost == 1
