"""Texts counted as Telegram counts them: in UTF-16 units."""


def utf16(text: str) -> int:
    """The length of a text as Telegram counts it."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def cut16(text: str, offset: int, length: int) -> str:
    """A part of a text whose bounds are counted as Telegram does."""
    raw = text.encode("utf-16-le", "surrogatepass")[offset * 2 : (offset + length) * 2]
    return raw.decode("utf-16-le", "surrogatepass")
