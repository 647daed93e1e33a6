"""The main scenes look as they did; `python -m tests.adapters.presentation` writes them anew."""

import pytest

from adapters.discord.drawing.renderer import Renderer
from tests.adapters.discord.golden_files import KEPT, kept, seen, title_of
from tests.adapters.presentation.golden_files import LANGUAGES

NAMED = [pytest.param(*one, id=title_of(one[1], one[2])) for one in KEPT]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("book", "name", "renderer"), NAMED)
def test_a_scene_looks_as_it_is_kept(
    book: str, name: str, renderer: Renderer, language: str
) -> None:
    assert seen(book, name, language, renderer) == kept(language)[title_of(name, renderer)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_scene_is_kept_that_is_no_longer_played(language: str) -> None:
    assert list(kept(language)) == [title_of(name, renderer) for _, name, renderer in KEPT]
