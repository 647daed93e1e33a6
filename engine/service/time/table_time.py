"""The time of tables: clocks that stand still while nobody could have played."""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from engine.service.ports import Clock, ClockRow, Gap, Store, StoreBusy

TICK_MS: Final = 1000
"""How often a clock is looked after while the bot runs."""
LONGEST_MS: Final = 2000
"""What a clock goes on by at most without being looked after: then the bot was not there."""
SAVED_EVERY_MS: Final = 5000
"""How often clocks are written down; a bot that is killed takes no more than this back."""
WORTH_SAYING_MS: Final = 5000
"""What is given back in a shorter time is not talked about."""
JOINED: Final = "+"
"""What stands between the platforms of a clock that goes only while all of them are reached."""
_WORTH_NOTING_MS: Final = 1000
"""A shorter gap is given back, and forgotten."""
_GAPS_KEPT: Final = 1000
"""The gaps of a clock that are remembered; far more than any turn can outlast."""
_DRIFT_MS: Final = 1000
"""How far the wall clock may stray before what is shown of a clock is shown anew."""

Stretch = tuple[int, int]
"""The time on a clock at which it went on, and how far the wall clock was ahead of it then."""


@dataclass(slots=True)
class _ClockState:
    """One clock: its ``time`` at ``looked`` of the process's own time.

    ``shift`` is how far the wall clock is ahead of it, as people were told last. ``stopped`` is
    since when its platform can not be reached, None while it can.
    """

    time: int
    looked: int
    shift: int
    stopped: int | None = None
    gaps: list[Gap] = field(default_factory=list)


class TableTime:
    """A clock for each platform, in milliseconds, that counts only time which people could use.

    So has each group of platforms on which one table is played: see ``JOINED``. It stands still
    while this process does not run, is frozen or suspended, and while a platform of it can not be
    reached; setting the machine's own clock moves nothing. So a deadline on it never charges
    anybody for time that nobody had, and after a restart it is as far away as before.
    """

    def __init__(self, clock: Clock, store: Store, longest_ms: int = LONGEST_MS) -> None:
        """Begin with the clocks as ``store`` has them, once ``start`` is called.

        ``longest_ms`` is what a clock goes on by at most without being looked after.
        """
        self._longest_ms = longest_ms
        self.clock = clock
        self._store = store
        self._clocks: dict[str, _ClockState] = {}
        self._away: set[str] = set()
        self._saved = clock.elapsed()
        self._writing = asyncio.Lock()
        self._unsaved: list[Gap] = []
        self._told_wrong: set[str] = set()
        self._anew: set[str] = set()

    async def start(self) -> None:
        """Go on with every clock where it was last written down."""
        gaps = await self._store.gaps()
        for row in await self._store.clocks():
            state = self._begun(row.name, row.time)
            state.gaps = [gap for gap in gaps if gap.clock == row.name]
            # What the wall clock says of the time between may be wrong; it is only talked about.
            self._note(row.name, state.time, self.clock.now() - row.wall if row.wall else 0)
            state.time += 1
            self._tell_anew(row.name, state)
        # The tables are told of once somebody listens, at the first tick.
        tables = await self._put_right()
        self._anew.update(tables)

    @property
    def names(self) -> tuple[str, ...]:
        """Every clock that goes or has gone here."""
        return tuple(self._clocks)

    def now(self, name: str) -> int:
        """The time on a clock."""
        return self._time(self._clock_named(name), self.clock.elapsed())

    def wall(self, name: str, time: int) -> int:
        """When a clock will say ``time``, in UTC milliseconds as things stand."""
        return time + self._clock_named(name).shift

    def goes(self, name: str) -> bool:
        """Whether a clock goes now."""
        return self._clock_named(name).stopped is None

    def given_back(self, name: str, since: int) -> int:
        """Milliseconds that were not counted since a clock said ``since``, if worth saying."""
        lost = sum(gap.lost for gap in self._gaps_since(name, since))
        return lost if lost >= WORTH_SAYING_MS else 0

    def stretches(self, name: str, since: int) -> tuple[Stretch, ...]:
        """When a clock has gone since it said ``since``, from each gap to the next.

        The wall clock is trusted as it is set now.
        """
        shift = self._clock_named(name).shift
        last_first: list[Stretch] = []
        for gap in self._gaps_since(name, since):
            last_first.append((gap.at, shift))
            shift -= gap.lost
        return (since, shift), *reversed(last_first)

    def stop(self, platform: str) -> None:
        """Hear that a platform can not be reached: its clocks stand still."""
        self._away.add(platform)
        self._clock_named(platform)
        for name, state in self._clocks.items():
            if state.stopped is None and self._stands(name):
                elapsed = self.clock.elapsed()
                state.time = self._time(state, elapsed)
                state.stopped = min(elapsed, state.looked + self._longest_ms)

    async def go(self, platform: str) -> Collection[str]:
        """Hear that a platform can be reached again; the tables that must be shown anew."""
        self._away.discard(platform)
        self._clock_named(platform)
        halted = [
            (name, state, state.stopped)
            for name, state in self._clocks.items()
            if state.stopped is not None and not self._stands(name)
        ]
        for name, state, stopped in halted:
            elapsed = self.clock.elapsed()
            self._note(name, state.time, elapsed - stopped)
            # What begins from now on is after the gap.
            state.time, state.looked, state.stopped = state.time + 1, elapsed, None
            self._tell_anew(name, state)
        return await self._put_right() if halted else ()

    def look(self) -> None:
        """Look after every clock: at once, since whoever is late here was not there before."""
        elapsed = self.clock.elapsed()
        for name, state in self._clocks.items():
            self._look(name, state, elapsed)

    async def tick(self) -> Collection[str]:
        """Look after every clock; the tables that must be shown anew, since one was put right."""
        self.look()
        return await self._put_right()

    def put_off(self, table: str) -> None:
        """Have a table that could not be shown anew named at the next tick once more."""
        self._anew.add(table)

    async def close(self) -> None:
        """Write every clock down as it is, before the process ends."""
        self.look()
        elapsed = self.clock.elapsed()
        for name, state in self._clocks.items():
            if state.stopped is not None:
                self._note(name, state.time, elapsed - state.stopped)
                state.time, state.stopped = state.time + 1, elapsed
        async with self._writing:
            with suppress(StoreBusy):
                await self._save()

    def _look(self, name: str, state: _ClockState, elapsed: int) -> None:
        """Let a clock go on, but not by the time in which nobody looked after it."""
        lost = elapsed - state.looked - self._longest_ms
        state.time, state.looked = self._time(state, elapsed), elapsed
        if state.stopped is not None:
            return
        # A turn that has begun since, before anybody looked, is after the gap.
        self._note(name, state.time - 1, lost)
        if self._strays(state):
            self._tell_anew(name, state)

    async def _put_right(self) -> Collection[str]:
        """Write down what has to be, and have drawn again what tells another time now.

        What finds no room in the store waits for the next tick.
        """
        async with self._writing:
            with suppress(StoreBusy):
                if self._unsaved or self._is_old():
                    await self._save()
                while self._told_wrong:
                    await self._draw_again(min(self._told_wrong))
        tables, self._anew = self._anew, set()
        return tables

    async def _draw_again(self, name: str) -> None:
        # Should it go astray once more in the meantime, it will be drawn once more.
        self._told_wrong.discard(name)
        try:
            self._anew.update(await self._store.draw_again(name))
        except Exception:
            self._told_wrong.add(name)
            raise

    async def _save(self) -> None:
        """Write all clocks down, with the gaps that were noted since."""
        elapsed, gaps = self.clock.elapsed(), tuple(self._unsaved)
        rows = [self._row(name, state, elapsed) for name, state in self._clocks.items()]
        await self._store.save_clocks(rows, gaps)
        self._saved = elapsed
        del self._unsaved[: len(gaps)]

    def _row(self, name: str, state: _ClockState, elapsed: int) -> ClockRow:
        # One that stands has stood since it was stopped, should the process end before it goes.
        stood = 0 if state.stopped is None else elapsed - state.stopped
        return ClockRow(name, self._time(state, elapsed), self.clock.now() - stood)

    def _is_old(self) -> bool:
        return self.clock.elapsed() - self._saved >= SAVED_EVERY_MS

    def _note(self, name: str, at: int, lost: int) -> None:
        """Remember a gap in a clock that stood ``at``, if it is worth it."""
        if lost < _WORTH_NOTING_MS:
            return
        gap, state = Gap(name, at, lost), self._clock_named(name)
        state.gaps = [*state.gaps[1 - _GAPS_KEPT :], gap]
        self._unsaved.append(gap)

    def _gaps_since(self, name: str, since: int) -> list[Gap]:
        """The gaps of a clock since it said so, the last first."""
        found: list[Gap] = []
        for gap in reversed(self._clock_named(name).gaps):
            if gap.at < since:
                break
            found.append(gap)
        return found

    def _time(self, state: _ClockState, elapsed: int) -> int:
        if state.stopped is not None:
            return state.time
        return state.time + min(elapsed - state.looked, self._longest_ms)

    def _clock_named(self, name: str) -> _ClockState:
        return self._clocks.get(name) or self._begun(name, self.clock.now())

    def _begun(self, name: str, time: int) -> _ClockState:
        elapsed = self.clock.elapsed()
        state = _ClockState(time, elapsed, self.clock.now() - time)
        if self._stands(name):
            state.stopped = elapsed
        self._clocks[name] = state
        return state

    def _stands(self, name: str) -> bool:
        """Whether a platform of a clock can not be reached."""
        return not self._away.isdisjoint(name.split(JOINED))

    def _tell_anew(self, name: str, state: _ClockState) -> None:
        state.shift = self._shift_of(state)
        self._told_wrong.add(name)

    def _shift_of(self, state: _ClockState) -> int:
        return self.clock.now() - state.time

    def _strays(self, state: _ClockState) -> bool:
        return abs(self._shift_of(state) - state.shift) > _DRIFT_MS
