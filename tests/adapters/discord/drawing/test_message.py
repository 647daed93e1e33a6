"""Messages as the library sends them: their parts, and that nothing of them is kept."""

from typing import Any

from discord import ButtonStyle

from adapters.discord.drawing.message import Choice, Key, Option, Rendered
from adapters.discord.emojis.faces import Emoji

MESSAGE = Rendered(
    "Hello",
    ("One", "Two"),
    (
        (
            Key("10♥", "1abc", ButtonStyle.success, face=Emoji("dw_10h_abcdef", 7)),
            Key("Rules", "-1", enabled=False),
        ),
        Choice("s:0", "Choose…", (Option("Ada", "1ada"), Option("Ben", "1ben"))),
    ),
    0x123456,
)


def sent(message: Rendered) -> list[dict[str, Any]]:
    """What goes over the network."""
    view: Any = message.view()
    return list(view.to_components())


def test_a_line_above_stands_over_the_frame() -> None:
    above, frame = sent(MESSAGE)

    assert (above["type"], above["content"]) == (10, "Hello")
    assert (frame["type"], frame["accent_color"]) == (17, 0x123456)


def test_texts_are_parted_and_lines_follow() -> None:
    _, frame = sent(MESSAGE)

    assert [part["type"] for part in frame["components"]] == [10, 14, 10, 1, 1]


def test_a_button_is_sent_with_all_that_it_has() -> None:
    _, frame = sent(MESSAGE)

    card, rules = frame["components"][3]["components"]
    assert (card["label"], card["custom_id"], card["style"]) == ("10♥", "1abc", 3)
    assert (card["emoji"]["id"], card["emoji"]["name"]) == (7, "dw_10h_abcdef")
    assert (card["disabled"], rules["disabled"]) == (False, True)


def test_a_menu_is_sent_with_its_options() -> None:
    _, frame = sent(MESSAGE)

    (menu,) = frame["components"][4]["components"]
    assert (menu["type"], menu["custom_id"], menu["placeholder"]) == (3, "s:0", "Choose…")
    assert [(one["label"], one["value"]) for one in menu["options"]] == [
        ("Ada", "1ada"),
        ("Ben", "1ben"),
    ]


def test_its_parts_are_counted_as_discord_counts_them() -> None:
    assert MESSAGE.parts == 1 + 1 + 3 + 3 + 2


def test_a_sentence_has_no_frame() -> None:
    message = Rendered("Hello")

    assert [part["type"] for part in sent(message)] == [10]
    assert message.parts == 1


async def test_the_library_listens_for_nothing_on_it() -> None:
    assert MESSAGE.view().is_finished()


def test_equal_messages_are_equal() -> None:
    again = Rendered(MESSAGE.above, MESSAGE.texts, MESSAGE.lines, MESSAGE.colour)

    assert again == MESSAGE
    assert hash(again) == hash(MESSAGE)
