"""The main scenes look as they did; `python -m tests.adapters.presentation` writes them anew."""

import pytest

from tests.adapters.presentation.golden_files import LANGUAGES
from tests.adapters.telegram.golden_files import KEPT, kept, seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("book", "name"), KEPT)
def test_a_scene_looks_as_it_is_kept(book: str, name: str, language: str) -> None:
    assert seen(book, name, language) == kept(language)[name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_scene_is_kept_that_is_no_longer_played(language: str) -> None:
    assert list(kept(language)) == [name for _, name in KEPT]
