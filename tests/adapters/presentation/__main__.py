"""Rewrites the golden files: `python -m tests.adapters.presentation`, then read the diff."""

from tests.adapters.discord import golden_files as discord
from tests.adapters.presentation.golden_files import BOOKS, LANGUAGES, path_of, written
from tests.adapters.telegram import golden_files as telegram

if __name__ == "__main__":
    for language in LANGUAGES:
        for book in BOOKS:
            path_of(book, language).write_text(written(book, language), encoding="utf-8")
        telegram.path_of(language).write_text(telegram.written(language), encoding="utf-8")
        discord.path_of(language).write_text(discord.written(language), encoding="utf-8")
