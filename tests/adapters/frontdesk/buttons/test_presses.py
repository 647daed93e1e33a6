"""What a press leads to: where it is answered, to whom, and what it may not do."""

import pytest

from adapters.drawing import scope_of
from adapters.frontdesk import Press, Visitor
from adapters.presentation.screens.rules.systems import rules_choice
from engine.match.rules import Rules
from engine.match.stages import ChoosingDealer
from engine.round.faults import Fault
from engine.round.moves import DrawDiscard, DrawStock
from engine.service.intents import Ask, Look, Play, ScreenName
from engine.service.ports import Audience
from tests.counter import ADA, BEN, EVE, PARLOUR, Counter


async def test_a_press_on_the_board_is_answered_by_its_redraw(counter: Counter) -> None:
    await _challenged(counter)

    answer = await counter.press(BEN, counter.row("board"), Ask("accept"))

    assert answer.redraw is not None
    assert answer.redraw.screen.version == 2
    assert (answer.private, answer.notice) == (None, "")


async def test_the_same_press_again_is_answered_with_the_table_as_it_is(counter: Counter) -> None:
    await _challenged(counter)
    row = counter.row("board")
    token = counter.tokens.encode(Ask("accept"), row.key.table, 1, scope_of(row.key.audience))
    await counter.press_token(BEN, row, token, update="once")

    answer = await counter.press_token(BEN, row, token, update="once")

    assert answer.redraw is not None
    assert answer.redraw.screen.version == 2
    assert answer.notice == ""
    assert counter.table().version == 2


async def test_a_stale_press_is_answered_with_the_fresh_screen_and_a_reason(
    counter: Counter,
) -> None:
    await _dealt(counter)
    row = counter.row("board")
    token = counter.tokens.encode(Ask("accept"), row.key.table, 1, scope_of(row.key.audience))

    answer = await counter.press_token(EVE, row, token)

    assert answer.notice == counter.sentence(Fault.STALE_BUTTON)
    assert answer.redraw is not None
    assert answer.redraw.screen.version == 3


async def test_who_asks_for_a_rematch_that_has_begun_is_shown_their_hand_of_it(
    counter: Counter,
) -> None:
    await _dealt(counter)
    row = counter.row("board")
    table = row.key.table
    await counter.press(ADA, row, Ask("resign"))
    await counter.press(ADA, row, Ask("rematch"))
    await counter.press(BEN, row, Ask("rematch"))

    answer = await counter.press(ADA, row, Ask("rematch"))

    again = next(one for one in counter.store.tables.values() if one.id != table)
    assert answer.notice == counter.sentence(Fault.REMATCH_BEGUN)
    assert answer.private is not None
    assert answer.private.screen.table == again.id
    assert answer.redraw is not None
    assert answer.redraw.screen.table == table


async def test_a_hand_pressed_for_on_the_board_is_shown_to_the_presser_alone(
    counter: Counter,
) -> None:
    await _dealt(counter)

    answer = await counter.press(ADA, counter.row("board"), Ask("my_hand"))

    assert answer.redraw is None
    assert answer.private is not None
    assert answer.private.scope == scope_of(Audience("person", counter.person(ADA).id))


@pytest.mark.parametrize(
    "intent",
    [
        Ask("my_hand"),
        Ask("accept"),
        Look("hand"),
        Look("knock"),
        Look("resign"),
        Look("abort"),
        Look("rules"),
    ],
    ids=str,
)
async def test_a_board_too_new_to_be_known_is_never_redrawn_with_what_one_person_sees(
    counter: Counter, intent: Ask | Look
) -> None:
    await _dealt(counter)
    version = 1 if intent == Ask("accept") else 3
    scope = scope_of(Audience("place", PARLOUR.key))
    token = counter.tokens.encode(intent, counter.table().id, version, scope)

    answer = await counter.pressed(Press(ADA, PARLOUR, "#parlour", "not noted", token, "u"))

    assert answer.redraw is None
    assert answer.private is not None


async def test_a_look_at_a_private_message_replaces_that_message(counter: Counter) -> None:
    await _dealt(counter)

    answer = await counter.press(ADA, counter.row("hand", ADA), Look("rules"))

    assert answer.redraw is not None
    assert answer.private is None


async def test_an_answer_that_only_one_person_sees_can_be_pressed_in_its_turn(
    counter: Counter,
) -> None:
    await _dealt(counter)
    shown = await counter.press(ADA, counter.row("board"), Ask("my_hand"))
    assert shown.private is not None
    screen = shown.private.screen
    token = counter.tokens.encode(
        Ask("sort_rank"), screen.table, screen.version, shown.private.scope
    )

    answer = await counter.pressed(Press(ADA, PARLOUR, "#parlour", "~1", token, "u"))

    assert answer.redraw is not None
    assert counter.person(ADA).hand_order == "rank"


async def test_anothers_private_message_cannot_be_pressed(counter: Counter) -> None:
    await _dealt(counter)

    answer = await counter.press(EVE, counter.row("hand", ADA), Ask("sort_rank"))

    assert answer.notice == counter.sentence(Fault.NOT_YOUR_BUTTON)
    assert (answer.redraw, answer.private) == (None, None)


async def test_a_token_of_one_table_means_nothing_on_another_tables_message(
    counter: Counter,
) -> None:
    await _dealt(counter)
    other = counter.row("board")
    await _dealt(counter)
    token = counter.tokens.encode(Ask("my_hand"), other.key.table, 3, scope_of(other.key.audience))

    answer = await counter.press_token(ADA, counter.row("board"), token)

    assert answer.notice == counter.sentence(Fault.FORGED_BUTTON)


@pytest.mark.parametrize("token", ["", "x", "1", "1" * 64, "ключ", "\ud800", "1" + "." * 40])
async def test_a_token_that_is_none_is_refused_wherever_it_is_pressed(
    counter: Counter, token: str
) -> None:
    await _dealt(counter)
    rows = (counter.row("board"), counter.row("hand", ADA))
    nowhere = (Press(ADA, place, "#x", "~1", token, "u") for place in (PARLOUR, None))

    answers = [await counter.press_token(ADA, row, token) for row in rows]
    answers += [await counter.pressed(press) for press in nowhere]

    assert {answer.notice for answer in answers} == {counter.sentence(Fault.FORGED_BUTTON)}


@pytest.mark.parametrize("screen", ["hand", "knock", "defend", "resign", "abort"])
async def test_only_somebody_at_the_table_may_look_at_what_players_look_at(
    counter: Counter, screen: ScreenName
) -> None:
    await _dealt(counter)

    answer = await counter.press(EVE, counter.row("board"), Look(screen))

    assert answer.notice == counter.sentence(Fault.NOT_AT_TABLE)


async def test_only_somebody_at_the_table_has_a_hand(counter: Counter) -> None:
    await _dealt(counter)

    answer = await counter.press(EVE, counter.row("board"), Ask("my_hand"))

    assert answer.notice == counter.sentence(Fault.NOT_AT_TABLE)


async def test_anybody_may_read_the_rules_of_a_table(counter: Counter) -> None:
    await _dealt(counter)

    answer = await counter.press(EVE, counter.row("board"), Look("rules"))

    assert answer.private is not None


async def test_a_half_made_choice_of_an_older_table_gives_way_to_the_fresh_hand(
    counter: Counter,
) -> None:
    await _dealt(counter)
    row = counter.row("hand", ADA)
    token = counter.tokens.encode(Look("knock"), row.key.table, 2, scope_of(row.key.audience))

    answer = await counter.press_token(ADA, row, token)

    assert answer.notice == counter.sentence(Fault.STALE_BUTTON)
    assert answer.redraw is not None
    assert answer.redraw.screen.version == 3


async def test_a_move_that_the_rules_forbid_is_explained_and_changes_nothing(
    counter: Counter,
) -> None:
    await _dealt(counter)
    visitor = _mover(counter)
    await counter.press(visitor, counter.row("hand", visitor), Play((DrawDiscard(),)))

    answer = await counter.press(visitor, counter.row("hand", visitor), Play((DrawStock(),)))

    assert answer.notice
    assert answer.redraw is None
    assert counter.table().version == 4


async def test_a_second_tap_is_asked_again_and_a_look_is_not() -> None:
    counter = Counter(double_tap_ms=500)
    await _challenged(counter)
    row = counter.row("board")

    tap = await counter.press(BEN, row, Ask("accept"))
    look = await counter.press(BEN, row, Look("rules"))
    counter.clock.advance(0.5)
    later = await counter.press(BEN, row, Ask("accept"))

    assert tap.notice == counter.sentence(Fault.JUST_REDRAWN)
    assert look.private is not None
    assert later.redraw is not None
    assert counter.table().version == 2


async def test_the_guard_of_one_message_does_not_hold_for_another() -> None:
    counter = Counter(double_tap_ms=500)
    await _challenged(counter)
    counter.clock.advance(1)
    await counter.press(BEN, counter.row("board"), Ask("accept"))
    visitor = _chooser(counter)
    async with counter.running():
        await counter.settled()
    counter.clock.advance(0.5)
    await counter.press(visitor, counter.row("hand", visitor), Ask("sort_rank"))

    answer = await counter.press(visitor, counter.row("board"), Ask("deal_first"))

    assert answer.notice == ""
    assert counter.table().version == 3


async def test_the_language_that_is_pressed_is_spoken_to_that_person_from_then_on(
    counter: Counter,
) -> None:
    await _dealt(counter)
    scope = scope_of(Audience("person", counter.person(ADA).id))
    token = counter.tokens.encode(Look("language", "kk"), "", 0, scope)

    async with counter.running():
        answer = await counter.pressed(Press(ADA, PARLOUR, "#parlour", "~1", token, "u"))
        await counter.settled()

    assert answer.redraw is not None
    assert answer.redraw.language == "kk"
    assert counter.shown(counter.row("hand", ADA)).language == "kk"
    assert counter.shown(counter.row("hand", BEN)).language == "en"


async def test_a_page_without_a_table_is_turned_where_it_stands(counter: Counter) -> None:
    await counter.say(ADA, "/help")
    scope = scope_of(Audience("person", counter.person(ADA).id))
    token = counter.tokens.encode(Look("rules", rules_choice(Rules(), 2)), "", 0, scope)

    answer = await counter.pressed(Press(ADA, None, "@ada", "~1", token, "u"))

    assert answer.redraw is not None
    assert answer.redraw.screen.table == ""


async def test_who_takes_no_private_messages_is_told_so_with_the_hand(counter: Counter) -> None:
    counter.pigeon.closed.add("@ada")
    await _dealt(counter)

    answer = await counter.press(ADA, counter.row("board"), Ask("my_hand"))

    assert answer.private is not None
    assert answer.notice == counter.sentence("private-closed")


async def test_who_takes_private_messages_is_told_nothing_of_them(counter: Counter) -> None:
    counter.pigeon.closed.add("@ben")
    await _dealt(counter)

    answer = await counter.press(ADA, counter.row("board"), Ask("my_hand"))

    assert answer.notice == ""


async def test_a_press_that_is_carried_out_on_an_answer_of_ones_own_redraws_that(
    counter: Counter,
) -> None:
    await _dealt(counter)
    visitor = _mover(counter)
    scope = scope_of(Audience("person", counter.person(visitor).id))
    token = counter.tokens.encode(Play((DrawDiscard(),)), counter.table().id, 3, scope)

    answer = await counter.pressed(Press(visitor, PARLOUR, "#parlour", "", token, "u"))

    assert answer.redraw is not None
    assert counter.table().version == 4


async def _challenged(counter: Counter) -> None:
    """Ada challenges Ben in the parlour, and the board is posted."""
    await counter.say(BEN, "/help")
    async with counter.running():
        await counter.say(ADA, "/gin @Ben")
        await counter.settled()


async def _dealt(counter: Counter) -> None:
    """The first round of Ada and Ben, everything delivered."""
    await _challenged(counter)
    async with counter.running():
        await counter.press(BEN, counter.row("board"), Ask("accept"))
        await counter.press(_chooser(counter), counter.row("board"), Ask("deal_first"))
        await counter.settled()


def _chooser(counter: Counter) -> Visitor:
    stage = counter.table().stage
    assert isinstance(stage, ChoosingDealer)
    return (ADA, BEN)[stage.chooser]


def _mover(counter: Counter) -> Visitor:
    seat = counter.table().rounds[-1].state.phase.seat
    assert seat is not None
    return (ADA, BEN)[seat]
