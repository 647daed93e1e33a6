"""Groups and private chats that open, close, move and go; and what a new group is greeted with."""

import pytest

from adapters.frontdesk import Door
from adapters.telegram import PLATFORM
from engine.service.intents import Ask
from engine.service.orders import Order
from engine.service.ports import MessageRow
from tests.adapters.telegram.hall import Hall, button
from tests.servers.telegram import Answered, Group, User


@pytest.fixture
async def ann(hall: Hall) -> User:
    """Ann, whose private chat is open."""
    return await hall.visitor("Ann", "ann_of_the_club")


@pytest.fixture
async def ben(hall: Hall) -> User:
    """Ben, whose private chat is open."""
    return await hall.visitor("Ben", "ben_of_the_club")


@pytest.fixture
def group(hall: Hall, ann: User, ben: User) -> Group:
    """A group of both, in which the bot is."""
    return hall.group(ann, ben)


async def _changed_unseen(hall: Hall, user: User, group: Group, refusal: str) -> None:
    """Let something change at the table that its board is refused to tell."""
    hall.server.fault("editMessageText", chat=group.id, status=400, description=refusal)
    store, table = hall.counter.store, hall.counter.table()
    person = store.people[store.known[PLATFORM, str(user.id)]]
    await hall.counter.service.carry_out(
        Order(person, table.id, table.version, Ask("offer_abort"))
    )
    await hall.quiet()


def _board(hall: Hall) -> MessageRow:
    rows = hall.counter.store.messages.values()
    return next(row for row in rows if row.key.purpose == "board")


def told(group: Group) -> list[str]:
    """What the bot has said in a group, oldest first."""
    return [message.text for message in group.messages]


async def test_a_group_to_which_the_bot_is_added_is_greeted(
    hall: Hall, ann: User, group: Group
) -> None:
    group.remove_bot(ann)

    group.add_bot(ann)
    await hall.quiet()

    (greeting,) = group.messages
    assert greeting.text == hall.sentence("telegram-greeting")
    assert [one.data for one in greeting.buttons] == ["/gin", "/help"]


async def test_a_group_is_greeted_once_for_each_time_that_the_bot_comes(
    hall: Hall, ann: User, group: Group
) -> None:
    for _ in range(2):
        group.remove_bot(ann)
        group.add_bot(ann)
        await hall.said(ann, group, "/start@DeadwoodBot play")

    assert told(group) == [hall.sentence("telegram-greeting")] * 2


async def test_a_group_is_greeted_in_the_language_of_whoever_adds_the_bot(hall: Hall) -> None:
    dan = hall.user("Дан", language="ru-RU")
    group = hall.group(dan)
    group.remove_bot(dan)

    group.add_bot(dan)
    await hall.quiet()

    assert told(group) == [hall.sentence("telegram-greeting", "ru")]


async def test_a_group_that_has_chosen_its_language_is_greeted_in_it(
    hall: Hall, ann: User, group: Group
) -> None:
    await hall.said(ann, group, "/language kk here")
    group.remove_bot(ann)

    group.add_bot(ann)
    await hall.quiet()

    assert told(group)[-1] == hall.sentence("telegram-greeting", "kk")


async def test_the_first_button_of_the_greeting_challenges_anyone(
    hall: Hall, ann: User, ben: User, group: Group
) -> None:
    await hall.said(ann, group, "/start@DeadwoodBot")

    answered = await hall.pressed(ben, group.messages[0], "Challenge anyone")

    assert answered.text == hall.sentence("challenge-open-sent")
    assert not answered.alert
    assert "Ben" in group.messages[1].text


async def test_the_second_button_of_the_greeting_tells_how_to_play(
    hall: Hall, ann: User, ben: User, group: Group
) -> None:
    await hall.said(ann, group, "/start@DeadwoodBot")

    answered = await hall.pressed(ben, group.messages[0], "How to play")

    assert answered == Answered(hall.sentence("telegram-sent-privately"))
    assert "/gin" in ben.last.text


async def test_where_the_bot_is_sent_away_its_tables_end(
    hall: Hall, ann: User, ben: User, group: Group
) -> None:
    await hall.match(ann, ben, group)

    group.remove_bot(ann)
    await hall.quiet()

    assert not hall.plays


async def test_where_the_bot_may_not_speak_any_more_its_tables_end(
    hall: Hall, ann: User, ben: User, group: Group
) -> None:
    await hall.match(ann, ben, group)

    group.mute_bot()
    await hall.quiet()

    assert not hall.plays


async def test_what_a_right_was_missing_for_comes_once_rights_have_changed(
    hall: Hall, ann: User, ben: User, group: Group
) -> None:
    await hall.match(ann, ben, group)
    await _changed_unseen(hall, ann, group, "Bad Request: not enough rights to send text messages")
    was = _board(hall).state

    group.promote()
    await hall.quiet()

    assert was == "refused"
    assert _board(hall).shown == hall.counter.table().version


async def test_what_a_closed_topic_refused_comes_once_it_is_open_again(
    hall: Hall, ann: User, ben: User
) -> None:
    forum = hall.server.group("Forum", (ann, ben), forum=True)
    topic = forum.topic("Cards")
    await hall.match(ann, ben, topic)
    topic.close()
    await _changed_unseen(hall, ann, forum, "Bad Request: TOPIC_CLOSED")
    was = _board(hall).state

    topic.reopen()
    await hall.quiet()

    assert was == "refused"
    assert _board(hall).shown == hall.counter.table().version


async def test_a_promoted_bot_goes_on_as_before(
    hall: Hall, ann: User, ben: User, group: Group
) -> None:
    await hall.match(ann, ben, group)
    before = told(group)

    group.promote()
    await hall.quiet()

    assert hall.plays
    assert told(group) == before


async def test_a_group_that_is_no_more_is_found_out_by_writing_to_it(
    hall: Hall, ann: User, ben: User, group: Group
) -> None:
    await hall.match(ann, ben, group)
    hall.server.fault(
        "editMessageText",
        chat=group.id,
        status=403,
        description="Forbidden: the group chat was deleted",
    )

    chooser = next(
        one
        for one in (ann, ben)
        if any("first" in b.text for b in one.last.buttons if b.text[0] != "·")
    )
    chooser.press(chooser.last, button(chooser.last, "I deal first"))
    await hall.quiet()

    assert not hall.plays


async def test_a_table_follows_its_group_when_that_grows(hall: Hall, ann: User, ben: User) -> None:
    group = hall.server.group("Card club", (ann, ben), basic=True)
    await hall.match(ann, ben, group)

    new = group.migrate()
    await hall.quiet()

    (board,) = new.messages
    assert "Ann" in board.text
    assert [place.key for place in hall.counter.table().places] == [f"telegram:{new.id}"]
    assert hall.plays


async def test_a_group_that_sends_the_bot_away_because_it_grows_is_followed(
    hall: Hall, ann: User, ben: User
) -> None:
    group = hall.server.group("Card club", (ann, ben), basic=True)
    await hall.match(ann, ben, group)
    new = hall.server.group("Card club", (ann, ben))
    group.became = new

    group.turn_bot(ann.account, "left")
    await hall.quiet()

    assert hall.plays
    assert [place.key for place in hall.counter.table().places] == [f"telegram:{new.id}"]


async def test_who_leaves_the_group_is_missed_at_their_table(
    hall: Hall, ann: User, ben: User, group: Group
) -> None:
    await hall.match(ann, ben, group)

    ben.leave(group)
    await hall.quiet()

    assert len(hall.counter.table().departed) == 1


async def test_a_blocked_chat_is_known_as_closed_and_an_unblocked_one_as_open(
    hall: Hall, ann: User
) -> None:
    ann.block()
    await hall.quiet()
    closed = await hall.is_open(ann)
    ann.unblock()
    await hall.quiet()

    assert not closed
    assert await hall.is_open(ann)


async def test_any_private_line_opens_a_private_chat(hall: Hall) -> None:
    dan = hall.user("Dan")

    await hall.said(dan, None, "hello")

    assert await hall.is_open(dan)


async def test_a_start_welcomes_whoever_has_nothing_to_do(hall: Hall) -> None:
    dan = hall.user("Dan")

    dan.start()
    await hall.quiet()

    assert hall.sentence("welcome-title") in dan.last.text
    assert await hall.is_open(dan)


@pytest.mark.parametrize("word", ["forged", "x" * 64, "a b", "_"])
async def test_a_link_that_was_not_made_here_is_told_to_be_no_good(hall: Hall, word: str) -> None:
    dan = hall.user("Dan")

    dan.start(word)
    await hall.quiet()

    assert dan.private[0].text == hall.sentence("started-bad-link")


async def test_a_link_to_no_table_leads_to_whatever_waits(hall: Hall) -> None:
    dan = hall.user("Dan")

    dan.start(hall.house.links.word(Door("")))
    await hall.quiet()

    (welcome,) = dan.private
    assert hall.sentence("welcome-title") in welcome.text


async def test_a_link_to_a_table_that_never_was_leads_to_whatever_waits(hall: Hall) -> None:
    dan = hall.user("Dan")

    dan.start(hall.house.links.word(Door("zzzzzzzz")))
    await hall.quiet()

    assert dan.private[0].text == hall.sentence("started-bad-link")


async def test_a_link_to_a_challenge_shows_it_to_members_with_its_button(
    hall: Hall, ann: User, ben: User, group: Group
) -> None:
    await hall.said(ann, group, "/gin")
    link = next(one.url for one in group.messages[0].buttons if one.url)

    ben.follow(link)
    await hall.quiet()

    assert "Accept" in [one.text for one in ben.last.buttons]


async def test_a_forwarded_link_seats_nobody_else(hall: Hall, ann: User, group: Group) -> None:
    await hall.said(ann, group, "/gin")
    link = next(one.url for one in group.messages[0].buttons if one.url)
    eve = hall.user("Eve")

    eve.follow(link)
    await hall.quiet()

    assert "Accept" not in [one.text for one in eve.last.buttons]


async def test_who_accepts_before_they_started_the_bot_is_seated_as_they_start_it(
    hall: Hall, ann: User, group: Group
) -> None:
    dan = hall.user("Dan")
    group.join(dan)
    await hall.said(ann, group, "/gin")

    answered = await hall.pressed(dan, group.messages[0], "Accept")
    dan.follow(answered.url)
    await hall.quiet()

    assert [player.name for player in hall.counter.table().players] == ["Ann", "Dan"]
    assert "Dan" in ann.last.text
