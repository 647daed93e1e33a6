"""A whole bot on Telegram: what a turn costs over the real protocol."""

from pathlib import Path

from engine.round.moves import DRAW_STOCK, PASS
from engine.service.intents import Ask, Play
from tests.adapters.telegram.arena import button_for
from tests.bot.telegram_club import EDIT, QUIET_SECONDS, club, may


async def test_a_turn_of_two_people_costs_six_calls_over_the_wire(tmp_path: Path) -> None:
    async with club(tmp_path) as house:
        group = house.server.group("Card club", [house.ann, house.ben])
        house.ann.say(group, "/gin @ben")
        await house.server.until(lambda: group.messages)
        board = group.messages[-1]
        await house.ben.press(board, button_for(board, Ask("accept"))).answer()
        await house.server.quiet(QUIET_SECONDS)
        for intent in (Ask("deal_first"), Play((PASS,)), Play((PASS,))):
            await house.press_whoever_can(intent)
        (drawer,) = [one for one in (house.ann, house.ben) if may(one, Play((DRAW_STOCK,)))]

        spent = await house.turn(drawer, 4)

    assert spent == {"answerCallbackQuery": 2, EDIT: 4}


async def test_a_turn_against_the_computer_costs_four_calls_over_the_wire(tmp_path: Path) -> None:
    async with club(tmp_path) as house:
        house.ann.say(None, "/gin bot casual")
        await house.server.until(lambda: len(house.ann.private) > 1)
        await house.server.quiet(QUIET_SECONDS)
        while not may(house.ann, Play((DRAW_STOCK,))):
            await house.press_whoever_can(
                Play((PASS,)) if may(house.ann, Play((PASS,))) else Ask("deal_first")
            )

        spent = await house.turn(house.ann, 2)

    assert spent == {"answerCallbackQuery": 2, EDIT: 2}
