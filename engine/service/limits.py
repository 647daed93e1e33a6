"""What keeps a table from being opened: what its place has chosen, and a fresh refusal."""

from dataclasses import dataclass
from typing import Final

from engine.match.people import Place
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Challenge
from engine.service.ports import Clock, Person, PlaceSettings, Store

_MINUTE_MS: Final = 60_000
_HOUR_MS: Final = 60 * _MINUTE_MS
COOLDOWN_MS: Final = 10 * _MINUTE_MS
"""So long after their refusal nobody is challenged by name again by the same person."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Asks the store whether a challenge may be made where and when it is."""

    store: Store
    clock: Clock

    async def one_at_a_time(self, challenge: Challenge) -> str:
        """The name of what lets through one challenge at a time, empty where none is counted."""
        if challenge.place is None:
            return ""
        settings = await self.store.place(challenge.place.key)
        return f"place {settings.key}" if settings.per_hour else ""

    async def check(self, person: Person, challenge: Challenge) -> None:
        """See to it that ``person`` may open this table here and now.

        Raises:
            NotAllowed: if tables are opened elsewhere, or have been too often, or the opponent
                has just said no.
        """
        if challenge.place is not None:
            await self.check_place(challenge.place)
        if challenge.opponent:
            await self._check_declined(person, challenge.opponent)

    async def check_place(self, place: Place) -> None:
        """See to it that one more table may come to a place now.

        Raises:
            NotAllowed: if tables are opened elsewhere, or have been too often.
        """
        await self._check_chosen(place)
        await self._check_hour(await self.store.place(place.key))

    async def _check_chosen(self, place: Place) -> None:
        """See to it that this is a place to play in, where its server or group has chosen any."""
        chosen = await self.store.chosen_places(place.home) if place.home else ()
        if chosen and place.key not in chosen:
            names = [(await self.store.place(key)).name for key in chosen]
            raise NotAllowed(Fault.PLAY_ELSEWHERE, places=", ".join(filter(None, names)))

    async def _check_hour(self, settings: PlaceSettings) -> None:
        if not settings.per_hour:
            return
        now = self.clock.now()
        opened = await self.store.opened_since(settings.key, now - _HOUR_MS + 1)
        # What was opened in the future was opened before the clock was put right.
        lately = [at for at in opened if at <= now]
        if len(lately) >= settings.per_hour:
            free_at = lately[-settings.per_hour] + _HOUR_MS
            minutes = _minutes(free_at - now)
            raise NotAllowed(Fault.TOO_MANY_AN_HOUR, limit=settings.per_hour, minutes=minutes)

    async def _check_declined(self, person: Person, opponent: str) -> None:
        declined = await self.store.last_declined(person.id, opponent)
        ago = self.clock.now() - declined
        if 0 <= ago < COOLDOWN_MS:
            invited = await self.store.person(opponent)
            name = invited.name if invited else ""
            minutes = _minutes(COOLDOWN_MS - ago)
            raise NotAllowed(Fault.DECLINED_LATELY, name=name, minutes=minutes)


def _minutes(milliseconds: int) -> int:
    """Whole minutes, so that waiting as long as is said is enough."""
    return -(-milliseconds // _MINUTE_MS)
