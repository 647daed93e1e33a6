"""Every way to a match on Telegram: by name, reply or link, with a private chat and without."""

from typing import Final

import pytest

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import Blank, Name, text
from engine.match.stages import Lobby
from engine.round.faults import Fault
from tests.contract.rig import Message
from tests.contract.seats import Seated
from tests.contract.seeing import has_wish, plays, table_of, until, wish_button
from tests.contract.telegram_rig import TelegramRig
from tests.contract.telegram_user import TelegramUser
from tests.contract.truth import table_now

CATALOG: Final = Catalog.load()

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_who_is_challenged_by_handle_accepts_and_is_dealt_in(telegram: TelegramRig) -> None:
    ann = await telegram.person("Ann")
    bob = await telegram.person("Bob", handle="bob_of_the_club")

    card = await _challenge(telegram, ann, "/gin @Bob_of_the_Club 50")
    reply = await bob.press(card, wish_button(card, "accept"))

    assert reply.notice == ""
    await _both_hands(table_of(card), ann, bob)


async def test_whoever_a_line_replies_to_is_challenged(telegram: TelegramRig) -> None:
    ann, bob, eve = [await telegram.person(name) for name in ("Ann", "Bob", "Eve")]
    group = telegram.room(0)
    line = bob.account.say(group, "anybody for a game?")

    ann.account.say(group, "/gin", reply_to=line)
    card = await _card(telegram, bob, ann)
    refused = await eve.press(card, wish_button(card, "accept"))
    taken = await bob.press(card, wish_button(card, "accept"))

    assert refused.notice
    assert taken.notice == ""
    await _both_hands(table_of(card), ann, bob)


async def test_who_has_no_handle_is_challenged_by_a_mention(telegram: TelegramRig) -> None:
    ann, bob = await telegram.person("Ann"), await telegram.person("Bob")

    ann.account.say(telegram.room(1), f"/gin {bob.name}", mentions=[bob.account])
    card = await _card(telegram, bob, ann, 1)
    await bob.press(card, wish_button(card, "accept"))

    await _both_hands(table_of(card), ann, bob)


async def test_an_open_challenge_is_taken_by_a_button_where_the_private_chat_is_open(
    telegram: TelegramRig,
) -> None:
    ann, bob = await telegram.person("Ann"), await telegram.person("Bob")
    card = await _challenge(telegram, ann, "/gin", 2)

    reply = await bob.press(card, wish_button(card, "accept"))

    assert reply.notice == ""
    await _both_hands(table_of(card), ann, bob)


@pytest.mark.parametrize(
    ("line", "handle"), [("/gin", ""), ("/gin @new_to_it", "new_to_it")], ids=["open", "named"]
)
async def test_who_never_started_the_bot_is_led_to_start_and_then_dealt_in(
    telegram: TelegramRig, line: str, handle: str
) -> None:
    ann, bob = await telegram.person("Ann"), telegram.stranger("Bob", handle=handle)
    card = await _challenge(telegram, ann, line)

    pressed = bob.account.press(bob.at(card), wish_button(card, "accept").token)
    answered = await pressed.answer()
    seated_before = _stage(telegram, table_of(card))
    bob.account.follow(answered.url)

    assert isinstance(seated_before, Lobby)
    await _both_hands(table_of(card), ann, bob)


async def test_a_cards_link_shows_the_challenge_to_somebody_of_the_group(
    telegram: TelegramRig,
) -> None:
    ann, bob = await telegram.person("Ann"), telegram.stranger("Bob")
    card = await _challenge(telegram, ann, "/gin")
    (link,) = (button.url for button in bob.at(card).buttons if button.url)

    bob.account.follow(link)
    shown = await until(bob, lambda: _with_accept(bob), "the challenge")
    await bob.press(shown, wish_button(shown, "accept"))

    await _both_hands(table_of(card), ann, bob)


async def test_a_deal_waits_for_a_challenger_who_never_started_the_bot(
    telegram: TelegramRig,
) -> None:
    ann, bob = telegram.stranger("Ann"), await telegram.person("Bob")
    card = await _challenge(telegram, ann, f'/gin @"{bob.name}"')

    await bob.press(card, wish_button(card, "accept"))
    waits = _said("challenge-pledged", name=Name(bob.name), challenger=Name(ann.name))
    told = await until(bob, lambda: _saying(telegram, bob, waits), "who is waited for")
    before = _stage(telegram, table_of(card)), bob.private()
    ann.account.start()

    assert isinstance(before[0], Lobby)
    assert not any(_is_hand(message) for message in before[1])
    assert told.id == card.id
    await _both_hands(table_of(card), ann, bob)


async def test_somebody_unknown_is_asked_by_their_handle_and_nobody_else_may_accept(
    telegram: TelegramRig,
) -> None:
    ann, eve = await telegram.person("Ann"), await telegram.person("Eve", handle="eve_adams")
    card = await _challenge(telegram, ann, "/gin @nobody_knows_me")
    bob = telegram.stranger("Bob", handle="Nobody_Knows_Me")

    refused = await eve.press(card, wish_button(card, "accept"))
    answered = await bob.account.press(bob.at(card), wish_button(card, "accept").token).answer()
    bob.account.follow(answered.url)

    assert "nobody_knows_me" in card.words.casefold()
    assert refused.notice
    await _both_hands(table_of(card), ann, bob)


async def test_a_forwarded_card_seats_nobody_of_another_group(telegram: TelegramRig) -> None:
    ann, bob = await telegram.person("Ann"), await telegram.person("Bob")
    card = await _challenge(telegram, ann, "/gin")
    elsewhere = telegram.server.group("Elsewhere", [bob.account])
    outsider = telegram.stranger("Eve")
    telegram.groups[0].members.pop(outsider.account)
    elsewhere.members[outsider.account] = "member"

    forwarded = bob.account.forward(bob.at(card), elsewhere)
    (link,) = (button.url for button in forwarded.buttons)
    outsider.account.follow(link)
    await until(outsider, lambda: next(iter(outsider.private()), None), "an answer")

    assert not any(has_wish(message, "accept") for message in outsider.private())
    assert isinstance(_stage(telegram, table_of(card)), Lobby)


async def test_somebody_elses_link_seats_nobody(telegram: TelegramRig) -> None:
    ann, bob = await telegram.person("Ann"), telegram.stranger("Bob")
    card = await _challenge(telegram, ann, "/gin")
    answered = await bob.account.press(bob.at(card), wish_button(card, "accept").token).answer()
    eve = telegram.stranger("Eve")

    eve.account.follow(answered.url)
    await until(eve, lambda: next(iter(eve.private()), None), "an answer")

    assert isinstance(_stage(telegram, table_of(card)), Lobby)


async def test_a_bare_start_offers_what_waits_for_somebody(telegram: TelegramRig) -> None:
    ann, bob = await telegram.person("Ann"), await telegram.person("Bob")
    card = await _challenge(telegram, ann, f'/gin @"{bob.name}"')

    bob.account.start()
    offered = await until(bob, lambda: _about(bob, table_of(card)), "what waits")
    accepting = await _to_accept(bob, offered)
    await bob.press(accepting, wish_button(accepting, "accept"))

    await _both_hands(table_of(card), ann, bob)


async def test_an_old_link_says_that_the_challenge_is_gone(telegram: TelegramRig) -> None:
    ann, bob = await telegram.person("Ann"), telegram.stranger("Bob")
    card = await _challenge(telegram, ann, "/gin")
    answered = await bob.account.press(bob.at(card), wish_button(card, "accept").token).answer()
    await ann.press(card, wish_button(card, "withdraw"))

    bob.account.follow(answered.url)
    told = await until(bob, lambda: next(iter(bob.private()), None), "an answer")

    assert _said(Fault.BROKEN, id="#").split("#")[0] not in told.words
    assert not any(has_wish(message, "accept") for message in bob.private())


@pytest.mark.parametrize("payload", ["AAAAAAAAAAAAa_abcdefgh_1_", "play", "-", "A" * 64])
async def test_a_forged_link_is_not_good_any_more(telegram: TelegramRig, payload: str) -> None:
    eve = telegram.stranger("Eve")

    eve.account.start(payload)
    await until(eve, lambda: _saying_privately(eve, _said("started-bad-link")), "that it is bad")

    assert not any(has_wish(message, "accept") for message in eve.private())


async def _challenge(
    telegram: TelegramRig, challenger: TelegramUser, line: str, number: int = 0
) -> Message:
    challenger.account.say(telegram.room(number), line)
    return await _card(telegram, challenger, challenger, number)


async def _card(
    telegram: TelegramRig, reader: TelegramUser, challenger: TelegramUser, number: int = 0
) -> Message:
    """The card of somebody's challenge, as somebody has it before them."""

    def found() -> Message | None:
        cards = (m for m in reader.messages(telegram.place(number)) if has_wish(m, "accept"))
        return next((card for card in cards if challenger.name in card.words), None)

    return await until(reader, found, "the card")


async def _both_hands(table: str, *users: TelegramUser) -> None:
    """Wait until both have been dealt in, and see who chooses the dealer."""
    hands = [await Seated(user, table, None).hand_at(2) for user in users]
    assert sum(has_wish(hand, "deal_first") for hand in hands) == 1
    assert not any(plays(hand) for hand in hands)


async def _to_accept(user: TelegramUser, offered: Message) -> Message:
    """What can be accepted: there at once, or one press further."""
    if has_wish(offered, "accept"):
        return offered
    return (await user.press(offered, offered.buttons[0])).message


def _with_accept(user: TelegramUser) -> Message | None:
    return next((message for message in user.private() if has_wish(message, "accept")), None)


def _about(user: TelegramUser, table: str) -> Message | None:
    asked = (message for message in user.private() if message.buttons)
    return next((message for message in asked if table_of(message) == table), None)


def _saying(telegram: TelegramRig, user: TelegramUser, words: str) -> Message | None:
    return next((m for m in user.messages(telegram.place(0)) if words in m.words), None)


def _saying_privately(user: TelegramUser, words: str) -> Message | None:
    return next((message for message in user.private() if words in message.words), None)


def _is_hand(message: Message) -> bool:
    return has_wish(message, "sort_rank") or has_wish(message, "sort_suit")


def _stage(telegram: TelegramRig, table: str) -> object:
    with telegram.saved() as saved:
        return table_now(saved, table).stage


def _said(key: str, **blanks: Blank) -> str:
    return CATALOG.say("en", text(key, **blanks))
