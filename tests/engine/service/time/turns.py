"""Turns at tables with a pace: who plays them, who misses them, and what came of it."""

from dataclasses import replace
from datetime import datetime
from random import Random
from typing import Final
from zoneinfo import ZoneInfo

from engine.match.pace import PaceKey
from engine.match.rules import Rules
from engine.match.table import to_act
from engine.opponents.autopilot import Autopilot
from engine.service.intents import Challenge
from engine.service.ports import Person
from tests.builders import PARLOUR
from tests.engine.service.parlour import PERSONS, Parlour

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


def paced(pace: PaceKey) -> Challenge:
    """Ada's challenge to Ben, to a match of this pace."""
    return Challenge(PARLOUR, opponent="ben", rules=Rules(pace=pace))


async def play_turn(parlour: Parlour, table: str) -> None:
    """Let whoever is in turn play it as autopilot would."""
    (seat,) = to_act(await parlour.table(table))
    person = PERSONS[(await parlour.table(table)).players[seat].person]
    while to_act(await parlour.table(table)) == (seat,):
        view = (await parlour.hand(person, table)).round
        assert view is not None
        await parlour.play(person, table, Autopilot().choose(view, Random(0)))


async def miss_turn(parlour: Parlour, table: str) -> None:
    """Let whoever is in turn miss it: they are warned, then autopilot plays."""
    awaited = to_act(await parlour.table(table))
    while to_act(await parlour.table(table)) == awaited:
        await parlour.pass_time()


async def kinds(parlour: Parlour, table: str) -> list[str]:
    """What happened at a table, in order, since its first round was dealt."""
    actions: list[str] = [row.action.kind for row in await parlour.store.log(table)]
    return actions[actions.index("choose_dealer") + 1 :]


async def called(parlour: Parlour, table: str) -> set[str]:
    """Those who have to notice that it is their turn."""
    rows = await parlour.store.messages_of(table)
    return {row.key.audience.id for row in rows if row.rings > 0}


async def noticed(parlour: Parlour, table: str) -> None:
    """Let every call of a table have been heard."""
    for row in await parlour.store.messages_of(table):
        shown = type(row)(row.key, row.wanted, row.wanted, rings=0)
        await parlour.store.note_message(shown)


def moment(text: str, zone: str = "UTC") -> int:
    """A moment as the clocks of a zone show it, in UTC milliseconds."""
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


async def sleeps(
    parlour: Parlour, person: Person, zone: str, begins: str = "22:00", ends: str = "08:00"
) -> Person:
    """Let somebody sleep between these times of their day, as the store knows it."""
    hours = [60 * int(time[:2]) + int(time[3:]) for time in (begins, ends)]
    known = await parlour.store.person(person.id)
    assert known is not None
    asleep = type(known)(known.id, known.name, zone=zone, quiet_from=hours[0], quiet_to=hours[1])
    await parlour.store.change_person(asleep)
    return asleep


async def chooses_night(
    parlour: Parlour, person: Person, zone: str, begins: str = "22:00", ends: str = "08:00"
) -> None:
    """Let somebody choose now when they sleep, as the desk would keep it."""
    asleep = await sleeps(parlour, person, zone, begins, ends)
    await parlour.store.change_person(replace(asleep, quiet_changed=parlour.clock.now()))
