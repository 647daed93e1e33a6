"""The time of tables: clocks that stand still while nobody could have played."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from engine.service.ports import Clock, ClockRow, Gap, Store

TICK_MS: Final = 1000
"""How often a clock is looked after while the bot runs."""
LONGEST_MS: Final = 2000
"""What a clock goes on by at most without being looked after: then the bot was not there."""
SAVED_EVERY_MS: Final = 5000
"""How often clocks are written down; a bot that is killed takes no more than this back."""
WORTH_SAYING_MS: Final = 5000
"""A shorter gap is given back and not talked about."""
_DRIFT_MS: Final = 1500
"""How far the wall clock may stray before what is shown of a clock is shown anew."""


@dataclass(slots=True)
class _Hand:
    """One clock: its ``time`` at ``looked`` of the process's own time, and ``wall`` minus time.

    ``stopped`` is since when its platform can not be reached, None while it can.
    """

    time: int
    looked: int
    shift: int
    stopped: int | None = None
    gaps: list[Gap] = field(default_factory=list)


class TableTime:
    """A clock for each platform, in milliseconds, that counts only time which people could use.

    It stands still while this process does not run, is frozen or suspended, and while the platform
    can not be reached; setting the machine's own clock moves nothing. So a deadline on it never
    charges anybody for time that nobody had, and after a restart it is as far away as before.
    """

    def __init__(self, clock: Clock, store: Store, longest_ms: int = LONGEST_MS) -> None:
        """Begin with the clocks as ``store`` has them, once ``start`` is called.

        ``longest_ms`` is what a clock goes on by at most without being looked after.
        """
        self._longest_ms = longest_ms
        self.clock = clock
        self._store = store
        self._hands: dict[str, _Hand] = {}
        self._saved = clock.elapsed()

    async def start(self) -> None:
        """Go on with every clock where it was last written down."""
        gaps = await self._store.gaps()
        new: list[Gap] = []
        for row in await self._store.clocks():
            hand = self._begun(row.name, row.time)
            hand.gaps = [gap for gap in gaps if gap.clock == row.name]
            # What the wall clock says of the time between may be wrong; it is only talked about.
            new += self._noted(hand, row.name, self.clock.now() - row.wall if row.wall else 0)
        await self._save(new)
        for name in self._hands:
            await self._store.draw_again(name)

    @property
    def names(self) -> tuple[str, ...]:
        """Every clock that goes or has gone here."""
        return tuple(self._hands)

    def now(self, name: str) -> int:
        """The time on a clock."""
        hand = self._hand(name)
        if hand.stopped is not None:
            return hand.time
        return hand.time + min(max(self.clock.elapsed() - hand.looked, 0), self._longest_ms)

    def wall(self, name: str, time: int) -> int:
        """When a clock will say ``time``, in UTC milliseconds as things stand."""
        return time + self._hand(name).shift

    def goes(self, name: str) -> bool:
        """Whether a clock goes now."""
        return self._hand(name).stopped is None

    def given_back(self, name: str, since: int) -> int:
        """Milliseconds that were not counted since a clock said ``since``, if worth saying."""
        lost = sum(gap.lost for gap in self._hand(name).gaps if gap.at >= since)
        return lost if lost >= WORTH_SAYING_MS else 0

    def stop(self, name: str) -> None:
        """Hear that a platform can not be reached: its clock stands still."""
        time = self.now(name)
        hand = self._hand(name)
        if hand.stopped is None:
            hand.time, hand.stopped = time, self.clock.elapsed()

    async def go(self, name: str) -> Collection[str]:
        """Hear that a platform can be reached again; the tables that must be shown anew."""
        hand = self._hand(name)
        if hand.stopped is None:
            return ()
        now = self.clock.elapsed()
        lost, hand.stopped, hand.looked = now - hand.stopped, None, now
        return await self._adjusted(name, lost)

    async def tick(self) -> Collection[str]:
        """Look after every clock; the tables that must be shown anew, since one was put right."""
        changed: set[str] = set()
        for name, hand in tuple(self._hands.items()):
            elapsed = self.clock.elapsed()
            lost = elapsed - hand.looked - self._longest_ms
            hand.time, hand.looked = self.now(name), elapsed
            if hand.stopped is None and (lost > 0 or self._strays(hand)):
                changed.update(await self._adjusted(name, lost))
        if self.clock.elapsed() - self._saved >= SAVED_EVERY_MS:
            await self._save(())
        return changed

    async def close(self) -> None:
        """Write every clock down as it is, before the process ends."""
        for name, hand in self._hands.items():
            hand.time, hand.looked = self.now(name), self.clock.elapsed()
        await self._save(())

    async def _adjusted(self, name: str, lost: int) -> Collection[str]:
        hand = self._hand(name)
        hand.shift = self._shift_of(hand)
        await self._save(self._noted(hand, name, lost))
        return await self._store.draw_again(name)

    def _noted(self, hand: _Hand, name: str, lost: int) -> list[Gap]:
        """The gap to write down, if it is worth it; what begins from now on is after it."""
        if lost < WORTH_SAYING_MS:
            return []
        gap = Gap(name, hand.time, lost)
        hand.gaps.append(gap)
        hand.time += 1
        return [gap]

    async def _save(self, gaps: Collection[Gap]) -> None:
        wall = self.clock.now()
        rows = [ClockRow(name, hand.time, wall) for name, hand in self._hands.items()]
        self._saved = self.clock.elapsed()
        if rows:
            await self._store.save_clocks(rows, tuple(gaps))

    def _hand(self, name: str) -> _Hand:
        return self._hands.get(name) or self._begun(name, self.clock.now())

    def _begun(self, name: str, time: int) -> _Hand:
        hand = _Hand(time, self.clock.elapsed(), self.clock.now() - time)
        self._hands[name] = hand
        return hand

    def _shift_of(self, hand: _Hand) -> int:
        return self.clock.now() - hand.time

    def _strays(self, hand: _Hand) -> bool:
        return abs(self._shift_of(hand) - hand.shift) > _DRIFT_MS
