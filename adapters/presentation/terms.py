"""Everything that a table agrees on, in sentences: all the numbers and switches of its rules."""

from adapters.presentation.options import option_name, value_name
from adapters.presentation.screen import Line
from adapters.presentation.texts import Text, hyphened, joined, text
from engine.match.rules import Rules
from engine.match.sheet import Shutout
from engine.variants.house import preset_of
from engine.variants.presets import Preset


def terms_lines(rules: Rules) -> tuple[Line, ...]:
    """The rules in full, in as few lines as they fit: what one agrees to by accepting."""
    preset = preset_of(rules)
    told = (
        *match_terms(preset),
        opening_term(preset),
        *knock_terms(preset),
        layoff_term(preset),
        *score_terms(preset),
        *bonus_terms(preset),
        *dealer_terms(preset),
        *dead_hand_terms(preset),
    )
    return (Line(rules_name(rules), "strong"), *(Line(term) for term in told))


def short_terms(rules: Rules) -> tuple[Line, ...]:
    """What sets rules apart: their system, how far a match goes, and what the table changed."""
    told = (*match_terms(preset_of(rules)), *changed_terms(rules))
    return (Line(rules_name(rules), "strong"), *(Line(term) for term in told))


def changed_terms(rules: Rules) -> tuple[Text, ...]:
    """Every option that the table has changed, and to what, in one line; none where it has not."""
    if not rules.options:
        return ()
    changed = (
        text("terms-changed-option", option=option_name(key), value=value_name(key, value))
        for key, value in rules.options
    )
    return (text("terms-changed", options=joined(changed)),)


def variant_name(key: str) -> Text:
    """What the preset ``key`` is called."""
    return text(f"variant-{hyphened(key)}")


def variant_summary(key: str) -> Text:
    """What the preset ``key`` is, in one line."""
    return text(f"variant-{hyphened(key)}-summary")


def rules_name(rules: Rules) -> Text:
    """What rules are called: their preset, and that the table has changed it where it has."""
    name = variant_name(rules.variant)
    return text("variant-changed", name=name) if rules.options else name


def knocks(preset: Preset) -> bool:
    """Whether a round can end by a knock at all, or by gin alone."""
    return preset.oklahoma or preset.knock_limit != 0


def match_terms(preset: Preset) -> tuple[Text, ...]:
    """How far a match goes, and how many of them."""
    target = text("terms-target", target=preset.game_target)
    if preset.matches_to_win == 1:
        return (target,)
    return (target, text("terms-series", matches=preset.matches_to_win))


def opening_term(preset: Preset) -> Text:
    """What becomes of the first upcard."""
    return text(f"terms-opening-{hyphened(preset.opening)}")


def knock_terms(preset: Preset) -> tuple[Text, ...]:
    """With how much deadwood one may knock, and what the opening card has to say in it."""
    if preset.oklahoma:
        spade = "doubles" if preset.spade_double else "plain"
        limit = text(f"terms-oklahoma-{preset.ace_limit}")
        return (limit, text(f"terms-spade-{spade}"))
    if preset.knock_limit is None:
        return (text("terms-knock-free"),)
    if not knocks(preset):
        return (text("terms-knock-gin"),)
    return (text("terms-knock", limit=preset.knock_limit),)


def layoff_term(preset: Preset) -> Text:
    """When the other may lay off."""
    if not knocks(preset):
        return text("terms-layoff-only-gin" if preset.layoff_on_gin else "terms-layoff-never")
    if preset.layoff_on_knock:
        return text("terms-layoff-both" if preset.layoff_on_gin else "terms-layoff-knock")
    return text("terms-layoff-gin" if preset.layoff_on_gin else "terms-layoff-none")


def score_terms(preset: Preset) -> tuple[Text, ...]:
    """What gin, big gin and an undercut are worth, where they can come."""
    undercut = (undercut_term(preset),) if knocks(preset) else ()
    return (*gin_terms(preset), *undercut)


def gin_terms(preset: Preset) -> tuple[Text, ...]:
    """What gin and big gin are worth."""
    gin = text("terms-gin", points=preset.gin_bonus)
    if preset.big_gin_bonus is None:
        return (gin,)
    return (gin, text("terms-big-gin", points=preset.big_gin_bonus))


def undercut_term(preset: Preset) -> Text:
    """What an undercut is worth, and whether equal deadwood is one."""
    key = "terms-undercut" if preset.undercut_on_tie else "terms-undercut-less"
    return text(key, points=preset.undercut_bonus)


def bonus_terms(preset: Preset) -> tuple[Text, ...]:
    """What a match brings beyond its rounds' points, and who pays whom."""
    return (
        text("terms-game-bonus", points=preset.game_bonus),
        *box_terms(preset),
        shutout_term(preset),
        text("terms-payment"),
    )


def box_terms(preset: Preset) -> tuple[Text, ...]:
    """What a won round is worth, when it counts, and how many rounds it counts as."""
    when = preset.box_when if preset.box_bonus else "none"
    box = text(f"terms-box-{when}", points=preset.box_bonus)
    if not (preset.oklahoma and preset.oklahoma_extra_boxes):
        return (box,)
    key = "terms-extra-boxes" if preset.big_gin_bonus is None else "terms-extra-boxes-big-gin"
    return (box, text(key))


def shutout_term(preset: Preset) -> Text:
    """What a winner gets whose opponent has won no round."""
    key = f"terms-shutout-{hyphened(preset.shutout.value)}"
    if preset.shutout is not Shutout.DOUBLE_TOTAL:
        return text(key)
    bonus = "-bonus" if preset.game_bonus else ""
    return text(f"{key}{bonus}{'-boxes' if boxes_wait(preset) else ''}")


def dealer_terms(preset: Preset) -> tuple[Text, ...]:
    """Who deals first, and who after whom."""
    drawn = "same" if preset.drawn_same_dealer else "other"
    terms = (
        text(f"terms-first-dealer-{hyphened(preset.first_dealer)}"),
        text(f"terms-next-dealer-{preset.next_dealer}-{drawn}"),
    )
    if preset.next_dealer == "alternate" or preset.undercut_on_tie or not knocks(preset):
        return terms
    return (*terms, text("terms-next-dealer-tie"))


def dead_hand_terms(preset: Preset) -> tuple[Text, ...]:
    """When a round ends without a winner, and the last chance before."""
    dead = text("terms-dead-hand", count=preset.stock_reserve)
    return (dead, text("terms-fiftieth-card")) if preset.fiftieth_card else (dead,)


def boxes_wait(preset: Preset) -> bool:
    """Whether won rounds are counted at the end of the match, after everything else."""
    return preset.box_bonus > 0 and preset.box_when == "end"
