"""The translations: really translated, with the plurals that each language asks for."""

import re

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from adapters.presentation.catalog import LOCALES, Catalog
from adapters.presentation.texts import text
from adapters.presentation.words.commands import COMMANDS
from tests.adapters.presentation.test_locales import LANGUAGES, _nodes, _sentences

CATALOG = Catalog.load()
KAZAKH_LETTERS = set("әғқңөұүһі")
LONG_ENOUGH_FOR_KAZAKH = 20
SAME_IN_ALL = {
    "arguments-join": "a code",
    "arguments-link": "a code",
    "platform-discord": "a name",
    "platform-telegram": "a name",
    "language-en": "a language calls itself the same everywhere",
    "language-ru": "a language calls itself the same everywhere",
    "language-kk": "a language calls itself the same everywhere",
    "names-joined": "a comma",
    "score-one": "a name and a number",
    "cut-one": "a name and a card",
    "cell-name": "a name",
    "cell-name-autopilot": "a name and a mark",
    "cell-number": "a number",
    "cell-none": "a dash",
    "cell-empty": "nothing",
    "grid-row": "a colon",
    "grid-parts": "a dot",
    "brief-row": "a colon",
    "board-title-before": "names",
    "help-command": "a dash",
    "help-usage": "a command and what may follow it",
    "help-usage-bare": "a command",
    "games-table": "a colon",
    "games-label": "a name and a place",
    "games-label-again": "a name, a place and a number",
    "games-label-bare": "names",
    "history-match": "dots and a colon",
    "history-label": "a number and a name",
    "history-round": "a number and a sentence",
    "history-round-scored": "a number, a sentence and scores",
    "history-round-autopilot": "a number, a sentence, scores and a mark",
    "pace-told-none": "a pace and a sentence",
    "page-minutes": "short for a minute",
    "page-seconds": "short for a second",
    "setup-option": "a name and a value",
    "terms-changed-option": "a name and a value in parentheses",
    "setup-chosen": "a tick",
    "settings-line": "a colon",
    "settings-value": "a colon",
    "settings-time": "a colon",
    "settings-minutes": "dots and a number",
    "settings-night": "a dash",
    "zone-other": "a time zone's own name",
    "zone-utc": "a time zone's own name",
    "zone-america-los-angeles": "Kazakh calls the city as Russian does",
    "zone-america-new-york": "Kazakh calls the city as Russian does",
    "zone-europe-london": "Kazakh calls the city as Russian does",
    "zone-europe-berlin": "Kazakh calls the city as Russian does",
    "zone-europe-samara": "Kazakh calls the city as Russian does",
    "zone-asia-yekaterinburg": "Kazakh calls the city as Russian does",
    "zone-asia-almaty": "Russian calls the city as Kazakh does",
    "zone-asia-irkutsk": "Kazakh calls the city as Russian does",
    "zone-asia-vladivostok": "Kazakh calls the city as Russian does",
    "stats-won-lost": "numbers",
    "stats-won-lost-drawn": "numbers",
    "stats-points-both": "numbers",
    "stats-average": "a number",
    "settings-change": "a command and a field that Discord has in English for Kazakh",
    "rules-system": "a colon",
    "rules-system-typed": "parentheses and a colon",
    "option-typed": "an option and its value",
    "rules-option": "a colon and parentheses",
    "example-round": "a number and a sentence",
    "example-sum-difference": "arithmetic",
    "example-sum-more": "arithmetic",
    "example-sum-doubled": "arithmetic",
    "typed-example": "quotes",
    "typed-reading": "a dash and quotes",
    "page-card": "a rank and a suit",
    "page-rank-j": "Kazakh takes the courts' names from Russian",
    "page-rank-q": "Kazakh takes the courts' names from Russian",
    "page-rank-k": "Kazakh takes the courts' names from Russian",
}
CHANNELS = {"en": "channel", "ru": "канал", "kk": r"\bарна(?!л[мғ])"}
"""A word that means something else on each platform."""
OF_CHANNELS = {
    "page-channels": "the page calls its rooms so",
    "page-menu": "the page calls its rooms so",
    "page-room-tab": "the page calls its rooms so",
    "page-shortcut-channels": "the page calls its rooms so",
    "page-no-channel": "the page calls its rooms so",
    "telegram-channel": "what Telegram calls so is meant",
    "settings-about-place-chosen": "what has channels, and what has topics",
}
BOXES = {"en": r"\bbox", "ru": "бокс", "kk": "бокс"}
FILLED = {"arguments-invite", "settings-change", "settings-change-here", "settings-here"}
"""Fields of commands, which menus have in English for those who read Kazakh."""
COUNTS = (0, 1, 2, 5, 11, 21, 22, 101, 111, 1.5, -1)


def _words(language: str) -> dict[str, str]:
    """Each sentence's own words, its blanks and numbers left out; not what cities are called."""
    return {
        key: " ".join(node.value for node in _nodes(sentence) if isinstance(node, ftl.TextElement))
        for key, sentence in _sentences(language)
        if not key.startswith("words-zone-")
    }


@pytest.mark.parametrize(("language", "other"), [("ru", "en"), ("kk", "en"), ("kk", "ru")])
def test_a_sentence_is_not_left_in_another_language(language: str, other: str) -> None:
    own, others = _words(language), _words(other)

    same = {key for key, words in own.items() if words == others[key]}

    assert same - set(SAME_IN_ALL) == set()


def test_the_list_of_what_may_be_the_same_is_no_longer_than_needed() -> None:
    english, russian, kazakh = _words("en"), _words("ru"), _words("kk")
    same = {
        key
        for key, words in english.items()
        if words in {russian[key], kazakh[key]} or russian[key] == kazakh[key]
    }

    assert set(SAME_IN_ALL) - same == set()


@pytest.mark.parametrize("language", ["ru", "kk"])
def test_the_game_is_spelled_one_way(language: str) -> None:
    spelled = {
        found.casefold()
        for words in _words(language).values()
        for found in re.findall(r"джин\W?рамми", words, re.IGNORECASE)
    }

    assert spelled == {"джин рамми"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_that_a_sentence_names_is_called_as_platforms_know_it(
    language: str,
) -> None:
    known = {hint.name for hint in COMMANDS} | {"start"}

    named = [
        (key, name)
        for key, words in _words(language).items()
        for name in re.findall(r"(?<![\w/])/(\w+)", words)
    ]

    assert [one for one in named if one[1] not in known] == []
    assert ("fault-unknown-setting", "settings") in named


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_takes_every_platform_for_one_with_channels(language: str) -> None:
    said = {
        key
        for key, words in _words(language).items()
        if re.search(CHANNELS[language], words, re.IGNORECASE)
    }

    assert said == set(OF_CHANNELS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rounds_that_count_have_no_second_name(language: str) -> None:
    said = [
        key
        for key, words in _words(language).items()
        if re.search(BOXES[language], words, re.IGNORECASE) and not key.startswith("words-")
    ]

    assert said == []


def test_every_longer_kazakh_sentence_has_a_kazakh_letter() -> None:
    russian_looking = {
        key: words
        for key, words in _words("kk").items()
        if len(re.sub(r"\W", "", words)) > LONG_ENOUGH_FOR_KAZAKH
        and not KAZAKH_LETTERS & set(words.lower())
        and key not in FILLED
    }

    assert russian_looking == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", COUNTS)
def test_a_number_chooses_the_form_that_its_language_gives_it(language: str, count: float) -> None:
    forms = ("zero", "one", "two", "few", "many")
    choices = "".join(f"[{form}] {form}\n " for form in forms)
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(f"form = {{ $n ->\n {choices}*[other] other\n }}\n"))
    pattern = bundle.get_message("form").value
    assert pattern is not None

    said, _ = bundle.format_pattern(pattern, {"n": count})

    assert said == Locale.parse(language).plural_form(count)


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (0, "Сброс: 0 очков"),
        (1, "Сброс: 1 очко"),
        (2, "Сброс: 2 очка"),
        (5, "Сброс: 5 очков"),
        (11, "Сброс: 11 очков"),
        (21, "Сброс: 21 очко"),
        (22, "Сброс: 22 очка"),
        (101, "Сброс: 101 очко"),
        (111, "Сброс: 111 очков"),
        (1.5, "Сброс: 1,5 очка"),
        (-1, "Сброс: -1 очко"),
    ],
)
def test_russian_counts_points(count: float, said: str) -> None:
    sentence = CATALOG.say("ru", text("row-deadwood", points=count))

    assert sentence == said.replace("Сброс:", "Мёртвые,")


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (0, "Deadwood, 0 points"),
        (1, "Deadwood, 1 point"),
        (2, "Deadwood, 2 points"),
        (21, "Deadwood, 21 points"),
        (1.5, "Deadwood, 1.5 points"),
    ],
)
def test_english_counts_points(count: float, said: str) -> None:
    assert CATALOG.say("en", text("row-deadwood", points=count)) == said


@pytest.mark.parametrize("count", [0, 1, 2, 5, 21])
def test_kazakh_says_points_alike_after_every_number(count: int) -> None:
    assert CATALOG.say("kk", text("row-deadwood", points=count)) == f"Артық, {count} ұпай"


def test_a_catalog_holds_nothing_but_catalogs() -> None:
    assert {file.suffix for file in LOCALES.iterdir()} == {".ftl"}
