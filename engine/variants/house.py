"""The options a table may change, checked; the rule code."""

import re
from dataclasses import replace
from functools import cache
from typing import Final

from engine.match.rules import Rules
from engine.round.faults import Fault, NotAllowed
from engine.round.variant import Variant
from engine.variants import ALL

LOWEST_TARGET: Final = 10
HIGHEST_TARGET: Final = 1000
_VARIANTS: Final = {variant.key: variant for variant in ALL}
_CODE: Final = re.compile(r"(?P<variant>[a-z_]+)(?:-(?P<target>[1-9][0-9]{0,8}))?", re.ASCII)


@cache
def variant_of(rules: Rules) -> Variant:
    """The variant that ``rules`` name, with the options they change.

    Raises:
        NotAllowed: if there is no such variant, or its target is out of range.
    """
    variant = _VARIANTS.get(rules.variant)
    if variant is None:
        raise NotAllowed(Fault.BAD_ARGUMENT, argument=rules.variant)
    if rules.target is None:
        return variant
    if not LOWEST_TARGET <= rules.target <= HIGHEST_TARGET:
        raise NotAllowed(Fault.TARGET_RANGE, low=LOWEST_TARGET, high=HIGHEST_TARGET)
    return replace(variant, match=replace(variant.match, target=rules.target))


def rule_code(rules: Rules) -> str:
    """``rules`` in one short word, such as ``classic`` or ``classic-250``."""
    return rules.variant if rules.target is None else f"{rules.variant}-{rules.target}"


def rules_of(code: str) -> Rules:
    """The rules that ``rule_code`` wrote down as ``code``.

    Raises:
        NotAllowed: if it is no rule code, or its rules are none that can be played.
    """
    match = _CODE.fullmatch(code)
    if match is None:
        raise NotAllowed(Fault.BAD_ARGUMENT, argument=code)
    target = match["target"]
    rules = Rules(match["variant"], None if target is None else int(target))
    variant_of(rules)
    return rules
