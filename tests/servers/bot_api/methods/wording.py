"""What a message is to say, read from the parameters of a call."""

from typing import Final

from tests.servers.bot_api.calls.params import Params
from tests.servers.bot_api.counting import utf16
from tests.servers.bot_api.markup import Words, read_html, trimmed
from tests.servers.bot_api.refusal import bad

LONGEST_TEXT: Final = 4096
LONGEST_CAPTION: Final = 1024


def text_of(params: Params) -> Words:
    """The text of a message.

    Raises:
        Refusal: if it is empty, too long, or not to be read.
    """
    source = params.text("text")
    if not source:
        raise bad("message text is empty")
    words = read_words(source, params.text("parse_mode"))
    if not words.text:
        raise bad("text must be non-empty")
    if utf16(words.text) > LONGEST_TEXT:
        raise bad("message is too long")
    return words


def caption_of(source: str, mode: str) -> Words:
    """The words under a photo; there may be none.

    Raises:
        Refusal: if they are too long, or not to be read.
    """
    words = read_words(source, mode)
    if utf16(words.text) > LONGEST_CAPTION:
        raise bad("message caption is too long")
    return words


def read_words(source: str, mode: str) -> Words:
    """A text in HTML, or as it stands.

    Raises:
        Refusal: if it cannot be read.
    """
    try:
        source.encode()
    except UnicodeEncodeError:
        raise bad("strings must be encoded in UTF-8") from None
    if mode.upper() == "HTML":
        return read_html(source)
    if mode:
        raise bad("unsupported parse_mode")
    return trimmed(source, [])
