"""Tells whoever gave a code that their account was joined, once, however long that takes."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

from adapters.drawing import Drawing
from adapters.outbox.courier import Courier, Delivered, Later
from adapters.presentation.screens.joining import code_used_screen
from engine.service.codes import Joined
from engine.service.ports import Code, Store, StoreBusy

AGAIN_SECONDS: Final = 60.0
"""How long what could not be told waits, at most, until it is tried again."""


class Tidings:
    """What is to be told besides tables: kept with the deed itself, forgotten once it is told."""

    def __init__(
        self,
        store: Store,
        drawing: Drawing,
        couriers: Mapping[str, Courier],
        report: Callable[[Exception], None],
    ) -> None:
        """``report`` is told of every exception that a delivery raised."""
        self._store = store
        self._drawing = drawing
        self._couriers = couriers
        self._report = report
        self._woken = asyncio.Event()

    def look(self) -> None:
        """Hear that there is something to tell, or somewhere more to tell it."""
        self._woken.set()

    async def run(self) -> None:
        """Tell what there is, then whatever comes, until cancelled."""
        while True:
            self._woken.clear()
            left = [await self._told(code) for code in await self._store.codes_of("joined")]
            seconds = min((one for one in left if one), default=None)
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._woken.wait()

    async def _told(self, code: Code) -> float:
        """Tell it, if that can be done now; the seconds until it is tried again, 0 once it is."""
        try:
            seconds = await self._tried(code)
            if not seconds:
                await self._store.forget_code(code.code)
        except StoreBusy:
            return AGAIN_SECONDS
        except Exception as error:  # whatever broke there, it is told later
            self._report(error)
            return AGAIN_SECONDS
        return seconds

    async def _tried(self, code: Code) -> float:
        joined = Joined.read(code.subject)
        person = await self._store.person_of(joined.platform, joined.user)
        if person is None:
            return 0.0
        courier = self._couriers.get(joined.platform)
        if courier is None:
            return AGAIN_SECONDS
        drawn = self._drawing.screen(person, code_used_screen(joined.name, joined.came))
        chat = courier.private_chat(joined.user)
        delivery = await courier.post(chat, drawn, f"joined.{code.code}")
        if isinstance(delivery, Later):
            return max(delivery.seconds, 1.0)
        return 0.0 if isinstance(delivery, Delivered) else AGAIN_SECONDS
