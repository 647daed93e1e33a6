"""What a place chooses, at the desk: who may, what is written down, and what it changes."""

from dataclasses import replace
from itertools import count
from typing import Final

import pytest

from adapters.drawing import scope_of
from adapters.frontdesk import Answer, Press, Visitor
from adapters.presentation.codes import rules_code
from adapters.presentation.ink import Drawn, Ink
from adapters.presentation.screen import Screen
from adapters.presentation.texts import Name, text
from engine.match.people import Place
from engine.match.rules import Rules
from engine.round.faults import Fault
from engine.service.intents import Ask, Choose, Intent
from engine.service.ports import Audience, PlaceChange, PlaceSettings
from tests.adapters.presentation.paper import buttons, on_paper
from tests.counter import ADA, BEN, EVE, PARLOUR, Counter

BOSS: Final = replace(ADA, is_admin=True)
HOME: Final = replace(PARLOUR, home="club")
GARDEN: Final = Place("web", "#garden", "garden", "club")
_PRESSES: Final = count(1)


async def _screen(counter: Counter, visitor: Visitor, line: str) -> Screen:
    answer = await counter.say(visitor, line, HOME)
    assert answer.private is not None, answer.notice
    return answer.private.screen


async def _pressed(
    counter: Counter, visitor: Visitor, intent: Intent, place: Place | None = HOME
) -> Answer:
    """The answer to a button on a page about the home that only this person sees."""
    token = await _token(counter, visitor, intent, HOME)
    return await counter.pressed(_press(visitor, token, place))


async def _token(counter: Counter, visitor: Visitor, intent: Intent, about: Place | None) -> str:
    await counter.say(visitor, "/help")
    scope = scope_of(Audience("person", counter.person(visitor).id), about)
    return counter.tokens.encode(intent, "", 0, scope)


def _press(visitor: Visitor, token: str, place: Place | None = HOME, update: str = "") -> Press:
    return Press(visitor, place, PARLOUR.channel, "~1", token, update or f"press-{next(_PRESSES)}")


async def _followed(counter: Counter, visitor: Visitor, screen: Screen, *labels: str) -> Screen:
    for label in labels:
        button = buttons(screen)[label]
        assert button.enabled, label
        answer = await _pressed(counter, visitor, button.intent)
        assert answer.redraw is not None, answer.notice
        screen = answer.redraw.screen
    return screen


def _chosen(counter: Counter) -> PlaceSettings:
    return counter.store.places[PARLOUR.key]


@pytest.mark.parametrize("line", ["/settings here", "/настройки здесь", "/баптаулар осында"])
async def test_the_settings_of_a_place_are_shown_to_everybody_who_asks(
    counter: Counter, line: str
) -> None:
    answer = await counter.say(EVE, line, HOME)

    assert answer.private is not None
    assert on_paper(answer.private.screen).startswith("Settings of parlour")


async def test_a_place_has_its_settings_in_it_alone(counter: Counter) -> None:
    answer = await counter.say(BOSS, "/settings here", None)

    assert answer.notice == counter.sentence(Fault.SETTINGS_NEED_CHANNEL)


async def test_a_settings_button_pressed_in_private_changes_no_place(counter: Counter) -> None:
    answer = await _pressed(counter, BOSS, Choose("place_quiet", "on", "p"), None)

    assert answer.notice == counter.sentence(Fault.FORGED_BUTTON)
    assert not counter.store.places


async def test_a_settings_button_of_one_place_changes_no_other(counter: Counter) -> None:
    answer = await _pressed(counter, BOSS, Choose("place_quiet", "on", "p"), GARDEN)

    assert answer.notice == counter.sentence(Fault.FORGED_BUTTON)
    assert not counter.store.places


async def test_a_button_that_is_about_no_place_changes_none(counter: Counter) -> None:
    token = await _token(counter, BOSS, Choose("place_quiet", "on", "p"), None)

    answer = await counter.pressed(_press(BOSS, token))

    assert answer.notice == counter.sentence(Fault.FORGED_BUTTON)
    assert not counter.store.places


async def test_a_press_that_is_delivered_again_changes_nothing_back(counter: Counter) -> None:
    token = await _token(counter, BOSS, Choose("place_quiet", "on", "p"), HOME)
    first = _press(BOSS, token)
    await counter.pressed(first)
    await counter.say(BOSS, "/settings here quiet off", HOME)

    again = await counter.pressed(first)

    assert not _chosen(counter).quiet
    assert again.redraw is not None
    assert "Quiet mode: off" in buttons(again.redraw.screen)
    assert len(counter.store.changes) == 2


async def test_a_press_that_changed_nothing_changes_nothing_later(counter: Counter) -> None:
    token = await _token(counter, BOSS, Choose("place_quiet", "off", "p"), HOME)
    first = _press(BOSS, token)
    await counter.pressed(first)
    await counter.say(BOSS, "/settings here quiet on", HOME)

    await counter.pressed(first)

    assert _chosen(counter).quiet
    assert len(counter.store.changes) == 1


async def test_a_line_that_is_delivered_again_changes_nothing_back(counter: Counter) -> None:
    await counter.say(BOSS, "/settings here limit 3", HOME, update="the line")
    await counter.say(BOSS, "/settings here limit any", HOME)

    await counter.say(BOSS, "/settings here limit 3", HOME, update="the line")

    assert _chosen(counter).per_hour == 0


@pytest.mark.parametrize(
    ("line", "chosen"),
    [
        ("rules remik 250", {"rules": Rules("remik", 250)}),
        ("rules old oklahoma", {"rules": Rules("old", None, (("oklahoma", True),))}),
        ("pace slow", {"pace": "slow"}),
        ("pace no clock", {"pace": "none"}),
        ("language kk", {"language": "kk"}),
        ("language Русский", {"language": "ru"}),
        ("end anybody", {"enders": "anyone"}),
        ("limit 7", {"per_hour": 7}),
        ("quiet on", {"quiet": True}),
        ("chosen on", {"chosen": True, "home": "club"}),
        ("правила ремик", {"rules": Rules("remik")}),
        ("шек 3", {"per_hour": 3}),
    ],
)
async def test_what_is_typed_is_chosen(
    counter: Counter, line: str, chosen: dict[str, object]
) -> None:
    answer = await counter.say(BOSS, f"/settings here {line}", HOME)

    assert answer.notice == counter.sentence("settings-saved")
    kept = _chosen(counter)
    assert {name: getattr(kept, name) for name in chosen} == chosen


@pytest.mark.parametrize(
    ("line", "field"),
    [("rules default", "rules"), ("pace usual", "pace"), ("limit any", "per_hour")],
)
async def test_what_was_chosen_is_left_to_the_bot_again(
    counter: Counter, line: str, field: str
) -> None:
    for typed in ("rules old", "pace live", "limit 4", line):
        await counter.say(BOSS, f"/settings here {typed}", HOME)

    assert not getattr(_chosen(counter), field)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("weather", Fault.UNKNOWN_SETTING),
        ("rules nonsense", Fault.BAD_ARGUMENT),
        ("language tlh", Fault.UNKNOWN_LANGUAGE),
    ],
)
async def test_what_makes_no_sense_is_said_so(counter: Counter, line: str, fault: Fault) -> None:
    answer = await counter.say(BOSS, f"/settings here {line}", HOME)

    wrong = line.rpartition(" ")[2]
    blanks = {"argument": wrong, "setting": wrong, "code": wrong, "known": "en, kk, ru"}
    assert answer.notice == counter.sentence(fault, **blanks)
    assert PARLOUR.key not in counter.store.places


@pytest.mark.parametrize(
    "line", ["limit many", "limit 1000", "pace swift", "end nobody", "quiet perhaps"]
)
async def test_what_is_no_value_changes_nothing_and_is_told_which_are(
    counter: Counter, line: str
) -> None:
    answer = await counter.say(BOSS, f"/settings here {line}", HOME)

    assert f"“{line.rpartition(' ')[2]}” is no value of" in answer.notice
    assert PARLOUR.key not in counter.store.places


@pytest.mark.parametrize(
    ("labels", "chosen"),
    [
        (
            ("Rules: Classic gin rummy, to 100 (as everywhere)", "Old scoring"),
            {"rules": Rules("old")},
        ),
        (("Pace: Casual (as everywhere)", "Live"), {"pace": "live"}),
        (("Language: not chosen", "Қазақша"), {"language": "kk"}),
        (("Who ends tables: admins too", "players alone"), {"enders": "players"}),
        (("Tables an hour: any number", "5"), {"per_hour": 5}),
        (("Quiet mode: off",), {"quiet": True}),
        (("Chosen to play in: off",), {"chosen": True}),
    ],
)
async def test_every_setting_is_chosen_by_presses(
    counter: Counter, labels: tuple[str, ...], chosen: dict[str, object]
) -> None:
    screen = await _screen(counter, BOSS, "/settings here")

    await _followed(counter, BOSS, screen, *labels)

    kept = _chosen(counter)
    assert {name: getattr(kept, name) for name in chosen} == chosen


async def test_a_channel_without_a_server_is_not_chosen_to_play_in(counter: Counter) -> None:
    answer = await counter.say(BOSS, "/settings here chosen on", PARLOUR)

    assert answer.notice == counter.sentence(Fault.NO_OTHER_PLACES)


async def test_only_admins_change_what_is_set(counter: Counter) -> None:
    typed = await counter.say(EVE, "/settings here quiet on", HOME)
    pressed = await _pressed(counter, EVE, Choose("place_quiet", "on", "p"))

    assert {typed.notice, pressed.notice} == {counter.sentence(Fault.NOT_AN_ADMIN)}
    assert PARLOUR.key not in counter.store.places


async def test_who_is_no_admin_any_more_is_refused_on_an_old_answer(counter: Counter) -> None:
    screen = await _screen(counter, BOSS, "/settings here")

    answer = await _pressed(counter, ADA, buttons(screen)["Quiet mode: off"].intent)

    assert answer.notice == counter.sentence(Fault.NOT_AN_ADMIN)


async def test_a_value_of_another_version_is_refused(counter: Counter) -> None:
    answer = await _pressed(counter, BOSS, Choose("place_pace", "glacial", "pp"))

    assert answer.notice == counter.sentence(Fault.NOT_NOW)


async def test_every_change_is_written_down_and_what_changes_nothing_is_not(
    counter: Counter,
) -> None:
    for line in ("limit 5", "limit 5", "rules remik 250", "pace slow"):
        await counter.say(BOSS, f"/settings here {line}", HOME)

    log = await counter.store.place_changes(PARLOUR.key, 0, 9)
    assert [(change.name, change.setting, change.before, change.after) for change in log] == [
        ("Ada", "place_pace", "", "slow"),
        ("Ada", "place_rules", "", rules_code(Rules("remik", 250))),
        ("Ada", "place_per_hour", "0", "5"),
    ]


async def test_the_log_is_read_by_everybody_page_by_page(counter: Counter) -> None:
    for limit in range(1, 11):
        await counter.say(BOSS, f"/settings here limit {limit}", HOME)

    first = await _screen(counter, EVE, "/settings here log")
    second = await _followed(counter, EVE, first, "Next page")

    assert "Ada – Tables an hour: 9 → 10" in on_paper(first)
    assert "UTC" in on_paper(first)
    assert "Ada – Tables an hour: any number → 1" in on_paper(second)
    assert buttons(second)["Previous page"].enabled
    assert not buttons(second)["Next page"].enabled


async def test_a_line_of_the_log_that_an_older_version_wrote_is_no_trouble(
    counter: Counter,
) -> None:
    for setting, value in (("place_weather", "sun"), ("place_pace", "glacial")):
        change = PlaceChange(PARLOUR.key, 0, "Ada", setting, "", value)
        await counter.store.change_place(PlaceSettings(PARLOUR.key), change)

    screen = await _screen(counter, EVE, "/settings here log")

    assert "Casual (as everywhere) → –" in on_paper(screen)


async def test_the_language_of_a_place_is_its_admins_to_choose(counter: Counter) -> None:
    refused = await counter.say(EVE, "/language ru here", HOME)
    await counter.say(BOSS, "/language ru here", HOME)

    assert refused.notice == counter.sentence(Fault.NOT_AN_ADMIN)
    log = await counter.store.place_changes(PARLOUR.key, 0, 9)
    assert [(change.setting, change.after) for change in log] == [("place_language", "ru")]


async def test_a_challenge_plays_by_what_its_place_has_chosen(counter: Counter) -> None:
    await counter.say(BOSS, "/settings here rules remik 250", HOME)
    await counter.say(BOSS, "/settings here pace slow", HOME)

    await counter.say(EVE, "/gin", HOME)

    assert counter.table().rules == Rules("remik", 250, (), "slow")


@pytest.mark.parametrize(
    ("line", "rules"),
    [
        ("/gin old", Rules("old", pace="slow")),
        ("/gin live", Rules("remik", pace="live")),
        ("/gin bot", Rules("remik")),
    ],
    ids=[
        "other rules keep the pace",
        "another pace keeps the rules",
        "no clock at the computer's",
    ],
)
async def test_what_is_typed_goes_before_what_the_place_has_chosen(
    counter: Counter, line: str, rules: Rules
) -> None:
    await counter.say(BOSS, "/settings here rules remik", HOME)
    await counter.say(BOSS, "/settings here pace slow", HOME)

    await counter.say(EVE, line, HOME)

    assert counter.table().rules == rules


async def test_the_card_shows_what_is_agreed_on(counter: Counter) -> None:
    await counter.say(BOSS, "/settings here rules remik 250", HOME)
    async with counter.running():
        await counter.say(EVE, "/gin", HOME)
        await counter.settled()

    card = on_paper(counter.shown(counter.row("board")).screen)

    assert "Remik" in card
    assert "250" in card
    assert "Casual" in card


async def test_a_running_match_and_its_rematch_keep_what_they_were_accepted_with(
    counter: Counter,
) -> None:
    async with counter.running():
        await counter.say(BEN, "/help")
        await counter.say(ADA, "/gin @Ben old 50")
        await counter.settled()
        await counter.press(BEN, counter.row("board"), Ask("accept"))
        await counter.say(BOSS, "/settings here rules remik", HOME)
        await counter.say(BOSS, "/settings here pace live", HOME)
        running = counter.table()
        await counter.settled()
        await counter.press(ADA, counter.row("hand", ADA), Ask("resign"))
        for visitor in (ADA, BEN):
            await counter.settled()
            await counter.press(visitor, counter.row("hand", visitor, running.id), Ask("rematch"))

    assert running.rules == counter.table().rules == Rules("old", 50, pace="casual")
    assert counter.table().id != running.id


async def test_the_rules_of_a_place_without_a_table_are_those_it_has_chosen(
    counter: Counter,
) -> None:
    await counter.say(BOSS, "/settings here rules remik 250", HOME)

    answer = await counter.say(EVE, "/rules", HOME)

    assert answer.private is not None
    assert "250" in on_paper(answer.private.screen)


async def test_a_refused_challenge_says_where_to_play_and_when(counter: Counter) -> None:
    garden = Place("web", "#garden", "garden", "club")
    await counter.say(BOSS, "/settings here limit 1", HOME)
    await counter.say(EVE, "/gin bot casual", HOME)

    often = await counter.say(ADA, "/gin", HOME)
    await counter.say(BOSS, "/settings here chosen on", garden)
    elsewhere = await counter.say(ADA, "/gin", HOME)

    assert often.notice == counter.sentence(Fault.TOO_MANY_AN_HOUR, limit=1, minutes=60)
    assert elsewhere.notice == counter.sentence(Fault.PLAY_ELSEWHERE, places=Name("garden"))


async def test_the_settings_buttons_of_one_person_are_nobody_elses(counter: Counter) -> None:
    answer = await counter.say(BOSS, "/settings here", HOME)
    assert answer.private is not None
    drawn: Drawn = answer.private
    token = Ink(counter.catalog, counter.tokens).button_token(
        drawn, buttons(drawn.screen)["Quiet mode: off"]
    )
    await counter.say(EVE, "/help")

    boss_eve = replace(EVE, is_admin=True)
    pressed = await counter.pressed(Press(boss_eve, HOME, PARLOUR.channel, "~1", token, "u"))

    assert pressed.notice == counter.sentence(Fault.FORGED_BUTTON)


async def test_a_place_that_becomes_quiet_has_its_boards_drawn_so(counter: Counter) -> None:
    async with counter.running():
        await counter.say(BEN, "/help")
        await counter.say(ADA, "/gin @Ben")
        await counter.settled()
        await counter.press(BEN, counter.row("board"), Ask("accept"))
        await counter.settled()
        before = buttons(counter.shown(counter.row("board")).screen)
        await counter.say(BOSS, "/settings here quiet on", HOME)
        await counter.settled()
        after = buttons(counter.shown(counter.row("board")).screen)

    assert "Last round" not in before
    assert not after["Last round"].enabled
    assert after["Last round"].why == text("why-no-round-yet")
