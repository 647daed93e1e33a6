"""What a place chooses: its admins change it, everybody reads it, a killed process keeps it."""

import random
from collections.abc import AsyncIterator, Callable
from typing import Final

import pytest
import pytest_asyncio

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import Name, text
from engine.match.people import Place
from engine.service.intents import Choose, Intent, Look
from tests.contract.platforms import Platform
from tests.contract.playing import Sitting, Way
from tests.contract.rig import Message, Rig, User
from tests.contract.seats import a_challenge, a_match
from tests.contract.seeing import button_for, has_wish, look_button, presses, until, wish_button

CATALOG: Final = Catalog.load()

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def ruled_rig(
    platform: Platform, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Rig]:
    """A bot that may be killed, and whose places are used by nobody else."""
    async with platform.begins(tmp_path_factory.mktemp("places")) as rig:
        yield rig


@pytest_asyncio.fixture(loop_scope="module")
async def rig(ruled_rig: Rig) -> AsyncIterator[Rig]:
    """The same with nobody there yet; what it logs as an error fails the test."""
    before = ruled_rig.failures
    yield ruled_rig
    await ruled_rig.everybody_leaves()
    assert ruled_rig.failures == before


async def test_what_an_admin_chooses_is_kept_and_nobody_else_changes_it(rig: Rig) -> None:
    place = rig.place(0)
    admin, other = await rig.admin(), await rig.person("Bob", "ru")
    front = await _settings(admin, place)
    for what in ("chosen", "chosen no more"):
        front = (
            await admin.press(front, button_for(front, _chooses("place_chosen"), what))
        ).message
    for line in ("rules remik 250", "pace slow", "limit 20"):
        await admin.say(place, f"/settings here {line}")
    seen = await _settings(other, place)

    refused = await other.say(place, "/settings здесь тихо да")
    await rig.kill()
    await rig.start()

    assert refused.notice == CATALOG.say("ru", text("fault-not-an-admin"))
    assert not [b for b in seen.buttons if b.label.startswith("Тихий режим")]
    assert (await _settings(other, place)).words == seen.words
    log = (await other.say(place, "/settings here log")).words
    assert log.count(admin.name) == 5
    pair = await a_challenge(rig, rig.place(0), "Cy", "Dan", rules="")
    card = await pair.by_turns()[0].board_at()
    assert CATALOG.say("en", text("pace-slow")) in card.words


async def test_an_admin_ends_a_match_and_its_players_read_so(rig: Rig) -> None:
    pair = await a_match(rig, rig.place(1), "Cy", "Dan")
    admin, player = await rig.admin(), pair.by_turns()[0]

    refused = await pair.users[1].say(pair.place, "/end")
    question = (await admin.say(pair.place, "/end")).message
    assert has_wish(question, "end"), question.words
    await admin.press(question, wish_button(question, "end"))

    ended = CATALOG.say("en", text("ended-ended", name=Name(admin.name)))
    board = await until(admin, lambda: _saying(admin, pair.place, ended), "the end")
    assert refused.notice == CATALOG.say("en", text("fault-not-an-ender"))
    assert not has_wish(board, "end")
    for user in pair.users:
        assert (
            pair.users[1 - pair.users.index(user)].name in (await user.say(None, "/history")).words
        )
    assert ended in (await player.hand_at(pair.dealt_at + 1)).words


async def test_a_copied_yes_ends_nothing_for_somebody_else(rig: Rig) -> None:
    pair = await a_match(rig, rig.place(1), "Cy", "Dan")
    admin, other = await rig.admin(), await rig.person("Eve")
    question = (await admin.say(pair.place, "/end")).message
    own = (await other.say(pair.place, "/help")).message

    refused = await other.press_raw(own, wish_button(question, "end").token)

    assert refused.notice == CATALOG.say("en", text("fault-forged-button"))
    await admin.press(question, wish_button(question, "end"))


async def test_a_quiet_place_shows_its_board_alone_and_the_last_round_on_demand(rig: Rig) -> None:
    place = rig.place(2)
    admin = await rig.admin()
    await admin.say(place, "/settings here quiet on")
    pair = await a_match(rig, place, "Cy", "Dan", target=500)
    known = len(admin.messages(place))

    await Sitting(pair, Way(random.Random(3))).play_round()

    assert len(admin.messages(place)) == known
    board = await until(admin, lambda: _leading_to_round(admin, place), "the board")
    shown = await admin.press(board, look_button(board, "showdown"))
    assert shown.private is not None
    assert shown.private.words.startswith("Round 1")
    await admin.say(place, "/settings here quiet off")


async def test_where_a_channel_is_chosen_the_others_send_people_there(rig: Rig) -> None:
    admin = await rig.admin()
    other, chosen = rig.neighbours
    await admin.say(chosen, "/settings here chosen on")

    refused = await admin.say(other, "/gin bot casual")
    await admin.say(chosen, "/settings here chosen off")
    taken = await admin.say(other, "/gin bot casual")

    name = Name(chosen.name)
    assert refused.notice == CATALOG.say("en", text("fault-play-elsewhere", places=name))
    assert refused.notice not in taken.words
    await until(admin, lambda: next(iter(admin.private()), None), "the hand")


async def _settings(user: User, place: Place) -> Message:
    return (await user.say(place, "/settings here")).message


def _chooses(key: str) -> Callable[[Intent], bool]:
    return lambda intent: isinstance(intent, Choose) and intent.key == key


def _saying(user: User, place: Place, words: str) -> Message | None:
    return next((m for m in user.messages(place) if words in m.words), None)


def _leading_to_round(user: User, place: Place) -> Message | None:
    return next((m for m in user.messages(place) if _leads_to_round(m)), None)


def _leads_to_round(message: Message) -> bool:
    return any(press.said.intent == Look("showdown") for press in presses(message))
