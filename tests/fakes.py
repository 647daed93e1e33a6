"""MemoryStore, FakeClock, FakeChance: what the service needs from outside, without an outside."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from engine.cards.card import Card
from engine.cards.mask import cards_of, mask_of
from engine.cards.pack import SEED_SIZE, Pack, shuffled
from engine.match.actions import (
    Accept,
    Action,
    Decline,
    Expire,
    OfferRematch,
    Open,
    Pledge,
    Vacate,
)
from engine.match.boards import ShowdownView
from engine.match.people import Place
from engine.match.saved import dump_action, dump_table, load_action, load_table
from engine.match.stages import Finished
from engine.match.table import Table, people_of
from engine.service.ports import (
    NEVER_MET,
    AlreadyDone,
    Audience,
    ClockRow,
    Code,
    CodeKind,
    Contact,
    Deadline,
    Ended,
    Errand,
    Gap,
    LogRow,
    MatchResult,
    MessageKey,
    MessageRow,
    Person,
    PlaceChange,
    PlaceSettings,
    PrivateState,
    Reckoning,
    RoundResult,
    Tally,
    Unit,
    Update,
    VersionTaken,
)

START_MS: Final = 1_800_000_000_000
"""The time at which clocks begin that only tests set."""
UNWATCHED_MS: Final = 10**12
"""What a clock of tables may go on by in one go where nobody looks after it."""


class FakeClock:
    """Time that passes only when it is told to."""

    def __init__(self, now: int = START_MS) -> None:
        self._now = now
        self._elapsed = 0

    def now(self) -> int:
        """The time now, in UTC milliseconds."""
        return self._now

    def elapsed(self) -> int:
        """The milliseconds that have passed."""
        return self._elapsed

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._now += round(seconds * 1000)
        self._elapsed += round(seconds * 1000)

    def set_wall(self, now: int) -> None:
        """Set the machine's clock; no time passes by that."""
        self._now = now


class FakeChance:
    """Seeds and ids that are counted up, and packs that can be stacked."""

    def __init__(self, seed: int = 0) -> None:
        """``seed`` is the first seed's number; others give other packs."""
        self._seeds = seed
        self._ids = 0
        self._stacked: list[tuple[Card, ...]] = []
        self._orders: dict[tuple[Pack, bytes], tuple[Card, ...]] = {}

    def stack(self, *orders: str) -> None:
        """The next packs begin with these cards, in this order; the rest follow by index.

        A cut for the deal takes a pack too. The same seed gives the same pack ever after.
        """
        self._stacked.extend(map(_whole_pack, orders))

    def seed(self) -> bytes:
        """The next 32 bytes."""
        self._seeds += 1
        return self._seeds.to_bytes(SEED_SIZE, "big")

    def id(self) -> str:
        """The next id."""
        self._ids += 1
        return f"{self._ids:08d}"

    def order(self, pack: Pack, seed: bytes) -> tuple[Card, ...]:
        """The pack stacked for this seed, else its true order."""
        if (pack, seed) not in self._orders:
            order = self._stacked.pop(0) if self._stacked else _plain(shuffled(pack, seed))
            self._orders[pack, seed] = order
        return self._orders[pack, seed]


def _whole_pack(first: str) -> tuple[Card, ...]:
    top = [card for text in first.split() for card in cards_of(mask_of(text))]
    rest = [card for card in Pack().cards if card not in top]
    return _plain((*top, *rest))


def _plain(cards: Iterable[object]) -> tuple[Card, ...]:
    return tuple(card for card in cards if isinstance(card, Card))


@dataclass(frozen=True)
class Move:
    """A place that has moved with all its parts, as it is known to what is kept."""

    old: Place
    new: Place

    def key(self, key: str) -> str:
        """The key of a place as it is now."""
        platform, _, channel = key.partition(":")
        return Place(platform, channel).moved(self.old, self.new).key

    def over(self, table: Table) -> Table:
        """A table that is over where it stands now; one that goes on has to be told."""
        if not isinstance(table.stage, Finished):
            return table
        return replace(table, places=self._places(table.places), came=self._came(table.came))

    def opening(self, row: LogRow) -> LogRow:
        """A row of the log as it is now: the first names places, and so do those who joined."""
        action = row.action
        if isinstance(action, Accept | Pledge) and action.origin and action.origin.place:
            (place,) = self._places((action.origin.place,))
            return replace(row, action=replace(action, origin=replace(action.origin, place=place)))
        if not isinstance(action, Open):
            return row
        now = replace(action, places=self._places(action.places), came=self._came(action.came))
        return replace(row, action=now)

    def _came(self, came: tuple[tuple[int, str], ...]) -> tuple[tuple[int, str], ...]:
        return tuple((seat, self.key(key) if key else "") for seat, key in came)

    def _places(self, places: tuple[Place, ...]) -> tuple[Place, ...]:
        moved = ((place, place.moved(self.old, self.new)) for place in places)
        return tuple(replace(now, name=was.name) for was, now in moved)


@dataclass
class MemoryStore:
    """The Store port in dictionaries; it forgets when it goes.

    What the real one would write to the disk is in public fields, for tests to look at.
    """

    tables: dict[str, Table] = field(default_factory=dict)
    logs: dict[str, list[LogRow]] = field(default_factory=dict)
    updates: set[Update] = field(default_factory=set)
    deadlines: dict[str, Deadline] = field(default_factory=dict)
    messages: dict[MessageKey, MessageRow] = field(default_factory=dict)
    showdowns: dict[tuple[str, int], ShowdownView] = field(default_factory=dict)
    rounds: list[RoundResult] = field(default_factory=list)
    matches: list[MatchResult] = field(default_factory=list)
    people: dict[str, Person] = field(default_factory=dict)
    # The order of the identities is the order in which they were last seen.
    known: dict[tuple[str, str], str] = field(default_factory=dict)
    private: dict[tuple[str, str], PrivateState] = field(default_factory=dict)
    told: set[tuple[str, str]] = field(default_factory=set)
    handles: dict[tuple[str, str], str] = field(default_factory=dict)
    places: dict[str, PlaceSettings] = field(default_factory=dict)
    moved: dict[str, str] = field(default_factory=dict)
    moves: list[Move] = field(default_factory=list)
    changes: list[PlaceChange] = field(default_factory=list)
    blocks: set[tuple[str, str]] = field(default_factory=set)
    clock_rows: dict[str, ClockRow] = field(default_factory=dict)
    all_gaps: list[Gap] = field(default_factory=list)
    left_to_do: list[Errand] = field(default_factory=list)
    secrets: dict[str, bytes] = field(default_factory=dict)
    codes: dict[str, Code] = field(default_factory=dict)
    # When a person last declined a challenge of somebody.
    declined: dict[tuple[str, str], int] = field(default_factory=dict)

    async def errands(self) -> tuple[Errand, ...]:
        """What has still to happen to tables."""
        return tuple(self.left_to_do)

    async def add_errands(self, errands: Iterable[Errand]) -> None:
        """Remember what has to happen to tables, once each."""
        self.left_to_do = list(dict.fromkeys((*self.left_to_do, *errands)))

    async def errand_done(self, errand: Errand) -> None:
        """Forget what has happened."""
        self.left_to_do.remove(errand)

    async def commit(self, unit: Unit) -> None:
        """Write all of ``unit``, or nothing and say why."""
        units = (unit, *unit.also)
        for each in units:
            self._check(each)
        for each in units:
            self._write(each)

    def _check(self, unit: Unit) -> None:
        if unit.update in self.updates:
            raise AlreadyDone
        before = self.tables.get(unit.table.id)
        if unit.table.version != (before.version + 1 if before else 1):
            raise VersionTaken

    def _write(self, unit: Unit) -> None:
        self.tables[unit.table.id] = unit.table
        if unit.log:
            self.logs.setdefault(unit.table.id, []).append(unit.log)
            self._leave(unit.log.action, unit.table)
            self._refuse(unit.log, unit.table)
        if unit.update:
            self.updates.add(unit.update)
        self.deadlines.pop(unit.table.id, None)
        if unit.deadline:
            self.deadlines[unit.table.id] = unit.deadline
        self._want(unit)
        self.showdowns.update({(shown.table, shown.number): shown for shown in unit.showdowns})
        self.rounds.extend(unit.rounds)
        self.matches.extend(unit.matches)

    def _refuse(self, row: LogRow, table: Table) -> None:
        if isinstance(row.action, Decline):
            self.declined[row.action.person, table.players[0].person] = row.at

    def _leave(self, action: Action, table: Table) -> None:
        """Forget the messages of a place that a table has left."""
        if isinstance(action, Vacate) and action.place not in table.places:
            left = Audience("place", action.place.key)
            for key in [key for key in self.messages if key.table == table.id]:
                if key.audience == left:
                    del self.messages[key]

    def _want(self, unit: Unit) -> None:
        for row in list(self.messages.values()) if unit.goes_on else ():
            if row.key.table == unit.table.id and row.key.purpose in {"board", "hand"}:
                rings = 0 if unit.begun else row.rings
                self.messages[row.key] = replace(row, wanted=unit.table.version, rings=rings)
        for message in unit.messages:
            if message.kept and message.key not in self.messages:
                continue
            row = self.messages.get(message.key, MessageRow(message.key, message.version))
            rings = message.version if message.rings and not row.rings else row.rings
            self.messages[message.key] = replace(row, wanted=message.version, rings=rings)

    async def is_done(self, update: Update) -> bool:
        """Whether an update was carried out before."""
        return update in self.updates

    async def table(self, table: str) -> Table | None:
        """The table as last saved."""
        return self.tables.get(table)

    async def log(self, table: str) -> tuple[LogRow, ...]:
        """Every action of a table in order."""
        return tuple(self.logs.get(table, ()))

    async def tables_of(self, person: str, *, live: bool = True) -> tuple[Table, ...]:
        """The tables a person sits at or is invited to, oldest first."""
        return self._kept(lambda table: person in people_of(table), live=live)

    async def rematch_offers_of(self, person: str) -> tuple[Table, ...]:
        """The matches a person played that are over and where an offer of a rematch stands."""
        over = [t for t in self.tables.values() if isinstance(t.stage, Finished)]
        return tuple(t for t in over if person in people_of(t) and t.id in self.deadlines)

    async def tables_at(self, place: str, *, live: bool = True) -> tuple[Table, ...]:
        """The tables of a place, oldest first."""
        return self._kept(lambda table: place in self._where(table), live=live)

    async def latest_match(self, person: str, place: str = "") -> Table | None:
        """The match of a person that ended last, at ``place`` if it is given."""
        over = [
            table
            for table in self._kept(lambda table: person in _players(table), live=False)
            if isinstance(table.stage, Finished) and len(table.players) == table.capacity
            if place in {"", *(spot.key for spot in table.places)}
        ]
        # Of equals the one that was opened last.
        return max(reversed(over), key=self._ended, default=None)

    def _ended(self, table: Table) -> int:
        """When a table came to its end; a rematch is offered later, and the offer may lapse."""
        ends = (row for row in self.logs.get(table.id, ()) if not _is_afterwards(row))
        return max((row.at for row in ends), default=0)

    async def deadline(self, table: str) -> Deadline | None:
        """The deadline of a table, if it has one."""
        return self.deadlines.get(table)

    async def next_deadline(self, clock: str) -> Deadline | None:
        """The nearest deadline of all those on one clock."""
        rows = [row for row in self.deadlines.values() if row.clock == clock]
        return min(rows, key=lambda row: (row.due, row.table), default=None)

    async def clocks(self) -> tuple[ClockRow, ...]:
        """Every clock as it was last written, but not behind what began on it since."""
        rows = dict(self.clock_rows)
        for deadline in self.deadlines.values():
            row = rows.get(deadline.clock, ClockRow(deadline.clock, 0, 0))
            later = max(deadline.begun - row.time, 0)
            wall = row.wall + later if row.wall else 0
            rows[row.name] = replace(row, time=row.time + later, wall=wall)
        return tuple(rows[name] for name in sorted(rows))

    async def save_clocks(self, rows: Sequence[ClockRow], gaps: Sequence[Gap] = ()) -> None:
        """Write clocks down, and what was not counted on them; forget what nobody can need."""
        self.clock_rows.update({row.name: row for row in rows})
        self.all_gaps.extend(gaps)
        for name in {gap.clock for gap in gaps}:
            self._forget_gaps(name)

    def _forget_gaps(self, clock: str) -> None:
        begun = [row.begun for row in self.deadlines.values() if row.clock == clock]
        moments = sorted({gap.at for gap in self.all_gaps if gap.clock == clock})
        first = max(min(begun, default=0), min(moments[-1000:]))
        self.all_gaps = [gap for gap in self.all_gaps if gap.clock != clock or gap.at >= first]

    async def gaps(self) -> tuple[Gap, ...]:
        """Everything that was not counted lately, oldest first; one gap for each moment."""
        lost = Counter[tuple[int, str]]()
        for gap in self.all_gaps:
            lost[gap.at, gap.clock] += gap.lost
        return tuple(Gap(clock, at, lost[at, clock]) for at, clock in sorted(lost))

    async def draw_again(self, clock: str) -> tuple[str, ...]:
        """Have every board and hand drawn again that tells the time of a clock."""
        told = {row.table for row in self.deadlines.values() if row.clock == clock and row.ends}
        for row in list(self.messages.values()):
            if row.key.table in told and row.key.purpose in {"board", "hand"}:
                self.messages[row.key] = replace(row, shown=0)
        return tuple(sorted(told))

    async def draw_table_again(self, table: str) -> None:
        """Have every message of a table drawn again; nothing else of them is touched."""
        for row in await self.messages_of(table):
            self.messages[row.key] = replace(row, shown=0)

    async def move_deadline(self, deadline: Deadline, *, draw_again: bool = False) -> None:
        """Put a table's deadline elsewhere in time, if it still has this one."""
        for row in await self.messages_of(deadline.table) if draw_again else ():
            if row.key.purpose in {"board", "hand"}:
                self.messages[row.key] = replace(row, shown=0)
        known = self.deadlines.get(deadline.table)
        if known and known.version == deadline.version:
            self.deadlines[deadline.table] = replace(known, due=deadline.due, ends=deadline.ends)

    async def last_acted(self, table: str, person: str) -> int:
        """When a person last changed a table; 0 if they never did."""
        return max((row.at for row in self.logs.get(table, ()) if row.actor == person), default=0)

    async def messages_of(self, table: str) -> tuple[MessageRow, ...]:
        """Every message of a table."""
        return _sorted(row for row in self.messages.values() if row.key.table == table)

    async def messages_behind(self) -> tuple[MessageRow, ...]:
        """Every live message that shows less than it should."""
        rows = self.messages.values()
        return _sorted(row for row in rows if row.state == "live" and row.shown < row.wanted)

    async def messages_refused(self, person: str) -> tuple[MessageRow, ...]:
        """Every private message of a person that was refused and shows less than it should."""
        rows = (row for row in self.messages.values() if row.state == "refused")
        own = (row for row in rows if row.key.audience == Audience("person", person))
        return _sorted(row for row in own if row.shown < row.wanted)

    async def messages_refused_live(self) -> tuple[MessageRow, ...]:
        """Every message of a live table that was refused and shows less than it should."""
        rows = (row for row in self.messages.values() if row.state == "refused")
        live = {table.id for table in self._kept(lambda _: True, live=True)}
        return _sorted(row for row in rows if row.key.table in live and row.shown < row.wanted)

    async def message_at(self, platform: str, chat: str, message: str) -> MessageRow | None:
        """The message that the platform knows by this id."""
        spot = (platform, chat, message)
        rows = (row for row in self.messages.values() if message)
        return next((row for row in rows if (row.platform, row.chat, row.message) == spot), None)

    async def note_message(self, row: MessageRow) -> None:
        """Remember where a message is and what it shows; ``wanted`` is left as it is."""
        known = self.messages.get(row.key, row)
        is_noticed = row.rings <= 0 < known.rings <= row.wanted
        rings = -known.rings if is_noticed else known.rings
        shown = min(row.shown, rings - 1) if rings > 0 else row.shown
        self.messages[row.key] = replace(row, wanted=known.wanted, shown=shown, rings=rings)

    async def showdown(self, table: str, number: int) -> ShowdownView | None:
        """A round's showdown as last saved."""
        return self.showdowns.get((table, number))

    async def person(self, person: str) -> Person | None:
        """A person by id."""
        return self.people.get(person)

    async def person_of(self, platform: str, user: str) -> Person | None:
        """The person behind an identity."""
        return self.people.get(self.known.get((platform, user), ""))

    async def meet(self, platform: str, user: str, person: Person, handle: str = "") -> Person:
        """The person behind an identity, made from ``person`` at first sight."""
        self._note_handle((platform, user), handle.lower())
        seen = self.known.pop((platform, user), person.id)
        self.known[platform, user] = seen
        self.people[seen] = replace(self.people.get(seen, person), name=person.name, gone=False)
        return self.people[seen]

    def _note_handle(self, identity: tuple[str, str], handle: str) -> None:
        """Whoever else had a handle on this platform has none any more."""
        for other in [other for other, had in self.handles.items() if had == handle]:
            if other[0] == identity[0]:
                del self.handles[other]
        if handle:
            self.handles[identity] = handle
        else:
            self.handles.pop(identity, None)

    def _take(self, update: Update | None) -> None:
        if update in self.updates:
            raise AlreadyDone
        if update is not None:
            self.updates.add(update)

    async def change_person(self, person: Person, update: Update | None = None) -> None:
        """Save a person's name and all that they chose, once."""
        self._take(update)
        self.people[person.id] = person

    async def block(
        self, person: str, other: str, *, blocks: bool = True, update: Update | None = None
    ) -> None:
        """Let ``person`` take no challenges of ``other`` any more, or take them again, once."""
        self._take(update)
        (self.blocks.add if blocks else self.blocks.discard)((person, other))

    async def blocked_by(self, person: str) -> tuple[Person, ...]:
        """Those whose challenges a person does not take, by name."""
        others = [self.people[other] for owner, other in self.blocks if owner == person]
        return tuple(sorted(others, key=lambda other: (other.name.casefold(), other.id)))

    async def challengers_of(self, person: str, limit: int) -> tuple[Person, ...]:
        """Those who opened a person's latest tables, the last one first."""
        opened = [
            table
            for table in self.tables.values()
            if person in people_of(table) or self._was_invited(table, person)
        ]
        ids = dict.fromkeys(table.players[0].person for table in reversed(opened))
        return tuple(self.people[other] for other in ids if other not in {"", person})[:limit]

    async def last_declined(self, challenger: str, invited: str) -> int:
        """When ``invited`` last declined a challenge of ``challenger``; 0 if never."""
        return self.declined.get((invited, challenger), 0)

    async def people_named(self, platform: str, name: str) -> tuple[Person, ...]:
        """Everybody of a platform with this name, whatever its case, most recently seen first."""
        people = [self.people[person] for person in reversed(self._met_on(platform))]
        return tuple(person for person in people if person.name.casefold() == name.casefold())

    async def people_handled(self, platform: str, handle: str) -> tuple[Person, ...]:
        """Whoever has this handle on a platform, whatever its case."""
        owners = (known for known, had in self.handles.items() if had == handle.lower())
        return tuple(self.people[self.known[own]] for own in owners if own[0] == platform)

    async def handle_of(self, platform: str, person: str) -> str:
        """A handle of a person on a platform, empty where they have none."""
        own = (known for known, owner in self.known.items() if owner == person)
        handles = (self.handles.get(known, "") for known in own if known[0] == platform)
        return next(filter(None, handles), "")

    async def forget_identity(self, platform: str, user: str) -> None:
        """Forget an identity; the person stays."""
        self.known.pop((platform, user), None)

    async def names_on(self, platform: str) -> tuple[tuple[str, str], ...]:
        """The id and the name of everybody who was met on a platform."""
        return tuple((person, self.people[person].name) for person in self._met_on(platform))

    def _met_on(self, platform: str) -> list[str]:
        """The ids of everybody who was met on a platform, the first seen first."""
        return [
            person
            for (where, user), person in self.known.items()
            if where == platform and not user.startswith(NEVER_MET)
        ]

    async def identities(self, person: str) -> tuple[tuple[str, str], ...]:
        """The (platform, user) pairs of a person."""
        return tuple(sorted(known for known, owner in self.known.items() if owner == person))

    async def reach(self, person: str) -> tuple[Contact, ...]:
        """The identities of a person, and which of their private chats take messages."""
        known = await self.identities(person)
        return tuple(
            Contact(*each, self.private.get(each, ""), private_at=START_MS, told=each in self.told)
            for each in known
        )

    async def set_private(self, platform: str, user: str, state: PrivateState) -> None:
        """Keep whether the private chat of an identity takes messages, if it was ever met."""
        if (platform, user) in self.known:
            self.private[platform, user] = state

    async def set_told(self, platform: str, user: str) -> None:
        """Keep that an identity has read that its private chat is closed, if it was ever met."""
        if (platform, user) in self.known:
            self.told.add((platform, user))

    async def keep_code(self, code: Code) -> bool:
        """Keep a code, instead of any other about the same; whether nobody else has that one."""
        about = code.kind, code.subject
        others = {
            name: kept for name, kept in self.codes.items() if (kept.kind, kept.subject) != about
        }
        if code.code in others:
            return False
        self.codes = {**others, code.code: code}
        return True

    async def code(self, kind: CodeKind, code: str) -> Code | None:
        """A code as it was kept."""
        kept = self.codes.get(code)
        return kept if kept is not None and kept.kind == kind else None

    async def code_about(self, kind: CodeKind, subject: str) -> Code | None:
        """The code that was kept about something."""
        kept = (
            code for code in self.codes.values() if (code.kind, code.subject) == (kind, subject)
        )
        return next(kept, None)

    async def codes_of(self, kind: CodeKind) -> tuple[Code, ...]:
        """All codes of a kind, oldest first."""
        return tuple(code for code in self.codes.values() if code.kind == kind)

    async def forget_code(self, code: str) -> None:
        """Forget a code, if it is there."""
        self.codes.pop(code, None)

    async def met_at_table(self, person: str, other: str) -> bool:
        """Whether two people have played each other, or sit at one table."""
        pairs = {(row.person, row.opponent) for row in self.rounds}
        pairs |= {(row.person, row.opponent) for row in self.matches}
        live = await self.tables_of(person)
        return (person, other) in pairs or any(other in people_of(table) for table in live)

    async def merge_people(self, kept: str, merged: str, code: Code) -> bool:
        """Let everything of ``merged`` be that of ``kept``, and ``code`` be as it is used up."""
        standing = await self.code("person", code.code)
        if standing is None or not {kept, merged} <= set(self.people):
            return False
        self.codes[code.code] = code
        theirs = [
            table
            for table in self.tables.values()
            if merged in people_of(table) and kept not in people_of(table)
        ]
        for table in theirs:
            self.tables[table.id] = load_table(_renamed(dump_table(table), merged, kept))
            self.logs[table.id] = [
                replace(
                    row,
                    action=load_action(_renamed(dump_action(row.action), merged, kept)),
                    actor=kept if row.actor == merged else row.actor,
                )
                for row in self.logs[table.id]
            ]
        self.known = {
            identity: kept if person == merged else person
            for identity, person in self.known.items()
        }
        self.rounds = [
            replace(
                row,
                person=_either(row.person, merged, kept),
                opponent=_either(row.opponent, merged, kept),
            )
            for row in self.rounds
        ]
        self.matches = [
            replace(
                row,
                person=_either(row.person, merged, kept),
                opponent=_either(row.opponent, merged, kept),
            )
            for row in self.matches
        ]
        self._share(merged, kept)
        self.blocks = {pair for pair in self.blocks if merged not in pair} - {(kept, kept)}
        self.declined = {
            pair: at
            for pair, at in self.declined.items()
            if merged not in pair and pair != (kept, kept)
        }
        del self.people[merged]
        return True

    async def part_identity(self, platform: str, user: str, whose: str, person: Person) -> bool:
        """Let an identity of ``whose`` be that of ``person``, who is new."""
        met = {where for where, user in await self.identities(whose) if not _is_unmet(user)}
        if self.known.get((platform, user)) != whose or not met - {platform}:
            return False
        self.people[person.id] = person
        self.known[platform, user] = person.id
        self._share(whose, person.id)
        return True

    def _share(self, whose: str, also: str) -> None:
        """Let what was chosen by or of one person be so by or of another as well."""
        self.blocks |= {_either_of(pair, whose, also) for pair in self.blocks}
        for pair, at in list(self.declined.items()):
            other = _either_of(pair, whose, also)
            self.declined[other] = max(at, self.declined.get(other, 0))

    async def place_language(self, place: str) -> str:
        """The language of a place, empty when never chosen."""
        return (await self.place(place)).language

    async def place(self, key: str) -> PlaceSettings:
        """What a place has chosen; nothing yet where it is new."""
        return self.places.get(key, PlaceSettings(key))

    async def change_place(
        self,
        settings: PlaceSettings,
        change: PlaceChange | None = None,
        update: Update | None = None,
    ) -> None:
        """Save what a place has chosen, with a line of its change log, once."""
        self._take(update)
        self.places[settings.key] = settings
        if change is not None:
            self.changes.append(change)

    async def place_changes(self, key: str, skip: int, limit: int) -> tuple[PlaceChange, ...]:
        """The change log of a place, the latest first."""
        own = [change for change in reversed(self.changes) if change.place == key]
        return tuple(own[skip : skip + limit])

    async def tables_of_home(self, platform: str, home: str) -> tuple[Table, ...]:
        """The live tables in any place of a server or group, oldest first."""

        def is_there(table: Table) -> bool:
            return any((at.platform, at.home) == (platform, home) for at in table.places)

        return self._kept(is_there, live=True) if home else ()

    async def move_place(self, old: Place, new: Place, errands: Collection[Errand]) -> None:
        """Let everything of ``old`` and its parts be of ``new``, with what has to happen."""
        await self.add_errands(errands)
        move = Move(old, new)
        self.moves.append(move)
        self.tables = {key: move.over(table) for key, table in self.tables.items()}
        for key, log in self.logs.items():
            if isinstance(self.tables[key].stage, Finished):
                self.logs[key] = [move.opening(row) for row in log]
        self.rounds = [replace(row, place=move.key(row.place)) for row in self.rounds]
        self.matches = [replace(row, place=move.key(row.place)) for row in self.matches]
        self.changes = [replace(row, place=move.key(row.place)) for row in self.changes]
        self._move_messages(move)
        for settings in [each for each in self.places.values() if move.key(each.key) != each.key]:
            del self.places[settings.key]
            home = new.home if settings.home in {"", old.home} else settings.home
            key = move.key(settings.key)
            self.places[key] = replace(settings, key=key, home=home)
        self.moved.pop(new.key, None)
        self.moved = {was: move.key(now) for was, now in self.moved.items()}
        self.moved[old.key] = new.key

    def _where(self, table: Table) -> set[str]:
        """Where a table is to be found, whether or not it was told that its place has moved."""
        keys = {place.key for place in table.places}
        for move in self.moves:
            keys = set(map(move.key, keys))
        return keys

    def _move_messages(self, move: Move) -> None:
        """Boards that go on and what was never posted are posted where the place is."""
        for row in list(self.messages.values()):
            audience = replace(row.key.audience, id=move.key(row.key.audience.id))
            if row.key.audience.kind != "place" or audience == row.key.audience:
                continue
            del self.messages[row.key]
            is_over = isinstance(self.tables[row.key.table].stage, Finished)
            if (row.message or row.state != "live") and (is_over or row.key.purpose != "board"):
                continue
            moved = MessageRow(
                replace(row.key, audience=audience),
                row.wanted,
                shown=row.wanted if row.message else row.shown,
                lost=row.lost,
            )
            self.messages.setdefault(moved.key, moved)

    async def moved_places(self) -> Mapping[str, str]:
        """The keys of places that have moved, and of those that they are now."""
        return self.moved

    async def chosen_places(self, home: str) -> tuple[str, ...]:
        """The keys of the chosen places of a server or group."""
        places = self.places.values()
        return tuple(sorted(each.key for each in places if each.home == home and each.chosen))

    async def opened_since(self, place: str, at: int) -> tuple[int, ...]:
        """When the tables of a place were opened since ``at``, in order."""
        here = [table for table in self.tables.values() if place in self._where(table)]
        asked_for = (table for table in here if not table.rematch_of and _is_or_was_played(table))
        opened = (self.logs[table.id][0].at for table in asked_for if table.id in self.logs)
        return tuple(sorted(moment for moment in opened if moment >= at))

    async def tally(self, reckoning: Reckoning) -> Tally:
        """What the results add up to."""

        def counts(result: RoundResult | MatchResult) -> bool:
            return (
                result.person == reckoning.person
                and bool(result.computer) == reckoning.computer
                and reckoning.versus in {"", result.opponent}
                and reckoning.variant in {"", result.variant}
            )

        rounds = [result for result in self.rounds if counts(result)]
        ended = [result for result in self.matches if counts(result)]
        matches = [result for result in ended if result.counted]
        forfeited = [result.won for result in matches if result.reason == "forfeited"]
        return replace(
            _tally(rounds, [result.won for result in matches]),
            series=sum(result.matches > 1 for result in matches),
            autopilot=sum(row.autopilot for row in rounds) + sum(row.autopilot for row in ended),
            forfeits=forfeited.count(False),
            forfeits_won=forfeited.count(True),
        )

    async def ended_matches(self, person: str, skip: int, limit: int) -> tuple[Ended, ...]:
        """The tables whose matches are in a person's record, the last to end first."""
        own = [result for result in reversed(self.matches) if result.person == person]
        return tuple(Ended(self.tables[row.table], row.at) for row in own[skip : skip + limit])

    async def latest_showdown(self, person: str) -> ShowdownView | None:
        """The showdown of the round that ended last of those that a person played."""
        own = [row for row in self.rounds if row.person == person]
        latest = max(own, key=lambda row: (row.at, row.number), default=None)
        return self.showdowns.get((latest.table, latest.number)) if latest else None

    async def secret(self, name: str) -> bytes:
        """32 bytes that stay the same for this store."""
        return self.secrets.setdefault(name, name.encode().ljust(32, b".")[:32])

    def _was_invited(self, table: Table, person: str) -> bool:
        """Whether a challenge was to somebody, whatever came of it."""
        first = [row.action for row in self.logs.get(table.id, ())[:1]]
        return any(isinstance(action, Open) and action.invited == person for action in first)

    def _kept(self, fits: Callable[[Table], bool], *, live: bool) -> tuple[Table, ...]:
        return tuple(
            table
            for table in self.tables.values()
            if fits(table) and not (live and isinstance(table.stage, Finished))
        )


def _is_afterwards(row: LogRow) -> bool:
    return isinstance(row.action, OfferRematch | Expire)


def _is_or_was_played(table: Table) -> bool:
    """Whether a table is no challenge that came to nothing."""
    return not isinstance(table.stage, Finished) or len(table.players) >= table.capacity


def _players(table: Table) -> set[str]:
    return {player.person for player in table.players}


def _sorted(rows: Iterable[MessageRow]) -> tuple[MessageRow, ...]:
    def place(row: MessageRow) -> tuple[str, str, str, str, int]:
        key = row.key
        return key.table, key.audience.kind, key.audience.id, key.purpose, key.number

    return tuple(sorted(rows, key=place))


def _tally(rounds: list[RoundResult], matches: list[bool]) -> Tally:
    knocks = [row for row in rounds if row.knocked]
    caught = [row.caught_points for row in rounds if row.caught_points is not None]
    outcomes = [row.outcome for row in rounds]
    streaks = "".join("+" if won else " " for won in matches).split(" ")
    return Tally(
        matches_won=matches.count(True),
        matches_lost=matches.count(False),
        rounds_won=outcomes.count("won"),
        rounds_lost=outcomes.count("lost"),
        rounds_drawn=outcomes.count("drawn"),
        points=sum(row.points for row in rounds),
        points_against=sum(row.points_against for row in rounds),
        gins=sum(row.ending == "gin" for row in knocks),
        big_gins=sum(row.ending == "big_gin" for row in knocks),
        knocks=sum(row.ending not in {"gin", "big_gin"} for row in knocks),
        undercuts_made=sum(row.ending == "undercut" and not row.knocked for row in rounds),
        undercuts_suffered=sum(row.ending == "undercut" for row in knocks),
        knock_points_sum=sum(row.knock_points or 0 for row in rounds),
        caught_points_sum=sum(caught),
        caught_count=len(caught),
        best_round=max((row.points for row in rounds), default=0),
        boxes=sum(row.boxes for row in rounds),
        streak=len(streaks[-1]),
        longest_streak=max(map(len, streaks)),
    )


def _renamed(text: str, old: str, new: str) -> str:
    return text.replace(f'"{old}"', f'"{new}"')


def _is_unmet(user: str) -> bool:
    return user.startswith(NEVER_MET)


def _either_of(pair: tuple[str, str], old: str, new: str) -> tuple[str, str]:
    first, second = pair
    return _either(first, old, new), _either(second, old, new)


def _either(person: str, old: str, new: str) -> str:
    """A person, who is ``new`` now where they were ``old``."""
    return new if person == old else person
