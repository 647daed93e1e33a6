"""Every scene looks as it did; `python -m tests.adapters.presentation` writes it anew."""

import pytest

from tests.adapters.presentation.golden_files import BOOKS, KEPT, LANGUAGES, kept, seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("book", "name"), KEPT)
def test_a_scene_looks_as_it_is_kept(book: str, name: str, language: str) -> None:
    assert seen(book, name, language) == kept(book, language)[name]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_no_scene_is_kept_that_is_no_longer_played(book: str, language: str) -> None:
    assert list(kept(book, language)) == list(BOOKS[book])
