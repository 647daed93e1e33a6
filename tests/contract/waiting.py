"""Matches on a clock: somebody is to play and does not come, the other plays on."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import Blank, Name, text
from engine.match.actions import Action, Autopilot, Warn
from engine.match.pace import PaceKey
from engine.match.people import Place
from engine.match.saved import load_action
from engine.match.stages import Finished
from engine.match.table import Table, to_act
from engine.round.outcome import Seat
from engine.service.intents import Ask, Look
from tests.contract.rig import Message, Reply, Rig, User
from tests.contract.seats import DEALT, Pair, Seated, a_challenge, accepted, dealt, mover_of
from tests.contract.seeing import button_for, plays, version_of
from tests.contract.truth import past_of, table_now

_CATALOG = Catalog.load()


@dataclass(frozen=True, slots=True)
class Wait:
    """A match whose first round is dealt; ``away`` is to play first, ``here`` has dealt."""

    pair: Pair
    away: Seated
    here: Seated

    @property
    def table(self) -> Table:
        """The table as it is on the disk."""
        with self.pair.rig.saved() as saved:
            return table_now(saved, self.pair.table)

    def actions(self) -> list[Action]:
        """Everything that has happened since the first deal, in order."""
        with self.pair.rig.saved() as saved:
            rows = saved.execute(
                "select action from log where table_id = ? and version > ? order by version",
                (self.pair.table, DEALT),
            ).fetchall()
        return [load_action(row[0]) for row in rows]

    def kinds(self) -> list[str]:
        """What has happened since the first deal, in short."""
        return [action.kind for action in self.actions()]

    def left_ms(self) -> int:
        """How long nothing happens at the table yet, by its clock as it was last written down."""
        with self.pair.rig.saved() as saved:
            rows = saved.execute(
                "select due - max(begun, coalesce(time, 0)) from deadlines"
                " left join clocks on name = clock where table_id = ?",
                (self.pair.table,),
            ).fetchall()
        return int(rows[0][0]) if rows else 0

    def happened_at(self, version: int) -> int | None:
        """When the table came to ``version``, in UTC milliseconds; None if it has not."""
        with self.pair.rig.saved() as saved:
            rows = saved.execute(
                "select at from log where table_id = ? and version = ?",
                (self.pair.table, version),
            ).fetchall()
        return int(rows[0][0]) if rows else None

    @property
    def seat(self) -> Seat:
        """The seat of ``away``."""
        return [player.name for player in self.table.players].index(self.away.user.name)

    def missed(self) -> list[str]:
        """What has happened in the turns of ``away`` because nobody came: warnings, autopilot."""
        with self.pair.rig.saved() as saved:
            past = past_of(saved, self.pair.table)
        happened = zip(range(DEALT, past.latest), self.actions(), strict=True)
        return [
            action.kind
            for before, action in happened
            if isinstance(action, Warn | Autopilot) and to_act(past.tables[before]) == (self.seat,)
        ]

    def how_forfeited(self) -> str:
        """How it is said that ``away`` has lost."""
        stage = self.table.stage
        assert isinstance(stage, Finished)
        assert stage.settlement is not None
        winner, loser = Name(self.here.user.name), Name(self.away.user.name)
        return said("ended-forfeited", name=winner, loser=loser, points=stage.settlement.payment)

    async def both_at(self, version: int) -> None:
        """Wait until both hands and the board show this version."""
        for seated in (self.away, self.here):
            await seated.hand_at(version)
            await seated.board_at(version)

    async def play_on(self, version: int) -> int:
        """Let ``here`` play a turn that begins at ``version``; the version after it."""
        while moves := plays(await self.here.hand_at(version)):
            hand = await self.here.hand_at(version)
            reply = await self.here.user.press(hand, moves[0][0])
            version = version_of(reply.message, self.pair.table)
        return version

    def saw(self, seated: Seated, sentence: str) -> bool:
        """Whether a sentence has ever reached somebody."""
        words = sentence.encode()
        return any(words in received.raw for received in seated.user.received)


async def waits(rig: Rig, pace: PaceKey, count: int) -> tuple[Wait, ...]:
    """Matches of this pace whose first rounds were dealt at the same moment."""
    place = rig.place(0)
    pairs = [await a_challenge(rig, place, "Ann", "Bob", rules=pace) for _ in range(count)]
    return tuple(await asyncio.gather(*(_begun(pair) for pair in pairs)))


async def _begun(pair: Pair) -> Wait:
    await dealt(await accepted(pair))
    away = await mover_of(pair, DEALT)
    one, other = pair.by_turns()
    return Wait(pair, away, other if away == one else one)


async def press_first(seated: Seated, hand: Message) -> Reply:
    """Press the first move that a hand offers."""
    return await seated.user.press(hand, plays(hand)[0][0])


async def look_at_rules(seated: Seated, message: Message) -> Reply:
    """Press what has nothing to do with a turn."""
    button = button_for(message, lambda intent: isinstance(intent, Look), "a look")
    return await seated.user.press(message, button)


async def ask_for_hand(seated: Seated, board: Message) -> Reply:
    """Press for one's own hand on the board."""
    return await seated.user.press(
        board, button_for(board, lambda intent: intent == Ask("my_hand"), "my hand")
    )


def has_read(user: User, place: Place, sentence: str) -> bool | None:
    """Whether a message of a place says so to somebody; None if it does not."""
    return any(sentence in message.words for message in user.messages(place)) or None


def without_gap(message: Message) -> Message:
    """A message but for what it says of a time in which the bot was away."""
    lines = message.words.split("\n")
    return replace(message, words="\n".join(line for line in lines if not line.startswith(AWAY)))


def said(key: str, **blanks: Blank) -> str:
    """A sentence in English, as it goes over the wire."""
    return _CATALOG.say("en", text(key, **blanks))


AWAY: Final = said("clock-given-back", span="#").split("#")[0].rstrip("\u2068")
"""How it begins that the bot says how long it was away."""


def count(kind: str, kinds: Sequence[str]) -> int:
    """How often something happened."""
    return sum(each == kind for each in kinds)
