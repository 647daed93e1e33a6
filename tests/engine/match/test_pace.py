"""The paces that people agree on."""

from dataclasses import replace

import pytest

from engine.match.actions import Accept, ChangeRules, SeatComputer
from engine.match.pace import PACES, PaceKey
from engine.match.rules import Rules
from engine.match.stages import Lobby
from tests.builders import BEN, CASUAL, OPENING, a_table

MINUTE, HOUR, DAY = 60, 3_600, 86_400
LIVE = Rules(pace="live")
SLOW = Rules(pace="slow")


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


def test_a_match_is_played_at_the_pace_of_its_challenge() -> None:
    table = a_table(Accept(BEN), opening=replace(OPENING, rules=LIVE, turn_seconds=MINUTE))

    assert (table.rules.pace, table.turn_seconds) == ("live", MINUTE)


def test_another_pace_is_proposed_with_all_its_seconds() -> None:
    opening = replace(OPENING, rules=LIVE, turn_seconds=MINUTE, waits_seconds=600)

    table = a_table(ChangeRules("ada", SLOW, DAY, DAY), opening=opening)

    assert (table.rules.pace, table.turn_seconds, table.stage) == ("slow", DAY, Lobby("", "", DAY))


def test_a_change_that_says_nothing_of_waiting_leaves_it() -> None:
    opening = replace(OPENING, waits_seconds=600)

    table = a_table(ChangeRules("ada", LIVE, turn_seconds=MINUTE), opening=opening)

    assert table.stage == Lobby("", "", 600)


def test_nobody_hurries_where_the_other_is_a_computer() -> None:
    opening = replace(OPENING, rules=LIVE, turn_seconds=MINUTE)

    table = a_table(SeatComputer("ada", CASUAL), opening=opening)

    assert (table.rules.pace, table.turn_seconds) == ("none", 0)
