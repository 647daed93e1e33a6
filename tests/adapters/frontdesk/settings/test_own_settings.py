"""One's own settings at the desk: shown, pressed, typed, and what follows at one's tables."""

import pytest

from adapters.drawing import scope_of
from adapters.frontdesk import Answer, Press, Visitor
from adapters.presentation.screen import Screen
from adapters.presentation.texts import Name, text
from engine.match.people import Place
from engine.match.stages import Finished
from engine.round.faults import Fault
from engine.service.intents import Ask, Choose, Intent, Look
from engine.service.ports import Audience
from tests.adapters.frontdesk.absence import dealt
from tests.adapters.frontdesk.reading import Reader
from tests.adapters.presentation.paper import buttons, on_paper
from tests.counter import ADA, BEN, EVE, PARLOUR, Counter


async def _opened(counter: Counter, line: str = "/settings", place: Place | None = None) -> Screen:
    answer = await counter.say(ADA, line, place)
    assert answer.private is not None, answer.notice
    return answer.private.screen


async def _pressed(
    counter: Counter,
    visitor: Visitor,
    intent: Intent,
    place: Place | None = None,
    update: str = "a press",
) -> Answer:
    """The answer to a button that was made for this person, on an answer only they see."""
    await counter.say(visitor, "/help", None)
    scope = scope_of(Audience("person", counter.person(visitor).id))
    token = counter.tokens.encode(intent, "", 0, scope)
    chat = place.channel if place else f"@{visitor.user}"
    return await counter.pressed(Press(visitor, place, chat, "~1", token, update))


async def test_the_settings_are_shown_to_the_one_who_asked_alone(counter: Counter) -> None:
    answer = await counter.say(ADA, "/settings")

    assert answer.private is not None
    assert answer.redraw is None


@pytest.mark.parametrize("line", ["/настройки", "/баптаулар", "/options"])
async def test_the_settings_have_a_word_in_every_language(counter: Counter, line: str) -> None:
    assert await _opened(counter, line) == await _opened(counter)


async def test_a_press_changes_a_setting_and_shows_it_in_its_place(
    counter: Counter, ada: Reader
) -> None:
    screen = await _opened(counter)

    after = await ada.follows(screen, "Turn notices: on")

    assert "Turn notices: off" in buttons(after)
    assert not counter.person(ADA).notices


async def test_quiet_hours_and_a_zone_are_chosen_by_presses_alone(
    counter: Counter, ada: Reader
) -> None:
    screen = await ada.follows(await _opened(counter), "Quiet hours: off", "From: off", "23:00")
    screen = await ada.follows(screen, "…:30", "Back", "Until: 8:00", "7:00", "Back")

    await ada.follows(screen, "Time zone: not known", "Almaty")

    chosen = counter.person(ADA)
    assert (chosen.quiet_from, chosen.quiet_to, chosen.zone) == (1410, 420, "Asia/Almaty")


async def test_the_end_of_a_night_alone_makes_a_whole_night(counter: Counter, ada: Reader) -> None:
    await ada.follows(await _opened(counter), "Quiet hours: off", "Until: off", "8:00")

    assert (counter.person(ADA).quiet_from, counter.person(ADA).quiet_to) == (23 * 60, 8 * 60)


async def test_quiet_hours_are_given_up_again(counter: Counter, ada: Reader) -> None:
    screen = await _opened(counter, "/settings quiet 23-8")

    await ada.follows(screen, "No quiet hours")

    assert counter.person(ADA).quiet_from == counter.person(ADA).quiet_to


@pytest.mark.parametrize("night", ["8-23", "0:00-12:30"])
async def test_nobody_sleeps_longer_than_half_a_day(counter: Counter, night: str) -> None:
    answer = await counter.say(ADA, f"/settings quiet {night}")

    assert answer.notice == counter.sentence(Fault.NIGHT_TOO_LONG, hours=12)
    assert counter.person(ADA).quiet_from == counter.person(ADA).quiet_to


async def test_a_night_that_has_grown_too_long_since_its_button_was_drawn_is_refused(
    counter: Counter, ada: Reader
) -> None:
    await _opened(counter, "/settings quiet 23-8")
    screen = await _opened(counter, "/settings")
    screen = await ada.follows(screen, "Quiet hours: 23:00–8:00", "Until: 8:00")
    await _opened(counter, "/settings quiet 15-23")

    answer = await ada.presses(ada.token(screen, "7:00"))

    assert answer.notice == counter.sentence(Fault.NIGHT_TOO_LONG, hours=12)
    assert (counter.person(ADA).quiet_from, counter.person(ADA).quiet_to) == (15 * 60, 23 * 60)


@pytest.mark.parametrize(
    ("line", "chosen"),
    [
        ("/settings notices off", ("notices", False)),
        ("/settings ask on", ("asks_discard", True)),
        ("/settings order rank", ("hand_order", "rank")),
        ("/settings challenges off", ("takes_challenges", False)),
        ("/settings language ru", ("language", "ru")),
        ("/settings quiet 23-8", ("quiet_to", 480)),
        ("/settings zone Asia/Tokyo", ("zone", "Asia/Tokyo")),
        ("/настройки пояс москва", ("zone", "Europe/Moscow")),
        ("/баптаулар белдеу Алматы", ("zone", "Asia/Almaty")),
    ],
)
async def test_a_setting_is_typed(counter: Counter, line: str, chosen: tuple[str, object]) -> None:
    answer = await counter.say(ADA, line)

    assert answer.private is not None
    assert answer.notice
    assert getattr(counter.person(ADA), chosen[0]) == chosen[1]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("/settings colour red", Fault.UNKNOWN_SETTING),
        ("/settings zone Atlantis", Fault.UNKNOWN_ZONE),
        ("/settings quiet 8-8", Fault.NO_NIGHT),
        ("/settings block @Ada", Fault.BLOCK_YOURSELF),
        ("/settings block @Nobody", Fault.UNKNOWN_PERSON),
    ],
)
async def test_what_is_typed_wrong_is_explained(counter: Counter, line: str, fault: Fault) -> None:
    typed = line.split(maxsplit=2)[-1].removeprefix("@")
    blanks = {"setting": "colour", "zone": typed, "argument": typed, "name": typed}

    answer = await counter.say(ADA, line)

    assert answer.private is None
    expected = counter.sentence(fault.value, **blanks)
    assert answer.notice.translate(_NO_MARKS) == expected.translate(_NO_MARKS)


_NO_MARKS = str.maketrans("", "", "\u2068\u2069")


async def test_a_language_changes_the_page_on_which_it_is_chosen(
    counter: Counter, ada: Reader
) -> None:
    screen = await ada.follows(await _opened(counter), "Language: English")

    answer = await ada.presses(ada.token(screen, "Русский"))

    assert answer.redraw is not None
    assert answer.redraw.language == "ru"


async def test_a_person_is_blocked_by_name_and_unblocked_by_a_press(
    counter: Counter, ada: Reader
) -> None:
    await counter.say(BEN, "/help")
    screen = await _opened(counter, "/settings block @Ben")
    blocked = await counter.store.blocked_by(counter.person(ADA).id)

    after = await ada.follows(screen, "Unblock \u2068Ben\u2069".translate(_NO_MARKS))

    assert [person.name for person in blocked] == ["Ben"]
    assert not await counter.store.blocked_by(counter.person(ADA).id)
    assert "Nobody has challenged you yet" in on_paper(after)


async def test_whoever_has_challenged_one_lately_can_be_blocked_by_a_press(
    counter: Counter, ada: Reader
) -> None:
    await counter.say(ADA, "/help")
    await counter.say(BEN, "/gin @Ada")

    await ada.follows(await _opened(counter), "Blocked people: 0", "Block Ben")

    assert len(await counter.store.blocked_by(counter.person(ADA).id)) == 1


async def test_nobody_unknown_is_blocked(counter: Counter) -> None:
    answer = await _pressed(counter, ADA, Choose("block", "nobody", "block0"))

    assert answer.notice == counter.sentence("fault-not-now")


async def test_a_setting_pressed_in_a_place_is_answered_privately_or_in_its_own_stead(
    counter: Counter,
) -> None:
    answer = await _pressed(counter, ADA, Choose("notices", "off"), PARLOUR)

    assert answer.redraw is not None
    assert answer.redraw.scope == scope_of(Audience("person", counter.person(ADA).id))


async def test_what_everybody_sees_never_chooses_for_anybody(counter: Counter) -> None:
    await counter.say(ADA, "/gin")
    async with counter.running():
        await counter.settled()

    answer = await counter.press(BEN, counter.row("board"), Choose("notices", "off"))

    assert answer.notice == counter.sentence("fault-forged-button")
    assert counter.person(BEN).notices


async def test_settings_never_take_the_place_of_a_tables_message(counter: Counter) -> None:
    await counter.say(ADA, "/gin bot casual", None)
    async with counter.running():
        await counter.settled()
    hand = counter.row("hand", ADA)

    looked = await counter.press(ADA, hand, Look("settings"))
    chosen = await counter.press(ADA, hand, Choose("notices", "off"))

    assert (looked.redraw, chosen.redraw) == (None, None)
    assert looked.private is not None
    assert chosen.private is not None


async def test_a_places_settings_are_not_shown_in_private(counter: Counter) -> None:
    answer = await _pressed(counter, ADA, Look("settings", "p"))

    assert answer.notice == counter.sentence("fault-settings-need-channel")


async def test_live_hands_are_drawn_as_it_was_chosen(counter: Counter) -> None:
    await counter.say(ADA, "/gin bot casual", None)
    async with counter.running():
        await counter.settled()
        before = len(counter.pigeon.flown)

        await counter.say(ADA, "/settings language ru", None)
        await counter.settled()

        assert counter.shown(counter.row("hand", ADA)).language == "ru"
        assert len(counter.pigeon.flown) > before


@pytest.mark.parametrize("typed", [("0-12", "12-0"), ("off", "8-7"), ("8-20",)])
async def test_nights_typed_in_ones_turn_do_not_put_it_off(
    counter: Counter, typed: tuple[str, ...]
) -> None:
    async with counter.running():
        await counter.say(ADA, "/help")
        await counter.say(BEN, "/help")
        for visitor in (ADA, BEN):
            await counter.say(visitor, "/settings zone UTC")
        match = await dealt(counter, "slow")
        ends = counter.store.deadlines[match.table_id].ends

        for hours in typed:
            counter.clock.advance(60)
            await counter.say(match.away, f"/settings quiet {hours}")
            await counter.service.time_was_put_right([match.table_id])
        await match.pass_time()
        for hours in typed:
            await counter.say(match.away, f"/settings quiet {hours}")
        await match.pass_time()

    now = counter.time.now("web")
    assert now == ends
    assert match.table.away != ()


async def test_whoever_takes_no_challenges_gets_none(counter: Counter) -> None:
    await counter.say(ADA, "/settings challenges off")

    answer = await counter.say(BEN, "/gin @Ada")

    assert "does not take this up" in answer.notice
    assert not counter.store.tables


async def test_a_blocked_challenger_reads_what_everybody_would(counter: Counter) -> None:
    await counter.say(BEN, "/help")
    await counter.say(ADA, "/settings block @Ben")
    blocked = await counter.say(BEN, "/gin @Ada")
    await counter.say(ADA, "/settings unblock @Ben")
    await counter.say(ADA, "/settings challenges off")

    closed = await counter.say(BEN, "/gin @Ada")

    assert blocked.notice == closed.notice


async def test_an_open_challenge_is_not_for_those_its_challenger_has_blocked(
    counter: Counter,
) -> None:
    await counter.say(BEN, "/help")
    await counter.say(ADA, "/settings block @Ben")
    blocked = await counter.say(BEN, "/gin @Ada")
    await counter.say(ADA, "/gin")
    async with counter.running():
        await counter.settled()

    refused = await counter.press(BEN, counter.row("board"), Ask("accept"))
    taken = await counter.press(EVE, counter.row("board"), Ask("accept"))

    assert refused.notice == blocked.notice
    assert taken.notice == ""
    assert len(counter.table().players) == 2


@pytest.mark.parametrize(
    "chosen", [Choose("quiet_from", "480", "from"), Choose("quiet_to", "1380", "to")]
)
async def test_an_old_hour_button_does_not_switch_the_night_off(
    counter: Counter, chosen: Choose
) -> None:
    await counter.say(ADA, "/settings quiet 23-8")

    answer = await _pressed(counter, ADA, chosen)

    night = counter.person(ADA)
    assert answer.notice == counter.sentence(Fault.NO_NIGHT)
    assert (night.quiet_from, night.quiet_to) == (1380, 480)


async def test_an_open_challenge_in_another_language_is_not_put_before_the_blocked(
    counter: Counter,
) -> None:
    russian = Visitor("web", "ben", "Ben", "ru")
    await counter.say(russian, "/help")
    await counter.say(ADA, "/settings block @Ben")
    await counter.say(ADA, "/gin")
    async with counter.running():
        await counter.settled()

    refused = await counter.press(russian, counter.row("board"), Ask("accept"))

    name = counter.person(ADA).name
    expected = text("fault-takes-no-challenges", name=Name(name))
    assert (refused.private, refused.notice) == (None, counter.catalog.say("ru", expected))


async def test_a_challenge_that_stands_is_declined_for_whoever_blocks_its_challenger(
    counter: Counter, ada: Reader
) -> None:
    await counter.say(ADA, "/help")
    await counter.say(BEN, "/gin @Ada")

    await ada.follows(await _opened(counter), "Blocked people: 0", "Block Ben")

    assert counter.table().stage == Finished("declined")


async def test_a_press_that_is_delivered_again_changes_nothing_back(counter: Counter) -> None:
    for notices, update in (("off", "first"), ("on", "second"), ("off", "first")):
        answer = await _pressed(counter, ADA, Choose("notices", notices), update=update)

    assert counter.person(ADA).notices
    assert answer.redraw is not None
    assert "Turn notices: on" in buttons(answer.redraw.screen)


async def test_a_press_that_changed_nothing_changes_nothing_later(counter: Counter) -> None:
    for notices, update in (("on", "first"), ("off", "second"), ("on", "first")):
        await _pressed(counter, ADA, Choose("notices", notices), update=update)

    assert not counter.person(ADA).notices


@pytest.mark.parametrize(
    ("line", "back"),
    [
        ("/settings notices off", "/settings notices on"),
        ("/settings block @Ben", "/settings unblock @Ben"),
        ("/settings unblock @Ben", "/settings block @Ben"),
        ("/language kk", "/language en"),
    ],
)
async def test_a_line_that_is_delivered_again_changes_nothing_back(
    counter: Counter, line: str, back: str
) -> None:
    await counter.say(BEN, "/help")
    await counter.say(ADA, line, update="the line")
    await counter.say(ADA, back)
    before = counter.person(ADA), set(counter.store.blocks)

    await counter.say(ADA, line, update="the line")

    assert (counter.person(ADA), counter.store.blocks) == before


async def test_an_order_of_cards_that_is_asked_for_again_is_not_sorted_back(
    counter: Counter,
) -> None:
    await counter.say(ADA, "/gin bot casual", None)
    async with counter.running():
        await counter.settled()
    hand = counter.row("hand", ADA)
    by_rank, by_suit = Ask("sort_rank"), Ask("sort_suit")
    for ask, update in ((by_rank, "first"), (by_suit, "second"), (by_rank, "first")):
        await counter.press(ADA, hand, ask, update)

    assert counter.person(ADA).hand_order == "suit"
