"""The knock limit of a round in words, and the opening card where that card rules it."""

from collections.abc import Iterator

from adapters.presentation.screen import Line
from adapters.presentation.texts import Text, text
from engine.match.rules import Rules
from engine.round.views import SpectatorView
from engine.variants.house import preset_of
from engine.variants.presets import Preset


def limit_text(limit: int | None) -> Text:
    """A knock limit in words."""
    if limit is None:
        return text("limit-none")
    return text("limit-points", limit=limit) if limit else text("limit-gin")


def round_limit(rules: Rules, public: SpectatorView) -> Text:
    """The limit of a round; where the opening card sets it, that card too, buried or not."""
    limit = limit_text(public.knock_limit)
    if not preset_of(rules).oklahoma:
        return limit
    key = "limit-opened-double" if public.stakes > 1 else "limit-opened"
    return text(key, card=public.opening_card, limit=limit)


def limit_lines(rules: Rules, public: SpectatorView) -> Iterator[Line]:
    """The limit where a screen is small: only one that is not usual, and as long as it matters.

    What the opening card says matters to the end of the round, as it may double the points.
    """
    preset = preset_of(rules)
    waits = public.knocked is None and preset.knock_limit != Preset().knock_limit
    if preset.oklahoma or waits:
        yield Line(round_limit(rules, public), "quiet")
