"""Brings the pictures of cards to Discord: what is missing goes up, then what is old goes away."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from http import HTTPStatus
from typing import Literal

from discord import Client, HTTPException

from adapters.discord.emojis.faces import code_in
from adapters.discord.emojis.pictures import Picture


@dataclass(frozen=True, slots=True)
class Step:
    """One emoji that was seen to; of those of its kind it is number ``at`` of ``total``."""

    kind: Literal["kept", "uploaded", "removed"]
    name: str
    at: int
    total: int


async def brought(client: Client, wanted: Sequence[Picture]) -> AsyncIterator[Step]:
    """Let the application have just these pictures of ours, and tell of each step.

    Broken off, it goes on the next time where it was. A card is never without a picture that had
    one. Emojis of others are left alone. ``client`` has to be logged in.

    Raises:
        discord.DiscordException: if Discord does not take part.
    """
    there = {emoji.name for emoji in await client.fetch_application_emojis()}
    for at, picture in enumerate(wanted, 1):
        is_there = picture.name in there
        if not is_there:
            await _upload(client, picture)
        yield Step("kept" if is_there else "uploaded", picture.name, at, len(wanted))
    names = {picture.name for picture in wanted}
    listed = await client.fetch_application_emojis()
    old = [emoji for emoji in listed if code_in(emoji.name) and emoji.name not in names]
    for at, emoji in enumerate(old, 1):
        await emoji.delete()
        yield Step("removed", emoji.name, at, len(old))


async def _upload(client: Client, picture: Picture) -> None:
    """Upload a picture; the answer to a first try may have been lost, and the name be taken."""
    try:
        await client.create_application_emoji(name=picture.name, image=picture.png)
    except HTTPException as error:
        if error.status != HTTPStatus.BAD_REQUEST or not await _is_there(client, picture.name):
            raise


async def _is_there(client: Client, name: str) -> bool:
    return any(emoji.name == name for emoji in await client.fetch_application_emojis())
