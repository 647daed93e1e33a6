"""A strict reader of Telegram's HTML: what it says, its entities, and what is wrong with it.

It takes what Telegram documents and nothing else. Telegram itself lets a lone ``&`` or ``>``
pass, ignores attributes that it does not know, and silently drops formatting that may not be
nested; here all of these are errors, because each of them is a mistake in the text.
"""

import html
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from tests.servers.bot_api.counting import utf16
from tests.servers.bot_api.refusal import Json, Refusal, bad

MOST_ENTITIES: Final = 100
_TOKEN: Final = re.compile(
    r"(?P<text>[^<>&]+)"
    r"|(?P<entity>&(?:lt|gt|amp|quot|#[0-9]{1,7}|#x[0-9a-fA-F]{1,6});)"
    r"|<(?P<tag>[a-zA-Z][a-zA-Z0-9-]*)(?P<rest>(?:\s[^<>]*)?)>"
    r"|</(?P<end>[a-zA-Z][a-zA-Z0-9-]*)\s*>"
)
_ATTRIBUTE: Final = re.compile(r"""\s+([a-z-]+)(?:=(?:"([^"<>]*)"|'([^'<>]*)'))?""")
_TIME_FORMAT: Final = re.compile(r"r|w?[dD]?[tT]?")
_PLAIN: Final = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "span": "spoiler",
}
_OTHERS: Final = {
    "a": "text_link",
    "code": "code",
    "pre": "pre",
    "blockquote": "blockquote",
    "tg-emoji": "custom_emoji",
    "tg-time": "date_time",
}
_KINDS: Final = _PLAIN | _OTHERS
_MONOSPACE: Final = frozenset({"code", "pre"})
_ALLOWED: Final = {
    "a": {"href"},
    "code": {"class"},
    "span": {"class"},
    "blockquote": {"expandable"},
    "tg-emoji": {"emoji-id"},
    "tg-time": {"unix", "format"},
}


@dataclass(frozen=True, slots=True)
class Words:
    """A text as people read it, and the parts of it that stand out."""

    text: str
    entities: list[Json]


@dataclass(slots=True)
class _Open:
    tag: str
    kind: str
    start: int
    more: Json


@dataclass(slots=True)
class _Reading:
    """How far a text has been read."""

    source: str
    at: int = 0
    said: list[str] = field(default_factory=list)
    length: int = 0
    open: list[_Open] = field(default_factory=list)
    entities: list[Json] = field(default_factory=list)

    def say(self, text: str) -> None:
        self.said.append(text)
        self.length += utf16(text)

    def wrong(self, words: str) -> Refusal:
        offset = len(self.source[: self.at].encode("utf-8", "surrogatepass"))
        return bad(f"can't parse entities: {words} at byte offset {offset}")

    def step(self) -> None:
        found = _TOKEN.match(self.source, self.at)
        if found is None:
            raise self.wrong(f"Unescaped or unclosed {self.source[self.at]!r}")
        if found["tag"]:
            self._begin(found["tag"].lower(), found["rest"])
        elif found["end"]:
            self._end(found["end"].lower())
        else:
            self.say(html.unescape(found[0]))
        self.at = found.end()

    def _begin(self, tag: str, rest: str) -> None:
        kind = _KINDS.get(tag)
        if kind is None:
            raise self.wrong(f'Unsupported start tag "{tag}"')
        given = self._attributes(tag, rest)
        self._check_nesting(kind, given)
        try:
            more = _more(tag, given)
        except ValueError as error:
            raise self.wrong(f'Tag "{tag}" {error}') from None
        self.open.append(_Open(tag, kind, self.length, more))

    def _end(self, tag: str) -> None:
        if not self.open:
            raise self.wrong("Unexpected end tag")
        opened = self.open.pop()
        if opened.tag != tag:
            words = f'Unmatched end tag, expected "</{opened.tag}>", found "</{tag}>"'
            raise self.wrong(words)
        if self.length > opened.start:
            where = {"offset": opened.start, "length": self.length - opened.start}
            self.entities.append({"type": opened.kind} | where | opened.more)

    def _attributes(self, tag: str, rest: str) -> dict[str, str]:
        given: dict[str, str] = {}
        at, rest = 0, rest.rstrip()
        while at < len(rest):
            found = _ATTRIBUTE.match(rest, at)
            if found is None:
                raise self.wrong(f'Unclosed start tag "{tag}"')
            given[found[1]] = html.unescape(found[2] or found[3] or "")
            at = found.end()
        unknown = given.keys() - _ALLOWED.get(tag, set())
        if unknown:
            raise self.wrong(f'Unknown attribute {min(unknown)!r} in the tag "{tag}"')
        return given

    def _check_nesting(self, kind: str, given: dict[str, str]) -> None:
        around = {one.kind for one in self.open}
        if not around:
            return
        if kind == "code" and given and self.open[-1].kind == "pre":
            return
        alone = set(_OTHERS.values()) - {"blockquote"}
        if (
            around & _MONOSPACE
            or (kind in _MONOSPACE and around - {"blockquote"})
            or (kind in alone and around & alone)
            or (kind == "blockquote" and "blockquote" in around)
        ):
            raise self.wrong(f"{kind} may not stand inside {self.open[-1].kind}")


def read_html(source: str) -> Words:
    """Read a text in HTML parse mode; white space around it is cut off, as Telegram does.

    Raises:
        Refusal: as Telegram answers to what it cannot read.
    """
    reading = _Reading(source)
    while reading.at < len(source):
        reading.step()
    if reading.open:
        words = f'Can\'t find end tag corresponding to start tag "{reading.open[-1].tag}"'
        raise bad(f"can't parse entities: {words}")
    if len(reading.entities) > MOST_ENTITIES:
        raise bad(f"can't parse entities: more than {MOST_ENTITIES} entities")
    return trimmed("".join(reading.said), reading.entities)


def trimmed(text: str, entities: list[Json]) -> Words:
    """A text without the white space around it."""
    before = utf16(text) - utf16(text.lstrip())
    text = text.strip()
    end = utf16(text)
    kept = []
    for entity in sorted(entities, key=lambda one: (one["offset"], -one["length"])):
        start = max(0, entity["offset"] - before)
        length = min(end, entity["offset"] - before + entity["length"]) - start
        if length > 0:
            kept.append(entity | {"offset": start, "length": length})
    return Words(text, kept)


def _more(tag: str, given: dict[str, str]) -> Json:
    """What an entity says beside its place.

    Raises:
        ValueError: if that is missing, or wrong.
    """
    reader = _READERS.get(tag)
    return reader(given) if reader else {}


def _emoji(given: dict[str, str]) -> Json:
    if not given.get("emoji-id", "").isdigit():
        raise ValueError("must have a number as emoji-id")
    return {"custom_emoji_id": given["emoji-id"]}


def _span(given: dict[str, str]) -> Json:
    if given.get("class") != "tg-spoiler":
        raise ValueError('must have class "tg-spoiler"')
    return {}


def _code(given: dict[str, str]) -> Json:
    if given and not given.get("class", "").startswith("language-"):
        raise ValueError("must have a language as its class")
    return {}


def _link(given: dict[str, str]) -> Json:
    address = given.get("href", "")
    if not re.fullmatch(r"(?:https?://[^\s/]+\S*|tg://\S+|mailto:\S+|tel:\S+)", address):
        raise ValueError("must have an address as href")
    return {"url": address}


def _time(given: dict[str, str]) -> Json:
    if not given.get("unix", "").isdigit():
        raise ValueError("must have a number as unix")
    said: Json = {"unix_time": int(given["unix"])}
    if "format" not in given:
        return said
    if not _TIME_FORMAT.fullmatch(given["format"]):
        raise ValueError("must have a known format")
    return said | ({"date_time_format": given["format"]} if given["format"] else {})


_READERS: Final[Mapping[str, Callable[[dict[str, str]], Json]]] = {
    "a": _link,
    "code": _code,
    "span": _span,
    "tg-emoji": _emoji,
    "tg-time": _time,
}
