"""Lines on Telegram: which are heard, where they are answered, and what is only said kindly."""

import pytest

from tests.adapters.telegram.hall import Hall
from tests.servers.telegram import Group, User

PICTURE = {"photo": [{"file_id": "f", "file_unique_id": "u", "width": 1, "height": 1}]}
STICKER = {
    "sticker": {
        "file_id": "f",
        "file_unique_id": "u",
        "type": "regular",
        "width": 1,
        "height": 1,
        "is_animated": False,
        "is_video": False,
    }
}
HOME = "https://t.me/DeadwoodBot"


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
    """A group of both, in which the bot is an admin and so hears everything."""
    group = hall.group(ann, ben)
    group.promote()
    return group


def told(group: Group) -> list[str]:
    """What the bot has said in a group, oldest first."""
    return [message.text for message in group.messages]


async def test_a_challenge_is_answered_by_its_board_alone(
    hall: Hall, ann: User, group: Group
) -> None:
    await hall.said(ann, group, "/gin")

    (board,) = group.messages
    assert "Ann" in board.text
    assert board.reply_to is None


async def test_a_refused_challenge_is_answered_by_a_reply(
    hall: Hall, ann: User, group: Group
) -> None:
    line = ann.say(group, "/gin @ann_of_the_club")
    await hall.quiet()

    (reply,) = group.messages
    assert reply.reply_to == line.id


async def test_a_page_comes_in_private_and_the_group_is_told_where_it_is(
    hall: Hall, ann: User, group: Group
) -> None:
    line = ann.say(group, "/rules")
    await hall.quiet()

    (reply,) = group.messages
    assert "100 points" in ann.last.text
    assert reply.text == hall.sentence("telegram-sent-privately")
    assert (reply.reply_to, [one.url for one in reply.buttons]) == (line.id, [HOME])


async def test_who_has_not_started_the_bot_is_led_to_it(hall: Hall, group: Group) -> None:
    dan = hall.user("Dan")
    group.join(dan)

    await hall.said(dan, group, "/rules")

    (reply,) = group.messages
    (button,) = reply.buttons
    assert reply.text == hall.sentence("telegram-answer-waits")
    assert button.url.startswith(f"{HOME}?start=")
    assert dan.private == ()


async def test_who_blocks_the_bot_meanwhile_is_led_to_it_too(
    hall: Hall, ann: User, group: Group
) -> None:
    ann.room.state = "blocked"

    await hall.said(ann, group, "/rules")

    assert told(group) == [hall.sentence("telegram-answer-waits")]
    assert not await hall.is_open(ann)


async def test_a_hand_asked_for_in_a_group_is_seen_by_its_holder_alone(
    hall: Hall, ann: User, ben: User, group: Group
) -> None:
    await hall.match(ann, ben, group)
    before = len(group.messages)
    old = ann.last

    await hall.said(ann, group, "/hand")

    assert told(group)[before:] == [hall.sentence("telegram-sent-privately")]
    assert ann.last.text == old.text
    assert ann.last is not old
    assert old.deleted


async def test_a_move_in_words_is_told_to_its_player_alone(
    hall: Hall, ann: User, ben: User, group: Group
) -> None:
    await hall.match(ann, ben, group)
    before = len(group.messages)

    await hall.said(ann, group, "/7h")

    assert len(group.messages) == before
    assert len(ann.private) == 3


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("hello everybody", id="talk"),
        pytest.param("draw", id="a move without a slash"),
        pytest.param("/weather", id="an unknown command"),
        pytest.param("/gin@OtherBot", id="another bot's command"),
        pytest.param("/start", id="a start that may be any bot's"),
        pytest.param("/7h", id="a move of somebody who plays nowhere"),
    ],
)
async def test_what_is_not_for_the_bot_is_left_alone(
    hall: Hall, ann: User, group: Group, line: str
) -> None:
    before = len(ann.private)

    await hall.said(ann, group, line)

    assert told(group) == []
    assert len(ann.private) == before


async def test_an_unknown_command_that_names_the_bot_is_answered(
    hall: Hall, ann: User, group: Group
) -> None:
    await hall.said(ann, group, "/ginn@DeadwoodBot")

    assert "/gin" in [*told(group), ann.last.text][0]


async def test_a_start_that_names_the_bot_is_greeted(hall: Hall, ann: User, group: Group) -> None:
    await hall.said(ann, group, "/start@DeadwoodBot play")
    await hall.said(ann, group, "/start@DeadwoodBot play")

    assert told(group) == [hall.sentence("telegram-greeting")]


async def test_a_line_that_is_too_long_is_not_carried_out(hall: Hall, ann: User) -> None:
    await hall.said(ann, None, "7" * 4096)

    assert ann.last.text == hall.sentence("telegram-too-long")


async def test_a_command_that_is_too_long_is_answered_in_its_group(
    hall: Hall, ann: User, group: Group
) -> None:
    await hall.said(ann, group, "/gin " + "x " * 1000)

    assert told(group) == [hall.sentence("telegram-too-long")]


@pytest.mark.parametrize("extra", [PICTURE, STICKER], ids=["picture", "sticker"])
async def test_pictures_are_answered_once_in_a_while(
    hall: Hall, ann: User, extra: dict[str, object]
) -> None:
    before = len(ann.private)

    for _ in range(3):
        ann.say(None, "", extra=extra)
    await hall.quiet()

    assert [one.text for one in ann.private[before:]] == [hall.sentence("telegram-only-words")]


@pytest.mark.parametrize(
    "extra",
    [{"pinned_message": {"message_id": 1, "date": 1, "chat": {"id": 1, "type": "private"}}}, {}],
    ids=["a pinned message", "nothing"],
)
async def test_what_telegram_tells_by_the_way_is_not_answered(
    hall: Hall, ann: User, extra: dict[str, object]
) -> None:
    before = len(ann.private)

    ann.say(None, "", extra=extra)
    await hall.quiet()

    assert len(ann.private) == before


async def test_an_edited_command_is_answered_once_and_not_carried_out(
    hall: Hall, ann: User, group: Group
) -> None:
    line = ann.say(group, "hello")
    ann.edit(line, "/gin")
    ann.edit(line, "/gin 200")
    await hall.quiet()

    assert told(group) == [hall.sentence("telegram-write-again")]
    assert hall.counter.store.tables == {}


async def test_edited_talk_is_not_answered(hall: Hall, ann: User, group: Group) -> None:
    ann.edit(ann.say(group, "hello"), "hello all")
    await hall.quiet()

    assert told(group) == []


async def test_an_edited_move_is_answered_in_private(hall: Hall, ann: User) -> None:
    ann.edit(ann.say(None, "7h"), "8h")
    await hall.quiet()

    assert ann.last.text == hall.sentence("telegram-write-again")


async def test_an_anonymous_admin_is_told_why_they_can_not_play(
    hall: Hall, ann: User, group: Group
) -> None:
    line = ann.say(group, "/gin", anonymous=True)
    await hall.quiet()

    (reply,) = group.messages
    assert (reply.text, reply.reply_to) == (hall.sentence("telegram-anonymous"), line.id)


async def test_a_channel_is_told_why_it_can_not_play(hall: Hall, ann: User, group: Group) -> None:
    ann.say(group, "/gin", as_channel="News")
    await hall.quiet()

    assert told(group) == [hall.sentence("telegram-channel")]


@pytest.mark.parametrize("line", ["hello", "/weather", "/7h"])
async def test_the_talk_of_nobody_is_left_alone(
    hall: Hall, ann: User, group: Group, line: str
) -> None:
    ann.say(group, line, anonymous=True)
    ann.say(group, line, as_channel="News")
    await hall.quiet()

    assert told(group) == []


async def test_what_a_linked_channel_posts_is_left_alone(
    hall: Hall, ann: User, group: Group
) -> None:
    ann.say(group, "/gin", as_channel="News", extra={"is_automatic_forward": True})
    await hall.quiet()

    assert told(group) == []


async def test_what_another_bot_has_written_is_left_alone(
    hall: Hall, ann: User, group: Group
) -> None:
    via = {"via_bot": {"id": 99, "is_bot": True, "first_name": "Otherbot", "username": "otherbot"}}

    ann.say(group, "/gin", extra=via)
    await hall.quiet()

    assert told(group) == []


async def test_a_forwarded_command_is_nobodys(hall: Hall, ann: User, group: Group) -> None:
    line = ann.say(None, "/gin")
    ann.forward(line, group)
    await hall.quiet()

    assert told(group) == []


async def test_a_reply_challenges_whoever_wrote_what_it_answers(
    hall: Hall, ann: User, ben: User, group: Group
) -> None:
    ann.say(group, "/gin", reply_to=ben.say(group, "who plays?"))
    await hall.quiet()

    assert "Ben" in group.messages[0].text


async def test_in_a_topic_nobody_is_challenged_for_having_opened_it(hall: Hall, ann: User) -> None:
    group = hall.server.group("Forum", (ann,), forum=True)
    topic = group.topic("Poker")

    ann.say(topic, "/gin", reply_to=group.posted[topic.id])
    await hall.quiet()

    assert "looking for an opponent" in topic.messages[0].text


async def test_who_has_no_handle_is_challenged_by_a_mention(
    hall: Hall, ann: User, group: Group
) -> None:
    eve = await hall.visitor("Eve")
    group.join(eve)

    ann.say(group, "/gin Eve 100", mentions=[eve])
    await hall.quiet()

    assert "Eve" in group.messages[0].text


async def test_a_topic_is_answered_within_it(hall: Hall, ann: User) -> None:
    topic = hall.server.group("Forum", (ann,), forum=True).topic("Poker")

    await hall.said(ann, topic, "/gin")
    await hall.said(ann, topic, "/rules")

    assert len(topic.messages) == 2


async def test_a_group_is_answered_in_the_language_of_whoever_asked(
    hall: Hall, group: Group
) -> None:
    dan = hall.user("Дан", language="ru")
    group.join(dan)

    await hall.said(dan, group, "/правила")

    assert told(group) == [hall.sentence("telegram-answer-waits", "ru")]


async def test_a_notice_is_said_before_what_can_be_pressed(
    hall: Hall, ann: User, ben: User, group: Group
) -> None:
    await hall.match(ann, ben, group)
    mover = next(one for one in (ann, ben) if "I deal first" in labels(one))

    await hall.said(mover, None, "deal")

    assert "Rules" in labels(mover)


def labels(user: User) -> list[str]:
    """What the buttons of somebody's newest private message say."""
    return [one.text for one in user.last.buttons]
