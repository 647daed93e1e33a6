"""What the courier sends to Telegram, what it spares itself, and what it makes of refusals."""

from dataclasses import dataclass, field

import pytest
from structlog.testing import capture_logs

from adapters.outbox import Delivered, Delivery, Gone, Later, Refused
from adapters.presentation.ink import Drawn
from adapters.presentation.screen import Button, Screen
from adapters.presentation.texts import Name, text
from adapters.telegram.sending.attempts import LAST_RETRY_SECONDS
from adapters.telegram.sending.budget import Budget
from adapters.telegram.sending.courier import TelegramCourier
from adapters.telegram.sending.rates import BURST, MOST_URGENT
from engine.service.intents import Look
from tests.adapters.telegram.direct import direct_bot
from tests.adapters.telegram.drawings import RENDERER, drawn
from tests.servers.telegram import Group, Message, TelegramServer, User

NONCE = "t1.hand"
STOP_SECONDS = 7
RULES = Button(text("button-rules"), Look("rules"))
TITLE = text("button-rules")


@dataclass
class Heard:
    """What the courier told of chats."""

    news: list[tuple[str, object]] = field(default_factory=list)

    async def refused(self, user: str, _asked: float) -> bool:
        """Somebody takes no private messages."""
        self.news.append(("closed", user))
        return True

    async def moved(self, old_chat: int, new_chat: int) -> None:
        """A group has another id."""
        self.news.append(("moved", (old_chat, new_chat)))

    async def gone(self, chat: int, _asked: float) -> bool:
        """A group is gone."""
        self.news.append(("gone", chat))
        return True

    async def lost(self, chat: int) -> None:
        """A group is not known."""
        self.news.append(("lost", chat))


class Desk:
    """A courier with a platform before it; ``now`` is the time of its budget."""

    def __init__(self) -> None:
        self.server = TelegramServer()
        self.heard = Heard()
        self.now = 0.0
        self.ann = self.server.user("Ann", "ann")
        self.ann.start()
        self.club = self.server.group("Card club", [self.ann])
        self.courier = self.new_courier()

    def new_courier(self) -> TelegramCourier:
        """A courier as it is after a restart."""
        budget = Budget(20, 60, lambda: self.now)
        return TelegramCourier(direct_bot(self.server), RENDERER, budget, 60, self.heard)

    async def posted(self, to: "User | Group", screen: Drawn | None = None) -> Message:
        """A message that the courier has posted."""
        delivery = await self.courier.post(str(to.id), screen or a_screen(), "")
        assert isinstance(delivery, Delivered)
        room = to.room if isinstance(to, User) else to
        return room.posted[int(delivery.message)]

    async def edit(self, message: Message, screen: Drawn) -> Delivery:
        """Let the courier edit a message."""
        return await self.courier.edit(str(message.chat), str(message.id), screen)

    async def edit_later(self, message: Message, screen: Drawn) -> Delivery:
        """Let the courier edit a message once its chat has had its rest."""
        self.now += 60
        return await self.edit(message, screen)

    async def edit_now(self, message: Message, screen: Drawn) -> Delivery:
        """Let the courier edit a message at once."""
        return await self.courier.edit_now(str(message.chat), str(message.id), screen)

    def methods(self) -> list[str]:
        """The calls that were made."""
        return [call.method for call in self.server.journal]


@pytest.fixture
def desk() -> Desk:
    """A courier, Ann, and her club."""
    return Desk()


def a_screen(words: str = "Ada", version: int = 1, table: str = "t1") -> Drawn:
    """A small screen with a button."""
    title = text("turn-readying", name=Name(words))
    return drawn(Screen(title, (), ((RULES,),), table=table, version=version))


async def test_a_message_is_posted_with_its_buttons_and_no_preview(desk: Desk) -> None:
    message = await desk.posted(desk.ann)

    (call,) = desk.server.journal.calls("sendMessage")
    assert "Ada" in message.text
    assert [button.data for button in message.buttons]
    assert call.params["parse_mode"] == "HTML"
    assert call.params["link_preview_options"] == {"is_disabled": True}


async def test_a_message_of_a_topic_is_posted_in_it(desk: Desk) -> None:
    forum = desk.server.group("Forum", [desk.ann], forum=True)
    topic = forum.topic("Poker")

    await desk.courier.post(f"{forum.id}/{topic.id}", a_screen(), NONCE)

    assert len(topic.messages) == 1


@pytest.mark.parametrize(
    ("in_group", "screen", "is_silent"),
    [
        pytest.param(True, Screen(TITLE, (), of_challenge=True), False, id="a challenge does"),
        pytest.param(True, Screen(TITLE, ()), True, id="a board that comes again does not"),
        pytest.param(True, Screen(TITLE, (), stays=True), True, id="a showdown does not"),
        pytest.param(False, Screen(TITLE, ()), False, id="a hand does"),
        pytest.param(False, Screen(TITLE, (), stays=True), True, id="nor a private showdown"),
    ],
)
async def test_a_sound_is_made_only_for_what_asks_for_somebody(
    desk: Desk, screen: Screen, *, in_group: bool, is_silent: bool
) -> None:
    message = await desk.posted(desk.club if in_group else desk.ann, drawn(screen))

    assert message.silent is is_silent


async def test_what_a_message_shows_already_is_not_sent(desk: Desk) -> None:
    message = await desk.posted(desk.ann)

    delivery = await desk.edit(message, a_screen())

    assert delivery == Delivered(str(message.id))
    assert desk.methods() == ["sendMessage"]


async def test_an_older_version_does_not_replace_a_newer_one(desk: Desk) -> None:
    message = await desk.posted(desk.ann, a_screen("new", version=3))

    delivery = await desk.edit(message, a_screen("old", version=2))

    assert delivery == Delivered(str(message.id))
    assert "new" in message.text


async def test_a_low_version_of_another_table_is_no_older_one(desk: Desk) -> None:
    message = await desk.posted(desk.ann, a_screen("one", version=3))

    await desk.edit(message, a_screen("other", version=1, table="t2"))

    assert "other" in message.text


async def test_what_stands_there_after_a_restart_is_as_good_as_sent(desk: Desk) -> None:
    message = await desk.posted(desk.ann)
    desk.courier = desk.new_courier()

    delivery = await desk.edit(message, a_screen())

    assert delivery == Delivered(str(message.id))
    assert desk.methods()[-1] == "editMessageText"


async def test_a_deleted_message_is_gone(desk: Desk) -> None:
    message = await desk.posted(desk.club)
    desk.club.delete(message)

    assert await desk.edit(message, a_screen("new")) == Gone()
    assert desk.heard.news == []


async def test_whoever_blocks_the_bot_takes_no_messages(desk: Desk) -> None:
    desk.ann.block()

    assert await desk.courier.post(str(desk.ann.id), a_screen(), NONCE) == Refused()
    assert desk.heard.news == [("closed", str(desk.ann.id))]


async def test_who_never_started_the_bot_takes_no_messages(desk: Desk) -> None:
    ben = desk.server.user("Ben")

    assert await desk.courier.post(str(ben.id), a_screen(), NONCE) == Refused()
    assert desk.heard.news == [("closed", str(ben.id))]


async def test_whatever_the_words_who_may_not_be_written_to_takes_no_messages(desk: Desk) -> None:
    desk.server.fault("sendMessage", status=403, description="Forbidden: something new")

    assert await desk.courier.post(str(desk.ann.id), a_screen(), NONCE) == Refused()
    assert desk.heard.news == [("closed", str(desk.ann.id))]


async def test_whatever_the_words_a_group_that_forbids_a_message_is_still_there(
    desk: Desk,
) -> None:
    desk.server.fault("sendMessage", status=403, description="Forbidden: something new")

    assert await desk.courier.post(str(desk.club.id), a_screen(), NONCE) == Refused()
    assert desk.heard.news == []


async def test_a_group_without_the_bot_is_gone(desk: Desk) -> None:
    message = await desk.posted(desk.club)
    desk.club.remove_bot(desk.ann)

    assert await desk.edit(message, a_screen("new")) == Refused()
    assert desk.heard.news == [("gone", desk.club.id)]


async def test_a_deleted_group_is_gone(desk: Desk) -> None:
    desk.club.destroy(desk.ann)

    assert await desk.courier.post(str(desk.club.id), a_screen(), NONCE) == Refused()
    assert desk.heard.news == [("gone", desk.club.id)]


async def test_a_group_that_nobody_knows_may_be_known_again(desk: Desk) -> None:
    assert await desk.courier.post("-12", a_screen(), NONCE) == Refused()
    assert desk.heard.news == [("lost", -12)]


async def test_a_person_whom_nobody_knows_takes_nothing(desk: Desk) -> None:
    assert await desk.courier.post("12", a_screen(), NONCE) == Refused()
    assert desk.heard.news == [("closed", "12")]


async def test_a_group_where_the_bot_is_mute_is_still_there(desk: Desk) -> None:
    desk.club.mute_bot()

    assert await desk.courier.post(str(desk.club.id), a_screen(), NONCE) == Refused()
    assert desk.heard.news == []


@pytest.mark.parametrize("is_deleted", [False, True])
async def test_a_closed_topic_takes_nothing_and_its_group_is_still_there(
    desk: Desk, *, is_deleted: bool
) -> None:
    forum = desk.server.group("Forum", [desk.ann], forum=True)
    topic = forum.topic("Poker")
    (topic.delete if is_deleted else topic.close)()

    assert await desk.courier.post(f"{forum.id}/{topic.id}", a_screen(), NONCE) == Refused()
    assert desk.heard.news == []


async def test_a_group_that_has_another_id_is_told_of(desk: Desk) -> None:
    small = desk.server.group("Small", [desk.ann], basic=True)
    big = small.migrate()

    delivery = await desk.courier.post(str(small.id), a_screen(), NONCE)

    assert isinstance(delivery, Later)
    assert desk.heard.news == [("moved", (small.id, big.id))]


async def test_a_chat_that_is_told_to_wait_is_left_alone_and_no_other(desk: Desk) -> None:
    board, hand = await desk.posted(desk.club), await desk.posted(desk.ann)
    desk.server.fault("editMessageText", chat=desk.club.id, status=429, retry_after=STOP_SECONDS)

    first = await desk.edit(board, a_screen("new"))
    second = await desk.edit(board, a_screen("new"))
    other = await desk.edit(hand, a_screen("new"))

    assert (first, second) == (Later(STOP_SECONDS), Later(STOP_SECONDS))
    assert other == Delivered(str(hand.id))
    assert len(desk.server.journal.calls("editMessageText", desk.club.id)) == 1


async def test_what_telegram_does_not_answer_waits_longer_each_time(desk: Desk) -> None:
    message = await desk.posted(desk.ann)
    desk.server.fault("editMessageText", times=7, status=502)

    waits = [await desk.edit_later(message, a_screen("new")) for _ in range(7)]

    assert waits == [Later(seconds) for seconds in (1, 2, 4, 8, *[LAST_RETRY_SECONDS] * 3)]


async def test_after_an_answer_the_next_trouble_waits_shortly_again(desk: Desk) -> None:
    message = await desk.posted(desk.ann)
    desk.server.fault("editMessageText", times=3, drop=True)
    for _ in range(4):
        await desk.edit_later(message, a_screen("new"))
    desk.server.fault("editMessageText", drop=True)

    assert await desk.edit_later(message, a_screen("newer")) == Later(1.0)


async def test_no_failure_of_telegrams_is_an_error_of_ours(desk: Desk) -> None:
    message = await desk.posted(desk.ann)
    desk.server.fault("editMessageText", status=502)
    desk.server.fault("editMessageText", drop=True)
    desk.server.fault("editMessageText", status=429)
    with capture_logs() as log:
        for _ in range(3):
            await desk.edit_later(message, a_screen("new"))

    assert [line for line in log if line["log_level"] == "error"] == []


async def test_what_an_edit_without_an_answer_has_changed_is_changed_back(desk: Desk) -> None:
    message = await desk.posted(desk.ann, a_screen("one"))
    desk.server.fault("editMessageText", drop=True, after=True)
    await desk.edit(message, a_screen("two"))

    await desk.edit(message, a_screen("one"))

    assert "one" in message.text


async def test_a_message_without_an_answer_is_sent_again(desk: Desk) -> None:
    desk.server.fault("sendMessage", drop=True, after=True)

    await desk.courier.post(str(desk.ann.id), a_screen(), NONCE)
    await desk.courier.post(str(desk.ann.id), a_screen(), NONCE)

    assert len(desk.ann.private) == 2


async def test_a_refusal_that_ought_not_to_be_is_told_once(desk: Desk) -> None:
    desk.server.fault(
        "sendMessage", times=2, status=400, description="Bad Request: can't parse entities"
    )
    with capture_logs() as log:
        deliveries = [
            await desk.courier.post(str(desk.ann.id), a_screen(), NONCE) for _ in range(2)
        ]

    assert deliveries == [Refused(may_pass=True)] * 2
    assert [line["log_level"] for line in log] == ["error"]


async def test_the_same_word_makes_no_second_message(desk: Desk) -> None:
    chat = str(desk.ann.id)
    first = await desk.courier.post(chat, a_screen("one"), NONCE)
    second = await desk.courier.post(chat, a_screen("two"), NONCE)

    assert first == second
    assert ["two" in message.text for message in desk.ann.private] == [True]


async def test_the_same_word_makes_a_second_message_where_the_first_is_gone(desk: Desk) -> None:
    chat = str(desk.ann.id)
    await desk.courier.post(chat, a_screen("one"), NONCE)
    desk.ann.delete(desk.ann.last)

    delivery = await desk.courier.post(chat, a_screen("two"), NONCE)

    assert delivery == Delivered(str(desk.ann.last.id))


async def test_a_call_comes_before_the_message_in_whose_place_it_is_goes(desk: Desk) -> None:
    before = await desk.posted(desk.ann)

    delivery = await desk.courier.ring(str(desk.ann.id), str(before.id), a_screen("you"), NONCE)

    assert desk.methods() == ["sendMessage", "sendMessage", "deleteMessage"]
    assert delivery == Delivered(str(desk.ann.last.id))
    assert [message.silent for message in desk.ann.private] == [False]


async def test_a_call_without_a_message_before_it_is_posted(desk: Desk) -> None:
    await desk.courier.ring(str(desk.ann.id), "", a_screen(), NONCE)

    assert desk.methods() == ["sendMessage"]


async def test_a_call_that_cannot_be_sent_leaves_the_message_that_is_there(desk: Desk) -> None:
    before = await desk.posted(desk.ann)
    desk.server.fault("sendMessage", status=429, retry_after=STOP_SECONDS)

    delivery = await desk.courier.ring(str(desk.ann.id), str(before.id), a_screen("you"), NONCE)

    assert delivery == Later(STOP_SECONDS)
    assert not before.deleted


async def test_a_message_too_old_to_be_deleted_loses_its_buttons(desk: Desk) -> None:
    before = await desk.posted(desk.ann)
    desk.server.fault(
        "deleteMessage", status=400, description="Bad Request: message can't be deleted"
    )

    await desk.courier.ring(str(desk.ann.id), str(before.id), a_screen("you"), NONCE)

    assert not before.deleted
    assert [*before.buttons] == []


async def test_what_could_not_be_taken_away_is_with_the_next_message(desk: Desk) -> None:
    before = await desk.posted(desk.ann)
    desk.server.fault("deleteMessage", drop=True)
    await desk.courier.ring(str(desk.ann.id), str(before.id), a_screen("you"), NONCE)
    was_left = not before.deleted

    await desk.edit(desk.ann.last, a_screen("now"))

    assert was_left
    assert before.deleted


async def test_taking_away_what_is_not_there_is_no_trouble(desk: Desk) -> None:
    message = await desk.posted(desk.ann)
    desk.ann.delete(message)

    await desk.courier.delete(str(desk.ann.id), str(message.id))

    assert desk.methods()[-1] == "deleteMessage"


async def test_buttons_can_be_taken_away(desk: Desk) -> None:
    message = await desk.posted(desk.ann)

    await desk.courier.strip(str(desk.ann.id), str(message.id))

    assert [*message.buttons] == []


async def test_what_a_stopped_chat_would_not_let_go_is_taken_away_later(desk: Desk) -> None:
    old, new = await desk.posted(desk.ann), await desk.posted(desk.ann)
    desk.server.fault("editMessageText", status=429, retry_after=STOP_SECONDS)
    await desk.edit(new, a_screen("new"))
    desk.server.fault(
        "deleteMessage", times=2, status=400, description="Bad Request: message can't be deleted"
    )
    await desk.courier.delete(str(desk.ann.id), str(old.id))
    was_left = [*old.buttons] != []

    await desk.edit_later(new, a_screen("new"))

    assert was_left
    assert [*old.buttons] == []


async def test_whoever_has_pressed_waits_for_no_budget(desk: Desk) -> None:
    message = await desk.posted(desk.ann)
    for number in range(BURST + MOST_URGENT - 1):
        assert await desk.edit_now(message, a_screen(f"n{number}")) == Delivered(str(message.id))

    later = await desk.edit(message, a_screen("later"))

    assert isinstance(later, Later)


async def test_whoever_presses_on_and_on_does_not_keep_another_message_from_being_true(
    desk: Desk,
) -> None:
    pressed, hand = await desk.posted(desk.ann), await desk.posted(desk.ann)
    true = a_screen("true", version=2)
    for number in range(20):
        await desk.edit_now(pressed, a_screen(f"n{number}"))
    await desk.edit(hand, true)
    for number in range(20, 40):
        desk.now += 0.25
        await desk.edit_now(pressed, a_screen(f"n{number}"))
        await desk.edit(hand, true)

    assert "true" in hand.text


async def test_not_even_for_whoever_has_pressed_a_stopped_chat_is_pressed_on(desk: Desk) -> None:
    message = await desk.posted(desk.ann)
    desk.server.fault("editMessageText", status=429, retry_after=STOP_SECONDS)
    await desk.edit_now(message, a_screen("one"))
    calls = len(desk.server.journal)

    delivery = await desk.edit_now(message, a_screen("two"))

    assert delivery == Later(STOP_SECONDS)
    assert len(desk.server.journal) == calls


async def test_a_board_waits_for_its_turn_in_a_busy_group(desk: Desk) -> None:
    boards = [await desk.posted(desk.club, a_screen(table=f"t{one}")) for one in range(BURST)]

    waits = [await desk.edit(board, a_screen("new", 2, "t")) for board in boards[:2]]

    assert waits == [Later(4.0), Later(8.0)]


async def test_all_topics_of_a_group_share_what_it_takes(desk: Desk) -> None:
    forum = desk.server.group("Forum", [desk.ann], forum=True)
    one, other = (f"{forum.id}/{forum.topic(name).id}" for name in ("one", "other"))
    for number in range(BURST):
        await desk.courier.post(one, a_screen(), f"n{number}")

    assert await desk.courier.post(other, a_screen(), NONCE) == Later(4.0)


async def test_a_new_message_comes_before_the_boards_that_wait(desk: Desk) -> None:
    board, *_ = [await desk.posted(desk.club, a_screen(table=f"t{one}")) for one in range(BURST)]
    await desk.edit(board, a_screen("new", 2, "t"))

    new = await desk.courier.post(str(desk.club.id), a_screen(), NONCE)

    assert new == Later(4.0)
    assert await desk.edit(board, a_screen("new", 2, "t")) == Later(8.0)


async def test_a_sentence_is_said_as_a_reply_with_its_buttons(desk: Desk) -> None:
    line = desk.ann.say(desk.club, "/help")
    keyboard = RENDERER.rendered(a_screen()).keyboard

    await desk.courier.say(str(desk.club.id), "<b>Hello</b>", reply_to=line.id, keyboard=keyboard)

    (said,) = desk.club.messages
    assert (said.text, said.reply_to, len([*said.buttons])) == ("Hello", line.id, 1)


async def test_a_sentence_is_said_though_what_it_answers_is_gone(desk: Desk) -> None:
    line = desk.ann.say(desk.club, "/help")
    desk.club.delete(line)

    await desk.courier.say(str(desk.club.id), "Hello", reply_to=line.id)

    assert [said.reply_to for said in desk.club.messages] == [None]


async def test_a_sentence_in_a_stopped_chat_is_left_for_later(desk: Desk) -> None:
    desk.server.fault("sendMessage", status=429, retry_after=30)
    await desk.courier.say(str(desk.club.id), "one")

    assert await desk.courier.say(str(desk.club.id), "two") == Later(30)
    assert len(desk.server.journal.calls("sendMessage")) == 1


async def test_a_message_is_read_in_ones_private_chat(desk: Desk) -> None:
    assert desk.courier.private_chat("7") == "7"
