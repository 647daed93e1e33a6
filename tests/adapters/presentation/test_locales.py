"""The catalogs: every language has English's keys, blanks and its own plural forms."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from engine.round.faults import Fault

ADAPTERS = Path(__file__).resolve().parents[3] / "adapters"
LOCALES = ADAPTERS / "presentation" / "locales"
LANGUAGES = sorted(path.stem for path in LOCALES.glob("*.ftl"))
PLURALS = {"zero", "one", "two", "few", "many", "other"}
COUNTS = range(201)


@cache
def _catalog(language: str) -> ftl.Resource:
    text = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text)


def _keys(language: str) -> list[str]:
    """Every key in file order, a key's attributes as ``key.attribute``."""
    return [key for key, _ in _sentences(language)]


def _sentences(language: str) -> Iterator[tuple[str, ftl.Pattern]]:
    for entry in _catalog(language).body:
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def _nodes(node: object) -> Iterator[ftl.BaseNode]:
    """``node`` and all that is in it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for inner in vars(node).values():
            yield from _nodes(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from _nodes(inner)


def _blanks(sentence: ftl.Pattern) -> set[str]:
    """What has to be filled in; how commands are given is told to every sentence."""
    found = {n.id.name for n in _nodes(sentence) if isinstance(n, ftl.VariableReference)}
    return found - {"commands"}


def _plural_choices(language: str) -> Iterator[tuple[str, set[str]]]:
    """Each choice by number: the key it is in, and the plural forms it has words for."""
    for key, sentence in _sentences(language):
        for node in _nodes(sentence):
            if isinstance(node, ftl.SelectExpression):
                names = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
                if names and names <= PLURALS:
                    yield key, names


def _forms(language: str) -> tuple[set[str], set[str]]:
    """The plural forms that whole numbers need in ``language``, and all that it has."""
    rule = Locale.parse(language.replace("-", "_")).plural_form
    return {rule(count) for count in COUNTS}, {*rule.tags, "other"}


def _literal_keys() -> Iterator[tuple[str, str]]:
    """Each catalog key that code names outright, and the file that does.

    Storage says nothing to anybody: what it calls a text is a column.
    """
    spoken = (path for path in ADAPTERS.rglob("*.py") if "storage" not in path.parts)
    for path in sorted(spoken):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                key = node.args[0]
                if node.func.id in {"text", "Text"} and isinstance(key, ast.Constant):
                    yield path.name, str(key.value)


def test_english_is_there() -> None:
    assert "en" in LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalog_has_no_line_that_cannot_be_read(language: str) -> None:
    junk = [entry.content for entry in _catalog(language).body if isinstance(entry, ftl.Junk)]

    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalog_says_nothing_twice(language: str) -> None:
    keys = _keys(language)

    assert [key for key in keys if keys.count(key) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalog_has_exactly_the_keys_of_english(language: str) -> None:
    assert sorted(_keys(language)) == sorted(_keys("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_has_exactly_the_blanks_of_english(language: str) -> None:
    english = {key: _blanks(sentence) for key, sentence in _sentences("en")}

    blanks = {key: _blanks(sentence) for key, sentence in _sentences(language)}

    assert {key: found for key, found in blanks.items() if found != english.get(key)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_by_number_has_the_plural_forms_of_its_language(language: str) -> None:
    needed, possible = _forms(language)

    wrong = [
        (key, names) for key, names in _plural_choices(language) if not needed <= names <= possible
    ]

    assert wrong == []


@pytest.mark.parametrize("fault", Fault)
def test_every_refusal_has_its_words(fault: Fault) -> None:
    assert fault.value in _keys("en")


def test_every_key_that_code_names_has_its_words() -> None:
    known = set(_keys("en"))

    assert [(file, key) for file, key in _literal_keys() if key not in known] == []
