"""Emojis that are uploaded, as strictly as Discord reads them."""

import base64
import binascii
import re
import struct
from typing import Final

from tests.servers.discord_api.refusal import Json, bad, invalid

_NAME: Final = re.compile(r"[A-Za-z0-9_]{2,32}")
_DATA: Final = re.compile(r"data:image/(png|jpeg|gif|webp|avif);base64,(.+)", re.DOTALL)
_LARGEST: Final = 256 * 1024
_SIDE: Final = 128
_PNG: Final = b"\x89PNG\r\n\x1a\n"


def read_name(given: object) -> str:
    """The name of an emoji.

    Raises:
        Refusal: if it cannot be one.
    """
    if not isinstance(given, str) or not _NAME.fullmatch(given):
        words = "Must be between 2 and 32 in length, of letters, digits and _."
        raise invalid("name", "EMOJI_NAME_INVALID", words)
    return given


def read_picture(body: Json) -> bytes:
    """The picture of an emoji.

    Raises:
        Refusal: if Discord would not take it.
    """
    found = _DATA.fullmatch(str(body.get("image")))
    try:
        picture = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        picture = b""
    if found is None or not picture:
        raise invalid("image", "IMAGE_INVALID", "Invalid image data")
    if len(picture) > _LARGEST:
        words = f"File cannot be larger than {_LARGEST / 1024} kb."
        raise invalid("image", "BINARY_TYPE_MAX_SIZE", words)
    if found[1] == "png":
        _check_png(picture)
    return picture


def _check_png(picture: bytes) -> None:
    if not picture.startswith(_PNG):
        raise bad(50046, "Invalid Asset")
    width, height = struct.unpack(">II", picture[16:24])
    if max(width, height) > _SIDE:
        words = f"A picture of {width} x {height} is larger than {_SIDE} x {_SIDE}"
        raise invalid("image", "IMAGE_TOO_LARGE", words)
