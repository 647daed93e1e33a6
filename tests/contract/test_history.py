"""A match that was played is read again: by its players alone, and after a kill too."""

import random
from typing import Final

import pytest

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text
from engine.round.faults import Fault
from tests.contract.playing import Sitting, Way
from tests.contract.rig import Button, Message, Rig, User
from tests.contract.seats import Pair, Seated, a_match
from tests.contract.seeing import look_button, presses, table_of, wish_button
from tests.contract.truth import table_now

TARGET: Final = 40
"""More than most rounds are worth."""
TRIES: Final = 8
CATALOG: Final = Catalog.load()

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture
def rig(mortal_rig: Rig) -> Rig:
    """A bot that may be killed."""
    return mortal_rig


async def test_a_match_is_read_round_by_round_and_after_a_kill(rig: Rig) -> None:
    pair = await _a_match_of_several_rounds(rig)
    user, numbers = pair.users[0], _rounds(pair)
    listed = (await user.say(None, "/history")).message
    match = await _pressed(user, listed, _to_match(listed, pair.table))

    await rig.kill()
    await rig.start()

    again = await _pressed(user, listed, _to_match(listed, pair.table))
    shown = await _pressed(user, again, _labelled(match, f"Round {numbers[0]}"))
    titles = [_title(shown)]
    for _ in numbers[1:]:
        shown = await _pressed(user, shown, _labelled(shown, "Next round"))
        titles.append(_title(shown))
    assert (again.words, again.buttons) == (match.words, match.buttons)
    assert [title.split(".")[0] for title in titles] == [f"Round {number}" for number in numbers]
    assert not any(button.label == "Next round" for button in shown.buttons)
    back = await _pressed(user, shown, _labelled(shown, "My matches"))
    assert back.words == listed.words


async def test_a_showdown_read_again_tells_what_it_told_at_first(rig: Rig) -> None:
    pair = await a_match(rig, rig.place(0), "Ann", "Bob", target=500)
    await Sitting(pair, Way(random.Random(3))).play_round()
    user = pair.users[1]
    stands = next(m for m in user.messages(pair.place) if m.words.startswith("Round 1."))

    listed = (await user.say(pair.place, "/history")).message
    shown = await _pressed(user, listed, _labelled(listed, "Last showdown"))

    assert set(stands.words.split("\n")) - {"Ready"} <= set(shown.words.split("\n"))


async def test_a_strangers_copied_press_opens_nothing(rig: Rig) -> None:
    pair = await _resigned(rig)
    listed = (await pair.users[0].say(None, "/history")).message
    token = _to_match(listed, pair.table).token
    stranger = await rig.person("Eve")
    own = (await stranger.say(None, "/history")).message

    for message in (own, await pair.by_turns()[0].board_at()):
        reply = await stranger.press_raw(message, token)

        assert reply.notice == CATALOG.say("en", text(Fault.FORGED_BUTTON))
        assert (reply.redraw, reply.private) == (None, None)


async def test_what_is_read_of_a_match_that_goes_on_changes_nothing(rig: Rig) -> None:
    pair = await a_match(rig, rig.place(1), "Ann", "Bob", target=500)
    await Sitting(pair, Way(random.Random(3))).play_round()
    user = pair.users[0]
    with rig.saved() as saved:
        before = table_now(saved, pair.table)
    hand = await pair.by_turns()[0].hand_at()

    listed = (await user.say(pair.place, "/history")).message
    shown = await _pressed(user, listed, _labelled(listed, "Last showdown"))
    match = await _pressed(user, shown, _labelled(shown, "The match"))

    with rig.saved() as saved:
        assert table_now(saved, pair.table) == before
    assert await pair.by_turns()[0].hand_at() == hand
    assert {table_of(shown), table_of(match)} == {pair.table}


async def test_the_statistics_of_one_system_leave_the_others_out(rig: Rig) -> None:
    pair = await _resigned(rig)
    user = pair.users[1]

    classic = await user.say(None, "/stats classic")
    remik = await user.say(None, "/stats remik")

    assert "1 : 0" in classic.words
    assert CATALOG.say("en", text("stats-nothing")) in remik.words


async def _resigned(rig: Rig) -> Pair:
    """A match that the first of two gave up."""
    pair = await a_match(rig, rig.place(0), "Ann", "Bob")
    one, other = pair.by_turns()
    await _gives_up(one)
    await other.hand_at(4)
    return pair


async def _gives_up(seated: Seated) -> None:
    hand = await seated.hand_at(3)
    asked = await seated.user.press(hand, look_button(hand, "resign"))
    await seated.user.press(asked.message, wish_button(asked.message, "resign"))


async def _pressed(user: User, message: Message, button: Button) -> Message:
    """What stands there after a press."""
    reply = await user.press(message, button)
    assert reply.notice == ""
    return reply.message


def _to_match(message: Message, table: str) -> Button:
    """The button of a list that leads to a match."""
    return next(press.button for press in presses(message) if press.said.table == table)


def _labelled(message: Message, label: str) -> Button:
    return next(button for button in message.buttons if button.label == label)


def _title(message: Message) -> str:
    return message.words.split("\n")[0]


async def _a_match_of_several_rounds(rig: Rig) -> Pair:
    """A match that was played to its end, and took more than one round."""
    for number in range(TRIES):
        pair = await a_match(rig, rig.place(0), "Ann", "Bob", target=TARGET)
        await Sitting(pair, Way(random.Random(number))).play()
        if len(_rounds(pair)) > 1:
            return pair
    raise AssertionError("every match was over after one round")


def _rounds(pair: Pair) -> list[int]:
    """The numbers of the rounds that were written down."""
    with pair.rig.saved() as saved:
        return [entry.number for entry in table_now(saved, pair.table).sheet.entries]
