"""Discord's users as visitors, and the places in which they are, as an interaction tells."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import DMChannel, GroupChannel, Interaction

from adapters.discord import PLATFORM
from adapters.discord.spots import place_in
from adapters.frontdesk import Visitor
from engine.match.people import Place


def visitor_of(interaction: Interaction) -> Visitor:
    """Whoever pressed or typed, with what they may do where they are."""
    user = interaction.user
    return Visitor(
        PLATFORM,
        str(user.id),
        _called(user),
        str(interaction.locale),
        is_admin=_leads(interaction),
        handle=_handle_of(user),
        is_bot=user.bot,
    )


def writer_of(user: discord.abc.User) -> Visitor:
    """Whoever wrote into their private chat; Discord does not tell their language there."""
    return Visitor(PLATFORM, str(user.id), _called(user), handle=_handle_of(user), is_bot=user.bot)


def chosen_visitor(resolved: Mapping[str, Any], user: str) -> Visitor | None:
    """Somebody who was chosen in a command or a form, by their id; None if nothing tells of them.

    ``resolved`` is what Discord sends along of all that was chosen.
    """
    about = resolved.get("users", {}).get(user)
    if about is None:
        return None
    name = about.get("global_name") or about["username"]
    is_bot = bool(about.get("bot"))
    handle = "" if is_bot else about["username"]
    return Visitor(PLATFORM, user, name, handle=handle, is_bot=is_bot)


def is_alone(interaction: Interaction) -> bool:
    """Whether it comes from the bot's own private chat with somebody, where nobody else reads."""
    return bool(interaction.context.dm_channel)


def place_of(interaction: Interaction) -> Place | None:
    """Where it comes from: a channel, a thread, a chat of people; None in private."""
    channel = interaction.channel
    if is_alone(interaction) or channel is None:
        return None
    return place_in(channel.id, _name_of(channel), interaction.guild_id)


def _leads(interaction: Interaction) -> bool:
    """Whether they run the place: by their rights in a server, by owning a chat of people."""
    if interaction.guild_id is not None:
        rights = interaction.permissions
        return rights.administrator or rights.manage_guild or rights.manage_channels
    channel = interaction.channel
    if isinstance(channel, GroupChannel):
        return channel.owner_id == interaction.user.id
    # Two people with nobody above them.
    return not is_alone(interaction)


def _name_of(channel: object) -> str:
    """What a channel is called; a chat of people without a name by who is in it."""
    name = getattr(channel, "name", None)
    if name:
        return str(name)
    if isinstance(channel, GroupChannel | DMChannel):
        return ", ".join(user.display_name for user in channel.recipients)
    return ""


def _called(user: discord.abc.User) -> str:
    """What somebody is called in all servers alike, so that no table sees them change names."""
    return user.global_name or user.name


def _handle_of(user: discord.abc.User) -> str:
    """The name by which Discord knows nobody else; programs share theirs."""
    return "" if user.bot else user.name
