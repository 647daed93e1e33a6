"""The rules page by page: right under every system, computed, and never too long to show."""

import pytest

from adapters.presentation.codes import rules_code
from adapters.presentation.screens import draw_page, rules_screen
from adapters.presentation.screens.rules.rule_pages import TOLD
from adapters.presentation.screens.rules.rulebook import PAGES, SYSTEMS_PAGE, chosen_rules
from adapters.presentation.screens.rules.systems import rules_choice
from adapters.presentation.terms import variant_name
from adapters.presentation.tokens import MAX_BYTES, MAX_CHOICE, Tokens
from engine.match.rules import Rules
from engine.service.intents import Look
from engine.variants.house import with_option
from engine.variants.options import OPTIONS
from engine.variants.presets import PRESETS
from tests.adapters.presentation.paper import CATALOG, buttons, every_text, on_paper, said

LANGUAGES = CATALOG.codes
LONGEST = 4096
"""Characters of a message, at most, where that is least."""
MOST_ROWS, MOST_IN_A_ROW = 5, 5
PAGE_NUMBERS = range(1, len(PAGES) + 1)
NO_SHUTOUT = with_option(Rules(), "shutout", "none")
OKLAHOMA = with_option(Rules("remik"), "oklahoma", value=True)
EVERYTHING = Rules(
    "remik",
    1000,
    (
        ("oklahoma", True),
        ("oklahoma_extra_boxes", True),
        ("big_gin_bonus", 50),
        ("fiftieth_card", True),
        ("matches_to_win", 2),
    ),
)
FREE_STRAIGHT = with_option(Rules("straight"), "opening", "free_first_turn")
ALL_RULES = [*map(Rules, PRESETS), OKLAHOMA, EVERYTHING, Rules("online", 1000)]


def _page(rules: Rules, name: str, language: str = "en") -> list[str]:
    return on_paper(rules_screen(rules, PAGES.index(name) + 1), language).split("\n")[1:-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_code)
def test_every_page_of_any_rules_fits_a_message_in_every_language(
    rules: Rules, language: str
) -> None:
    sizes = [len(on_paper(rules_screen(rules, page), language)) for page in PAGE_NUMBERS]

    assert max(sizes) <= LONGEST


@pytest.mark.parametrize("rules", [Rules(target=250), OKLAHOMA], ids=rules_code)
@pytest.mark.parametrize("page", PAGE_NUMBERS)
def test_every_page_leads_to_its_neighbours_of_the_same_rules(rules: Rules, page: int) -> None:
    back, on, _ = rules_screen(rules, page).rows[-1]

    assert (back.enabled, on.enabled) == (page > 1, page < len(PAGES))
    shown = [draw_page(button.intent) for button in (back, on) if isinstance(button.intent, Look)]
    assert not back.enabled or shown[0] == rules_screen(rules, page - 1)
    assert not on.enabled or shown[1] == rules_screen(rules, page + 1)


def test_buttons_of_any_release_open_the_page_that_they_say() -> None:
    # Append here; a page that changes its number makes buttons of older messages lie.
    assert PAGES == (
        "terms",
        "melds",
        "turn",
        "knock",
        "score",
        "match",
        "example",
        "options",
        "systems",
        "more-systems",
        "pace",
    )


def test_every_page_that_is_told_in_sentences_has_its_number() -> None:
    assert set(TOLD) < set(PAGES)


@pytest.mark.parametrize(("page", "shown"), [(0, 1), (-5, 1), (99, len(PAGES))])
def test_a_page_beyond_the_rules_is_the_nearest(page: int, shown: int) -> None:
    assert rules_screen(Rules(), page) == rules_screen(Rules(), shown)


@pytest.mark.parametrize(
    "choice", ["", "x", "B", "B~~~", "B_AA", "BA__", "BAABBBBBBBBBBBBBBBBBBBBB"]
)
def test_a_choice_that_is_none_is_the_first_page_of_the_rules_at_hand(choice: str) -> None:
    assert chosen_rules(choice, OKLAHOMA) == (OKLAHOMA, 1)


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_code)
def test_a_page_of_any_rules_fits_a_button(rules: Rules) -> None:
    tokens = Tokens(b"s" * 32)

    intents = [
        button.intent
        for page in PAGE_NUMBERS
        for row in rules_screen(rules, page).rows
        for button in row
    ]

    longest = max(len(intent.choice) for intent in intents if isinstance(intent, Look))
    assert longest <= MAX_CHOICE
    sizes = [len(tokens.encode(intent, "t" * 8, 10**6, "person:1")) for intent in intents]
    assert max(sizes) <= MAX_BYTES


def test_the_buttons_fit_a_message_with_one_more_that_leads_back() -> None:
    pages = [rules_screen(EVERYTHING, page).rows for page in PAGE_NUMBERS]

    assert max(map(len, pages)) <= MOST_ROWS
    assert max(len(row) for rows in pages for row in rows) < MOST_IN_A_ROW


def test_every_system_is_listed_with_a_button_to_its_own_rules() -> None:
    listed = {
        label: button
        for page in (SYSTEMS_PAGE, SYSTEMS_PAGE + 1)
        for label, button in buttons(rules_screen(EVERYTHING, page)).items()
    }

    for key in PRESETS:
        button = listed[said(variant_name(key))]
        assert button.intent == Look("rules", rules_choice(Rules(key), 1))


def test_every_page_leads_to_all_the_systems() -> None:
    button = buttons(rules_screen(Rules("old"), 2))["All systems"]

    assert isinstance(button.intent, Look)
    assert draw_page(button.intent) == rules_screen(Rules("old"), SYSTEMS_PAGE)


@pytest.mark.parametrize("page", ["melds", "score", "turn"])
def test_nobody_is_told_of_knocks_where_only_gin_ends_a_round(page: str) -> None:
    told = " ".join(_page(Rules("straight"), page)).casefold()

    assert "knock" not in told
    assert "undercut" not in told


@pytest.mark.parametrize(
    ("rules", "page", "told", "untold"),
    [
        (Rules(), "turn", "Before drawing a card nobody", "lay the dealt hand open"),
        (Rules("remik"), "turn", "lay the dealt hand open", "Before drawing a card nobody"),
        (Rules("online"), "turn", "When the stock is empty", "2 cards"),
        (EVERYTHING, "turn", "the last discard may be taken", "nobody may end the round"),
        (Rules("strict"), "knock", "Nobody may lay off cards", "To lay off is"),
        (Rules("straight"), "knock", "To go gin, throw", "To knock"),
        (Rules("standard"), "knock", "big gin", "Oklahoma"),
        (OKLAHOMA, "knock", "even when it is buried", "big gin"),
        (OKLAHOMA, "score", "is not doubled with its points", "On a tie"),
        (Rules("official_early"), "score", "On a tie nobody scores.", "as little deadwood"),
        (Rules("palace_app"), "match", "at once", "the winner pays"),
        (Rules("tournament"), "match", "loses the series", "loses the match"),
        (Rules("classic"), "match", "the shutout counts only if the winner has won", "the series"),
        (NO_SHUTOUT, "match", "Whoever is given a match pays nothing", "the shutout counts"),
        (Rules("remik"), "match", "Equal ranks cut again", "Chance"),
        (Rules("standard"), "match", "Chance picks", "Equal ranks"),
    ],
)
def test_a_page_says_what_is_so_and_nothing_else(
    rules: Rules, page: str, told: str, untold: str
) -> None:
    sentences = "\n".join(_page(rules, page))

    assert told in sentences
    assert untold not in sentences


def test_the_example_counts_each_round_in_the_open() -> None:
    told = _page(Rules(), "example")

    assert "1. Ann knocks, 6 against 19. 19 − 6 = 13 for Ann." in told
    assert "5. Max knocks, 4 against 4. An undercut: 4 − 4 + 25 = 25 for Ann." in told
    assert "7. Ann goes gin, the other is left with 6. 6 + 25 = 31 for Ann." in told
    assert told[-5:] == [
        "Score | 118 | 50",
        "Match bonus | 100 | ",
        "Rounds won | 125 (5 rounds) | 50 (2 rounds)",
        "Final count | 343 | 100",
        "Ann gets 243 points.",
    ]


@pytest.mark.parametrize(
    ("rules", "part"),
    [
        (OKLAHOMA, "4. K♠ opens the pile, limit 10. Ann knocks"),
        (OKLAHOMA, "10 against 27. (27 − 10) × 2 = 34 for Ann."),
        (OKLAHOMA, "2. A♥ opens the pile, gin only. Max goes gin"),
        (Rules("official_early"), "5. Max knocks, 4 against 4. Nobody scores."),
        (Rules("standard"), "Ann goes big gin, the other is left with 34. 34 + 31 = 65"),
        (Rules("remik"), "Max lays the dealt hand open, 1 against 40. 40 − 1 = 39"),
        (FREE_STRAIGHT, "lays the dealt hand open: gin, the other is left with 40. 40 + 25 = 65"),
        (Rules("remik_free"), "Max knocks, 16 against 12. An undercut: 16 − 12 + 10 = 14"),
        (Rules("old"), "Then the same rounds come again, until somebody is there."),
        (Rules("old"), "8 | 111 | 45"),
    ],
)
def test_the_example_shows_what_only_some_rules_know(rules: Rules, part: str) -> None:
    assert part in "\n".join(_page(rules, "example"))


@pytest.mark.parametrize(
    ("rules", "line"),
    [
        (Rules(), "Knock limit: 10 (gin only, 5, 7, any deadwood)"),
        (Rules("remik"), "Next dealer: the winner (by turns)"),
        (OKLAHOMA, "A spade doubles: yes (no)"),
    ],
)
def test_the_options_tell_what_is_and_what_may_be(rules: Rules, line: str) -> None:
    assert line in _page(rules, "options")


def test_an_option_that_means_nothing_here_is_not_listed() -> None:
    told = "\n".join(_page(OKLAHOMA, "options"))

    assert "Knock limit" not in told
    assert len(_page(OKLAHOMA, "options")) == len(OPTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_code)
def test_every_sentence_of_any_rules_has_its_words(rules: Rules, language: str) -> None:
    texts = {text for page in PAGE_NUMBERS for text in every_text(rules_screen(rules, page))}

    silent = {text.key for text in texts if not CATALOG.say(language, text)}
    assert silent == {"cell-empty"}
