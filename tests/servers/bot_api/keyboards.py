"""Inline keyboards, as strictly as Telegram reads them."""

from typing import Final
from urllib.parse import urlsplit

from tests.servers.bot_api.messages import Button, Keyboard
from tests.servers.bot_api.refusal import Json, bad

MOST_BUTTONS: Final = 100
WIDEST_ROW: Final = 8
LONGEST_DATA: Final = 64
STYLES: Final = frozenset({"primary", "success", "danger"})
_ACTIONS: Final = frozenset({"callback_data", "url"})
_KNOWN: Final = _ACTIONS | {"text", "style", "icon_custom_emoji_id"}
_UNREADABLE: Final = "can't parse inline keyboard button:"


def read_keyboard(markup: Json) -> Keyboard:
    """The rows of buttons in a reply markup; empty if there are none.

    Raises:
        Refusal: if Telegram would not take it.
    """
    if not markup:
        return ()
    rows = markup.get("inline_keyboard")
    if not isinstance(rows, list) or set(markup) != {"inline_keyboard"}:
        raise bad("inline keyboard expected")
    if any(not isinstance(row, list) for row in rows):
        raise bad('Field "inline_keyboard" must be an Array of Arrays')
    if sum(map(len, rows)) > MOST_BUTTONS or any(len(row) > WIDEST_ROW for row in rows):
        raise bad("reply markup is too long")
    return tuple(tuple(_button(button) for button in row) for row in rows if row)


def _button(said: Json) -> Button:
    text = said.get("text")
    if not isinstance(text, str):
        raise bad(f'{_UNREADABLE} Can\'t find field "text"')
    if not text.strip():
        raise bad("inline keyboard button text must be non-empty")
    actions = _ACTIONS & said.keys()
    if not actions:
        raise bad(f"{_UNREADABLE} Text buttons are unallowed in the inline keyboard")
    if len(actions) > 1 or said.keys() - _KNOWN:
        raise bad(f"{_UNREADABLE} {sorted(said)} is more than one button can do")
    style = said.get("style", "")
    if style and style not in STYLES:
        raise bad(f"{_UNREADABLE} invalid button style {style!r}")
    return Button(text, _data(said), _url(said), style)


def _data(said: Json) -> str:
    if "callback_data" not in said:
        return ""
    data = said["callback_data"]
    if not isinstance(data, str) or not 1 <= len(data.encode()) <= LONGEST_DATA:
        raise bad("BUTTON_DATA_INVALID")
    return data


def _url(said: Json) -> str:
    url = said.get("url", "")
    if url and not _is_address(url):
        raise bad("BUTTON_URL_INVALID")
    if "url" in said and not url:
        raise bad(f"{_UNREADABLE} Text buttons are unallowed in the inline keyboard")
    return str(url)


def _is_address(url: object) -> bool:
    if not isinstance(url, str) or any(character.isspace() for character in url):
        return False
    parts = urlsplit(url)
    if parts.scheme == "tg":
        return True
    return parts.scheme in {"http", "https"} and "." in (parts.hostname or "")
