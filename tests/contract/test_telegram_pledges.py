"""A bot on Telegram is killed while a deal waits for the challenger: it is made all the same."""

import asyncio
from dataclasses import dataclass
from typing import Final

import pytest

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import Name, text
from engine.match.stages import Lobby
from tests.contract.rig import Message
from tests.contract.seats import Seated
from tests.contract.seeing import has_wish, table_of, until, wish_button
from tests.contract.telegram_rig import TelegramRig
from tests.contract.telegram_user import TelegramUser
from tests.contract.truth import table_now

NAMES: Final = ("Ada", "Bea", "Cleo", "Dot", "Eve", "Fay")
"""Challengers, none of whom has started the bot."""
APART_SECONDS: Final = 0.01
"""How long after one another they press START, so that a kill meets each at another moment."""
CATALOG: Final = Catalog.load()

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_an_acceptance_that_waits_for_the_challenger_outlives_a_kill(
    mortal_telegram: TelegramRig,
) -> None:
    pledge = await _pledged(mortal_telegram, "Ann")
    shown = pledge.card

    await mortal_telegram.kill()
    before = pledge.stage
    await mortal_telegram.start()
    after = pledge.stage
    pledge.challenger.account.start()
    await pledge.is_dealt()

    assert isinstance(before, Lobby)
    assert before.pledged is not None
    assert before.pledged.name == pledge.taker.name
    assert after == before
    assert _waits(pledge.challenger, pledge.taker) in shown.words


async def test_a_kill_while_challengers_press_start_costs_no_deal(
    mortal_telegram: TelegramRig,
) -> None:
    first, *others = [await _pledged(mortal_telegram, name) for name in NAMES]
    first.challenger.account.start()
    await first.is_dealt()

    for pledge in others:
        await asyncio.sleep(APART_SECONDS)
        pledge.challenger.account.start()
    await mortal_telegram.kill()
    waiting = [pledge for pledge in others if isinstance(pledge.stage, Lobby)]
    await mortal_telegram.start()
    await asyncio.gather(*(pledge.is_dealt() for pledge in others))

    # A hand that was on its way in that moment may come twice, which is better than not at all.
    assert others[-1] in waiting
    for pledge in (first, *waiting):
        for user in (pledge.challenger, pledge.taker):
            assert sum(has_wish(message, "sort_rank") for message in user.private()) <= 1
            assert sum(has_wish(message, "sort_suit") for message in user.private()) <= 1


@dataclass(frozen=True, slots=True)
class Pledge:
    """A challenge that was taken up, and waits for a challenger who never started the bot."""

    telegram: TelegramRig
    challenger: TelegramUser
    taker: TelegramUser
    card: Message

    @property
    def stage(self) -> object:
        """Where its table is."""
        with self.telegram.saved() as saved:
            return table_now(saved, table_of(self.card)).stage

    async def is_dealt(self) -> None:
        """Wait until both have a hand, and one of them chooses the dealer."""
        both = (self.challenger, self.taker)
        hands = [await Seated(user, table_of(self.card), None).hand_at(2) for user in both]
        assert sum(has_wish(hand, "deal_first") for hand in hands) == 1


async def _pledged(telegram: TelegramRig, name: str) -> Pledge:
    challenger, taker = telegram.stranger(name), await telegram.person(f"{name}'s friend")
    challenger.account.say(telegram.room(0), f'/gin @"{taker.name}"')

    def found(words: str) -> Message | None:
        cards = (m for m in taker.messages(telegram.place(0)) if has_wish(m, "withdraw"))
        return next((card for card in cards if words in card.words), None)

    card = await until(taker, lambda: found(taker.name), "the card")
    await taker.press(card, wish_button(card, "accept"))
    waits = _waits(challenger, taker)
    return Pledge(telegram, challenger, taker, await until(taker, lambda: found(waits), waits))


def _waits(challenger: TelegramUser, taker: TelegramUser) -> str:
    names = {"name": Name(taker.name), "challenger": Name(challenger.name)}
    return CATALOG.say("en", text("challenge-pledged", **names))
