"""Sets of rules by chance: a preset and some of its options changed."""

from random import Random

from engine.match.rules import Rules
from engine.variants.house import blocked, with_option, with_preset, with_target
from engine.variants.options import OPTIONS
from engine.variants.presets import PRESETS

SHORT_TARGET = 10
"""Points of a match: a round or a few."""


def a_rule_set(number: int) -> Rules:
    """Random set ``number``: a preset, a short target, about a third of the options changed."""
    dice = Random(number)
    rules = with_target(with_preset(dice.choice(tuple(PRESETS))), SHORT_TARGET)
    for option in OPTIONS.values():
        value = dice.choice(option.values)
        if dice.random() < 1 / 3 and blocked(rules, option.key, value) is None:
            rules = with_option(rules, option.key, value)
    return rules
