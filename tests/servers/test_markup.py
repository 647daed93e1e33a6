"""Telegram's HTML as the fake Bot API server reads it: what it takes, and what it refuses."""

from typing import Any

import pytest

from tests.servers.bot_api.counting import cut16
from tests.servers.bot_api.markup import read_html
from tests.servers.bot_api.refusal import Refusal

GOOD = {
    "plain words": ("Your turn", "Your turn", []),
    "escaped signs": ("1 &lt; 2 &amp;&amp; 3 &gt; 2 &quot;&#39;&#x27;", "1 < 2 && 3 > 2 \"''", []),
    "bold": ("<b>a</b><strong>b</strong>", "ab", ["bold", "bold"]),
    "all plain styles": (
        "<i>a</i><em>b</em><u>c</u><ins>d</ins><s>e</s><del>f</del><strike>g</strike>",
        "abcdefg",
        [
            "italic",
            "italic",
            "underline",
            "underline",
            "strikethrough",
            "strikethrough",
            "strikethrough",
        ],
    ),
    "nested": ("<b>a <i>b</i></b>", "a b", ["bold", "italic"]),
    "spoilers": (
        '<tg-spoiler>a</tg-spoiler><span class="tg-spoiler">b</span>',
        "ab",
        ["spoiler", "spoiler"],
    ),
    "a link": ("<a href='https://a.b/?c=1&amp;d'>a</a>", "a", ["text_link"]),
    "a mention": ('<a href="tg://user?id=5">Ann</a>', "Ann", ["text_link"]),
    "code": ("<code>a</code> <pre>b</pre>", "a b", ["code", "pre"]),
    "code in a language": (
        '<pre><code class="language-python">a</code></pre>',
        "a",
        ["code", "pre"],
    ),
    "quotations": (
        "<blockquote>a <b>b</b></blockquote><blockquote expandable>c</blockquote>",
        "a bc",
        ["blockquote", "bold", "blockquote"],
    ),
    "a time": ('<tg-time unix="1700000000" format="wDT">then</tg-time>', "then", ["date_time"]),
    "a time as it is written": ('<tg-time unix="1">then</tg-time>', "then", ["date_time"]),
    "an emoji": ('<tg-emoji emoji-id="53">👍</tg-emoji>', "👍", ["custom_emoji"]),
    "capital tags": ("<B>a</B>", "a", ["bold"]),
    "nothing in bold": ("a<b></b>", "a", []),
    "white space around": (" \n <b>a</b> \n", "a", ["bold"]),
}

BAD = {
    "a lone less-than": ("1 < 2", "Unescaped"),
    "a lone greater-than": ("2 > 1", "Unescaped"),
    "a lone ampersand": ("a & b", "Unescaped"),
    "an entity of HTML that Telegram lacks": ("a&nbsp;b", "Unescaped"),
    "an entity without its end": ("&amp", "Unescaped"),
    "an unknown tag": ("<p>a</p>", 'Unsupported start tag "p" at byte offset 0'),
    "a line break as a tag": ("a<br>b", 'Unsupported start tag "br" at byte offset 1'),
    "a tag that is cut off": ("<b", "Unescaped or unclosed"),
    "a tag that is not closed": ("<b>a", 'find end tag corresponding to start tag "b"'),
    "an end without a beginning": ("a</b>", "Unexpected end tag at byte offset 1"),
    "crossed tags": (
        "<b><i>a</b></i>",
        'Unmatched end tag, expected "</i>", found "</b>" at byte offset 7',
    ),
    "an offset in bytes": ("ж🂡<p>", "at byte offset 6"),
    "a link to nowhere": ("<a>a</a>", "must have an address"),
    "a link without a protocol": ('<a href="a.b">a</a>', "must have an address"),
    "an attribute that nobody knows": ('<b class="x">a</b>', "Unknown attribute 'class'"),
    "an attribute that is cut off": ('<a href="x>a</a>', "Unclosed start tag"),
    "a span that is no spoiler": ('<span class="red">a</span>', "tg-spoiler"),
    "a time without a time": ("<tg-time>a</tg-time>", "must have a number as unix"),
    "a time in no format": ('<tg-time unix="1" format="x">a</tg-time>', "known format"),
    "a relative time with more": ('<tg-time unix="1" format="rt">a</tg-time>', "known format"),
    "an emoji without a number": ("<tg-emoji>a</tg-emoji>", "emoji-id"),
    "bold in code": ("<code><b>a</b></code>", "bold may not stand inside code"),
    "code in bold": ("<b><code>a</code></b>", "code may not stand inside bold"),
    "a link in a link": (
        '<a href="https://a.b"><a href="https://a.b">a</a></a>',
        "text_link may not stand inside text_link",
    ),
    "a quotation in a quotation": (
        "<blockquote><blockquote>a</blockquote></blockquote>",
        "blockquote may not stand inside blockquote",
    ),
    "101 entities": ("<b>a</b> " * 101, "more than 100 entities"),
}


@pytest.mark.parametrize("case", GOOD.values(), ids=list(GOOD))
def test_what_telegram_documents_is_read(case: tuple[str, str, list[str]]) -> None:
    source, text, kinds = case

    words = read_html(source)

    assert words.text == text
    assert [entity["type"] for entity in words.entities] == kinds


@pytest.mark.parametrize("case", BAD.values(), ids=list(BAD))
def test_what_telegram_does_not_document_is_refused(case: tuple[str, str]) -> None:
    source, words = case

    with pytest.raises(Refusal) as raised:
        read_html(source)

    assert words in raised.value.description
    assert raised.value.description.startswith("Bad Request: can't parse entities: ")


def marked(source: str) -> list[tuple[str, Any]]:
    words = read_html(source)
    return [
        (cut16(words.text, entity["offset"], entity["length"]), entity["type"])
        for entity in words.entities
    ]


def test_entities_are_counted_in_utf_16() -> None:
    assert marked(" 🂡 <b>🂱🂾</b>, <i>ж</i>") == [("🂱🂾", "bold"), ("ж", "italic")]


def test_what_a_time_says_is_kept() -> None:
    (entity,) = read_html('<tg-time unix="1700000000" format="t">22:13</tg-time>').entities

    assert (entity["unix_time"], entity["date_time_format"]) == (1700000000, "t")
