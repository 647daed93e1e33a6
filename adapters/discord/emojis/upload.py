"""Brings the pictures of cards to Discord: what is missing goes up, what is old goes away later.

A bot that runs goes on showing an old picture until it has heard of the new one, and Discord takes
no message with a picture that is no more. So an old one goes the next time pictures are brought.
"""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from http import HTTPStatus
from typing import Literal

from discord import Client, HTTPException

from adapters.discord.emojis.faces import code_in
from adapters.discord.emojis.pictures import Picture


@dataclass(frozen=True, slots=True)
class Step:
    """One emoji that was seen to, number ``at`` of ``total``.

    One that is ``old`` stays for now, since what takes its place has only just come.
    """

    kind: Literal["kept", "uploaded", "old", "removed"]
    name: str
    at: int
    total: int


async def brought(client: Client, wanted: Sequence[Picture]) -> AsyncIterator[Step]:
    """Let the application have these pictures of ours and no others, and tell of each step.

    Broken off, it goes on the next time where it was. Emojis of others are left alone. ``client``
    has to be logged in.

    Raises:
        discord.DiscordException: if Discord does not take part.
    """
    listed = await client.fetch_application_emojis()
    there = {emoji.name for emoji in listed}
    for at, picture in enumerate(wanted, 1):
        is_there = picture.name in there
        if not is_there:
            await _upload(client, picture)
        yield Step("kept" if is_there else "uploaded", picture.name, at, len(wanted))
    names = {picture.name for picture in wanted}
    new = {picture.code for picture in wanted if picture.name not in there}
    old = [emoji for emoji in listed if code_in(emoji.name) and emoji.name not in names]
    for at, emoji in enumerate(old, 1):
        is_needed = code_in(emoji.name) in new
        if not is_needed:
            await emoji.delete()
        yield Step("old" if is_needed else "removed", emoji.name, at, len(old))


async def _upload(client: Client, picture: Picture) -> None:
    """Upload a picture; the answer to a first try may have been lost, and the name be taken."""
    try:
        await client.create_application_emoji(name=picture.name, image=picture.png)
    except HTTPException as error:
        if error.status != HTTPStatus.BAD_REQUEST or not await _is_there(client, picture.name):
            raise


async def _is_there(client: Client, name: str) -> bool:
    return any(emoji.name == name for emoji in await client.fetch_application_emojis())
