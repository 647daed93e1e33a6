"""Every scene looks as it did; `python -m tests.adapters.presentation` writes it anew."""

import pytest

from tests.adapters.presentation.golden_files import LANGUAGES, kept, seen
from tests.adapters.presentation.scenes import SCENES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_a_scene_looks_as_it_is_kept(name: str, language: str) -> None:
    assert seen(name, language) == kept(language)[name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_scene_is_kept_that_is_no_longer_played(language: str) -> None:
    assert list(kept(language)) == list(SCENES)
