"""What Oklahoma's boxes leave as it is."""

from dataclasses import replace

from engine.round.views import player_view
from engine.variants.gin import gin
from engine.variants.presets import PRESETS
from tests.builders import NORTH, a_round


def test_more_boxes_for_gin_change_nothing_of_what_a_round_is_worth() -> None:
    few = replace(PRESETS["classic"], oklahoma=True)
    state = a_round("4s 5s 6s Kh Kd Kc 9h 9d 9c 2d", upcard="7s")

    plain = player_view(gin("few", few), state, NORTH)
    more = player_view(gin("more", replace(few, oklahoma_extra_boxes=True)), state, NORTH)

    assert more == plain
