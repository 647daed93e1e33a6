"""The paces that people agree on."""

import pytest

from engine.match.pace import PACES, PaceKey

MINUTE, HOUR, DAY = 60, 3_600, 86_400


@pytest.mark.parametrize(
    ("key", "turn", "rematch", "rests"),
    [
        ("none", 0, 7 * DAY, True),
        ("live", MINUTE, 10 * MINUTE, False),
        ("casual", 10 * MINUTE, HOUR, False),
        ("slow", DAY, 3 * DAY, True),
    ],
)
def test_a_pace_gives_its_time_to_a_turn_and_to_a_rematch(
    key: PaceKey, turn: int, rematch: int, *, rests: bool
) -> None:
    pace = PACES[key]

    assert (pace.key, pace.turn_seconds, pace.rematch_seconds) == (key, turn, rematch)
    assert pace.rests is rests


def test_only_a_challenge_to_a_slow_match_waits_for_a_day() -> None:
    waits = {key: pace.challenge_seconds for key, pace in PACES.items()}

    assert waits == {"none": 0, "live": 0, "casual": 0, "slow": DAY}
