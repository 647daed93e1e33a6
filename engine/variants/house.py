"""The options a table may change, checked; the rule code."""

import re
from dataclasses import replace
from functools import cache, reduce
from typing import Any, Final

from engine.match.rules import OptionValue, Rules
from engine.match.sheet import Shutout
from engine.round.faults import Fault, NotAllowed
from engine.round.variant import Variant
from engine.variants.gin import gin
from engine.variants.options import OPTIONS, Option
from engine.variants.presets import ALIASES, PRESETS, Preset

LOWEST_TARGET: Final = 10
HIGHEST_TARGET: Final = 1000
_TARGET: Final = re.compile(r"[1-9][0-9]{0,8}", re.ASCII)


@cache
def variant_of(rules: Rules) -> Variant:
    """The variant that ``rules`` name, with the options they change.

    Raises:
        NotAllowed: as ``preset_of``.
    """
    return gin(rules.variant, preset_of(rules))


@cache
def preset_of(rules: Rules) -> Preset:
    """Every number that a table with these rules plays by.

    Raises:
        NotAllowed: if there is no such preset, option or value, its target is out of range, or its
            options can not be played together.
    """
    own = PRESETS[preset_key(rules.variant)]
    if rules.target is not None:
        if not LOWEST_TARGET <= rules.target <= HIGHEST_TARGET:
            raise NotAllowed(Fault.TARGET_RANGE, low=LOWEST_TARGET, high=HIGHEST_TARGET)
        own = replace(own, game_target=rules.target)
    preset = reduce(_with, rules.options, own)
    reasons = [_reason(OPTIONS[key], preset) for key, _ in rules.options]
    for reason in filter(None, reasons):
        raise reason
    return preset


def preset_key(name: str) -> str:
    """The key of the preset called ``name``, an alias included.

    Raises:
        NotAllowed: if there is none.
    """
    key = ALIASES.get(name, name)
    if key not in PRESETS:
        raise NotAllowed(Fault.BAD_ARGUMENT, argument=name)
    return key


def value_of(preset: Preset, key: str) -> OptionValue:
    """What the option ``key`` is in ``preset``."""
    value: OptionValue = getattr(preset, key)
    return value.value if isinstance(value, Shutout) else value


def with_preset(variant: str) -> Rules:
    """The rules of a preset, with its own target and nothing changed.

    Raises:
        NotAllowed: if there is no such preset.
    """
    return Rules(preset_key(variant))


def with_target(rules: Rules, target: int) -> Rules:
    """The same rules up to ``target`` points.

    Raises:
        NotAllowed: if it is out of range.
    """
    changed = replace(rules, target=target)
    preset_of(changed)
    return replace(rules, target=None) if target == _own(rules).game_target else changed


def with_option(rules: Rules, key: str, value: OptionValue) -> Rules:
    """The same rules with one option changed; options that do nothing any more fall away.

    Raises:
        NotAllowed: if there is no such option or value, or it can not be played here.
    """
    reason = blocked(rules, key, value)
    if reason is not None:
        raise reason
    changed = {**dict(rules.options), key: value}
    preset = reduce(_with, changed.items(), _own(rules))
    kept = tuple(
        (name, changed[name])
        for name, option in OPTIONS.items()
        if name in changed
        and changed[name] != value_of(_own(rules), name)
        and _idle(option, preset) is None
    )
    return replace(rules, options=kept)


def blocked(rules: Rules, key: str, value: OptionValue) -> NotAllowed | None:
    """Why the option ``key`` may not become ``value`` under ``rules``; None if it may."""
    try:
        preset = _with(preset_of(rules), (key, value))
    except NotAllowed as error:
        return error
    return _idle(OPTIONS[key], preset)


def rule_code(rules: Rules) -> str:
    """``rules`` in one word, such as ``classic``, ``classic-250`` or ``old-oklahoma=true``."""
    target = () if rules.target is None else (str(rules.target),)
    changed = (f"{key}={_value_code(value)}" for key, value in rules.options)
    return "-".join((rules.variant, *target, *changed))


def rules_of(code: str) -> Rules:
    """The rules that ``rule_code`` wrote down as ``code``.

    Raises:
        NotAllowed: if it is no rule code, or its rules are none that can be played.
    """
    variant, *parts = code.split("-")
    rules = with_preset(variant)
    if parts and _TARGET.fullmatch(parts[0]):
        rules = with_target(rules, int(parts.pop(0)))
    changed = dict(map(_part_read, parts))
    options = tuple((key, changed[key]) for key in OPTIONS if key in changed)
    preset_of(replace(rules, options=options))
    own = _own(rules)
    return replace(
        rules, options=tuple((key, value) for key, value in options if value != value_of(own, key))
    )


def _own(rules: Rules) -> Preset:
    return PRESETS[rules.variant]


def _option(key: str) -> Option:
    if key not in OPTIONS:
        raise NotAllowed(Fault.BAD_ARGUMENT, argument=key)
    return OPTIONS[key]


def _with(preset: Preset, changed: tuple[str, OptionValue]) -> Preset:
    key, value = changed
    if value not in _option(key).values:
        raise NotAllowed(Fault.BAD_ARGUMENT, argument=f"{key}={_value_code(value)}")
    fields: dict[str, Any] = {key: Shutout(str(value)) if key == "shutout" else value}
    return replace(preset, **fields)


def _reason(option: Option, preset: Preset) -> NotAllowed | None:
    """Why the option means nothing in ``preset``; None where it does."""
    if option.needs and not value_of(preset, option.needs):
        return NotAllowed(Fault.OPTION_NEEDS, option=option.key, needs=option.needs)
    if option.bars and value_of(preset, option.bars):
        return NotAllowed(Fault.OPTION_BARRED, option=option.key, bars=option.bars)
    if option.key == "oklahoma" and preset.oklahoma and preset.knock_limit == 0:
        return NotAllowed(Fault.OKLAHOMA_STRAIGHT)
    return None


def _idle(option: Option, preset: Preset) -> NotAllowed | None:
    """Why the option makes no difference in ``preset``, or means nothing; None where it does."""
    if option.effect == "knocks" and not preset.oklahoma and preset.knock_limit == 0:
        return NotAllowed(Fault.NO_KNOCKS)
    if option.effect == "boxes" and not preset.box_bonus:
        return NotAllowed(Fault.NO_BOXES)
    return _reason(option, preset)


def _value_code(value: OptionValue) -> str:
    return str(value).lower()


def _part_read(part: str) -> tuple[str, OptionValue]:
    key, _, value = part.partition("=")
    return key, _value_read(_option(key), value)


def _value_read(option: Option, code: str) -> OptionValue:
    for value in option.values:
        if _value_code(value) == code:
            return value
    raise NotAllowed(Fault.BAD_ARGUMENT, argument=f"{option.key}={code}")
