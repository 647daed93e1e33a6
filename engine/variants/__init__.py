"""Floor 4: every variant the bot can deal, in menu order."""

from engine.round.variant import Variant
from engine.variants.gin import CLASSIC, gin
from engine.variants.presets import PRESETS

ALL: tuple[Variant, ...] = (
    CLASSIC,
    *(gin(key, preset) for key, preset in PRESETS.items() if key != CLASSIC.key),
)
