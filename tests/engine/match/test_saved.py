"""Tables, actions and showdowns as stored JSON, and back."""

import json
from pathlib import Path

import pytest
from pydantic import ValidationError

from engine.match.actions import (
    Action,
    AnswerAbort,
    Autopilot,
    ChangeRules,
    Close,
    ComeBack,
    Decline,
    Depart,
    Expire,
    OfferRematch,
    Pledge,
    Redeem,
    Remind,
    Resign,
    Warn,
    Withdraw,
)
from engine.match.boards import showdown_view
from engine.match.dated import is_fresh
from engine.match.rules import Rules
from engine.match.saved import (
    UnknownSchema,
    dump_action,
    dump_showdown,
    dump_table,
    load_action,
    load_showdown,
    load_table,
)
from engine.round.moves import DRAW_STOCK, Discard
from tests.builders import BEN, DEALT, NORTH, OPENING, SOUTH, a_game, a_table, plain_card
from tests.engine.match.random_play import match_by_chance

SAVES = Path(__file__).resolve().parents[2] / "saves"
MATCHES = range(3)


@pytest.mark.parametrize("number", MATCHES)
def test_every_table_of_a_match_survives_its_json(number: int) -> None:
    for stride in match_by_chance(number, resigns=0.001):
        assert load_table(dump_table(stride.table)) == stride.table


@pytest.mark.parametrize("number", MATCHES)
def test_every_action_of_a_match_survives_its_json(number: int) -> None:
    for stride in match_by_chance(number, resigns=0.001):
        assert load_action(dump_action(stride.action)) == stride.action


@pytest.mark.parametrize(
    "action",
    [
        OPENING,
        Pledge(BEN),
        Redeem("ada"),
        Decline("ben"),
        Withdraw("ada"),
        Expire(),
        Resign(NORTH),
        AnswerAbort(SOUTH, agrees=True),
        OfferRematch(SOUTH),
        ChangeRules("ada", Rules("remik", 50, pace="slow"), 86_400, 86_400),
        Remind(),
        Warn(),
        Autopilot(NORTH, (DRAW_STOCK, Discard(plain_card("Kc")))),
        ComeBack(SOUTH),
        Depart("ben"),
        Close("ended", "Cleo"),
    ],
    ids=lambda action: action.kind,
)
def test_an_action_outside_play_survives_its_json(action: Action) -> None:
    assert load_action(dump_action(action)) == action


@pytest.mark.parametrize("action", [OPENING, ChangeRules("ada", Rules("remik", 50))])
def test_an_action_from_before_there_was_a_pace_means_the_same(action: Action) -> None:
    stored = json.loads(dump_action(action))
    for later in ("turn_seconds", "waits_seconds"):
        del stored[later]
    del stored["rules"]["pace"]

    assert load_action(json.dumps(stored)) == action


@pytest.mark.parametrize("number", MATCHES)
def test_every_showdown_of_a_match_survives_its_json(number: int) -> None:
    for stride in match_by_chance(number):
        showdown = showdown_view(stride.table, a_game())

        if showdown is not None:
            assert load_showdown(dump_showdown(showdown)) == showdown


def test_a_table_whose_challenge_was_accepted_survives_its_json() -> None:
    table = a_table(Pledge(BEN))

    assert load_table(dump_table(table)) == table


def test_cards_are_stored_in_their_notation_and_seeds_in_hex() -> None:
    table = a_table(*DEALT)

    stored = json.loads(dump_table(table))

    assert stored["seed"] == "03" * 32
    assert stored["rounds"][0]["state"]["discard_pile"] == [
        str(table.rounds[0].state.opening_card)
    ]


def test_a_table_of_an_unknown_schema_is_refused() -> None:
    stored = json.loads(dump_table(a_table())) | {"schema": 2}

    with pytest.raises(UnknownSchema, match="schema 2"):
        load_table(json.dumps(stored))


def test_a_text_that_is_no_table_is_refused() -> None:
    with pytest.raises(ValidationError):
        load_table("{}")


def test_a_stored_card_that_is_none_is_refused() -> None:
    stored = dump_table(a_table(*DEALT)).replace('"discard_pile":["', '"discard_pile":["Z')

    with pytest.raises(ValidationError):
        load_table(stored)


def is_within(stored: object, read: object) -> bool:
    """Whether everything stored was read; what a later release added has its default."""
    if isinstance(stored, dict) and isinstance(read, dict):
        return all(key in read and is_within(value, read[key]) for key, value in stored.items())
    if isinstance(stored, list) and isinstance(read, list):
        return len(stored) == len(read) and all(map(is_within, stored, read))
    return stored == read


@pytest.mark.parametrize("path", sorted(SAVES.glob("*.json")), ids=lambda path: path.stem)
def test_tables_of_earlier_releases_load_for_ever(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    table = load_table(text)

    assert is_within(json.loads(text), json.loads(dump_table(table)))


def test_a_table_from_before_there_was_a_pace_is_played_without_one() -> None:
    table = load_table((SAVES / "table-schema-1.json").read_text(encoding="utf-8"))

    assert (table.rules.pace, table.turn_seconds, table.warned) == ("none", 0, False)
    assert (table.away, table.autopilot, table.departed, table.unready) == ((), (), (), ())


def test_in_a_table_of_before_only_the_latest_buttons_are_good() -> None:
    table = load_table((SAVES / "table-schema-1.json").read_text(encoding="utf-8"))

    assert is_fresh(table, table.version)
    assert not is_fresh(table, table.version - 1)


def test_a_table_of_every_schema_is_kept() -> None:
    schemas = {json.loads(path.read_text(encoding="utf-8"))["schema"] for path in SAVES.iterdir()}

    assert schemas == set(range(1, a_table().schema + 1))
