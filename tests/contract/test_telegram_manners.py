"""Manners on Telegram: pop-ups, disabled buttons, blocked chats, lines that are for nobody."""

from typing import Final

import pytest

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text
from engine.cards.mask import cards_of
from engine.round.faults import Fault
from tests.contract.oracle import told_by
from tests.contract.rig import Message
from tests.contract.seats import Pair, Seated, a_match, mover_of
from tests.contract.seeing import has_wish, plays, silence, until, version_of, wish_button
from tests.contract.telegram_rig import TelegramRig
from tests.contract.telegram_user import TelegramUser
from tests.contract.truth import all_tables, plain, table_now
from tests.servers import telegram as fake

CATALOG: Final = Catalog.load()
LONGEST_POPUP: Final = 200
BOT: Final = "DeadwoodBot"

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("language", CATALOG.codes)
async def test_my_hand_pops_up_with_the_whole_hand_for_the_presser_alone(
    telegram: TelegramRig, language: str
) -> None:
    pair = await a_match(telegram, telegram.place(0), "Ann", "Bob")
    presser, other = (_of(seated) for seated in pair.by_turns())
    await presser.say(None, f"/language {language}")
    board = await pair.by_turns()[0].board_at(pair.dealt_at)
    await silence(pair.users)
    heard = len(other.received)

    pressed = presser.account.press(presser.at(board), wish_button(board, "my_hand").token)
    answered = await pressed.answer()

    told = told_by(answered.text.encode()).cards
    assert answered.alert
    assert len(answered.text.encode("utf-16-le")) // 2 <= LONGEST_POPUP
    assert _held(pair, presser) <= told
    assert not told & _held(pair, other)
    assert len(other.received) == heard


async def test_a_button_that_can_not_be_pressed_now_tells_why_and_changes_nothing(
    telegram: TelegramRig,
) -> None:
    pair = await a_match(telegram, telegram.place(0), "Ann", "Bob")
    mover = await mover_of(pair, pair.dealt_at)
    waiting = next(one for one in pair.by_turns() if one.user is not mover.user)
    user, hand = _of(waiting), await waiting.hand_at(pair.dealt_at)
    dimmed = [button for button in user.at(hand).buttons if button.data.startswith("?")]

    answers = [await user.account.press(user.at(hand), button).answer() for button in dimmed]

    assert len(dimmed) > len(_held(pair, user))
    assert all(answer.text for answer in answers)
    assert not any(_broken() in answer.text for answer in answers)
    assert _version(telegram, pair.table) == pair.dealt_at


async def test_who_blocks_the_bot_holds_nobody_up_and_finds_the_hand_when_back(
    telegram: TelegramRig,
) -> None:
    pair = await a_match(telegram, telegram.place(0), "Ann", "Bob")
    mover = await mover_of(pair, pair.dealt_at)
    gone = next(one for one in pair.by_turns() if one.user is not mover.user)
    await gone.user.close_private()

    version = await _a_turn(mover, pair.dealt_at)
    board = await gone.board_at(version)
    peeked = await gone.user.press(board, wish_button(board, "my_hand"))
    blind = gone.user.private()
    await gone.user.open_private()

    hand = await gone.hand_at(version)
    assert _held(pair, _of(gone)) <= told_by(peeked.notice.encode()).cards
    assert all(version_of(message, pair.table) < version for message in blind)
    assert plays(hand)


async def test_who_blocked_the_bot_plays_on_by_words_in_the_group(telegram: TelegramRig) -> None:
    pair = await a_match(telegram, telegram.place(0), "Ann", "Bob")
    mover = await mover_of(pair, pair.dealt_at)
    await mover.user.close_private()

    await mover.user.say(pair.place, "/move take")

    await mover.board_at(pair.dealt_at + 1)
    told = [m.words for m in mover.user.messages(pair.place) if not m.buttons]
    assert told
    assert not any(told_by(words.encode()).cards - _open(pair) for words in told)


async def test_a_blocked_player_is_led_back_by_the_board(telegram: TelegramRig) -> None:
    pair = await a_match(telegram, telegram.place(0), "Ann", "Bob")
    seated = pair.by_turns()[0]
    user, board = _of(seated), await seated.board_at(pair.dealt_at)
    await user.close_private()

    links = [button.url for button in user.at(board).buttons if button.url]
    user.account.follow(links[0])

    assert version_of(await seated.hand_at(pair.dealt_at), pair.table) == pair.dealt_at


async def test_a_command_for_another_bot_is_none_of_ours(telegram: TelegramRig) -> None:
    ann, before = await telegram.person("Ann"), _tables(telegram)

    for line in ("/gin@OtherBot", "/help@OtherBot", "/roll 3d6", "/12345", "gin?"):
        ann.account.say(telegram.room(0), line)
    await ann.say(None, "/help")

    assert telegram.groups[0].messages == ()
    assert _tables(telegram) == before


@pytest.mark.parametrize("name", [BOT, BOT.lower(), BOT.upper()])
async def test_a_command_with_the_bots_own_name_is_obeyed(
    telegram: TelegramRig, name: str
) -> None:
    ann = await telegram.person("Ann")

    ann.account.say(telegram.room(0), f"/gin@{name} 50")

    card = await until(ann, lambda: _card(telegram, ann), "the card")
    assert "50" in card.words


async def test_an_unknown_command_with_the_bots_name_is_answered(telegram: TelegramRig) -> None:
    ann = await telegram.person("Ann")

    ann.account.say(telegram.room(0), f"/gim@{BOT}")

    told = await until(ann, lambda: next(iter(telegram.groups[0].messages), None), "an answer")
    assert "/gin" in told.text.replace("\u2060", "")


async def test_a_line_that_is_edited_into_a_command_is_to_be_written_again(
    telegram: TelegramRig,
) -> None:
    ann, before = await telegram.person("Ann"), _tables(telegram)
    line = ann.account.say(telegram.room(0), "/gin@OtherBot")

    for words in ("/gin", "/gin 50"):
        ann.account.edit(line, words)
    await until(ann, lambda: next(iter(telegram.groups[0].messages), None), "an answer")
    await ann.say(None, "/help")

    again = CATALOG.say("en", text("telegram-write-again"))
    assert [message.text for message in telegram.groups[0].messages] == [again]
    assert _tables(telegram) == before


async def test_a_move_that_is_edited_is_not_played_again(telegram: TelegramRig) -> None:
    pair = await a_match(telegram, telegram.place(0), "Ann", "Bob")
    mover = await mover_of(pair, pair.dealt_at)
    user = _of(mover)
    line = user.account.say(None, "take")
    await mover.hand_at(pair.dealt_at + 1)

    user.account.edit(line, "take!")
    await until(user, lambda: _told(user, "telegram-write-again"), "that it counts for nothing")

    assert _version(telegram, pair.table) == pair.dealt_at + 1


@pytest.mark.parametrize("inaccessible", [False, True], ids=["deleted", "too old to be told of"])
async def test_a_press_on_a_message_that_is_gone_is_answered(
    telegram: TelegramRig, *, inaccessible: bool
) -> None:
    pair = await a_match(telegram, telegram.place(1), "Ann", "Bob")
    user, board = _of(pair.by_turns()[0]), await pair.by_turns()[0].board_at(pair.dealt_at)
    if not inaccessible:
        await telegram.remove_board(board)

    pressed = user.account.press(
        user.at(board),
        wish_button(board, "my_hand").token,
        stale=True,
        inaccessible=inaccessible,
    )

    assert _held(pair, user) <= told_by((await pressed.answer()).text.encode()).cards


@pytest.mark.parametrize("data", ["", "0", "?", "?1abc", "/nothing", "1" * 64, "🂡"])
async def test_whatever_a_button_carries_is_answered_kindly(
    telegram: TelegramRig, data: str
) -> None:
    pair = await a_match(telegram, telegram.place(0), "Ann", "Bob")
    seated = pair.by_turns()[0]
    user = _of(seated)

    for message in (await seated.board_at(pair.dealt_at), await seated.hand_at(pair.dealt_at)):
        answered = await user.account.press(user.at(message), data, stale=True).answer()

        assert answered.text
        assert _broken() not in answered.text
    assert _version(telegram, pair.table) == pair.dealt_at


async def test_a_start_in_a_group_is_a_greeting(telegram: TelegramRig) -> None:
    ann = await telegram.person("Ann")

    ann.account.say(telegram.room(0), f"/start@{BOT} play")

    greeting = await until(ann, lambda: next(iter(telegram.groups[0].messages), None), "it")
    assert greeting.text == CATALOG.say("en", text("telegram-greeting"))


async def test_a_sticker_in_the_private_chat_is_answered_with_what_can_be_typed(
    telegram: TelegramRig,
) -> None:
    ann = await telegram.person("Ann")

    ann.account.say(None, "", extra={"sticker": _STICKER})

    await until(ann, lambda: _told(ann, "telegram-only-words"), "what can be typed")


_STICKER: Final = {
    "file_id": "sticker-1",
    "file_unique_id": "1",
    "type": "regular",
    "width": 512,
    "height": 512,
    "is_animated": False,
    "is_video": False,
}


async def _a_turn(seated: Seated, version: int) -> int:
    """Play one turn by presses; the version after it."""
    while moves := plays(await seated.hand_at(version)):
        reply = await seated.user.press(await seated.hand_at(version), moves[0][0])
        version = version_of(reply.message, seated.table)
    return version


def _of(seated: Seated) -> TelegramUser:
    assert isinstance(seated.user, TelegramUser)
    return seated.user


def _held(pair: Pair, user: TelegramUser) -> set[object]:
    """The cards in somebody's hand."""
    with pair.rig.saved() as saved:
        table = table_now(saved, pair.table)
    seat = [player.name for player in table.players].index(user.name)
    return set(plain(cards_of(table.rounds[-1].state.hands[seat])))


def _open(pair: Pair) -> set[object]:
    with pair.rig.saved() as saved:
        state = table_now(saved, pair.table).rounds[-1].state
    return {*state.discard_pile, state.opening_card}


def _card(telegram: TelegramRig, user: TelegramUser) -> Message | None:
    cards = (m for m in user.messages(telegram.place(0)) if has_wish(m, "accept"))
    return next((card for card in cards if user.name in card.words), None)


def _told(user: TelegramUser, key: str) -> fake.Message | None:
    words = CATALOG.say("en", text(key))
    return next((message for message in user.account.private if message.text == words), None)


def _version(telegram: TelegramRig, table: str) -> int:
    with telegram.saved() as saved:
        return table_now(saved, table).version


def _tables(telegram: TelegramRig) -> tuple[str, ...]:
    with telegram.saved() as saved:
        return all_tables(saved)


def _broken() -> str:
    return CATALOG.say("en", text(Fault.BROKEN, id="#")).split("#")[0].strip()
