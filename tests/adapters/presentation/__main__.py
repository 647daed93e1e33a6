"""Rewrites the golden files: `python -m tests.adapters.presentation`, then read the diff."""

from tests.adapters.presentation.golden_files import LANGUAGES, path_of, written

if __name__ == "__main__":
    for language in LANGUAGES:
        path_of(language).write_text(written(language), encoding="utf-8")
