"""The pages of one's own settings: what they say, where their buttons lead and stay."""

from dataclasses import replace

import pytest

from adapters.presentation.screen import Screen
from adapters.presentation.screens import ASKED, OF_PLACE, Circle, Own, settings_screen
from adapters.presentation.screens.settings.acquaintances import A_PAGE
from adapters.presentation.texts import text
from adapters.presentation.zones import COMMON
from engine.service.intents import Choose, Look
from engine.service.ports import Person
from tests.adapters.presentation.paper import buttons, on_paper
from tests.adapters.presentation.settings_scenes import NEW, PAGES, SETTLED


def _own(*, notices: bool = True, quiet: tuple[int, int] = (0, 0), zone: str = "") -> Own:
    begins, ends = quiet
    person = Person("ada", "Ada", notices=notices, quiet_from=begins, quiet_to=ends, zone=zone)
    return replace(NEW, person=person)


def _people(*names: str) -> tuple[Person, ...]:
    return tuple(Person(name.lower(), name) for name in names)


@pytest.mark.parametrize(
    ("label", "intent"),
    [
        ("Language: English", Look("settings", "lang")),
        ("Order of cards: by suit", Choose("hand_order", "rank")),
        ("Turn notices: on", Choose("notices", "off")),
        ("Ask before discarding: off", Choose("asks_discard", "on")),
        ("Quiet hours: off", Look("settings", "quiet")),
        ("Time zone: not known", Look("settings", "zone")),
        ("Challenges: on", Choose("takes_challenges", "off")),
        ("Blocked people: 0", Look("settings", "block")),
    ],
)
def test_every_setting_is_shown_with_its_value_and_a_way_to_change_it(
    label: str, intent: Choose | Look
) -> None:
    assert buttons(settings_screen(NEW))[label].intent == intent


def test_a_switch_that_was_pressed_can_be_pressed_back_in_the_same_place() -> None:
    before, after = settings_screen(NEW), settings_screen(_own(notices=False))

    assert before.rows[1][0].intent == Choose("notices", "off")
    assert after.rows[1][0].intent == Choose("notices", "on")


@pytest.mark.parametrize("choice", PAGES)
def test_buttons_keep_their_places_whatever_is_chosen(choice: str) -> None:
    sizes = [
        [len(row) for row in settings_screen(own, choice).rows]
        for own in (_own(), _own(notices=False, quiet=(60, 0)), _own(zone="Asia/Almaty"))
    ]

    assert sizes[0] == sizes[1] == sizes[2]


def test_a_places_settings_are_a_press_away_where_there_is_a_place() -> None:
    here, private = (settings_screen(own).rows[-1][0] for own in (SETTLED, NEW))

    assert (here.intent, here.enabled) == (Look("settings", OF_PLACE), True)
    assert (private.enabled, private.why) == (False, text("fault-settings-need-channel"))


@pytest.mark.parametrize("choice", ["nothing", "from-", "zone5", "block-1", "é"])
def test_a_choice_that_names_no_page_shows_one_all_the_same(choice: str) -> None:
    assert settings_screen(NEW, choice).rows


def test_what_is_chosen_already_can_not_be_chosen_again() -> None:
    here = buttons(settings_screen(SETTLED, "lang"))["✓ Русский"]

    assert (here.enabled, here.why) == (False, text("why-chosen-already"))


def test_quiet_hours_without_a_time_zone_say_that_they_do_not_count_yet() -> None:
    assert "do not count" in on_paper(settings_screen(_own(quiet=(60, 0)), "quiet"))


def test_a_night_is_chosen_whole() -> None:
    shown = buttons(settings_screen(NEW, "quiet"))

    assert shown["23:00–8:00"].intent == Choose("quiet_from", "1380-480", "quiet")


def test_an_end_of_the_night_is_chosen_by_the_hour() -> None:
    shown = buttons(settings_screen(NEW, "to"))

    assert shown["9:00"].intent == Choose("quiet_to", "540", "to")


def test_an_end_of_the_night_can_be_half_an_hour_later() -> None:
    night = _own(quiet=(23 * 60, 8 * 60))

    assert buttons(settings_screen(night, "from"))["…:30"].intent == Choose(
        "quiet_from", "1410", "from"
    )


def test_a_time_that_makes_a_night_too_long_says_so() -> None:
    night = _own(quiet=(23 * 60, 8 * 60))

    times = buttons(settings_screen(night, "to"))

    assert (times["11:00"].enabled, times["12:00"].enabled) == (True, False)
    assert times["12:00"].why == text("fault-night-too-long", hours=12)


def test_hours_keep_the_half_hour_that_was_chosen() -> None:
    night = _own(quiet=(23 * 60 + 30, 8 * 60))

    assert "22:30" in buttons(settings_screen(night, "from"))


def test_a_night_never_ends_when_it_begins() -> None:
    night = _own(quiet=(23 * 60, 8 * 60))

    eight = buttons(settings_screen(night, "from"))["8:00"]

    assert (eight.enabled, eight.why) == (False, text("why-no-night"))


@pytest.mark.parametrize("choice", ["zone", ASKED])
def test_every_common_time_zone_has_a_button(choice: str) -> None:
    chosen = [
        button.intent.value
        for row in settings_screen(NEW, choice).rows
        for button in row
        if isinstance(button.intent, Choose)
    ]

    assert chosen[: len(COMMON)] == [zone.replace("/", "~") for zone in COMMON]


def test_a_time_zone_that_was_typed_is_shown_as_the_last_button() -> None:
    last = settings_screen(SETTLED, "zone").rows[-1][-1]

    assert last.label == text("setup-chosen", choice=text("zone-other", zone="Asia/Tokyo"))


def test_whoever_is_asked_for_a_zone_goes_on_to_their_quiet_hours() -> None:
    assert buttons(settings_screen(NEW, ASKED))["Almaty"].intent == Choose(
        "zone", "Asia~Almaty", "quiet"
    )


def test_whoever_is_asked_for_a_zone_may_leave_it() -> None:
    assert buttons(settings_screen(NEW, ASKED))["Not now"].intent == Look("settings")


def test_a_challenger_is_blocked_and_unblocked_in_the_same_place() -> None:
    ben, eve = _people("Ben", "Eve")

    before = settings_screen(replace(NEW, circle=Circle((ben, eve))), "block")
    after = settings_screen(replace(NEW, circle=Circle((ben, eve), (ben,))), "block")

    assert before.rows[1][0].intent == Choose("block", "ben", "block0")
    assert after.rows[1][0].intent == Choose("unblock", "ben", "block0")


def test_many_people_are_turned_over_page_by_page() -> None:
    many = _people(*(f"P{number}" for number in range(2 * A_PAGE + 1)))
    own = replace(NEW, circle=Circle((), many))

    pages = [_named(settings_screen(own, f"block{page}")) for page in (0, 1, 2, 3)]

    assert [len(page) for page in pages] == [A_PAGE, A_PAGE, 1, 1]
    assert {name for page in pages for name in page} == {person.id for person in many}


def test_where_there_is_nobody_to_block_it_says_so() -> None:
    assert "Nobody has challenged you yet" in on_paper(settings_screen(NEW, "block"))


def _named(screen: Screen) -> list[str]:
    return [
        button.intent.value
        for row in screen.rows
        for button in row
        if isinstance(button.intent, Choose)
    ]
