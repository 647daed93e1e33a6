"""The rules as they are shown: every page of some, and where others differ."""

from collections.abc import Callable
from typing import Final

from adapters.presentation.screen import Screen
from adapters.presentation.screens import rules_screen
from adapters.presentation.screens.rules.rulebook import PAGES
from engine.match.rules import Rules
from engine.variants.presets import PRESETS

EVERYTHING: Final = Rules(
    "remik_free",
    1000,
    (
        ("oklahoma", True),
        ("ace_limit", 1),
        ("oklahoma_extra_boxes", True),
        ("big_gin_bonus", 50),
        ("fiftieth_card", True),
        ("matches_to_win", 2),
    ),
)
"""As many rules in one as go together."""
WHOLE: Final = {"to 150": Rules(target=150), "with everything": EVERYTHING}
DIFFERENT: Final = {
    "turn": ("remik", "online"),
    "knock": ("strict", "remik", "standard", "straight"),
    "score": ("official_early", "standard", "straight"),
    "match": ("remik", "tournament", "palace_app"),
    "example": ("old", "standard", "official_early", "straight", "palace_app"),
}
"""Systems whose page is not the classic one."""


def _scene(rules: Rules, page: str) -> Callable[[], Screen]:
    return lambda: rules_screen(rules, PAGES.index(page) + 1)


SCENES: Final[dict[str, Callable[[], Screen]]] = (
    {
        f"rules {name}: {page}": _scene(rules, page)
        for name, rules in WHOLE.items()
        for page in PAGES
    }
    | {f"{key}: terms": _scene(Rules(key), "terms") for key in PRESETS}
    | {
        f"{key}: {page}": _scene(Rules(key), page)
        for page, keys in DIFFERENT.items()
        for key in keys
    }
)
