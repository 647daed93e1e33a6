"""People and places that turn up under other names: challenges and tables follow them."""

from dataclasses import replace

import pytest

from engine.match.actions import Accept, Action, ChangeRules, Decline, Recognise, Relocate
from engine.match.changes import advance
from engine.match.dated import is_fresh
from engine.match.people import Place
from engine.match.rules import Rules
from engine.match.saved import dump_action, load_action
from engine.match.stages import Finished, Lobby
from engine.match.table import Table
from engine.round.faults import Fault, NotAllowed
from tests.builders import BEN, DEALT, OPENING, PARLOUR, a_game, a_table

FOR_A_STRANGER = replace(OPENING, invited="stranger", invited_name="ben")
BEN_IT_IS = Recognise("stranger", "ben", "Ben")

GROUP = Place("telegram", "-45", "Gin club", "-45")
SUPERGROUP = Place("telegram", "-10045", "Gin club", "-10045")
MOVED = Relocate(GROUP, SUPERGROUP)
IN_GROUP = replace(OPENING, places=(GROUP,))


def refusal_of(table: Table, action: Action) -> Fault:
    """Why ``action`` is refused."""
    with pytest.raises(NotAllowed) as refusal:
        advance(table, action, a_game())
    return refusal.value.fault


def test_whom_a_challenge_meant_may_accept_once_they_are_known() -> None:
    table = a_table(BEN_IT_IS, Accept(BEN), opening=FOR_A_STRANGER)

    assert [player.person for player in table.players] == ["ada", "ben"]


def test_a_challenge_calls_whom_it_meant_by_their_own_name() -> None:
    table = a_table(BEN_IT_IS, opening=FOR_A_STRANGER)

    assert table.stage == Lobby("ben", "Ben")


def test_what_was_on_the_buttons_of_a_challenge_means_the_same_for_whom_it_meant() -> None:
    table = a_table(BEN_IT_IS, opening=FOR_A_STRANGER)

    assert (table.version, is_fresh(table, 1)) == (2, True)


def test_other_rules_are_still_noticed_after_somebody_was_recognised() -> None:
    table = a_table(ChangeRules("ada", Rules("remik")), BEN_IT_IS, opening=FOR_A_STRANGER)

    assert (is_fresh(table, 1), is_fresh(table, 2)) == (False, True)


@pytest.mark.parametrize(
    ("table", "action", "fault"),
    [
        pytest.param(a_table(), BEN_IT_IS, Fault.NOT_NOW, id="an open challenge"),
        pytest.param(
            a_table(), replace(BEN_IT_IS, invited=""), Fault.NOT_NOW, id="nobody in particular"
        ),
        pytest.param(a_table(*DEALT), BEN_IT_IS, Fault.NOT_NOW, id="a match"),
        pytest.param(
            a_table(BEN_IT_IS, opening=FOR_A_STRANGER), BEN_IT_IS, Fault.NOT_NOW, id="told twice"
        ),
        pytest.param(
            a_table(Decline("stranger"), opening=FOR_A_STRANGER),
            BEN_IT_IS,
            Fault.NOT_NOW,
            id="a challenge that is off",
        ),
        pytest.param(
            a_table(opening=FOR_A_STRANGER),
            Recognise("stranger", "ada", "Ada"),
            Fault.CHALLENGE_YOURSELF,
            id="the challenger has taken the name",
        ),
    ],
)
def test_nobody_is_recognised(table: Table, action: Recognise, fault: Fault) -> None:
    assert refusal_of(table, action) is fault


def test_a_table_follows_its_place_and_everything_else_stays() -> None:
    before = a_table(*DEALT, opening=IN_GROUP)

    table = advance(before, MOVED, a_game()).table

    assert table == replace(before, places=(SUPERGROUP,), version=before.version + 1)


def test_a_finished_table_follows_its_place() -> None:
    table = a_table(Decline("ben"), MOVED, opening=replace(IN_GROUP, invited="ben"))

    assert (table.places, table.stage) == ((SUPERGROUP,), Finished("declined"))


def test_a_table_in_two_places_that_become_one_stands_there_once() -> None:
    table = a_table(MOVED, opening=replace(IN_GROUP, places=(GROUP, SUPERGROUP, PARLOUR)))

    assert table.places == (SUPERGROUP, PARLOUR)


@pytest.mark.parametrize(
    "places",
    [
        pytest.param((), id="none"),
        pytest.param((PARLOUR,), id="another"),
        pytest.param((SUPERGROUP,), id="told twice"),
    ],
)
def test_a_table_that_was_not_there_does_not_move(places: tuple[Place, ...]) -> None:
    assert refusal_of(a_table(opening=replace(OPENING, places=places)), MOVED) is Fault.NOT_NOW


@pytest.mark.parametrize(
    ("place", "moved"),
    [
        pytest.param(GROUP, SUPERGROUP, id="itself"),
        pytest.param(
            Place("telegram", "-45/7", "Evenings", "-45"),
            Place("telegram", "-10045/7", "Evenings", "-10045"),
            id="a topic of it",
        ),
        pytest.param(
            Place("telegram", "-45", "Old name"),
            SUPERGROUP,
            id="as it was kept before places had homes",
        ),
    ],
)
def test_a_place_moves_with_all_its_parts(place: Place, moved: Place) -> None:
    assert place.moved(GROUP, SUPERGROUP) == moved


@pytest.mark.parametrize(
    "place",
    [
        pytest.param(Place("telegram", "-456", "", "-456"), id="a longer number"),
        pytest.param(Place("telegram", "-4", "", "-4"), id="a shorter number"),
        pytest.param(Place("discord", "-45", "", "-45"), id="another platform"),
        pytest.param(SUPERGROUP, id="where the other has gone"),
    ],
)
def test_another_place_stays_where_it_is(place: Place) -> None:
    assert place.moved(GROUP, SUPERGROUP) is place


def test_a_place_without_a_new_name_keeps_the_old_one() -> None:
    assert GROUP.moved(GROUP, replace(SUPERGROUP, name="")).name == "Gin club"


@pytest.mark.parametrize("action", [BEN_IT_IS, MOVED], ids=["recognise", "relocate"])
def test_what_is_told_is_kept_in_the_log(action: Action) -> None:
    assert load_action(dump_action(action)) == action
