"""The bot comes into a server, says what it is, and a form there challenges somebody."""

import pytest

from tests.adapters.discord.hall import Hall
from tests.servers.common.faults import Going
from tests.servers.discord import Message, Modal, User


async def test_a_server_is_greeted_once_in_its_language(hall: Hall) -> None:
    ann = hall.user("Ann")
    club = hall.server.guild("Клуб", (ann,), bot=False, locale="ru")
    room = club.channel("общий")

    club.invite_bot()
    await hall.server.until(lambda: room.messages)
    club.fail()
    club.recover()
    await hall.quiet()

    (greeting,) = room.messages
    assert greeting.text.strip() == hall.sentence("discord-greeting", "ru")
    assert greeting.labels == [
        [
            hall.sentence("discord-challenge-anyone", "ru"),
            hall.sentence("button-how-to-play", "ru"),
        ]
    ]


async def test_where_the_first_channel_takes_nothing_the_next_is_greeted(hall: Hall) -> None:
    club = hall.server.guild("Club", (hall.user("Ann"),), bot=False)
    first, second = club.channel("rules"), club.channel("talk")
    hall.server.fault("POST /channels/{channel}/messages", chat=first.id, status=403, code=50013)

    club.invite_bot()
    await hall.server.until(lambda: second.messages)

    assert not first.messages


@pytest.mark.parametrize(
    "going", [{"status": 429, "retry_after": 0.05}, {"drop": True}, {"drop": True, "after": True}]
)
async def test_a_greeting_that_does_not_get_through_is_said_again_and_once(
    hall: Hall, going: Going
) -> None:
    club = hall.server.guild("Club", (hall.user("Ann"),), bot=False)
    room = club.channel("talk")
    fault = hall.server.fault("POST /channels/{channel}/messages", **going)

    club.invite_bot()
    await hall.server.until(
        lambda: fault.met and len(hall.server.journal.calls("POST", "/ch")) > 1
    )
    await hall.server.until(lambda: room.messages)
    await hall.quiet()

    assert len(room.messages) == 1


async def test_how_to_play_is_answered_to_whoever_asks_alone(hall: Hall) -> None:
    ann = hall.user("Ann")
    greeting = await _greeting(hall, ann)

    answer = await hall.pressed(ann, greeting, "How to play")

    assert answer.ephemeral
    assert "/gin" in answer.text


async def test_the_form_challenges_whom_it_names_by_the_rules_that_were_chosen(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    greeting = await _greeting(hall, ann, bob)
    form = await _form(hall, ann, greeting)

    filled: dict[str, str | bool | list[str]] = {
        "opponent": [str(bob.id)],
        "rules": ["remik"],
        "target": "250",
    }
    answer = await hall.answered(ann.submit(form, filled))

    assert not answer.ephemeral
    assert "Bob" in answer.text
    assert "Remik" in answer.text
    assert "250 points" in answer.text


async def test_a_form_that_names_nobody_challenges_anybody(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    greeting = await _greeting(hall, ann, bob)
    form = await _form(hall, ann, greeting)

    answer = await hall.answered(ann.submit(form, {}))

    assert not answer.ephemeral
    await hall.pressed(bob, greeting.channel.last, "Accept")
    assert len(bob.private) == 1


async def test_points_that_are_no_number_are_answered_kindly(hall: Hall) -> None:
    ann = hall.user("Ann")
    greeting = await _greeting(hall, ann)
    form = await _form(hall, ann, greeting)

    answer = await hall.answered(ann.submit(form, {"target": "many"}))

    assert answer.ephemeral
    assert "many" in answer.text
    assert greeting.channel.messages == (greeting,)


async def _greeting(hall: Hall, *members: User) -> Message:
    club = hall.server.guild("Club", members, bot=False)
    room = club.channel("talk")
    club.invite_bot()
    await hall.server.until(lambda: room.messages)
    return room.last


async def _form(hall: Hall, user: User, greeting: Message) -> Modal:
    answer = await hall.pressed(user, greeting, "Challenge somebody")
    assert answer.modal is not None
    return answer.modal
