"""The oracle of hidden cards finds a leak in every notation, and takes nothing else for one."""

import json

import pytest

from adapters.presentation.codes import card_code
from adapters.presentation.screens import Leaf, round_screen, rules_screen
from adapters.presentation.screens.rules.rulebook import PAGES
from adapters.presentation.tokens import Tokens
from engine.cards.card import Card
from engine.cards.mask import cards_of
from engine.cards.melds import meld_of
from engine.match.actions import BeReady
from engine.match.boards import hand_view
from engine.match.rules import Rules
from engine.match.table import Table
from engine.round.moves import Discard, Knock, LayOff
from engine.service.intents import Ask, Look, Play
from engine.service.ports import Audience, MessageKey
from engine.variants.house import with_option
from tests.adapters.presentation.paper import CATALOG, on_paper
from tests.adapters.presentation.scenes import DRAWN, ENDED, GAME, showdown_after, table_after
from tests.builders import BEN, DEALT, NORTH, SOUTH, a_table, plain_card
from tests.contract.oracle import Oracle, told_by
from tests.contract.rig import Received
from tests.contract.truth import Past, plain

TOKENS = Tokens(b"secret")
FIRST_ROUND = showdown_after(*ENDED)


@pytest.mark.parametrize(
    "words",
    [
        '{"card": "7h"}',
        "Ann drew 7♥.",
        "Ann drew 7\ufe0f♥.",
        r"Ann drew 7\u2665.",
        "the seven of hearts",
        "[6h-7h-8h]",
        "7h 8h",
    ],
)
def test_a_card_is_found_however_it_is_written(words: str) -> None:
    told = told_by(words.encode())

    assert plain_card("7h") in told.cards


@pytest.mark.parametrize(
    "intent",
    [
        Play((Discard(plain_card("7h")),)),
        Play((Knock(plain_card("7h"), ()),)),
        Play((Knock(plain_card("2c"), (meld_of("6h 7h 8h"),)),)),
        Play((LayOff(plain_card("7h"), 1),)),
        Look("knock", f".{card_code(plain_card('7h'))}"),
        Look("defend", f"B{card_code(plain_card('7h'))}."),
    ],
    ids=repr,
)
def test_a_card_is_found_in_the_token_of_a_button(intent: Play | Look) -> None:
    token = TOKENS.encode(intent, "t1abcdef", 40, "person:x")

    told = told_by(f'{{"token": "{token}"}}'.encode())

    assert plain_card("7h") in told.cards
    assert told.versions == (("t1abcdef", 40),)


@pytest.mark.parametrize(
    "words",
    [
        "As you wish, Ann.",
        "Round 7, seven hearts, 7 of 10, table 2c3d4h5s",
        f'{{"token": "{TOKENS.encode(Ask("ready"), "abcd7h8h", 7, "s")}", "id": "x-7h-y"}}',
    ],
)
def test_what_is_no_card_is_not_taken_for_one(words: str) -> None:
    assert told_by(words.encode()).cards == frozenset()


def test_a_player_may_read_the_own_hand_and_the_upcard() -> None:
    table = a_table(*DEALT)
    own = [*_signs(table, SOUTH), _upcard(table)]

    leaks = _oracle(table).leaks(BEN.name, [_received(table, " ".join(map(str, own)))])

    assert leaks == []


def test_a_card_of_the_others_hand_is_a_leak() -> None:
    table = a_table(*DEALT)
    planted = _signs(table, NORTH)[0]

    leaks = _oracle(table).leaks(BEN.name, [_received(table, str(planted))])

    assert [leak.cards for leak in leaks] == [frozenset({planted})]


def test_a_card_of_the_stock_is_a_leak() -> None:
    table = a_table(*DEALT)
    planted = table.rounds[-1].state.stock[-1]

    leaks = _oracle(table).leaks(BEN.name, [_received(table, str(planted))])

    assert [leak.cards for leak in leaks] == [frozenset({planted})]


def test_a_players_own_card_is_a_leak_to_somebody_who_looks_on() -> None:
    table = a_table(*DEALT)
    planted = _signs(table, SOUTH)[0]

    leaks = _oracle(table).leaks("Wim", [_received(table, str(planted))])

    assert [leak.cards for leak in leaks] == [frozenset({planted})]


def test_a_card_in_bytes_that_belong_to_no_message_is_a_leak() -> None:
    table = a_table(*DEALT)
    planted = _signs(table, SOUTH)[0]

    leaks = _oracle(table).leaks(BEN.name, [Received(f'"{planted}"'.encode())])

    assert [leak.cards for leak in leaks] == [frozenset({planted})]


def test_a_sentence_of_their_own_may_name_what_a_player_learns_next() -> None:
    tables = [table_after(*DRAWN[:-1]), table_after(*DRAWN)]
    before, after = tables
    oracle = Oracle({before.id: Past({table.version: table for table in tables})}, {})
    own, other = _signs(after, SOUTH), _signs(after, NORTH)[0]
    sentences = [Received(f'"{card}"'.encode(), later=1) for card in (*own, other)]

    leaks = oracle.leaks(BEN.name, [_received(before, "It is your turn"), *sentences])

    assert len(own) == 11
    assert [leak.cards for leak in leaks] == [frozenset({other})]


def test_a_showdown_that_names_a_hand_not_laid_open_is_a_leak() -> None:
    table = a_table(*DEALT)
    planted = _signs(table, SOUTH)[0]
    key = MessageKey(table.id, Audience("place", "web:parlour"), "showdown", 1)
    oracle = Oracle({table.id: Past({table.version: table})}, {("#parlour", "9"): key})

    leaks = oracle.leaks(BEN.name, [Received(f'"{planted}"'.encode(), "#parlour", "9")])

    assert [leak.cards for leak in leaks] == [frozenset({planted})]


def test_the_card_that_opened_a_round_may_stand_in_its_showdown() -> None:
    table = table_after(*ENDED)
    key = MessageKey(table.id, Audience("place", "web:parlour"), "showdown", 1)
    oracle = Oracle({table.id: Past({table.version: table})}, {("#parlour", "9"): key})
    opening = f'"Opened with {_upcard(table)}"'

    assert oracle.leaks(BEN.name, [Received(opening.encode(), "#parlour", "9")]) == []


@pytest.mark.parametrize("who", [BEN.name, "Wim"])
def test_a_showdown_may_be_read_again_in_the_next_round(who: str) -> None:
    oracle, now = _second_round()
    screen = round_screen(hand_view(now, GAME, SOUTH), Leaf("round", 0, 1), FIRST_ROUND)

    assert oracle.leaks(who, [_read_again(now, on_paper(screen))]) == []


def test_a_hidden_card_is_a_leak_in_a_showdown_that_is_read_again() -> None:
    oracle, now = _second_round()
    laid = oracle.pasts[now.id].showdown(1)
    planted = next(card for card in _signs(now, NORTH) if card not in laid)

    leaks = oracle.leaks("Wim", [_read_again(now, str(planted))])

    assert [leak.cards for leak in leaks] == [frozenset({planted})]


def _second_round() -> tuple[Oracle, Table]:
    """A table while its second round is played, with the first one in its past."""
    first, now = table_after(*ENDED), table_after(*ENDED, BeReady(NORTH), BeReady(SOUTH))
    past = Past({first.version: first, now.version: now})
    return Oracle({now.id: past}, {}), now


def _read_again(now: Table, words: str) -> Received:
    token = TOKENS.encode(Leaf("match").look(), now.id, now.version, "person:ben")
    return Received(json.dumps({"text": words, "token": token}).encode())


def _oracle(table: Table) -> Oracle:
    return Oracle({table.id: Past({table.version: table})}, {})


def _received(table: Table, words: str) -> Received:
    token = TOKENS.encode(Ask("my_hand"), table.id, table.version, "place:p")
    return Received(f'{{"text": "{words}", "token": "{token}"}}'.encode())


def _signs(table: Table, seat: int) -> list[Card]:
    hand = table.rounds[-1].state.hands[seat]
    return sorted(plain(cards_of(hand)), key=lambda card: card.index)


def _upcard(table: Table) -> Card:
    return table.rounds[-1].state.opening_card


@pytest.mark.parametrize("language", CATALOG.codes)
def test_the_pages_of_the_rules_tell_nobodys_cards(language: str) -> None:
    rules = with_option(Rules("remik_free"), "oklahoma", value=True)
    pages = range(1, len(PAGES) + 1)
    told = [told_by(on_paper(rules_screen(rules, page), language).encode()) for page in pages]

    assert {card for each in told for card in each.cards} == set()
