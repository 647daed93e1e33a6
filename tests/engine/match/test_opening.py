"""A table from its challenge until its seats are taken, or until nobody came."""

from dataclasses import replace

import pytest

from engine.match.actions import (
    Accept,
    Action,
    BeReady,
    ChangeRules,
    ChooseDealer,
    Decline,
    Expire,
    OfferAbort,
    OfferRematch,
    Open,
    Play,
    Resign,
    SeatComputer,
    Withdraw,
)
from engine.match.changes import advance, replayed
from engine.match.opening import opened
from engine.match.people import Player
from engine.match.rules import Rules
from engine.match.seating import HeadToHead
from engine.match.stages import ChoosingDealer, Finished, Lobby, Playing
from engine.match.table import seat_of, to_act
from engine.round.faults import Fault, NotAllowed
from engine.round.moves import Pass
from engine.variants.gin import CLASSIC
from engine.variants.house import variant_of
from tests.builders import ADA, BEN, CASUAL, DEALT, NORTH, OPENING, PARLOUR, SOUTH, a_game, a_table

CLEO = Player("Cleo", person="cleo")
FOR_BEN = replace(OPENING, invited="ben", invited_name="Ben")
SOLO = replace(OPENING, solo=True)
REMIK = Rules("remik", 50)
TO_REMIK = ChangeRules("ada", REMIK)
SIT_DOWN = SeatComputer("ada", CASUAL)


def refusal_of(opening: Open, *actions: Action) -> Fault:
    """Why the last of ``actions`` is refused."""
    table = a_table(*actions[:-1], opening=opening)
    with pytest.raises(NotAllowed) as refusal:
        advance(table, actions[-1], a_game())
    return refusal.value.fault


def test_a_challenge_waits_in_the_lobby_as_version_one() -> None:
    table = opened(FOR_BEN, a_game()).table

    assert table.stage == Lobby("ben", "Ben")
    assert (table.version, table.players, table.places) == (1, (ADA,), (PARLOUR,))
    assert to_act(table) == ()


def test_nobody_challenges_themselves() -> None:
    with pytest.raises(NotAllowed) as refusal:
        opened(replace(OPENING, invited="ada"), a_game())

    assert refusal.value.fault is Fault.CHALLENGE_YOURSELF


@pytest.mark.parametrize(
    ("opening", "player"),
    [
        pytest.param(OPENING, CLEO, id="an open challenge is for anybody"),
        pytest.param(FOR_BEN, BEN, id="a named one for whom it names"),
    ],
)
def test_the_last_seat_taken_leads_to_the_cut(opening: Open, player: Player) -> None:
    table = a_table(Accept(player), opening=opening)

    assert isinstance(table.stage, ChoosingDealer)
    assert (table.players, table.version) == ((ADA, player), 2)


def test_a_table_against_the_computer_is_full_at_once() -> None:
    table = a_table(opening=replace(OPENING, players=(ADA, CASUAL)))

    assert isinstance(table.stage, ChoosingDealer)
    assert table.version == 1


def test_p14_who_cuts_the_higher_card_chooses() -> None:
    table = a_table(Accept(BEN), game=a_game("8d Qs"))

    assert isinstance(table.stage, ChoosingDealer)
    assert table.stage.chooser == SOUTH
    assert to_act(table) == (SOUTH,)


def test_every_tied_cut_is_kept() -> None:
    table = a_table(Accept(BEN), game=a_game("8d 8s Qs 2h"))

    assert isinstance(table.stage, ChoosingDealer)
    assert [" ".join(map(str, cut)) for cut in table.stage.cuts] == ["8d 8s", "Qs 2h"]
    assert table.stage.chooser == NORTH


def test_p13_where_the_low_cut_deals_the_round_begins_at_once() -> None:
    low_cut = replace(CLASSIC, seating=HeadToHead("low_cut", "winner"))

    table = a_table(Accept(BEN), game=a_game("8d Qs", low_cut))

    assert isinstance(table.stage, Playing)
    assert table.rounds[0].state.dealer == NORTH


def test_a_larger_table_waits_until_every_seat_is_taken() -> None:
    three = replace(OPENING, capacity=3)

    table = a_table(Accept(BEN), opening=three)

    assert isinstance(table.stage, Lobby)
    assert refusal_of(three, Accept(BEN), Accept(BEN)) is Fault.ALREADY_SEATED


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Decline("ben"), "declined"),
        (Withdraw("ada"), "withdrawn"),
        (Expire(), "expired"),
    ],
)
def test_a_challenge_may_come_to_nothing(action: Action, reason: str) -> None:
    table = a_table(action, opening=FOR_BEN)

    assert isinstance(table.stage, Finished)
    assert table.stage.reason == reason
    assert to_act(table) == ()


def test_the_challenger_may_change_the_rules_until_somebody_accepts() -> None:
    table = a_table(TO_REMIK, opening=FOR_BEN)

    assert (table.rules, table.version) == (REMIK, 2)
    assert table.stage == Lobby("ben", "Ben")


def test_a_changed_challenge_is_played_by_its_new_rules() -> None:
    table = replayed(
        FOR_BEN, (TO_REMIK, Accept(BEN)), lambda rules: a_game(variant=variant_of(rules))
    )

    # In remik the low cut deals: nobody chooses, the first round is there at once.
    assert isinstance(table.stage, Playing)
    assert (table.rules, table.version) == (REMIK, 3)


def test_the_rules_may_be_changed_back() -> None:
    table = a_table(TO_REMIK, ChangeRules("ada", Rules()), opening=FOR_BEN)

    assert (table.rules, table.version) == (Rules(), 3)


@pytest.mark.parametrize(
    "opening", [pytest.param(OPENING, id="open"), pytest.param(SOLO, id="solo")]
)
def test_the_challenger_may_sit_a_computer_down(opening: Open) -> None:
    table = a_table(SIT_DOWN, opening=opening)

    assert isinstance(table.stage, ChoosingDealer)
    assert (table.players, table.version) == ((ADA, CASUAL), 2)


def test_who_waits_for_the_computer_alone_may_take_it_back() -> None:
    table = a_table(Withdraw("ada"), opening=SOLO)

    assert table.stage == Finished("withdrawn", by=NORTH)


@pytest.mark.parametrize(
    ("opening", "actions", "fault"),
    [
        pytest.param(
            FOR_BEN, (ChangeRules("ben", REMIK),), Fault.NOT_YOUR_BUTTON, id="the challenged"
        ),
        pytest.param(OPENING, (ChangeRules("cleo", REMIK),), Fault.NOT_YOUR_BUTTON, id="another"),
        pytest.param(OPENING, (ChangeRules("ada", Rules()),), Fault.SAME_RULES, id="no change"),
        pytest.param(OPENING, (TO_REMIK, TO_REMIK), Fault.SAME_RULES, id="changed twice"),
        pytest.param(
            OPENING, (Accept(BEN), TO_REMIK), Fault.CHALLENGE_GONE, id="somebody has accepted"
        ),
        pytest.param(OPENING, (Withdraw("ada"), TO_REMIK), Fault.CHALLENGE_GONE, id="withdrawn"),
        pytest.param(
            FOR_BEN, (SIT_DOWN,), Fault.CHALLENGE_OTHERS, id="the seat is for somebody else"
        ),
        pytest.param(
            OPENING, (SeatComputer("ben", CASUAL),), Fault.NOT_YOUR_BUTTON, id="anothers table"
        ),
        pytest.param(OPENING, (Accept(BEN), SIT_DOWN), Fault.CHALLENGE_GONE, id="no seat is free"),
        pytest.param(SOLO, (Accept(BEN),), Fault.CHALLENGE_OTHERS, id="nobody accepts a solo"),
        pytest.param(SOLO, (Decline("ben"),), Fault.CHALLENGE_OTHERS, id="nor declines it"),
        pytest.param(
            SOLO, (SIT_DOWN, SIT_DOWN), Fault.CHALLENGE_GONE, id="one computer is enough"
        ),
    ],
)
def test_what_is_the_challengers_alone_is_refused_to_others_and_later(
    opening: Open, actions: tuple[Action, ...], fault: Fault
) -> None:
    assert refusal_of(opening, *actions) is fault


GONE = (Withdraw("ada"),)


@pytest.mark.parametrize(
    ("actions", "fault"),
    [
        pytest.param((Accept(ADA),), Fault.CHALLENGE_YOURSELF, id="the challenger accepts"),
        pytest.param((Accept(CLEO),), Fault.CHALLENGE_OTHERS, id="another accepts"),
        pytest.param((Decline("cleo"),), Fault.CHALLENGE_OTHERS, id="another declines"),
        pytest.param((Decline("ada"),), Fault.CHALLENGE_YOURS, id="the challenger declines"),
        pytest.param((Withdraw("ben"),), Fault.NOT_YOUR_BUTTON, id="another withdraws"),
        pytest.param((*GONE, Accept(BEN)), Fault.CHALLENGE_GONE, id="accepted too late"),
        pytest.param((*GONE, Decline("ben")), Fault.CHALLENGE_GONE, id="declined too late"),
        pytest.param((*GONE, Withdraw("ada")), Fault.CHALLENGE_GONE, id="withdrawn twice"),
        pytest.param((*GONE, Expire()), Fault.NOT_NOW, id="expired twice"),
        pytest.param((*DEALT, Accept(CLEO)), Fault.CHALLENGE_GONE, id="the seats are taken"),
        pytest.param((*DEALT, Withdraw("ada")), Fault.CHALLENGE_GONE, id="already playing"),
        pytest.param((*DEALT, Expire()), Fault.NOT_NOW, id="a match does not expire"),
        pytest.param((FOR_BEN,), Fault.NOT_NOW, id="opened twice"),
        pytest.param((BeReady(NORTH),), Fault.NOT_NOW, id="ready before anybody came"),
        pytest.param((ChooseDealer(NORTH, deals=True),), Fault.NOT_NOW, id="no cut yet"),
        pytest.param((Play(NORTH, (Pass(),)),), Fault.NOT_NOW, id="no round yet"),
        pytest.param((Resign(NORTH),), Fault.NOT_NOW, id="nothing to resign"),
        pytest.param((OfferAbort(NORTH),), Fault.NOT_NOW, id="nothing to abort"),
        pytest.param((OfferRematch(NORTH),), Fault.NOT_OVER_YET, id="nothing to repeat"),
        pytest.param((BeReady(SOUTH),), Fault.NOT_AT_TABLE, id="a seat nobody holds"),
        pytest.param((*DEALT, Resign(2)), Fault.NOT_AT_TABLE, id="a seat there is not"),
        pytest.param((*DEALT, Resign(-1)), Fault.NOT_AT_TABLE, id="a seat before the first"),
    ],
)
def test_the_lobby_refuses(actions: tuple[Action, ...], fault: Fault) -> None:
    assert refusal_of(FOR_BEN, *actions) is fault


def test_an_open_challenge_cannot_be_declined() -> None:
    assert refusal_of(OPENING, Decline("ben")) is Fault.CHALLENGE_OTHERS


def test_a_person_is_found_by_the_seat_they_hold() -> None:
    table = a_table(Accept(BEN))

    assert [seat_of(table, person) for person in ("ada", "ben", "cleo")] == [NORTH, SOUTH, None]


def test_a_computer_player_is_nobody() -> None:
    table = a_table(opening=replace(OPENING, players=(ADA, CASUAL)))

    assert seat_of(table, "") is None
