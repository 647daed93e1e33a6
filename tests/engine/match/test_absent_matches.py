"""Laws of matches in which people are away, come and go, at every step of matches by chance."""

from random import Random

import pytest

from engine.match.actions import Autopilot, BeReady, Open, QuietAction
from engine.match.boards import board_view, hand_view
from engine.match.changes import replayed
from engine.match.pace import AUTOPILOT_TURNS
from engine.match.rules import Rules
from engine.match.saved import dump_action, dump_table, load_action, load_table
from engine.match.stages import Finished
from engine.match.table import Game
from engine.round.outcome import Seat
from engine.variants.house import variant_of
from tests.builders import NORTH, SOUTH, a_game
from tests.engine.match.random_play import Stride, match_by_chance
from tests.engine.match.twins import otherwise
from tests.engine.round.random_play import everything_in

MATCHES = range(6)
ABSENCES = (0.05, 0.4, 0.99)
"""How much of a match happens without anybody's doing."""
REMIK = Rules("remik", 50)
BEST_OF_THREE = Rules("classic", 50, (("matches_to_win", 2),))


def match_with_absences(number: int, rules: Rules | None = None) -> list[Stride]:
    """Every stride of a match in which people are away seldom, often or nearly always."""
    absences = ABSENCES[number % len(ABSENCES)]
    return list(match_by_chance(number, rules=rules or Rules(), absences=absences))


def game_of(rules: Rules) -> Game:
    """The game that rules are played with."""
    return a_game(variant=variant_of(rules))


@pytest.mark.parametrize("rules", [Rules(), REMIK, BEST_OF_THREE], ids=lambda rules: rules.variant)
@pytest.mark.parametrize("number", MATCHES)
def test_a_match_ends_whoever_is_away(number: int, rules: Rules) -> None:
    last = match_with_absences(number, rules)[-1].table

    assert isinstance(last.stage, Finished)
    assert last.stage.reason in {"won", "forfeited", "abandoned", "aborted"}


def test_the_matches_of_these_laws_end_in_every_way() -> None:
    ends = {
        stride.table.stage.reason
        for number in MATCHES
        for rules in (Rules(), REMIK, BEST_OF_THREE)
        for stride in match_with_absences(number, rules)
        if isinstance(stride.table.stage, Finished)
    }

    assert ends >= {"won", "forfeited", "abandoned"}


@pytest.mark.parametrize("rules", [Rules(), REMIK, BEST_OF_THREE], ids=lambda rules: rules.variant)
@pytest.mark.parametrize("number", MATCHES)
def test_a_replayed_log_gives_the_table_again(number: int, rules: Rules) -> None:
    strides = match_with_absences(number, rules)
    first = strides[0].table
    seed = first.seed.hex()
    opening = Open(first.id, rules, first.places, first.players[:1], first.capacity, seed)

    table = replayed(opening, (stride.action for stride in strides), game_of)

    assert table == strides[-1].table


@pytest.mark.parametrize("number", MATCHES)
def test_every_table_and_action_survives_its_json(number: int) -> None:
    for stride in match_with_absences(number):
        assert load_table(dump_table(stride.table)) == stride.table
        assert load_action(dump_action(stride.action)) == stride.action


@pytest.mark.parametrize("number", MATCHES)
def test_every_card_is_in_the_round_exactly_once(number: int) -> None:
    for stride in match_with_absences(number):
        for current in stride.table.rounds:
            assert everything_in(current.state) == list(range(52))


@pytest.mark.parametrize("number", MATCHES)
def test_nobody_is_away_longer_than_a_match_allows(number: int) -> None:
    for stride in match_with_absences(number):
        assert max(stride.table.away, default=0) <= AUTOPILOT_TURNS


@pytest.mark.parametrize("number", MATCHES)
def test_what_nobody_could_press_leaves_every_button_good(number: int) -> None:
    fresh = 1
    for stride in match_with_absences(number):
        table = stride.table
        goes_on = not isinstance(table.stage, Finished)
        if isinstance(stride.action, QuietAction) and goes_on:
            assert table.fresh_from == fresh
        elif not isinstance(stride.action, BeReady):
            assert table.fresh_from == table.version
        fresh = table.fresh_from


@pytest.mark.parametrize("number", MATCHES)
def test_the_sheet_says_how_many_turns_autopilot_played(number: int) -> None:
    strides = match_with_absences(number)
    missed = list[Seat]()
    marks: list[tuple[int, ...]] = []
    for stride in strides:
        if isinstance(stride.action, Autopilot):
            missed.append(stride.action.seat)
        if stride.ended:
            marks.append((missed.count(NORTH), missed.count(SOUTH)) if missed else ())
            missed = []

    assert [entry.autopilot for entry in strides[-1].table.sheet.entries] == marks


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("seat", [NORTH, SOUTH])
def test_no_view_of_a_match_with_absences_tells_hidden_cards_apart(number: int, seat: int) -> None:
    dice = Random(number)
    for stride in match_with_absences(number)[::3]:
        table = stride.table
        others, own = otherwise(table, None, dice), otherwise(table, seat, dice)

        assert board_view(others, a_game()) == board_view(table, a_game())
        assert hand_view(own, a_game(), seat) == hand_view(table, a_game(), seat)
