"""Links into the private chat: what they hand on, and that nobody makes their own."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.frontdesk import Door
from adapters.telegram.links import LONGEST, Links

LINKS = Links(b"secret" * 6, "DeadwoodBot")
DOOR = Door("abcd1234", "accept", 3, "7000000001")


@pytest.mark.parametrize("door", [DOOR, Door("abcd1234"), Door("zzzzzzzz", "see", 10**6, "")])
def test_a_link_leads_to_the_door_it_was_made_for(door: Door) -> None:
    word = LINKS.word(door)

    assert LINKS.read(word) == door
    assert LINKS.to(door) == f"https://t.me/DeadwoodBot?start={word}"


def test_the_word_of_a_link_is_one_that_is_handed_on() -> None:
    word = LINKS.word(Door("abcd1234", "accept", 10**7, str(2**52)))

    assert re.fullmatch(r"[A-Za-z0-9_-]+", word)
    assert len(word) <= LONGEST


@pytest.mark.parametrize("channel", ["-1001234567890", "-1001234567890/45", ""])
@pytest.mark.parametrize("line", ["/help", "/rules oklahoma 150", "/правила"])
def test_a_link_hands_on_what_was_typed(line: str, channel: str) -> None:
    word = LINKS.word(Door("", line=line, channel=channel))

    assert LINKS.read(word) == Door("", line=line, channel=channel)
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,64}", word)


def test_a_link_hands_on_the_first_word_of_a_long_line() -> None:
    channel = "-1001234567890"

    word = LINKS.word(Door("", line=f"/rules {'oklahoma ' * 9}", channel=channel))

    assert LINKS.read(word) == Door("", line="/rules", channel=channel)


def test_a_link_hands_on_nothing_of_a_word_that_is_too_long() -> None:
    assert LINKS.read(LINKS.word(Door("", line="/" + "й" * 40))) == Door("")


@given(st.text(max_size=70))
def test_a_word_that_was_not_made_here_leads_nowhere(word: str) -> None:
    assert LINKS.read(word) is None


@pytest.mark.parametrize("at", [0, 11, 12, 14, 23, 26])
def test_a_word_that_was_changed_anywhere_leads_nowhere(at: int) -> None:
    word = LINKS.word(DOOR)
    changed = "B" if word[at] != "B" else "C"

    assert LINKS.read(word[:at] + changed + word[at + 1 :]) is None


def test_a_link_of_another_bot_leads_nowhere() -> None:
    assert LINKS.read(Links(b"other" * 7, "DeadwoodBot").word(DOOR)) is None


@given(st.text(alphabet=st.characters(exclude_categories=()), max_size=20))
def test_a_word_with_half_a_character_leads_nowhere(word: str) -> None:
    assert LINKS.read(word) is None
