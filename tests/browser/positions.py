"""Puts a table of a standing bot into a position of a test's choice."""

from dataclasses import replace

from engine.match.saved import dump_table, load_table
from engine.round.state import RoundState
from tests.bot_inside import BotInside
from tests.bot_process import BotProcess


async def set_up(bot: BotInside | BotProcess, state: RoundState, *also: str) -> None:
    """Stop the bot, let its only table stand at ``state``, and start it again on the same port.

    ``also`` are further changes of its database.
    """
    await bot.stop()
    with bot.opened() as database:
        (saved,) = database.execute("select state from tables").fetchone()
        table = load_table(saved)
        rounds = tuple(replace(one, state=state) for one in table.rounds)
        changed = dump_table(replace(table, rounds=rounds))
        database.execute("update tables set state = ?", (changed,))
        database.execute("update messages set shown = 0")
        for change in also:
            database.execute(change)
    await bot.start()
