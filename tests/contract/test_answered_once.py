"""Every press and every command is answered exactly once, however often it is delivered."""

import asyncio

import pytest

from engine.match.people import Place
from tests.contract.rig import Message, Rig, User
from tests.contract.seats import a_challenge, a_match, accepted, chooser_of, mover_of
from tests.contract.seeing import has_wish, plays, until, wish_button
from tests.contract.truth import all_tables, past_of

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_an_update_delivered_twice_is_carried_out_once_and_answered_twice(rig: Rig) -> None:
    pair = await a_challenge(rig, rig.place(0), "Ann", "Bob")
    _, bob = pair.by_turns()
    board = await bob.board_at()
    accept = wish_button(board, "accept")

    first = await bob.user.press(board, accept, update="once")
    second = await bob.user.press(board, accept, update="once")

    assert _version(rig, pair.table) == 2
    assert (second.message.words, second.notice) == (first.message.words, "")
    assert len(bob.user.answers) == 2


async def test_two_deliveries_at_the_same_instant_are_carried_out_once(rig: Rig) -> None:
    pair = await a_challenge(rig, rig.place(0), "Ann", "Bob")
    _, bob = pair.by_turns()
    board = await bob.board_at()
    accept = wish_button(board, "accept")

    replies = await asyncio.gather(
        *(bob.user.press(board, accept, update="twin") for _ in range(2))
    )

    assert _version(rig, pair.table) == 2
    assert [bool(reply.redraw) for reply in replies] == [True, True]
    assert [reply.notice for reply in replies] == ["", ""]
    assert len(bob.user.answers) == 2


async def test_of_two_presses_at_the_same_instant_one_is_obeyed_and_both_are_answered(
    rig: Rig,
) -> None:
    pair = await accepted(await a_challenge(rig, rig.place(0), "Ann", "Bob"))
    chooser = await chooser_of(pair)
    hand = await chooser.hand_at()
    before = len(chooser.user.answers)

    replies = await asyncio.gather(
        chooser.user.press(hand, wish_button(hand, "deal_first")),
        chooser.user.press(hand, wish_button(hand, "let_deal")),
    )

    assert _version(rig, pair.table) == 3
    assert sorted(bool(reply.notice) for reply in replies) == [False, True]
    assert len(chooser.user.answers) == before + 2


async def test_two_people_who_accept_at_the_same_instant_are_both_answered(rig: Rig) -> None:
    place = rig.place(0)
    ann, bob, eve = [await rig.person(name) for name in ("Ann", "Bob", "Eve")]
    await ann.say(place, "/gin")
    boards = [await _open_challenge(user, place, ann.name) for user in (bob, eve)]

    replies = await asyncio.gather(
        *(
            user.press(board, wish_button(board, "accept"))
            for user, board in zip((bob, eve), boards, strict=True)
        )
    )

    assert sorted(bool(reply.notice) for reply in replies) == [False, True]


async def test_a_command_delivered_twice_opens_one_table(rig: Rig) -> None:
    ann = await rig.person("Ann")
    before = _tables(rig)

    await ann.say(rig.place(0), "/gin bot casual", update="once")
    await ann.say(rig.place(0), "/gin bot casual", update="once")

    assert len(_tables(rig)) == len(before) + 1
    assert all(answer.words.strip() for answer in ann.answers)
    assert len(ann.answers) == 2


async def test_a_command_delivered_twice_at_the_same_instant_opens_one_table(rig: Rig) -> None:
    ann = await rig.person("Ann")
    before = _tables(rig)

    await asyncio.gather(
        *(ann.say(rig.place(0), "/gin bot casual", update="twin") for _ in range(2))
    )

    assert len(_tables(rig)) == len(before) + 1
    assert len(ann.answers) == 2


async def test_a_move_delivered_again_later_is_not_played_again(rig: Rig) -> None:
    pair = await a_match(rig, rig.place(0), "Ann", "Bob")
    player = await mover_of(pair, 3)
    hand = await player.hand_at(3)
    button, _ = plays(hand)[0]
    await player.user.press(hand, button, update="late")

    again = await player.user.press(hand, button, update="late")

    assert _version(rig, pair.table) == 4
    assert again.redraw is not None
    assert again.notice == ""


async def _open_challenge(user: User, place: Place, challenger: str) -> Message:
    def found() -> Message | None:
        boards = (board for board in user.messages(place) if has_wish(board, "accept"))
        return next((board for board in boards if challenger in board.words), None)

    return await until(user, found, "the challenge")


def _version(rig: Rig, table: str) -> int:
    with rig.saved() as saved:
        return past_of(saved, table).latest


def _tables(rig: Rig) -> tuple[str, ...]:
    with rig.saved() as saved:
        return all_tables(saved)
