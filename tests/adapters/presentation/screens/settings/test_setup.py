"""Setting up a challenge: every rule that may be changed can be pressed, and nothing else."""

from collections import deque
from collections.abc import Iterator
from dataclasses import replace

import pytest

from adapters.presentation.options import option_name, value_name
from adapters.presentation.screen import Button, Line, Screen
from adapters.presentation.screens import draw
from adapters.presentation.screens.settings.setup import GROUPS, TARGETS
from adapters.presentation.terms import match_terms
from adapters.presentation.tokens import MAX_BYTES, MAX_CHOICE, Tokens
from engine.match.actions import Accept, Withdraw
from engine.match.pace import PACES
from engine.match.rules import OptionValue, Rules
from engine.service.intents import Look, Propose
from engine.variants.house import (
    blocked,
    preset_of,
    value_of,
    with_option,
    with_preset,
    with_target,
)
from engine.variants.options import OPTIONS
from engine.variants.presets import PRESETS
from tests.adapters.presentation.challenge_scenes import setup
from tests.adapters.presentation.paper import CATALOG, buttons, every_text, on_paper, said
from tests.adapters.presentation.scenes import board_after, hand_after
from tests.builders import BEN, NORTH

OKLAHOMA = Rules("remik", 150, (("oklahoma", True),))
STARTS = (Rules(), OKLAHOMA, Rules("straight"), Rules("tournament"), Rules("palace_app", 70))
LONGEST_LABEL = 80
"""Characters on a button of Discord, at most."""
MOST_ROWS = 5
LONGEST_ROW = 5
TOKENS = Tokens(b"s" * 32)
LATE_VERSION = 36**3
"""A challenge that was changed oftener than anybody ever would."""


def test_every_option_stands_on_one_page() -> None:
    listed = [key for keys in GROUPS.values() for key in keys]

    assert sorted(listed) == sorted(OPTIONS)


@pytest.mark.parametrize("rules", STARTS, ids=str)
def test_every_rule_that_may_be_changed_can_be_pressed(rules: Rules) -> None:
    proposed = {intent.rules for screen in _pages(rules) for intent in _proposals(screen)}

    others = {*_systems(), *_targets(rules), *_options(rules), *_paces(rules)} - {rules}
    assert proposed == others


@pytest.mark.parametrize("rules", STARTS, ids=str)
def test_a_press_stays_on_its_page(rules: Rules) -> None:
    for screen in _pages(rules):
        after = [setup(intent.rules, intent.choice) for intent in _proposals(screen)]

        assert {said(shown.title) for shown in after} <= {said(screen.title)}


@pytest.mark.parametrize("page", ["sA", "sB", "t", "p", "oE", "oF", "oI"])
def test_what_can_be_chosen_keeps_its_place_when_it_is_chosen(page: str) -> None:
    before = setup(Rules(), page)
    after = [setup(intent.rules, intent.choice) for intent in _proposals(before)]

    assert len(after) > 1
    assert {tuple(_labels(screen)) for screen in after} == {tuple(_labels(before))}


@pytest.mark.parametrize("rules", STARTS, ids=str)
def test_every_page_fits_every_platform(rules: Rules) -> None:
    for screen in _pages(rules):
        assert len(screen.rows) <= MOST_ROWS
        assert max(map(len, screen.rows)) <= LONGEST_ROW
        for button in _buttons(screen):
            token = TOKENS.encode(button.intent, "ffffffff", LATE_VERSION, "person:ffffffff")

            assert len(token) <= MAX_BYTES
            assert not isinstance(button.intent, Look) or len(button.intent.choice) <= MAX_CHOICE
            for code in CATALOG.codes:
                assert len(said(button.label, code)) <= LONGEST_LABEL


@pytest.mark.parametrize("language", CATALOG.codes)
def test_every_page_can_be_said_in_every_language(language: str) -> None:
    for screen in _pages(OKLAHOMA):
        assert all(said(words, language).strip() for words in every_text(screen))


def test_a_button_that_waits_says_why() -> None:
    waiting = [b for s in _pages(Rules("straight")) for b in _buttons(s) if not b.enabled]

    assert all(button.why is not None for button in waiting)


def test_an_option_that_means_nothing_here_says_what_it_needs() -> None:
    spades = _button(setup(Rules(), "gC"), "A spade doubles: yes")

    assert not spades.enabled
    assert spades.why is not None
    assert said(spades.why) == "“A spade doubles” goes only together with “Oklahoma”."


def test_an_option_that_another_bars_says_so() -> None:
    limit = _button(setup(OKLAHOMA, "gA"), "Knock limit: 10")

    assert not limit.enabled
    assert limit.why is not None
    assert said(limit.why) == "“Knock limit” does not go together with “Oklahoma”."


def test_what_holds_now_is_marked() -> None:
    values = buttons(setup(Rules("old"), f"o{'ABCDEFGHI'[list(OPTIONS).index('gin_bonus')]}"))

    assert [label for label in values if label.startswith("✓")] == ["✓ 20"]
    assert not values["✓ 20"].enabled


def test_a_system_that_was_changed_can_be_had_plain_again() -> None:
    remik = _button(setup(OKLAHOMA, "sA"), "Remik")

    assert remik.intent == Propose(Rules("remik"), "sA")


def test_the_first_page_tells_what_is_set_and_leads_everywhere() -> None:
    screen = setup(OKLAHOMA)

    assert "System: Remik, changed" in buttons(screen)
    assert "Target: 150" in buttons(screen)
    assert _button(screen, "To the challenge").intent == Look("board")
    assert len(list(_pages(OKLAHOMA))) == 2 + len(GROUPS) + 2 + len(_valued(OKLAHOMA)) + 1


@pytest.mark.parametrize("choice", ["", "x", "g", "gz", "oZ", "s9", "g~", "nonsense"])
def test_a_page_that_there_is_not_is_the_first_or_the_nearest(choice: str) -> None:
    known = [on_paper(screen) for screen in _pages(Rules())]

    assert on_paper(setup(Rules(), choice)) in known


def test_a_target_of_ones_own_stands_among_the_others() -> None:
    labels = list(buttons(setup(Rules(target=70), "t")))

    assert labels == ["Back", "50", "100", "150", "200", "250", "500", "✓ 70"]


@pytest.mark.parametrize("key", OPTIONS)
def test_an_option_leads_to_its_values_or_is_switched_at_once(key: str) -> None:
    rules = OKLAHOMA if key != "knock_limit" else Rules()
    value = value_of(preset_of(rules), key)
    label = f"{said(option_name(key))}: {said(value_name(key, value))}"

    button = next(b for s in _pages(rules) for name, b in buttons(s).items() if name == label)

    assert isinstance(button.intent, Propose if isinstance(value, bool) else Look)


@pytest.mark.parametrize("page", ["", "t", "gA", "oA"])
def test_what_is_set_is_told_in_short(page: str) -> None:
    lines = [said(b.text) for b in setup(OKLAHOMA, page).blocks if isinstance(b, Line)]

    assert lines[-3:-1] == ["Remik, changed", said(match_terms(preset_of(OKLAHOMA))[0])]
    assert lines[-1] == "Changed: Oklahoma (yes)"
    assert len(lines) <= 4


def test_where_nothing_was_changed_nothing_is_told_of_it() -> None:
    assert not any("Changed:" in said(words) for words in every_text(setup(Rules("old"))))


def test_a_page_puts_its_buttons_before_its_words() -> None:
    assert all(screen.buttons_first for screen in _pages(Rules()))


@pytest.mark.parametrize("look", [None, Look("board"), Look("setup", "t"), Look("rules")], ids=str)
def test_what_is_told_of_a_challenge_ends_with_it(look: Look | None) -> None:
    waiting, taken = hand_after(NORTH), hand_after(NORTH, Accept(BEN))

    assert draw(waiting, look=look).of_challenge
    assert not draw(taken, look=look).of_challenge


def test_a_table_that_waits_no_more_has_nothing_to_set_up() -> None:
    look = Look("setup", "t")
    hand, board = hand_after(NORTH, Accept(BEN)), board_after(Withdraw("ada"))

    assert draw(hand, look=look) == draw(hand)
    assert draw(board, look=look) == draw(board)


def _pages(rules: Rules) -> Iterator[Screen]:
    """Every page that can be reached from the first."""
    seen = {""}
    waiting = deque(seen)
    while waiting:
        screen = setup(rules, waiting.popleft())
        yield screen
        for button in _buttons(screen):
            look = button.intent
            if button.enabled and isinstance(look, Look) and look.screen == "setup":
                waiting += {look.choice} - seen
                seen.add(look.choice)


def _buttons(screen: Screen) -> Iterator[Button]:
    for row in screen.rows:
        yield from row


def _labels(screen: Screen) -> Iterator[str]:
    """What the buttons say, whether chosen or not."""
    return (said(button.label).removeprefix("✓ ") for button in _buttons(screen))


def _button(screen: Screen, label: str) -> Button:
    return buttons(screen)[label]


def _proposals(screen: Screen) -> Iterator[Propose]:
    for button in _buttons(screen):
        if button.enabled and isinstance(button.intent, Propose):
            yield button.intent


def _systems() -> set[Rules]:
    return {with_preset(key) for key in PRESETS}


def _targets(rules: Rules) -> set[Rules]:
    own = preset_of(with_preset(rules.variant)).game_target
    return {with_target(rules, target) for target in (*TARGETS, own)}


def _paces(rules: Rules) -> set[Rules]:
    return {replace(rules, pace=key) for key in PACES}


def _options(rules: Rules) -> set[Rules]:
    return {
        with_option(rules, key, value)
        for key, value in _values()
        if blocked(rules, key, value) is None
    }


def _values() -> Iterator[tuple[str, OptionValue]]:
    for key, option in OPTIONS.items():
        yield from ((key, value) for value in option.values)


def _valued(rules: Rules) -> set[str]:
    """The options with more than yes and no that may be changed."""
    return {
        key
        for key, value in _values()
        if not isinstance(value, bool) and blocked(rules, key, value) is None
    }
