"""Rewrites the golden files: `python -m tests.adapters.presentation`, then read the diff."""

from tests.adapters.presentation.golden_files import BOOKS, LANGUAGES, path_of, written

if __name__ == "__main__":
    for book in BOOKS:
        for language in LANGUAGES:
            path_of(book, language).write_text(written(book, language), encoding="utf-8")
