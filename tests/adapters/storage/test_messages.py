"""Where each message is and what it should show; on each store."""

from dataclasses import replace

import pytest

from engine.match.actions import Expire
from engine.service.ports import Audience, MessageKey, MessageRow, Store, WantedMessage
from tests.adapters.storage.units import a_lobby, a_message, a_unit
from tests.builders import a_table

BOARD = a_message("t1")
SENT = MessageRow(BOARD, wanted=1, shown=1, platform="web", chat="#parlour", message="77", lost=2)
HAND = MessageKey("t1", Audience("person", "ada"), "hand")
IN_HAND = MessageRow(HAND, wanted=1, shown=1, platform="web", chat="@ada", message="5", rings=1)


async def want(store: Store, version: int, *keys: MessageKey) -> None:
    """Save that version of the table, which these messages must show."""
    wanted = tuple(WantedMessage(key, version) for key in keys)
    await store.commit(replace(a_unit(a_lobby("t1", version)), messages=wanted))


async def keep(store: Store, version: int, key: MessageKey) -> None:
    """Save that version of the table, which this message must show if there is one."""
    kept = WantedMessage(key, version, kept=True)
    await store.commit(replace(a_unit(a_lobby("t1", version)), messages=(kept,)))


async def test_a_wanted_message_is_behind_until_it_was_sent(store: Store) -> None:
    await want(store, 1, BOARD)
    behind = await store.messages_behind()

    await store.note_message(SENT)

    assert behind == (MessageRow(BOARD, wanted=1),)
    assert await store.messages_behind() == ()
    assert await store.messages_of("t1") == (SENT,)


async def test_a_new_version_leaves_where_the_message_is(store: Store) -> None:
    await want(store, 1, BOARD)
    await store.note_message(SENT)

    await want(store, 2, BOARD)

    assert await store.messages_behind() == (replace(SENT, wanted=2),)


async def test_a_message_that_is_only_kept_up_to_date_is_where_it_was(store: Store) -> None:
    await want(store, 1, BOARD)
    await store.note_message(SENT)

    await keep(store, 2, BOARD)

    assert await store.messages_of("t1") == (replace(SENT, wanted=2),)


async def test_what_is_only_kept_up_to_date_is_not_sent_anew(store: Store) -> None:
    await want(store, 1, BOARD)

    await keep(store, 2, HAND)

    assert [row.key for row in await store.messages_of("t1")] == [BOARD]


async def test_noting_what_is_shown_leaves_what_is_wanted(store: Store) -> None:
    await want(store, 1, BOARD)
    await want(store, 2, BOARD)

    await store.note_message(SENT)

    assert await store.messages_of("t1") == (replace(SENT, wanted=2),)


async def test_a_message_nobody_wanted_is_kept_as_it_is_noted(store: Store) -> None:
    await want(store, 1)

    await store.note_message(SENT)

    assert await store.messages_of("t1") == (SENT,)


async def test_what_a_person_refused_and_has_not_seen_is_found(store: Store) -> None:
    seen, others = replace(HAND, table="t2"), replace(HAND, audience=Audience("person", "ben"))
    await want(store, 1, BOARD, HAND, others)
    await store.commit(a_unit(a_lobby("t2")))
    refused = replace(IN_HAND, shown=0, rings=0, state="refused")
    for row in (refused, replace(refused, key=others), replace(SENT, shown=0, state="refused")):
        await store.note_message(row)
    await store.note_message(replace(refused, key=seen, shown=1))

    assert await store.messages_refused("ada") == (refused,)


async def test_what_was_refused_of_a_live_table_is_found(store: Store) -> None:
    await want(store, 1, BOARD, HAND)
    over = replace(BOARD, table="t2")
    ended, table = WantedMessage(over, 1), replace(a_table(Expire()), id="t2", version=1)
    await store.commit(replace(a_unit(table), messages=(ended,)))
    refused = replace(SENT, shown=0, state="refused")
    for row in (refused, replace(refused, key=over), IN_HAND):
        await store.note_message(row)

    assert await store.messages_refused_live() == (refused,)


async def test_a_refused_message_is_not_behind(store: Store) -> None:
    await want(store, 1, BOARD)

    await store.note_message(replace(SENT, shown=0, state="refused"))

    assert await store.messages_behind() == ()


async def test_a_message_is_found_by_the_platforms_id(store: Store) -> None:
    await want(store, 1, BOARD)
    await store.note_message(SENT)

    assert await store.message_at("web", "#parlour", "77") == SENT


@pytest.mark.parametrize(
    ("platform", "chat", "message"),
    [
        pytest.param("discord", "#parlour", "77", id="another platform"),
        pytest.param("web", "#garden", "77", id="another chat"),
        pytest.param("web", "#parlour", "78", id="another message"),
        pytest.param("", "", "", id="a message not sent yet"),
    ],
)
async def test_no_message_is_found_elsewhere(
    store: Store, platform: str, chat: str, message: str
) -> None:
    other = a_message("t1", "web:garden")
    await want(store, 1, BOARD, other)
    await store.note_message(SENT)

    assert await store.message_at(platform, chat, message) is None


async def test_each_audience_purpose_and_round_has_its_own_message(store: Store) -> None:
    first = MessageKey("t1", Audience("place", "web:parlour"), "showdown", 1)
    second = replace(first, number=2)

    await want(store, 1, second, BOARD, first, HAND)

    kept = [row.key for row in await store.messages_of("t1")]
    assert kept == [HAND, BOARD, first, second]


async def test_a_table_that_goes_on_wants_the_boards_and_hands_it_had(store: Store) -> None:
    hand = MessageKey("t1", Audience("person", "ada"), "hand")
    elsewhere = a_message("t2")
    await want(store, 1, BOARD, hand)
    await store.commit(replace(a_unit(a_lobby("t2")), messages=(WantedMessage(elsewhere, 1),)))

    await store.commit(replace(a_unit(a_lobby("t1", 2)), goes_on=True))

    assert {row.key: row.wanted for row in await store.messages_behind()} == {
        BOARD: 2,
        hand: 2,
        elsewhere: 1,
    }


async def test_a_table_that_goes_on_leaves_what_was_told_of_its_rounds(store: Store) -> None:
    showdown = MessageKey("t1", Audience("place", "web:parlour"), "showdown", 1)
    await want(store, 1, BOARD, showdown)

    await store.commit(replace(a_unit(a_lobby("t1", 2)), goes_on=True))

    assert {row.key: row.wanted for row in await store.messages_of("t1")} == {
        BOARD: 2,
        showdown: 1,
    }


async def test_a_table_that_goes_on_stays_where_it_is_found(store: Store) -> None:
    await want(store, 1, BOARD)

    await store.commit(replace(a_unit(a_lobby("t1", 2)), goes_on=True))

    assert await store.tables_of("ada") == (a_lobby("t1", 2),)
    assert await store.tables_at("web:parlour") == (a_lobby("t1", 2),)


async def call(store: Store, version: int, *, begun: bool = False) -> None:
    """Save that version of the table, which goes on, and call whoever reads the hand."""
    wanted = WantedMessage(HAND, version, rings=True)
    unit = replace(a_unit(a_lobby("t1", version)), messages=(wanted,), begun=begun)
    await store.commit(replace(unit, goes_on=version > 1))


async def rings_of(store: Store) -> int:
    """What the row of the hand says of a call."""
    (row,) = await store.messages_of("t1")
    return row.rings


async def test_a_message_that_was_noticed_calls_nobody_again_in_the_same_turn(
    store: Store,
) -> None:
    await call(store, 1, begun=True)
    await store.note_message(replace(IN_HAND, rings=0))

    await call(store, 2)

    assert await rings_of(store) == -1


async def test_a_call_that_was_not_noticed_yet_is_the_only_one_of_its_turn(store: Store) -> None:
    await call(store, 1, begun=True)

    await call(store, 2)

    assert await rings_of(store) == 1


async def test_in_a_new_turn_a_person_is_called_again(store: Store) -> None:
    await call(store, 1, begun=True)
    await store.note_message(replace(IN_HAND, rings=0))

    await call(store, 2, begun=True)

    assert await rings_of(store) == 2


async def test_nobody_is_called_to_a_turn_that_is_over(store: Store) -> None:
    await call(store, 1, begun=True)

    unit = replace(a_unit(a_lobby("t1", 2)), goes_on=True, begun=True)
    await store.commit(unit)

    assert await rings_of(store) == 0


async def test_what_was_read_before_a_call_says_nothing_of_it(store: Store) -> None:
    await call(store, 1, begun=True)
    await store.note_message(replace(IN_HAND, rings=0))
    await call(store, 2, begun=True)

    await store.note_message(replace(IN_HAND, rings=-1))

    assert await rings_of(store) == 2


async def test_what_is_still_to_be_noticed_is_behind_whatever_it_shows(store: Store) -> None:
    await call(store, 1, begun=True)
    await call(store, 2, begun=True)

    await store.note_message(replace(IN_HAND, shown=2, rings=-1))

    (row,) = await store.messages_behind()
    assert (row.shown, row.rings) == (1, 2)


async def test_noting_where_a_message_is_leaves_a_call_to_be_noticed(store: Store) -> None:
    await call(store, 1, begun=True)

    await store.note_message(replace(IN_HAND, rings=1))

    assert await rings_of(store) == 1
