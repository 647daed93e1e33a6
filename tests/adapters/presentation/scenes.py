"""Moments of a match worth looking at, each with its screen."""

from collections.abc import Callable
from dataclasses import replace

from adapters.presentation.screen import Screen
from adapters.presentation.screens import (
    board_screen,
    choose_screen,
    draw,
    games_screen,
    hand_screen,
    help_screen,
    language_screen,
    result_screen,
    showdown_screen,
    stats_screen,
)
from engine.match.actions import (
    Accept,
    Action,
    AnswerAbort,
    ChooseDealer,
    OfferAbort,
    OfferRematch,
    Open,
    Play,
    Resign,
    Withdraw,
)
from engine.match.boards import (
    BoardView,
    HandView,
    ShowdownView,
    board_view,
    hand_view,
    showdown_view,
)
from engine.match.rules import Rules
from engine.match.table import Table
from engine.round.moves import Discard, DrawDiscard, DrawStock, Gin, Knock, LayOff, LayOut, Pass
from engine.service.intents import Ask, Look
from engine.service.ports import Person, Record, Tally
from tests.builders import (
    BEN,
    CASUAL,
    NORTH,
    OPENING,
    SOUTH,
    a_game,
    a_table,
    plain_card,
    some_melds,
)

BENS = "4s 5s 6s Kh Kd Kc 9h 9d 2d Qd"
ADAS = "7s 3s Ks 9s 5h 6h 7h Js Jd 8c"
STOCK = "9c As Qs 2c 3c 4c 5c 6c 7c Tc"
KNOCK_PACK = (
    " ".join(f"{ben} {ada}" for ben, ada in zip(BENS.split(), ADAS.split(), strict=True))
    + f" Jc {STOCK}"
)
"""Ben gets melds that knock with 2 after his first draw; Ada could lay off four cards."""

NAMED = replace(OPENING, invited="ben", invited_name="Ben", rules=Rules(target=250))
DEALT: tuple[Action, ...] = (Accept(BEN), ChooseDealer(SOUTH, deals=False))
"""Ada has dealt, as Ben wished, who cut the higher card; Ben is in turn."""
PASSES: tuple[Action, ...] = (Play(SOUTH, (Pass(),)), Play(NORTH, (Pass(),)))
DRAWN: tuple[Action, ...] = (*DEALT, *PASSES, Play(SOUTH, (DrawStock(),)))
THREE = some_melds("9c 9d 9h, Kc Kd Kh, 4s 5s 6s")
KNOCKED: tuple[Action, ...] = (*DRAWN, Play(SOUTH, (Knock(plain_card("Qd"), THREE),)))
FOUR_KINGS = some_melds("9c 9d 9h, Kc Kd Kh Ks, 4s 5s 6s")
OPEN_RUN = some_melds("5h 6h 7h")
ENDED: tuple[Action, ...] = (*KNOCKED, Play(NORTH, (LayOut(OPEN_RUN),)))
LAID_OFF = tuple(
    LayOff(plain_card(card), meld) for card, meld in (("3s", 2), ("7s", 2), ("9s", 0), ("Ks", 1))
)
LAYOFFS: tuple[Action, ...] = (*KNOCKED, Play(NORTH, (*LAID_OFF, LayOut(OPEN_RUN))))
"""Ada lays off all she can and still has more than Ben."""
GIN: tuple[Action, ...] = (
    *DRAWN,
    Play(SOUTH, (Discard(plain_card("Qd")),)),
    Play(NORTH, (DrawStock(), Discard(plain_card("Ks")))),
    Play(SOUTH, (DrawDiscard(),)),
    Play(SOUTH, (Gin(plain_card("2d"), FOUR_KINGS),)),
)
GAME = a_game(KNOCK_PACK)
COMPUTER = replace(OPENING, places=(), players=(OPENING.players[0], CASUAL))
"""A private match against the computer."""


def table_after(*actions: Action, opening: Open = OPENING) -> Table:
    """A table on which the packs of ``GAME`` are dealt."""
    return a_table(*actions, opening=opening, game=GAME)


def board_after(*actions: Action, opening: Open = OPENING) -> BoardView:
    """The board after some actions."""
    return board_view(table_after(*actions, opening=opening), GAME)


def hand_after(seat: int, *actions: Action, opening: Open = OPENING) -> HandView:
    """A seat's hand after some actions."""
    return hand_view(table_after(*actions, opening=opening), GAME, seat)


def showdown_after(*actions: Action) -> ShowdownView:
    """The showdown of the round that these actions ended."""
    view = showdown_view(table_after(*actions), GAME)
    assert view is not None
    return view


def a_record() -> Record:
    """The statistics of somebody who plays a lot."""
    people = Tally(
        matches_won=21,
        matches_lost=11,
        rounds_won=102,
        rounds_lost=75,
        rounds_drawn=3,
        points=1234,
        points_against=987,
        gins=12,
        big_gins=2,
        knocks=80,
        undercuts_made=5,
        undercuts_suffered=9,
        knock_points_sum=412,
        caught_points_sum=1500,
        caught_count=70,
        best_round=73,
        boxes=110,
        streak=2,
        longest_streak=6,
    )
    versus = replace(Tally(), matches_won=1, rounds_won=4, points=101)
    return Record(
        Person("ada", "Ada"), people, Tally(matches_lost=1), Person("ben", "Ben"), versus
    )


SCENES: dict[str, Callable[[], Screen]] = {
    "an open challenge": lambda: board_screen(
        board_after(opening=replace(OPENING, waits_seconds=600))
    ),
    "a challenge to somebody, to 250": lambda: board_screen(board_after(opening=NAMED)),
    "a challenge withdrawn": lambda: board_screen(board_after(Withdraw("ada"))),
    "the dealer is chosen": lambda: board_screen(board_after(Accept(BEN))),
    "the chooser's hand": lambda: hand_screen(hand_after(NORTH, Accept(BEN))),
    "the board after the deal": lambda: board_screen(board_after(*DEALT)),
    "the first upcard": lambda: hand_screen(hand_after(SOUTH, *DEALT)),
    "waiting for the other": lambda: hand_screen(hand_after(NORTH, *DEALT), "rank"),
    "throwing a card": lambda: hand_screen(hand_after(SOUTH, *DRAWN)),
    "throwing after taking the upcard": lambda: hand_screen(
        hand_after(SOUTH, *DEALT, Play(SOUTH, (DrawDiscard(),))), "rank"
    ),
    "the board after a discard": lambda: board_screen(
        board_after(*DRAWN, Play(SOUTH, (Discard(plain_card("Qd")),)))
    ),
    "before a knock": lambda: draw(hand_after(SOUTH, *DRAWN), look=Look("knock")),
    "the board after a knock": lambda: board_screen(board_after(*KNOCKED)),
    "answering a knock": lambda: hand_screen(hand_after(NORTH, *KNOCKED)),
    "the knocker waits": lambda: hand_screen(hand_after(SOUTH, *KNOCKED)),
    "the showdown": lambda: showdown_screen(showdown_after(*ENDED)),
    "the showdown with layoffs": lambda: showdown_screen(showdown_after(*LAYOFFS)),
    "the showdown of gin": lambda: showdown_screen(showdown_after(*GIN)),
    "before gin": lambda: draw(hand_after(SOUTH, *GIN[:-1]), look=Look("knock", "gin")),
    "the board between rounds": lambda: board_screen(board_after(*ENDED)),
    "a hand between rounds": lambda: hand_screen(hand_after(NORTH, *ENDED)),
    "resigning": lambda: draw(hand_after(SOUTH, *ENDED), look=Look("resign")),
    "calling it off": lambda: draw(hand_after(SOUTH, *DRAWN), look=Look("abort")),
    "an offer to call it off, on the board": lambda: board_screen(
        board_after(*DRAWN, OfferAbort(SOUTH))
    ),
    "an offer to call it off, for the other": lambda: draw(
        hand_after(NORTH, *DRAWN, OfferAbort(SOUTH)), look=Look("abort")
    ),
    "an offer to call it off, on the other's hand": lambda: hand_screen(
        hand_after(NORTH, *DRAWN, OfferAbort(SOUTH))
    ),
    "an own offer to call it off, before a knock": lambda: draw(
        hand_after(SOUTH, *DRAWN, OfferAbort(SOUTH)), look=Look("knock")
    ),
    "a match called off": lambda: board_screen(
        board_after(*DRAWN, OfferAbort(SOUTH), AnswerAbort(NORTH, agrees=True))
    ),
    "the result after resigning": lambda: result_screen(
        board_after(*ENDED, Resign(SOUTH), OfferRematch(NORTH))
    ),
    "the hand after the match": lambda: hand_screen(hand_after(SOUTH, *ENDED, Resign(SOUTH))),
    "your tables": lambda: games_screen(
        [hand_after(SOUTH, *DRAWN), hand_after(NORTH, opening=COMPUTER)]
    ),
    "which table": lambda: choose_screen(
        [hand_after(SOUTH, *DRAWN), hand_after(NORTH, opening=COMPUTER)], Ask("ready")
    ),
    "statistics": lambda: stats_screen(a_record()),
    "no statistics": lambda: stats_screen(
        Record(Person("ada", "Ada"), rival=Person("b", "Ben"), versus=Tally())
    ),
    "languages": lambda: language_screen("en"),
} | {
    f"help: {topic or 'commands'}": (lambda topic=topic: help_screen(topic))
    for topic in ("", "start", "hand", "knock", "computer")
}
