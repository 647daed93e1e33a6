"""What interactions tell of places: where the bot may write by itself, which chats are private."""

from dataclasses import dataclass

import discord
from discord import Interaction

from adapters.discord.answering.house import House
from adapters.discord.inbound.visitors import is_alone, place_of, visitor_of


@dataclass(frozen=True, slots=True)
class PlacesIn:
    """Learns from all that comes in where it comes from."""

    house: House

    async def learn(self, interaction: Interaction) -> None:
        """Take from an interaction what it tells of its place."""
        if is_alone(interaction):
            await self._private(interaction)
        else:
            await self._place(interaction)

    async def _private(self, interaction: Interaction) -> None:
        visitor = visitor_of(interaction)
        if interaction.channel_id is not None:
            self.house.courier.privates.learn(visitor.user, interaction.channel_id)
        await self.house.membership.spoke(visitor)

    async def _place(self, interaction: Interaction) -> None:
        """Whether the bot can write there only by answering has to be known before that."""
        place, mute = place_of(interaction), self.house.courier.mute
        if place is None:
            return
        was_mute, is_mute = place.channel in mute, not may_write(interaction)
        mute.note(place.channel, is_mute=is_mute)
        if is_mute and not was_mute:
            await self.house.desk.place_is_mute(place)
        elif was_mute and not is_mute:
            await self.house.desk.place_back(place)


def may_write(interaction: Interaction) -> bool:
    """Whether the bot can write where an interaction comes from without being asked."""
    if interaction.guild_id is None or not interaction.is_guild_integration():
        return False
    rights = interaction.app_permissions
    if isinstance(interaction.channel, discord.Thread):
        return rights.view_channel and rights.send_messages_in_threads
    return rights.view_channel and rights.send_messages
