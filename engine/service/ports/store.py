"""The store: what is kept, and how it is asked for."""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from engine.match.boards import ShowdownView
from engine.match.people import Place
from engine.match.table import Table
from engine.service.ports.codes import Code, CodeKind
from engine.service.ports.messages import MessageRow
from engine.service.ports.people import Contact, Person, PrivateState
from engine.service.ports.places import PlaceChange, PlaceSettings
from engine.service.ports.records import Ended, Reckoning, Tally
from engine.service.ports.unit import ClockRow, Deadline, Errand, Gap, LogRow, Unit, Update


class Store(Protocol):
    """What is kept. Every method returns when the change is durable."""

    async def commit(self, unit: Unit) -> None:
        """Write all of ``unit``.

        Raises:
            AlreadyDone: if its update is known.
            VersionTaken: if that version of the table exists.
            StoreBusy: if the queue is full.
        """

    async def is_done(self, update: Update) -> bool:
        """Whether an update was carried out before."""

    async def table(self, table: str) -> Table | None:
        """The table as last saved."""

    async def log(self, table: str) -> tuple[LogRow, ...]:
        """Every action of a table in order."""

    async def tables_of(self, person: str, *, live: bool = True) -> tuple[Table, ...]:
        """The tables a person sits at, is invited to or has accepted, oldest first.

        ``live`` ones only.
        """

    async def rematch_offers_of(self, person: str) -> tuple[Table, ...]:
        """The matches a person played that are over and where an offer of a rematch stands."""

    async def tables_at(self, place: str, *, live: bool = True) -> tuple[Table, ...]:
        """The tables of a place, oldest first."""

    async def tables_of_home(self, platform: str, home: str) -> tuple[Table, ...]:
        """The live tables in any place of a server or group, oldest first."""

    async def latest_match(self, person: str, place: str = "") -> Table | None:
        """The match that ended last of those that a person played, at ``place`` if it is given."""

    async def deadline(self, table: str) -> Deadline | None:
        """The deadline of a table, if it has one."""

    async def next_deadline(self, clock: str) -> Deadline | None:
        """The nearest deadline of all those on one clock."""

    async def clocks(self) -> tuple[ClockRow, ...]:
        """Every clock as it was last written, but not behind what began on it since.

        One that was never written is there too, with ``wall`` 0, where a deadline stands on it.
        """

    async def save_clocks(self, rows: Sequence[ClockRow], gaps: Sequence[Gap] = ()) -> None:
        """Write clocks down, and what was not counted on them.

        Of a clock that has a new gap those are forgotten that came before everything which has
        a deadline on it now, and all but the last thousand.
        """

    async def gaps(self) -> tuple[Gap, ...]:
        """Everything that was not counted lately, and is not forgotten, oldest first."""

    async def draw_again(self, clock: str) -> tuple[str, ...]:
        """Have every board and hand drawn again that tells the time of a clock; their tables."""

    async def draw_table_again(self, table: str) -> None:
        """Have every message of a table drawn again; nothing else of them is touched."""

    async def move_deadline(self, deadline: Deadline, *, draw_again: bool = False) -> None:
        """Put a table's deadline elsewhere in time, if it is still this version's.

        Its board and hands may have to be drawn again for that.
        """

    async def errands(self) -> tuple[Errand, ...]:
        """What has still to happen to tables."""

    async def add_errands(self, errands: Collection[Errand]) -> None:
        """Remember what has to happen to tables, once each.

        Raises:
            StoreBusy: if the queue is full.
        """

    async def errand_done(self, errand: Errand) -> None:
        """Forget what has happened.

        Raises:
            StoreBusy: if the queue is full.
        """

    async def last_acted(self, table: str, person: str) -> int:
        """When a person last changed a table, in UTC milliseconds; 0 if they never did."""

    async def messages_of(self, table: str) -> tuple[MessageRow, ...]:
        """Every message of a table."""

    async def messages_behind(self) -> tuple[MessageRow, ...]:
        """Every live message that shows less than it should."""

    async def messages_refused(self, person: str) -> tuple[MessageRow, ...]:
        """Every private message of a person that was refused and shows less than it should."""

    async def messages_refused_live(self) -> tuple[MessageRow, ...]:
        """Every message of a live table that was refused and shows less than it should."""

    async def message_at(self, platform: str, chat: str, message: str) -> MessageRow | None:
        """The message that the platform knows by this id."""

    async def note_message(self, row: MessageRow) -> None:
        """Remember where a message is and what it shows; ``wanted`` is left as it is.

        A message that nobody wanted yet is kept as ``row`` says. Where ``row`` does not ask for
        it to be noticed it has been, but for a call that came after ``row.wanted``. What is still
        to be noticed shows less than it should.
        """

    async def showdown(self, table: str, number: int) -> ShowdownView | None:
        """A round's showdown as saved with it."""

    async def person(self, person: str) -> Person | None:
        """A person by id."""

    async def person_of(self, platform: str, user: str) -> Person | None:
        """The person behind an identity."""

    async def meet(self, platform: str, user: str, person: Person, handle: str = "") -> Person:
        """The person behind an identity, ``person`` at first sight; a new name is taken over.

        ``handle`` is the name by which the platform knows them alone, if they have one now;
        whoever else had it there has none any more.
        """

    async def change_person(self, person: Person, update: Update | None = None) -> None:
        """Save a person's name and all that they chose.

        Raises:
            AlreadyDone: if the update is known; nothing is saved then.
        """

    async def block(
        self, person: str, other: str, *, blocks: bool = True, update: Update | None = None
    ) -> None:
        """Let ``person`` take no challenges of ``other`` any more, or take them again.

        Raises:
            AlreadyDone: if the update is known; nothing is saved then.
        """

    async def blocked_by(self, person: str) -> tuple[Person, ...]:
        """Those whose challenges a person does not take, by name."""

    async def challengers_of(self, person: str, limit: int) -> tuple[Person, ...]:
        """Others who opened the latest tables of a person or invited them, the last one first."""

    async def last_declined(self, challenger: str, invited: str) -> int:
        """When ``invited`` last declined a challenge of ``challenger``, in UTC ms; 0 if never."""

    async def people_named(self, platform: str, name: str) -> tuple[Person, ...]:
        """Everybody of a platform with this name, whatever its case, the last seen first.

        When somebody was seen is kept to the minute. Whoever was ``NEVER_MET`` is none of them.
        """

    async def people_handled(self, platform: str, handle: str) -> tuple[Person, ...]:
        """Whoever has this handle on a platform, whatever its case, the last seen first."""

    async def handle_of(self, platform: str, person: str) -> str:
        """A handle of a person on a platform, empty where they have none."""

    async def forget_identity(self, platform: str, user: str) -> None:
        """Forget an identity; the person stays."""

    async def names_on(self, platform: str) -> tuple[tuple[str, str], ...]:
        """The id and the name of everybody who was met on a platform."""

    async def identities(self, person: str) -> tuple[tuple[str, str], ...]:
        """The (platform, user) pairs of a person."""

    async def reach(self, person: str) -> tuple[Contact, ...]:
        """The identities of a person, and which of their private chats take messages."""

    async def set_private(self, platform: str, user: str, state: PrivateState) -> None:
        """Keep whether the private chat of an identity takes messages, if it was ever met."""

    async def set_told(self, platform: str, user: str) -> None:
        """Keep that an identity has read that its private chat is closed, if it was ever met."""

    async def place_language(self, place: str) -> str:
        """The language of a place, empty when never chosen."""

    async def place(self, key: str) -> PlaceSettings:
        """What a place has chosen; nothing yet where it is new."""

    async def change_place(
        self,
        settings: PlaceSettings,
        change: PlaceChange | None = None,
        update: Update | None = None,
    ) -> None:
        """Save what a place has chosen, with a line of its change log.

        Raises:
            AlreadyDone: if the update is known; nothing is saved then.
        """

    async def place_changes(self, key: str, skip: int, limit: int) -> tuple[PlaceChange, ...]:
        """The change log of a place, the latest first."""

    async def move_place(self, old: Place, new: Place, errands: Collection[Errand]) -> None:
        """Let everything of ``old`` and its parts be of ``new``.

        What live tables have to be told of it is kept with it, as ``errands``. The messages that
        were in ``old`` are nowhere now: those that are still wanted are posted anew. Told again,
        nothing changes.

        Raises:
            StoreBusy: if the queue is full.
        """

    async def moved_places(self) -> Mapping[str, str]:
        """The keys of places that have moved, and of those that they are now."""

    async def chosen_places(self, home: str) -> tuple[str, ...]:
        """The keys of the chosen places of a server or group."""

    async def opened_since(self, place: str, at: int) -> tuple[int, ...]:
        """When the tables of a place were opened since ``at``, in UTC ms, in order.

        Those of a rematch are not: it goes on where a match was. Nor is a challenge that came
        to nothing.
        """

    async def tally(self, reckoning: Reckoning) -> Tally:
        """What the results add up to."""

    async def ended_matches(self, person: str, skip: int, limit: int) -> tuple[Ended, ...]:
        """The tables whose matches are in a person's record, the last to end first."""

    async def latest_showdown(self, person: str) -> ShowdownView | None:
        """The showdown of the round that ended last of those that a person played."""

    async def keep_code(self, code: Code) -> bool:
        """Keep a code, instead of any other about the same; whether nobody else has that one."""

    async def code(self, kind: CodeKind, code: str) -> Code | None:
        """A code as it was kept, whether or not it is still good."""

    async def code_about(self, kind: CodeKind, subject: str) -> Code | None:
        """The code that was kept about something."""

    async def codes_of(self, kind: CodeKind) -> tuple[Code, ...]:
        """All codes of a kind, oldest first."""

    async def forget_code(self, code: str) -> None:
        """Forget a code, if it is there."""

    async def met_at_table(self, person: str, other: str) -> bool:
        """Whether two people have played each other, or sit at one table."""

    async def merge_people(self, kept: str, merged: str, code: Code) -> bool:
        """Let everything of ``merged`` be that of ``kept``.

        The code that bears the name of ``code`` is used up by that, and kept as that from then on.

        Nothing of ``merged`` may be at a live table. All of it is written, or nothing.

        Returns:
            Whether it was so: nothing is done where the code is used up, or one is nobody.
        """

    async def part_identity(self, platform: str, user: str, whose: str, person: Person) -> bool:
        """Let an identity of ``whose`` be that of ``person``, who is new.

        They have nothing but the blocks and the declined challenges of ``whose``: those that they
        chose, and those that others chose of them.

        Returns:
            Whether it was so: nothing is done where it is not theirs, or theirs alone.
        """

    async def secret(self, name: str) -> bytes:
        """32 bytes that stay the same for this store, made at the first call."""
