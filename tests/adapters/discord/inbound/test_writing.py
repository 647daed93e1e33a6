"""What is written into the private chat with the bot, and answered there."""

import pytest

from tests.adapters.discord.hall import Hall
from tests.servers.discord import User

POST = "POST /channels/{channel}/messages"


async def test_a_command_that_is_written_in_private_is_answered_there(hall: Hall) -> None:
    ann = await _member(hall)

    ann.say_privately("/help")
    await hall.server.until(lambda: ann.private)

    assert "/gin" in ann.last.text


async def test_a_move_that_is_written_in_private_is_played(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    await hall.match(ann, bob, hall.club(ann, bob))
    chooser, other = (ann, bob) if "Your choice" in ann.last.text else (bob, ann)
    await hall.pressed(chooser, chooser.last, "I deal first")

    assert "Your turn: take the upcard or leave it" in other.last.text

    await _says(hall, other, "take")

    assert not any("take the upcard or leave it" in hand.text for hand in other.private)
    assert any("throw" in hand.text.lower() for hand in other.private)


async def test_the_hand_that_is_asked_for_in_private_stands_there_once(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    await hall.match(ann, bob, hall.club(ann, bob))

    await _says(hall, ann, "/hand")

    (hand,) = ann.private
    assert "Your hand" in hand.text


async def test_pictures_are_answered_once_in_a_while(hall: Hall) -> None:
    ann = await _member(hall)

    await _says(hall, ann, "")
    ann.say_privately("")
    await _says(hall, ann, "/stats")

    only_words = hall.sentence("discord-only-words")
    assert [message.text.strip() for message in ann.private].count(only_words) == 1


async def test_a_line_without_end_is_answered_and_not_carried_out(hall: Hall) -> None:
    ann = await _member(hall)

    await _says(hall, ann, "/help " + "a" * 600)

    assert ann.last.text.strip() == hall.sentence("discord-too-long")


async def test_whoever_writes_without_end_is_told_once(hall: Hall) -> None:
    ann = await _member(hall)

    for _ in range(40):
        ann.say_privately("/stats")
    await hall.quiet()

    too_fast = hall.sentence("discord-too-fast")
    assert [message.text.strip() for message in ann.private].count(too_fast) == 1


async def test_an_answer_that_is_lost_on_its_way_is_sent_once(hall: Hall) -> None:
    ann = await _member(hall)
    hall.server.fault(POST, drop=True, after=True)

    ann.say_privately("/help")
    await hall.server.until(lambda: len(hall.server.journal.calls("POST", "/channels")) > 1)
    await hall.quiet()

    assert len(ann.private) == 1


@pytest.mark.parametrize("times", [1, 2])
async def test_an_answer_for_which_discord_asks_to_wait_comes_then(hall: Hall, times: int) -> None:
    ann = await _member(hall)
    hall.server.fault(POST, times=times, status=429, retry_after=0.05)

    ann.say_privately("/help")
    await hall.server.until(lambda: ann.private)
    await hall.quiet()

    (answer,) = ann.private
    assert "/gin" in answer.text


async def test_a_move_whose_answer_has_to_wait_is_not_told_as_failed(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    await hall.match(ann, bob, hall.club(ann, bob))
    chooser, other = (ann, bob) if "Your choice" in ann.last.text else (bob, ann)
    await hall.pressed(chooser, chooser.last, "I deal first")
    limited = hall.server.fault(POST, times=2, status=429, retry_after=0.05)

    other.say_privately("take")
    await hall.server.until(lambda: limited.met == 2)
    await hall.quiet()

    assert hall.counter.reports == []
    assert [message.text for message in other.private if "went wrong" in message.text] == []
    assert "You took" in other.last.text


async def _member(hall: Hall) -> User:
    ann = hall.user("Ann")
    hall.club(ann)
    return ann


async def _says(hall: Hall, user: User, line: str) -> None:
    """Write a line that is answered, and wait until everything has followed."""
    before = len(hall.server.journal)
    user.say_privately(line)
    await hall.server.until(lambda: len(hall.server.journal) > before)
    await hall.quiet()
