"""What a table may change of its variant, and the code that says it in one word."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.match.rules import Rules
from engine.round.faults import Fault, NotAllowed
from engine.variants import ALL
from engine.variants.gin import CLASSIC
from engine.variants.house import rule_code, rules_of, variant_of

PLAYABLE = st.builds(
    Rules,
    variant=st.sampled_from([variant.key for variant in ALL]),
    target=st.none() | st.integers(10, 1000),
)


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
    [(Rules(), "classic"), (Rules(target=250), "classic-250")],
)
def test_a_rule_code_is_a_word_that_people_can_read(rules: Rules, code: str) -> None:
    assert rule_code(rules) == code


@given(rules=PLAYABLE)
def test_a_rule_code_says_all_there_is_to_say(rules: Rules) -> None:
    assert rules_of(rule_code(rules)) == rules


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
    ],
)
def test_a_text_that_is_no_rule_code_is_refused(code: str, fault: Fault) -> None:
    with pytest.raises(NotAllowed) as refusal:
        rules_of(code)

    assert refusal.value.fault is fault
