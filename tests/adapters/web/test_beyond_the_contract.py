"""What only the page can do: hands as answers in a channel, and copied presses."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.contract.rig import Rig
from tests.contract.seats import Pair, Seated, a_challenge, a_match, accepted, mover_of
from tests.contract.seeing import plays, silence, table_of, version_of, wish_button
from tests.contract.test_commands import BROKEN, HOSTILE
from tests.contract.truth import moves_now, table_now
from tests.contract.web_rig import web_rig

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def rig(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Rig]:
    """The page; what its bot logs as an error fails the tests."""
    async with web_rig(tmp_path_factory.mktemp("page")) as rig:
        yield rig
        assert rig.failures == []


async def test_without_private_messages_a_game_goes_on_by_the_board(rig: Rig) -> None:
    pair = await _closed_match(rig)
    mover = await _in_turn(pair)
    board = await mover.board_at(3)
    shown = await mover.user.press(board, wish_button(board, "my_hand"))
    button, _ = plays(shown.message)[0]

    reply = await mover.user.press(shown.message, button)

    assert reply.notice == ""
    assert version_of(await mover.board_at(4), pair.table) == 4
    assert mover.user.private() == ()


async def test_who_takes_no_private_messages_is_told_where_the_hand_is(rig: Rig) -> None:
    pair = await _closed_match(rig)
    seated = pair.by_turns()[0]
    board = await seated.board_at(3)

    reply = await seated.user.press(board, wish_button(board, "my_hand"))

    assert "private" in reply.notice.casefold()


async def test_the_hand_arrives_once_private_messages_are_taken_again(rig: Rig) -> None:
    pair = await _closed_match(rig)
    seated = pair.by_turns()[0]
    nothing = seated.hand

    await seated.user.open_private()

    assert nothing is None
    assert version_of(await seated.hand_at(3), pair.table) == 3


async def test_a_move_from_an_answer_in_the_channel_is_obeyed(rig: Rig) -> None:
    pair = await a_match(rig, rig.place(1), "Ann", "Bob")
    mover = await mover_of(pair, 3)
    board = await mover.board_at(3)
    shown = await mover.user.press(board, wish_button(board, "my_hand"))
    button, _ = plays(shown.message)[0]

    reply = await mover.user.press(shown.message, button)

    assert reply.notice == ""
    assert reply.redraw is not None


async def test_my_hand_is_the_hand_of_the_boards_own_table(rig: Rig) -> None:
    pair = await a_match(rig, rig.place(0), "Ann", "Bob")
    seated = pair.by_turns()[0]
    await seated.user.say(rig.place(0), "/gin bot casual")
    board = await seated.board_at(3)

    reply = await seated.user.press(board, wish_button(board, "my_hand"))

    assert table_of(reply.message) == pair.table


@pytest.mark.parametrize("who", ["the other player", "a stranger"])
async def test_a_press_on_anothers_private_message_tells_the_presser_nothing_of_it(
    rig: Rig, who: str
) -> None:
    pair = await a_match(rig, rig.place(1), "Ann", "Bob")
    one, other = pair.by_turns()
    presser = other.user if who == "the other player" else await rig.person("Eve")
    hand = await one.hand_at(3)
    await _up_to_date(pair)
    others = [user for user in pair.users if user is not presser]
    before, heard = _state(pair), [len(user.received) for user in others]

    reply = await presser.press_raw(hand, wish_button(hand, "sort_rank").token)

    assert reply.notice
    assert (reply.redraw, reply.private) == (None, None)
    assert await silence(others)
    assert heard == [len(user.received) for user in others]
    assert _state(pair) == before


@pytest.mark.parametrize("line", HOSTILE.values(), ids=HOSTILE)
async def test_whatever_is_typed_in_a_channel_is_answered_kindly(rig: Rig, line: str) -> None:
    user = await rig.person("Ann")

    reply = await user.say(rig.place(2), line)

    assert reply.words.strip()
    assert BROKEN["en"] not in reply.words


async def _closed_match(rig: Rig) -> Pair:
    """A match between two who took no private messages from the start; its round is dealt."""
    pair = await a_challenge(rig, rig.place(0), "Ann", "Bob")
    for user in pair.users:
        await user.close_private()
    await accepted(pair)
    for seated in pair.by_turns():
        board = await seated.board_at(2)
        reply = await seated.user.press(board, wish_button(board, "deal_first"))
        if not reply.notice:
            break
    return pair


async def _in_turn(pair: Pair) -> Seated:
    with pair.rig.saved() as saved:
        seat, _ = moves_now(saved, pair.table)
        names = [player.name for player in table_now(saved, pair.table).players]
    assert seat is not None
    return next(one for one in pair.by_turns() if one.user.name == names[seat])


async def _up_to_date(pair: Pair) -> None:
    """Wait until everybody has seen the deal, so that what comes then comes from the press."""
    for seated in pair.by_turns():
        await seated.hand_at(3)
        await seated.board_at(3)
    await silence(())


def _state(pair: Pair) -> tuple[int, str]:
    with pair.rig.saved() as saved:
        ((version, state),) = saved.execute(
            "select version, state from tables where id = ?", (pair.table,)
        )
    return version, state
