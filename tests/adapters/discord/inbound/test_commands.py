"""Commands on Discord: what is chosen and filled in becomes the line that one would type."""

import pytest

from adapters.discord.inbound.filled import Filled
from adapters.discord.inbound.lines import line_of
from adapters.frontdesk import Visitor
from engine.round.faults import Fault, NotAllowed
from tests.adapters.discord.hall import Hall
from tests.servers.discord import Asked, TextChannel, User
from tests.servers.discord_api.asking import asking
from tests.servers.discord_api.asking.asked import COMMAND

US = "99"
BOT = Visitor("discord", US, "Deadwood", is_bot=True)
ANN = Visitor("discord", "7", "Ann", handle="ann")


@pytest.mark.parametrize(
    ("command", "filled", "line"),
    [
        ("help", Filled(), "/help"),
        ("gin", Filled(), "/gin"),
        ("gin", Filled(people={"opponent": ANN}), "/gin"),
        ("gin", Filled({"target": "250", "rules": "remik oklahoma"}), "/gin remik oklahoma 250"),
        ("gin", Filled({"pace": "casual"}), "/gin pace=casual"),
        ("gin", Filled({"level": "casual", "pace": "none"}), "/gin bot casual pace=none"),
        ("gin", Filled({"level": "steady"}, {"opponent": BOT}), "/gin bot steady"),
        ("gin", Filled({"target": "50"}, {"opponent": BOT}), "/gin bot 50"),
        ("move", Filled({"text": "knock 7h"}), "/move knock 7h"),
        ("language", Filled({"language": "kk", "here": "True"}), "/language kk here"),
        ("settings", Filled({"change": "quiet 23-8", "here": "False"}), "/settings quiet 23-8"),
        ("join", Filled({"code": "ABCDEF"}), "/join ABCDEF"),
        ("stats", Filled(people={"opponent": BOT}), "/stats"),
    ],
)
def test_a_command_is_the_line_that_one_would_type(
    command: str, filled: Filled, line: str
) -> None:
    assert line_of(command, filled, US) == line


def test_a_person_and_a_level_of_the_computer_cannot_both_be_challenged() -> None:
    with pytest.raises(NotAllowed) as refused:
        line_of("gin", Filled({"level": "steady"}, {"opponent": ANN}), US)

    assert refused.value.fault is Fault.LEVEL_OF_PERSON


async def test_that_a_person_has_no_level_is_said_in_the_words_of_whoever_asked(
    hall: Hall,
) -> None:
    ann, bob = hall.user("Аня", locale="ru"), hall.user("Bob")

    answer = await hall.typed(ann, hall.club(ann, bob), "gin", opponent=bob, level="steady")

    assert answer.text.startswith(hall.sentence("level-steady", "ru"))
    assert "Bob" in answer.text


@pytest.mark.parametrize(("command", "name"), [("gin", "opponent"), ("stats", "player")])
async def test_whoever_is_chosen_and_not_told_of_is_not_taken_for_nobody(
    hall: Hall, command: str, name: str
) -> None:
    ann = hall.user("Ann")
    room = hall.club(ann)

    answer = await hall.answered(
        _sent(ann, room, command, [{"name": name, "type": 6, "value": "123456"}])
    )

    assert answer.ephemeral
    assert "123456" in answer.text
    assert room.messages == ()


async def test_a_command_without_options_may_say_so_with_nothing(hall: Hall) -> None:
    ann = hall.user("Ann")
    room = hall.club(ann)

    await hall.answered(_sent(ann, room, "gin", None))

    assert "Ann" in room.last.text


async def test_two_levels_of_the_computer_are_told_by_their_names(hall: Hall) -> None:
    ann = hall.user("Ann")

    answer = await hall.typed(ann, hall.club(ann), "gin", rules="bot steady", level="casual")

    assert "“casual”" in answer.text
    assert "“steady”" in answer.text


async def test_whoever_is_chosen_is_challenged_though_the_bot_never_met_them(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    room = hall.club(ann, bob)

    await hall.typed(ann, room, "gin", opponent=bob, target=250)

    assert "Bob" in room.last.text
    assert "250 points" in room.last.text
    assert bob.pings == [room.last]


async def test_somebody_is_challenged_from_the_menu_about_them(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    room = hall.club(ann, bob)

    await hall.answered(ann.menu("Challenge to gin", bob, room))

    assert room.last.text.count("challenges") == 1
    assert "Bob" in room.last.text


async def test_challenging_the_bot_is_playing_the_computer(hall: Hall) -> None:
    ann = hall.user("Ann")
    room = hall.club(ann)

    await hall.typed(ann, room, "gin", opponent=hall.server.bot, level="casual")

    assert "the computer" in room.last.text


async def test_another_bot_is_refused_kindly(hall: Hall) -> None:
    ann, robot = hall.user("Ann"), hall.user("Robot")
    robot.account.is_bot = True
    room = hall.club(ann, robot)

    answer = await hall.typed(ann, room, "gin", opponent=robot)

    assert answer.ephemeral
    assert answer.text.startswith("Other bots do not play here")


async def test_one_is_called_the_same_in_every_server_and_in_private(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    room = hall.club(ann, bob)
    assert room.guild is not None
    for user in (ann, bob):
        room.guild.nick(user, f"{user.name} of the club")

    board = await hall.match(ann, bob, room)
    await hall.typed(bob, None, "help")
    await hall.typed(bob, room, "hand")

    assert "of the club" not in board.text
    assert {person.name for person in hall.counter.store.people.values()} == {"Ann", "Bob"}


async def test_whoever_runs_a_server_may_set_it_up_and_nobody_else(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    room = hall.club(ann, bob)
    assert room.guild is not None
    room.guild.allow(bob, "MANAGE_GUILD")

    leads = await hall.typed(bob, room, "language", language="ru", here=True)
    follows = await hall.typed(ann, room, "language", language="kk", here=True)

    assert leads.text == hall.sentence("language-changed-here", "ru")
    assert follows.text == hall.sentence("fault-not-an-admin")


async def test_pages_about_a_place_are_set_by_pressing_there(hall: Hall) -> None:
    ann = hall.user("Ann")
    room = hall.club(ann)
    assert room.guild is not None
    room.guild.allow(ann, "MANAGE_CHANNELS")
    page = (await hall.typed(ann, room, "settings", here=True)).message
    assert page is not None

    quiet = page.button("Quiet")
    await hall.answered(ann.press(page, quiet))

    kept = await hall.counter.store.place(f"discord:{room.id}")
    assert kept.quiet or "Quiet" in page.words


async def test_moves_are_typed_by_words_too(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    room = hall.club(ann, bob)
    await hall.match(ann, bob, room)

    answer = await hall.typed(ann, room, "move", text="castle")

    assert answer.ephemeral


async def test_the_language_of_somebody_challenged_is_known_once_they_press(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob", locale="ru")
    room = hall.club(ann, bob)
    await hall.typed(ann, room, "gin", opponent=bob)

    answer = await hall.pressed(bob, room.last, "Rules")

    assert "Правила" in answer.text


async def test_a_server_speaks_the_language_of_whoever_challenges_there_first(hall: Hall) -> None:
    ann, bob = hall.user("Ann", locale="ru"), hall.user("Bob")
    room = hall.club(ann, bob)

    await hall.typed(ann, room, "gin", opponent=bob)

    assert "вызывает" in room.last.text


def _sent(user: User, where: TextChannel, command: str, options: object) -> Asked:
    """A command as no client sends it."""
    data = {"id": "1", "name": command, "type": 1, "options": options}
    return asking.ask(asking.new(user, where, COMMAND, data, {"0": str(where.guild.id)}))
