"""What a table may change of its variant, and the code that says it in one word."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.match.rules import OptionValue, Rules
from engine.match.sheet import Shutout
from engine.round.faults import Blank, Fault, NotAllowed
from engine.variants.gin import CLASSIC
from engine.variants.house import (
    blocked,
    preset_of,
    rule_code,
    rules_of,
    value_of,
    variant_of,
    with_option,
    with_preset,
    with_target,
)
from engine.variants.options import OPTIONS
from engine.variants.presets import PRESETS
from tests.engine.rulebook.rule_sets import a_rule_set

PLAYABLE = st.integers().map(a_rule_set)


def test_rules_without_a_change_are_the_variant_itself() -> None:
    assert variant_of(Rules()) == CLASSIC


def test_a_target_of_its_own_changes_nothing_else() -> None:
    variant = variant_of(Rules(target=250))

    assert variant.match.target == 250
    assert (variant.flow, variant.scoring, variant.seating) == (
        CLASSIC.flow,
        CLASSIC.scoring,
        CLASSIC.seating,
    )


def test_the_same_rules_are_made_into_a_variant_once() -> None:
    assert variant_of(Rules(target=250)) is variant_of(Rules(target=250))


@pytest.mark.parametrize("target", [10, 1000])
def test_the_lowest_and_the_highest_target_are_allowed(target: int) -> None:
    assert variant_of(Rules(target=target)).match.target == target


@pytest.mark.parametrize("target", [9, 1001, 0, -100])
def test_a_target_out_of_range_is_refused_with_the_range(target: int) -> None:
    with pytest.raises(NotAllowed) as refusal:
        variant_of(Rules(target=target))

    assert refusal.value.fault is Fault.TARGET_RANGE
    assert refusal.value.blanks == {"low": 10, "high": 1000}


def test_a_variant_that_nobody_deals_is_refused() -> None:
    with pytest.raises(NotAllowed) as refusal:
        variant_of(Rules("canasta"))

    assert refusal.value.fault is Fault.BAD_ARGUMENT
    assert refusal.value.blanks == {"argument": "canasta"}


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        (Rules(), "classic"),
        (Rules(target=250), "classic-250"),
        (Rules("old", None, (("oklahoma", True),)), "old-oklahoma=true"),
        (Rules("old", 150, (("knock_limit", None),)), "old-150-knock_limit=none"),
    ],
)
def test_a_rule_code_is_a_word_that_people_can_read(rules: Rules, code: str) -> None:
    assert rule_code(rules) == code


@given(rules=PLAYABLE)
def test_a_rule_code_says_all_there_is_to_say(rules: Rules) -> None:
    assert rules_of(rule_code(rules)) == rules


def refused(change: Callable[[], object]) -> tuple[Fault, dict[str, Blank]]:
    with pytest.raises(NotAllowed) as caught:
        change()
    return caught.value.fault, caught.value.blanks


def test_the_other_name_of_a_preset_means_it_too() -> None:
    assert with_preset("palace") == Rules("online")
    assert rules_of("palace-250") == Rules("online", 250)


def test_the_presets_own_target_is_no_change() -> None:
    assert with_target(Rules("tournament"), 250) == Rules("tournament")
    assert with_target(Rules("classic", 150), 250) == Rules("classic", 250)


def test_an_option_changes_its_number_alone() -> None:
    rules = with_option(Rules("old"), "undercut_bonus", 25)

    assert rules.options == (("undercut_bonus", 25),)
    assert preset_of(rules) == replace(PRESETS["old"], undercut_bonus=25)


def test_an_option_set_back_is_no_change() -> None:
    changed = with_option(Rules("old"), "undercut_bonus", 25)

    assert with_option(changed, "undercut_bonus", 10) == Rules("old")


def test_options_stand_in_menu_order_however_they_were_chosen() -> None:
    one = with_option(with_option(Rules(), "shutout", "none"), "oklahoma", value=True)
    other = with_option(with_option(Rules(), "oklahoma", value=True), "shutout", "none")

    assert one == other
    assert [key for key, _ in one.options] == ["oklahoma", "shutout"]


def test_a_shutout_is_what_its_name_says() -> None:
    assert preset_of(with_option(Rules(), "shutout", "none")).shutout is Shutout.NONE
    assert value_of(PRESETS["old"], "shutout") == "flat_100"


def test_what_depends_on_oklahoma_falls_away_with_it() -> None:
    oklahoma = with_option(Rules(), "oklahoma", value=True)
    single = with_option(oklahoma, "spade_double", value=False)

    assert with_option(single, "oklahoma", value=False) == Rules()


def test_oklahoma_takes_the_place_of_another_limit() -> None:
    five = with_option(Rules(), "knock_limit", 5)

    assert with_option(five, "oklahoma", value=True).options == (("oklahoma", True),)


@pytest.mark.parametrize(
    ("rules", "key", "value", "fault"),
    [
        pytest.param(Rules(), "ace_limit", 1, Fault.OPTION_NEEDS, id="no Oklahoma"),
        pytest.param(
            Rules(options=(("oklahoma", True),)),
            "knock_limit",
            5,
            Fault.OPTION_BARRED,
            id="the upcard sets it",
        ),
        pytest.param(Rules("straight"), "oklahoma", True, Fault.OKLAHOMA_STRAIGHT, id="gin only"),
        pytest.param(Rules(), "gin_bonus", 26, Fault.BAD_ARGUMENT, id="no such value"),
        pytest.param(Rules(), "jokers", 2, Fault.BAD_ARGUMENT, id="no such option"),
    ],
)
def test_an_option_that_means_nothing_here_is_refused(
    rules: Rules, key: str, value: OptionValue, fault: Fault
) -> None:
    reason = blocked(rules, key, value)

    assert reason is not None
    assert reason.fault is fault
    assert refused(lambda: with_option(rules, key, value))[0] is fault


def test_rules_that_contradict_themselves_are_none_that_can_be_played() -> None:
    rules = Rules(options=(("spade_double", False),))

    assert refused(lambda: variant_of(rules)) == (
        Fault.OPTION_NEEDS,
        {"option": "spade_double", "needs": "oklahoma"},
    )


@pytest.mark.parametrize("key", list(OPTIONS))
def test_every_option_is_a_number_of_every_preset(key: str) -> None:
    for preset in PRESETS.values():
        assert value_of(preset, key) in OPTIONS[key].values


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("", Fault.BAD_ARGUMENT),
        ("Classic", Fault.BAD_ARGUMENT),
        ("classic-", Fault.BAD_ARGUMENT),
        ("classic-0100", Fault.BAD_ARGUMENT),
        ("classic-١٠٠", Fault.BAD_ARGUMENT),
        ("classic-100\n", Fault.BAD_ARGUMENT),
        ("canasta", Fault.BAD_ARGUMENT),
        ("classic-5", Fault.TARGET_RANGE),
        ("classic-oklahoma", Fault.BAD_ARGUMENT),
        ("classic-oklahoma=maybe", Fault.BAD_ARGUMENT),
        ("classic-bridge=true", Fault.BAD_ARGUMENT),
        ("classic-ace_limit=1", Fault.OPTION_NEEDS),
    ],
)
def test_a_text_that_is_no_rule_code_is_refused(code: str, fault: Fault) -> None:
    with pytest.raises(NotAllowed) as refusal:
        rules_of(code)

    assert refusal.value.fault is fault
