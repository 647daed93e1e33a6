"""Options that make no difference to a table can not be changed there, and fall away."""

from dataclasses import replace

import pytest

from engine.match.rules import OptionValue, Rules
from engine.round.faults import Fault, NotAllowed
from engine.variants.house import blocked, preset_of, rule_code, rules_of, with_option
from engine.variants.presets import PRESETS


@pytest.mark.parametrize(
    ("rules", "key", "value", "fault"),
    [
        pytest.param(Rules("straight"), "undercut_bonus", 10, Fault.NO_KNOCKS, id="no undercut"),
        pytest.param(Rules("straight"), "undercut_on_tie", False, Fault.NO_KNOCKS, id="no tie"),
        pytest.param(Rules("straight"), "layoff_on_knock", False, Fault.NO_KNOCKS, id="no knock"),
        pytest.param(Rules("standard"), "box_when", "immediate", Fault.NO_BOXES, id="no boxes"),
        pytest.param(
            Rules("standard", None, (("oklahoma", True),)),
            "oklahoma_extra_boxes",
            True,
            Fault.NO_BOXES,
            id="more of no boxes",
        ),
    ],
)
def test_an_option_that_makes_no_difference_is_refused(
    rules: Rules, key: str, value: OptionValue, fault: Fault
) -> None:
    with pytest.raises(NotAllowed) as refused:
        with_option(rules, key, value)

    assert refused.value.fault is fault


@pytest.mark.parametrize(
    ("rules", "key", "value"),
    [
        (Rules(options=(("layoff_on_knock", False),)), "knock_limit", 0),
        (Rules(options=(("undercut_bonus", 10), ("undercut_on_tie", False))), "knock_limit", 0),
        (Rules(options=(("box_when", "immediate"),)), "box_bonus", 0),
        (
            Rules("remik", None, (("oklahoma", True), ("oklahoma_extra_boxes", True))),
            "box_bonus",
            0,
        ),
    ],
)
def test_what_makes_no_difference_any_more_falls_away(
    rules: Rules, key: str, value: OptionValue
) -> None:
    kept = dict(with_option(rules, key, value).options)

    assert kept.keys() <= {key, "oklahoma"}
    assert kept[key] == value


def test_oklahoma_lets_knocks_make_a_difference_again() -> None:
    rules = with_option(with_option(Rules(), "knock_limit", 5), "oklahoma", value=True)

    assert blocked(rules, "undercut_bonus", 10) is None


def test_a_table_that_once_changed_what_makes_no_difference_still_plays() -> None:
    rules = Rules("straight", None, (("undercut_bonus", 10),))

    assert rules_of(rule_code(rules)) == rules
    assert preset_of(rules) == replace(PRESETS["straight"], undercut_bonus=10)


def test_a_rule_code_may_name_what_another_option_needs_after_it() -> None:
    standard = with_option(with_option(Rules("standard"), "oklahoma", value=True), "box_bonus", 25)
    rules = with_option(standard, "oklahoma_extra_boxes", value=True)

    assert rules_of(rule_code(rules)) == rules
