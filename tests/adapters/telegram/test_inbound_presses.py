"""Presses on Telegram: each is answered once, in the way that shows nobody too much."""

import pytest

from adapters.telegram.drawing.renderer import LONGEST_POPUP
from engine.match.people import Place
from tests.adapters.telegram.hall import Hall, button
from tests.servers.telegram import Answered, Group, Message, User

SIGNS = "♣♦♥♠"
NOTHING = Answered()


class Table:
    """Ann and Ben at a table in a group where Eve looks on, and where Ann leads."""

    def __init__(self, hall: Hall, people: tuple[User, User, User], group: Group) -> None:
        self.hall = hall
        self.ann, self.ben, self.eve = people
        self.group = group
        self.board: Message = group.messages[-1]

    @property
    def to_move(self) -> User:
        """Who has to move."""
        waiting = [one for one in (self.ann, self.ben) if "Leave it" in labels(one.last)]
        (user,) = waiting
        return user

    @property
    def other(self) -> User:
        """Who has to wait."""
        return self.ben if self.to_move is self.ann else self.ann

    def edits(self, chat: int) -> int:
        """How often a message of a chat was edited so far."""
        return len(self.hall.server.journal.calls("editMessageText", chat=chat))


def labels(message: Message) -> list[str]:
    """What the buttons of a message say."""
    return [one.text for one in message.buttons]


@pytest.fixture
async def table(hall: Hall) -> Table:
    """A table at which the first upcard is offered; everybody's private chat is open."""
    ann = await hall.visitor("Ann", "ann_of_the_club")
    ben = await hall.visitor("Ben", "ben_of_the_club")
    eve = await hall.visitor("Eve")
    group = hall.group(ann, ben, eve)
    await hall.match(ann, ben, group)
    chooser = next(one for one in (ann, ben) if "I deal first" in labels(one.last))
    await hall.pressed(chooser, chooser.last, "I deal first")
    return Table(hall, (ann, ben, eve), group)


async def test_a_move_is_answered_and_shown_where_it_was_pressed(table: Table) -> None:
    user = table.to_move
    hand = user.last
    before = hand.text

    answered = await table.hall.pressed(user, hand, "Leave it")

    assert answered == NOTHING
    assert user.last is hand
    assert hand.text != before


async def test_an_old_button_shows_the_hand_as_it_is_and_says_why(table: Table) -> None:
    user = table.to_move
    old = button(user.last, "Leave it")
    await table.hall.pressed(user, user.last, "Leave it")
    now = user.last.text

    answered = await user.press(user.last, old, stale=True).answer()

    assert answered.text != ""
    assert user.last.text == now


async def test_a_look_is_shown_in_place_of_the_hand(table: Table) -> None:
    answered = await table.hall.pressed(table.ann, table.ann.last, "Rules")

    assert answered == NOTHING
    assert "Back" in " ".join(labels(table.ann.last))


async def test_a_press_in_a_group_leaves_its_board_to_the_outbox(table: Table) -> None:
    user, before = table.to_move, table.edits(table.group.id)

    await table.hall.pressed(user, user.last, "Leave it")

    assert table.edits(table.group.id) == before + 1


async def test_ones_hand_pops_up_in_the_group_for_oneself_alone(table: Table) -> None:
    before = [one.text for one in table.group.messages]

    answered = await table.hall.pressed(table.ann, table.board, "My hand")

    assert answered.alert
    assert sum(answered.text.count(sign) for sign in SIGNS) >= 10
    assert len(answered.text) <= LONGEST_POPUP
    assert [one.text for one in table.group.messages] == before


async def test_who_holds_no_hand_is_told_so(table: Table) -> None:
    answered = await table.hall.pressed(table.eve, table.board, "My hand")

    assert answered.alert
    assert not any(sign in answered.text for sign in SIGNS)


async def test_a_page_asked_for_in_a_group_comes_in_private(table: Table) -> None:
    before = len(table.group.messages)

    answered = await table.hall.pressed(table.eve, table.board, "Rules")

    assert answered == Answered(table.hall.sentence("telegram-sent-privately"))
    assert "100 points" in table.eve.last.text
    assert len(table.group.messages) == before


async def test_who_has_not_started_the_bot_is_led_to_where_the_page_waits(table: Table) -> None:
    dan = table.hall.user("Dan")
    table.group.join(dan)

    answered = await table.hall.pressed(dan, table.board, "Rules")
    dan.follow(answered.url)
    await table.hall.quiet()

    assert answered.url.startswith("https://t.me/DeadwoodBot?start=")
    assert "Ann" in dan.private[0].text


async def test_who_has_blocked_the_bot_unnoticed_is_led_back_too(table: Table) -> None:
    table.hall.server.fault(
        "sendMessage",
        chat=table.eve.id,
        status=403,
        description="Forbidden: bot was blocked by the user",
    )

    answered = await table.hall.pressed(table.eve, table.board, "Rules")

    assert answered.url.startswith("https://t.me/DeadwoodBot?start=")
    assert not await table.hall.is_open(table.eve)


@pytest.mark.parametrize(
    "carried", ["x", "1", "1" * 64, "?", "?x", "/", "/nonsense", "/" + "7" * 60, "\u200f"]
)
async def test_whatever_a_button_carries_its_presser_is_answered(
    table: Table, carried: str
) -> None:
    answered = await table.eve.press(table.board, carried, stale=True).answer()

    assert answered.text != ""
    assert table.hall.counter.incidents == []


async def test_a_button_that_can_not_be_pressed_says_why(table: Table) -> None:
    waiting = table.other.last
    dimmed = next(one for one in waiting.buttons if one.text.startswith("· Draw"))

    answered = await table.hall.pressed(table.other, waiting, dimmed.text)

    assert answered.text != ""
    assert table.other.last is waiting


async def test_a_press_that_was_answered_too_late_is_carried_out_all_the_same(
    table: Table,
) -> None:
    table.hall.server.fault(
        "answerCallbackQuery",
        status=400,
        description="Bad Request: query is too old and response timeout expired",
    )
    user = table.to_move
    hand = user.last
    before = hand.text

    user.press(hand, button(hand, "Leave it"))
    await table.hall.quiet()

    assert hand.text != before


async def test_a_hand_that_was_deleted_comes_again(table: Table) -> None:
    user = table.to_move
    hand = user.last
    leave = button(hand, "Leave it")
    user.delete(hand)

    await user.press(hand, leave, stale=True).answer()
    await table.hall.quiet()

    assert user.last is not hand
    assert "Draw" in " ".join(labels(user.last))


async def test_a_look_on_a_hand_that_was_deleted_brings_the_hand_again(table: Table) -> None:
    hand = table.ann.last
    rules = button(hand, "Rules")
    table.ann.delete(hand)

    await table.ann.press(hand, rules, stale=True).answer()
    await table.hall.quiet()

    assert table.ann.last is not hand
    assert "Rules" in labels(table.ann.last)


async def test_a_page_that_was_deleted_comes_anew(table: Table) -> None:
    await table.hall.said(table.eve, None, "/help")
    page = table.eve.last
    pressed = next(one for one in page.buttons if not one.text.startswith("·"))
    table.eve.delete(page)

    await table.eve.press(page, pressed, stale=True).answer()
    await table.hall.quiet()

    assert table.eve.last.id > page.id


async def test_a_look_that_telegram_puts_off_is_shown_a_little_later(table: Table) -> None:
    table.hall.server.fault("editMessageText", chat=table.ann.id, status=429, retry_after=1)

    await table.ann.press(table.ann.last, button(table.ann.last, "Rules")).answer()
    await table.hall.server.until(lambda: "Rules" not in labels(table.ann.last))

    assert "Back" in " ".join(labels(table.ann.last))


async def test_a_move_that_can_not_be_shown_at_once_is_brought_by_the_outbox(
    table: Table,
) -> None:
    user = table.to_move
    before = user.last.text
    table.hall.server.fault("editMessageText", chat=user.id, status=429, retry_after=1)

    await user.press(user.last, button(user.last, "Leave it")).answer()
    await table.hall.server.until(lambda: user.last.text != before)

    assert "· Leave it" in labels(user.last)


async def test_what_was_asked_for_in_a_group_is_chosen_for_that_group(table: Table) -> None:
    await table.hall.said(table.ann, table.group, "/settings here")
    page = table.ann.last

    await table.hall.pressed(table.ann, page, "Language")
    await table.hall.pressed(table.ann, table.ann.last, "Русский")

    place = await table.hall.counter.store.place(f"telegram:{table.group.id}")
    assert place.language == "ru"


async def test_an_old_message_of_a_topic_is_found_by_its_table(hall: Hall) -> None:
    ann = await hall.visitor("Ann")
    topic = hall.server.group("Card club", (ann,), forum=True).topic("Poker")
    await hall.said(ann, topic, "/gin")
    board = topic.messages[-1]

    pressed = ann.press(board, button(board, "Withdraw"), inaccessible=True)
    answered = await pressed.answer()
    await hall.quiet()

    assert answered == NOTHING
    assert not hall.plays


async def test_a_press_on_nothing_is_answered(hall: Hall) -> None:
    ann = await hall.visitor("Ann")

    pressed = ann.press(ann.last, "x", stale=True, inaccessible=True)

    assert (await pressed.answer()).text != ""


async def test_the_place_of_a_page_is_remembered_for_whoever_asked(table: Table) -> None:
    await table.hall.said(table.ann, table.group, "/settings here")

    club = Place("telegram", str(table.group.id), "Card club", str(table.group.id))
    assert table.hall.asides.kept == {(str(table.ann.id), str(table.ann.last.id)): club}


async def test_a_list_that_leads_to_a_hand_gives_way_to_it(table: Table) -> None:
    hand = table.ann.last
    await table.hall.said(table.ann, None, "/games")
    games = table.ann.last

    await table.hall.pressed(table.ann, games, "\u2068Ben")

    assert table.ann.last.text == hand.text
    assert (hand.deleted, games.deleted) == (True, True)


async def test_a_question_that_was_typed_for_becomes_no_second_hand(table: Table) -> None:
    await table.hall.said(table.ann, None, "/resign")
    question = table.ann.last

    await table.hall.pressed(table.ann, question, "Yes, I resign")

    assert labels(question) == []
    assert not table.hall.plays


async def test_who_thinks_better_of_a_question_has_one_hand_again(table: Table) -> None:
    hand = table.ann.last
    await table.hall.said(table.ann, None, "/resign")
    question = table.ann.last

    await table.hall.pressed(table.ann, question, "Back")

    assert table.ann.last.text == hand.text
    assert (hand.deleted, question.deleted) == (True, True)
