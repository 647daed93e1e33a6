"""What places choose: every change is saved with a line of their change log."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from engine.match.people import Place
from engine.service.live_tables import LiveTables
from engine.service.ports import Person, PlaceChange, PlaceSettings, Update

_QUIET: Final = "place_quiet"
_CHANGES: Final = 100
"""How many lines of a change log are read at once."""
_LANGUAGE: Final = "place_language"
"""The setting that a place's first challenge chooses where nobody has yet."""


@dataclass(frozen=True, slots=True)
class PlaceEdit:
    """A change of one ``setting``: what it ``makes`` of all, and its value as it is ``told``.

    ``update`` is the platform's own id of what asked for it.
    """

    setting: str
    makes: Callable[[PlaceSettings], PlaceSettings]
    told: Callable[[PlaceSettings], str]
    update: Update | None = None


class Places(LiveTables):
    """The part of the service that keeps what places have chosen."""

    async def change_place(self, place: Place, person: Person, edit: PlaceEdit) -> bool:
        """Let ``person`` change what a place has chosen; whether anything is different now.

        Raises:
            AlreadyDone: if the update was carried out before.
        """
        async with self._lock(f"place {place.key}"):
            before = await self._store.place(place.key)
            after = _known_as(place, edit.makes(before))
            was, became = edit.told(before), edit.told(after)
            if was == became and edit.update is None:
                return False
            now = self._time.clock.now()
            change = PlaceChange(place.key, now, person.name, edit.setting, was, became)
            told = None if was == became else change
            await self._store.change_place(after, told, edit.update)
            return was != became

    async def hush(self, place: Place, name: str) -> None:
        """Let a place be quiet in which nothing can be posted, unless it has chosen for itself.

        ``name`` is who is named in its change log.
        """
        settings = await self._store.place(place.key)
        if settings.quiet or await self._has_chosen(place, _QUIET):
            return
        edit = PlaceEdit(
            _QUIET,
            lambda before: replace(before, quiet=True),
            lambda now: "on" if now.quiet else "off",
        )
        await self.change_place(place, Person("", name), edit)

    async def _has_chosen(self, place: Place, setting: str) -> bool:
        """Whether somebody has ever changed a setting of a place."""
        skip = 0
        while changes := await self._store.place_changes(place.key, skip, _CHANGES):
            if any(change.setting == setting for change in changes):
                return True
            skip += len(changes)
        return False

    async def adopt_language(self, place: Place, person: Person, language: str) -> None:
        """Let a place speak ``language``, that of ``person``, until it chooses one itself."""
        if await self._store.place_language(place.key):
            return
        async with self._lock(f"place {place.key}"):
            settings = await self._store.place(place.key)
            if not settings.language:
                spoken = _known_as(place, replace(settings, language=language))
                now = self._time.clock.now()
                change = PlaceChange(place.key, now, person.name, _LANGUAGE, "", language)
                await self._store.change_place(spoken, change)


def _known_as(place: Place, settings: PlaceSettings) -> PlaceSettings:
    """The settings with what people call their place, and where it belongs."""
    return replace(settings, name=place.name or place.channel, home=place.home)
