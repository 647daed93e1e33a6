"""The terms of a table say every number and switch of its rules, and nothing that is not so."""

import re
from dataclasses import astuple

import pytest

from adapters.presentation.terms import rules_name, terms_lines, variant_name, variant_summary
from engine.match.rules import Rules
from engine.variants.house import blocked, preset_of, value_of, with_option, with_target
from engine.variants.options import OPTIONS
from engine.variants.presets import PRESETS, Preset
from tests.adapters.presentation.paper import CATALOG, said

LANGUAGES = CATALOG.codes
LONGEST = 2000
"""Characters of a challenge's rules, at most: a message has room for its title and its buttons."""
KNOCKING = {"layoff_on_knock", "undercut_bonus", "undercut_on_tie"}
BIG_GIN = with_option(Rules(), "big_gin_bonus", 50)
OKLAHOMA = with_option(Rules("remik"), "oklahoma", value=True)
EXTRA_BOXES = with_option(OKLAHOMA, "oklahoma_extra_boxes", value=True)


def _told(rules: Rules, language: str = "en") -> str:
    return "\n".join(said(line.text, language) for line in terms_lines(rules))


def _changes(rules: Rules) -> dict[tuple[str, object], Rules]:
    """Every other value of every option that may be chosen and means something there."""
    preset = preset_of(rules)
    return {
        (option.key, value): with_option(rules, option.key, value)
        for option in OPTIONS.values()
        for value in option.values
        if value != value_of(preset, option.key)
        and blocked(rules, option.key, value) is None
        and not _means_nothing(preset, option.key)
    }


def _means_nothing(preset: Preset, key: str) -> bool:
    """Whether no round or sheet can tell what the option is."""
    gin_only = preset.knock_limit == 0 and not preset.oklahoma
    return (gin_only and key in KNOCKING) or (key == "box_when" and not preset.box_bonus)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "rules",
    [*map(Rules, PRESETS), OKLAHOMA, BIG_GIN],
    ids=lambda rules: f"{rules.variant} {rules.options}",
)
def test_a_changed_option_is_said(language: str, rules: Rules) -> None:
    before = _told(rules, language).split("\n")[1:]

    unsaid = [
        change
        for change, changed in _changes(rules).items()
        if _told(changed, language).split("\n")[1:] == before
    ]

    assert unsaid == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_systems_are_told_alike(language: str) -> None:
    told = {_told(Rules(key), language).split("\n", maxsplit=1)[1] for key in PRESETS}

    assert len(told) == len(PRESETS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PRESETS)
def test_a_target_of_its_own_is_said(language: str, key: str) -> None:
    assert "777" in _told(with_target(Rules(key), 777), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PRESETS)
def test_the_terms_fit_a_challenge(language: str, key: str) -> None:
    sizes = [len(_told(rules, language)) for rules in _changes(Rules(key)).values()]

    assert max(sizes) <= LONGEST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PRESETS)
def test_a_summary_names_no_number_that_its_system_has_not(language: str, key: str) -> None:
    words = said(variant_name(key), language) + said(variant_summary(key), language)
    own = {str(number) for number in astuple(PRESETS[key])}
    shutout = set(re.findall(r"\d+", PRESETS[key].shutout))

    assert set(re.findall(r"\d+", words)) - own - shutout == set()


def test_changed_options_show_in_the_name() -> None:
    assert said(rules_name(BIG_GIN)) == "Classic gin rummy, changed"
    assert said(rules_name(Rules(target=250))) == "Classic gin rummy"


@pytest.mark.parametrize("word", ["Undercut", "Against a knock"])
def test_where_only_gin_counts_nothing_is_said_of_knocks(word: str) -> None:
    assert word in _told(Rules())
    assert word not in _told(Rules("straight"))


@pytest.mark.parametrize(
    ("rules", "part"),
    [
        (Rules("strict"), "Nobody may lay off cards, neither against a knock nor against gin."),
        (Rules("remik"), "Against a knock and against gin the other may lay off cards."),
        (Rules("remik"), "lays the dealt hand open at once"),
        (Rules("straight"), "Against gin nobody may lay off cards."),
        (Rules("remik_free"), "You may knock with any deadwood."),
        (Rules("official_early"), "Undercut: 10 extra points for the other; on a tie nobody"),
        (Rules("tournament"), "whoever is first to win 3 matches wins it"),
        (Rules("palace_app"), "10 points more at once, which count toward the target."),
        (Rules("online"), "When the stock is empty, the round is dead and nobody scores."),
        (Rules("standard"), "Winning the match brings nothing extra."),
        (BIG_GIN, "all eleven cards in melds: 50 extra points instead"),
        (OKLAHOMA, "If a spade opens the pile, all points of the round count double"),
        (EXTRA_BOXES, "An undercut counts as two rounds won, gin as three."),
        (with_option(EXTRA_BOXES, "big_gin_bonus", 31), "gin as three, big gin as one."),
        (with_option(Rules(), "box_bonus", 0), "score and match bonus are doubled."),
        (with_option(Rules(), "game_bonus", 0), "score is doubled, then the rounds are added."),
        (with_option(Rules("remik"), "undercut_on_tie", value=False), "After a tie that nobody"),
    ],
)
def test_each_system_is_told_as_it_is(rules: Rules, part: str) -> None:
    assert part in _told(rules)
