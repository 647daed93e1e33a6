"""A message on its way to Discord, which may have lost the pictures of cards that are on it."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog
from discord import HTTPException

from adapters.discord.drawing.message import Rendered
from adapters.discord.emojis.faces import Faces
from adapters.discord.wire.errors import is_about_an_emoji

Came = TypeVar("Came")

log = structlog.get_logger()


class Sheet:
    """A message as it is ``rendered``; without pictures once Discord turns out to have none."""

    def __init__(self, draw: Callable[[], Rendered], faces: Faces) -> None:
        """Draw it with the pictures that there are."""
        self.rendered = draw()
        self._draw, self._faces = draw, faces

    async def sent(self, send: Callable[[Rendered], Awaitable[Came]]) -> Came:
        """What comes of sending it, be it without its pictures.

        Raises:
            HTTPException: if it is refused for anything else.
        """
        try:
            return await send(self.rendered)
        except HTTPException as error:
            if not is_about_an_emoji(error):
                raise
        log.warning("discord has no pictures of cards any more")
        self._faces.learn(())
        self.rendered = self._draw()
        return await send(self.rendered)
