"""A bot of discord.py alone: it answers each press with as much as a hand has, and plays nothing.

python -m bench._discord_echo ADDRESS TOKEN
"""

import sys
from typing import Any, Final

import discord
from discord.http import Route

COMMAND: Final[dict[str, Any]] = {
    "name": "gin",
    "description": "Sit down",
    "options": [
        {"type": 3, "name": "level", "description": "Whom against"},
        {"type": 4, "name": "target", "description": "How far"},
    ],
}
PRESSED: Final = "echo"
"""How every button's id begins."""
ROWS, IN_A_ROW = 4, 4
LINES: Final = 20


class Echo(discord.AutoShardedClient):
    """Answers commands in private, and presses by a redraw."""

    async def setup_hook(self) -> None:
        """Offer the command."""
        if self.application_id is not None:
            await self.http.bulk_upsert_global_commands(self.application_id, [COMMAND])

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer at once."""
        if interaction.type is discord.InteractionType.component:
            await interaction.response.edit_message(view=_hand())
        else:
            await interaction.response.send_message("Here it comes.", ephemeral=True)
            await interaction.user.send(view=_hand())


def _hand() -> discord.ui.LayoutView:
    """As much to read and to press as a hand has."""
    view = discord.ui.LayoutView(timeout=None)
    words = discord.ui.TextDisplay[Any]("\n".join(["**10♥** J♥ Q♥ K♥ · 3♣ 3♦ 3♠"] * LINES))
    view.add_item(discord.ui.Container[Any](words))
    for row in range(ROWS):
        buttons = (
            discord.ui.Button[Any](label="10♥", custom_id=f"{PRESSED}{row}{column}")
            for column in range(IN_A_ROW)
        )
        view.add_item(discord.ui.ActionRow[Any](*buttons))
    view.stop()
    return view


def main(address: str, token: str) -> None:
    """Run until the process is ended."""
    Route.BASE = address
    Echo(intents=discord.Intents.none(), max_messages=None).run(token, log_handler=None)


if __name__ == "__main__":
    main(*sys.argv[1:])
