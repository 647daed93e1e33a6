"""What somebody wrote, as one line for the desk."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st
from telegram import Chat, Message, MessageEntity, User

from adapters.telegram.inbound.lines import Line, is_command_of_ours, is_move, read_line

NOW = datetime(2026, 11, 30, tzinfo=UTC)
GROUP = Chat(-100123, Chat.SUPERGROUP, title="Card club")
BOB = User(7, "Bob 🂡", is_bot=False)


def said(text: str | None, *entities: MessageEntity) -> Message:
    """A message with a text."""
    return Message(1, NOW, GROUP, text=text, entities=entities)


def line(text: str | None, *entities: MessageEntity) -> Line | None:
    """What a bot called DeadwoodBot reads."""
    return read_line(said(text, *entities), "DeadwoodBot")


@pytest.mark.parametrize(
    ("text", "read"),
    [
        pytest.param("/gin @bob 100", Line("/gin @bob 100"), id="without the bot's name"),
        pytest.param(
            "/gin@DeadwoodBot @bob", Line("/gin @bob", names_us=True), id="with the bot's name"
        ),
        pytest.param("/gin@deadwoodbot", Line("/gin", names_us=True), id="its name in any case"),
        pytest.param("/gin\n @bob\t 100 ", Line("/gin @bob 100"), id="over several lines"),
        pytest.param("/gin @deadwoodbot", Line("/gin @Deadwood"), id="the bot is challenged"),
        pytest.param("7h", Line("7h"), id="no command"),
        pytest.param("mail me@DeadwoodBot", Line("mail me@DeadwoodBot"), id="only talk"),
        pytest.param("", Line(""), id="nothing"),
        pytest.param(None, Line(""), id="a picture"),
        pytest.param("/", Line("/"), id="a slash alone"),
    ],
)
def test_a_line_is_read_without_the_bots_own_name(text: str | None, read: Line) -> None:
    assert line(text) == read


@pytest.mark.parametrize("text", ["/gin@OtherBot @bob", "/start@other", "/gin@"])
def test_a_command_for_another_bot_is_none(text: str) -> None:
    assert line(text) is None


def test_who_is_mentioned_without_a_handle_is_no_word_of_the_line() -> None:
    mention = MessageEntity(MessageEntity.TEXT_MENTION, 8, 6, user=BOB)

    read = line("/gin 🂡 Bob 🂡 100", mention)

    assert read == Line("/gin 🂡 100", mentioned=BOB)


@pytest.mark.parametrize(("offset", "length"), [(0, 999), (500, 3), (-3, 2), (5, 1)])
def test_a_mention_that_is_not_where_it_says_breaks_nothing(offset: int, length: int) -> None:
    mention = MessageEntity(MessageEntity.TEXT_MENTION, offset, length, user=BOB)

    read = line("/gin 🂡", mention)

    assert read is not None
    assert read.mentioned == BOB


@given(st.text(alphabet=st.characters(exclude_categories=()), max_size=40))
def test_any_text_is_read(text: str) -> None:
    read = line(text)

    assert read is None or read.words == " ".join(read.words.split())


@pytest.mark.parametrize(
    ("words", "handed_on"),
    [("/start", ""), ("/START abc", "abc"), ("/start a b", "a b"), ("/starts", None), ("x", None)],
)
def test_a_start_hands_on_what_stood_in_its_link(words: str, handed_on: str | None) -> None:
    assert Line(words).started == handed_on


@pytest.mark.parametrize("words", ["/gin", "/ДЖИН", "/resign now", "/gin @a @b @c"])
def test_a_command_is_ours_whatever_follows_it(words: str) -> None:
    assert is_command_of_ours(words)


@pytest.mark.parametrize("words", ["/weather", "/7h", "gin", "/", "", "/" + "x" * 500])
def test_other_commands_are_not_ours(words: str) -> None:
    assert not is_command_of_ours(words)


@pytest.mark.parametrize("words", ["/7h", "/draw", "/knock 7h"])
def test_a_move_may_have_a_slash(words: str) -> None:
    assert is_move(words)


@pytest.mark.parametrize("words", ["/weather", "/", "/ban @bob"])
def test_not_everything_with_a_slash_is_a_move(words: str) -> None:
    assert not is_move(words)
