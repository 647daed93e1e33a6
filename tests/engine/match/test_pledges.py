"""A challenge that somebody has accepted whose challenger can not be dealt in yet."""

from dataclasses import replace

import pytest

from engine.match.actions import (
    Accept,
    Action,
    ChangeRules,
    Decline,
    Depart,
    Expire,
    Open,
    Pledge,
    Redeem,
    SeatComputer,
    Withdraw,
)
from engine.match.changes import advance
from engine.match.people import Player
from engine.match.rules import Rules
from engine.match.stages import ChoosingDealer, Finished, Lobby
from engine.match.table import to_act
from engine.round.faults import Fault, NotAllowed
from tests.builders import ADA, BEN, CASUAL, DEALT, OPENING, a_game, a_table

CLEO = Player("Cleo", person="cleo")
FOR_BEN = replace(OPENING, invited="ben", invited_name="Ben")
SOLO = replace(OPENING, solo=True)


def refusal_of(opening: Open, *actions: Action) -> NotAllowed:
    """Why the last of ``actions`` is refused."""
    table = a_table(*actions[:-1], opening=opening)
    with pytest.raises(NotAllowed) as refusal:
        advance(table, actions[-1], a_game())
    return refusal.value


def test_who_has_accepted_is_kept_and_has_no_seat_yet() -> None:
    table = a_table(Pledge(BEN), opening=FOR_BEN)

    assert table.stage == Lobby("ben", "Ben", pledged=BEN)
    assert (table.players, table.version, to_act(table)) == ((ADA,), 2, ())


@pytest.mark.parametrize(
    "action",
    [
        pytest.param(Redeem("ada"), id="the challenger can be dealt in"),
        pytest.param(Accept(BEN), id="or could be when it was accepted again"),
    ],
)
def test_the_seat_is_taken_as_if_it_had_just_been_accepted(action: Action) -> None:
    table = a_table(Pledge(BEN), action)

    assert isinstance(table.stage, ChoosingDealer)
    assert (table.players, table.version) == ((ADA, BEN), 3)


def test_at_a_larger_table_the_next_seat_is_free() -> None:
    three = replace(OPENING, capacity=3)

    table = a_table(Pledge(BEN), Redeem("ada"), Pledge(CLEO), opening=three)

    assert table.players == (ADA, BEN)
    assert table.stage == Lobby(pledged=CLEO)


def test_an_open_challenge_is_open_again_once_it_was_taken_back() -> None:
    table = a_table(Pledge(BEN), Decline("ben"))

    assert table.stage == Lobby()


def test_who_was_asked_by_name_declines_all_the_same() -> None:
    table = a_table(Pledge(BEN), Decline("ben"), opening=FOR_BEN)

    assert table.stage == Finished("declined")


def test_other_rules_have_to_be_accepted_anew() -> None:
    table = a_table(Pledge(BEN), ChangeRules("ada", Rules("remik", 50)))

    assert table.stage == Lobby()


def test_who_had_only_accepted_may_leave() -> None:
    table = a_table(Pledge(BEN), Depart("ben"))

    assert table.stage == Lobby()


@pytest.mark.parametrize(
    ("action", "reason"),
    [(Withdraw("ada"), "withdrawn"), (Expire(), "expired"), (Depart("ada"), "departed")],
)
def test_it_may_still_come_to_nothing(action: Action, reason: str) -> None:
    table = a_table(Pledge(BEN), action)

    assert isinstance(table.stage, Finished)
    assert table.stage.reason == reason


@pytest.mark.parametrize(
    ("opening", "actions", "fault"),
    [
        pytest.param(OPENING, (Pledge(ADA),), Fault.CHALLENGE_YOURSELF, id="ones own"),
        pytest.param(FOR_BEN, (Pledge(CLEO),), Fault.CHALLENGE_OTHERS, id="anothers"),
        pytest.param(SOLO, (Pledge(BEN),), Fault.CHALLENGE_OTHERS, id="nobody is looked for"),
        pytest.param(OPENING, (*DEALT, Pledge(CLEO)), Fault.CHALLENGE_GONE, id="seats taken"),
        pytest.param(OPENING, (Redeem("ada"),), Fault.NOT_NOW, id="nobody has accepted"),
        pytest.param(
            OPENING, (Pledge(BEN), Redeem("ben")), Fault.NOT_YOUR_BUTTON, id="anothers table"
        ),
        pytest.param(
            OPENING, (Pledge(BEN), Redeem("ada"), Redeem("ada")), Fault.CHALLENGE_GONE, id="twice"
        ),
        pytest.param(OPENING, (Pledge(BEN), Depart("cleo")), Fault.NOT_NOW, id="a stranger left"),
        pytest.param(
            OPENING, (Pledge(BEN), Decline("cleo")), Fault.CHALLENGE_OTHERS, id="not theirs"
        ),
        pytest.param(
            OPENING, (Pledge(BEN), Decline("ada")), Fault.CHALLENGE_YOURS, id="the challenger"
        ),
    ],
)
def test_it_is_refused(opening: Open, actions: tuple[Action, ...], fault: Fault) -> None:
    assert refusal_of(opening, *actions).fault is fault


@pytest.mark.parametrize(
    "action",
    [Accept(CLEO), Pledge(CLEO), SeatComputer("ada", CASUAL)],
    ids=lambda action: action.kind,
)
def test_what_somebody_has_accepted_is_for_nobody_else(action: Action) -> None:
    refusal = refusal_of(OPENING, Pledge(BEN), action)

    assert (refusal.fault, refusal.blanks) == (Fault.CHALLENGE_TAKEN, {"name": "Ben"})


def test_who_accepts_twice_is_told_whom_it_waits_for() -> None:
    refusal = refusal_of(OPENING, Pledge(BEN), Pledge(BEN))

    assert (refusal.fault, refusal.blanks) == (Fault.PLEDGED_ALREADY, {"name": "Ada"})
