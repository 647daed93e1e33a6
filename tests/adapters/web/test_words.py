"""The page's words and its script agree."""

import re

import pytest

from adapters.presentation.catalog import Catalog
from adapters.presentation.ink import Ink
from adapters.presentation.tokens import Tokens
from adapters.web.client import STATIC
from adapters.web.words import KEYS, words
from tests.adapters.web.tabs import Served, Tab

# Written in two halves in the script: a command line speaks of its own chat.
COMPOSED = {"page-say-room", "page-say-private"}


def used_keys() -> set[str]:
    files = [*STATIC.glob("*.js"), STATIC / "index.html"]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    found = set(re.findall(r"[\"'`](page-[a-z]+(?:-[a-z]+)*)[\"'`]", source))
    return found | COMPOSED


def test_the_page_is_sent_the_words_it_uses_and_no_others() -> None:
    assert used_keys() == set(KEYS)


@pytest.mark.parametrize("language", ["en", "ru", "kk"])
def test_every_language_has_all_words_and_commands(language: str) -> None:
    ink = Ink(Catalog.load(), Tokens(b"for a test only"))

    sent = words(ink, language)

    assert all(sent["words"].values())
    assert [command for command in sent["commands"] if not command["description"]] == []


async def test_a_browser_gets_the_language_nearest_to_its_own(served: Served) -> None:
    tab = Tab(served)

    languages = [
        (await tab.get(f"/api/words?language={tag}")).body["language"]
        for tag in ("kk-KZ", "ru", "de-AT", "")
    ]

    assert languages == ["kk", "ru", "en", "en"]


def test_the_script_never_sets_markup() -> None:
    sources = {file.name: file.read_text(encoding="utf-8") for file in STATIC.glob("*.js")}

    risky = [
        name
        for name, source in sources.items()
        if re.search("innerHTML|outerHTML|insertAdjacentHTML|document.write|eval\\(", source)
    ]

    assert risky == []
