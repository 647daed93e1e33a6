"""Floor 4: every variant the bot can deal, in menu order."""

from engine.round.variant import Variant
from engine.variants.gin import CLASSIC

ALL: tuple[Variant, ...] = (CLASSIC,)
