"""Places on Discord: what interactions tell of them, and what becomes of them."""

from tests.adapters.discord.hall import Hall
from tests.servers.discord import GroupDM, TextChannel, User


async def test_in_a_chat_of_people_a_match_begins_though_the_bot_is_not_in_it(hall: Hall) -> None:
    ann, bob, room = _group(hall)

    board = await hall.match(ann, bob, room)

    assert "My hand" in board.labels[0]
    assert hall.server.journal.calls(route="/channels", chat=room.id) == []


async def test_where_the_bot_cannot_write_the_next_press_brings_the_board_up(hall: Hall) -> None:
    ann, bob, room = _group(hall)
    board = await hall.match(ann, bob, room)
    chooser = ann if "Your choice" in ann.last.text else bob
    # The token of the last press on the board is good for a quarter of an hour.
    hall.server.clock.advance(16 * 60)
    _forget_tokens(hall)
    await hall.pressed(chooser, chooser.last, "I deal first")
    before = board.text

    answer = await hall.pressed(ann, board, "My hand")

    assert "to choose who deals" in before
    assert (answer.type, answer.message) == ("update", board)
    assert "round 1" in board.text
    (hand,) = [message for message in ann.ephemerals if not message.deleted]
    assert "Deadwood" in hand.text
    assert "Deadwood" not in board.text


async def test_a_board_that_is_gone_from_a_channel_is_posted_again(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    board = await hall.match(ann, bob, hall.club(ann, bob))
    ann.delete(board)
    chooser = ann if "Your choice" in ann.last.text else bob

    await hall.pressed(chooser, chooser.last, "I deal first")

    assert "round 1" in board.channel.last.text


async def test_a_match_ends_kindly_with_its_channel(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    board = await hall.match(ann, bob, hall.club(ann, bob))

    assert isinstance(board.channel, TextChannel)
    board.channel.delete()
    await hall.server.until(lambda: not hall.plays)
    await hall.quiet()

    assert not hall.plays


async def test_a_match_ends_kindly_when_the_bot_is_sent_away(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    board = await hall.match(ann, bob, hall.club(ann, bob))
    assert board.channel.guild is not None

    board.channel.guild.kick_bot()
    await hall.server.until(lambda: not hall.plays)

    assert not hall.plays


async def test_an_outage_of_a_server_ends_nothing(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    board = await hall.match(ann, bob, hall.club(ann, bob))
    assert board.channel.guild is not None

    board.channel.guild.fail()
    board.channel.guild.recover()
    await hall.quiet()

    assert hall.plays


async def test_a_hand_that_is_deleted_in_the_private_chat_comes_again(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    await hall.match(ann, bob, hall.club(ann, bob))
    hand = ann.last

    ann.delete(hand)
    await hall.server.until(lambda: ann.private)

    assert ann.last is not hand
    assert "Your hand" in ann.last.text


def _group(hall: Hall) -> tuple[User, User, GroupDM]:
    """A chat of two people who have the app for themselves."""
    ann, bob = hall.user("Ann"), hall.user("Bob")
    ann.install()
    bob.install()
    return ann, bob, hall.server.group_dm((ann, bob))


def _forget_tokens(hall: Hall) -> None:
    """Let the bot's own clock have passed as well."""
    router = hall.client.router
    assert router is not None
    keys = router._house.courier.keys
    keys._keys._kept.clear()
