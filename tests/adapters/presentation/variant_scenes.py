"""Moments that only some rules know, each with its screen."""

from collections.abc import Callable
from typing import Final

from adapters.presentation.screen import Screen
from engine.match.actions import ChooseDealer, OfferAbort, Play, Resign
from engine.match.rules import Rules
from engine.round.moves import BigGin, Declare, Discard, DrawDiscard, LayOut
from engine.service.intents import Look
from tests.adapters.presentation.stories import (
    ADAS,
    BEFORE_BIG_GIN,
    BEFORE_GIN,
    BENS,
    CHOSEN,
    ELEVEN,
    GIN,
    GIN_AS_DEALT,
    KINGS_FIRST,
    KNOCK,
    LOOSE,
    MELDED,
    OPEN_RUN,
    READY,
    START,
    TIED_FIRST,
    Story,
    at_last_discard,
    dealt,
    drawn,
    won,
)
from tests.builders import NORTH, SOUTH, plain_card, some_melds

KNOCK_LOOK: Final = Look("knock")
REMIK: Final = Story(Rules("remik"), dealt(BENS, ADAS), START)
FREE: Final = Story(Rules("remik_free"), dealt(BENS, ADAS), START)
FREE_MELDS: Final = some_melds("Kc Kd Kh, 4s 5s 6s")
DECLARED: Final = FREE.then(Play(SOUTH, (Declare(FREE_MELDS),)))
DEALT_GIN: Final = Story(Rules("remik"), dealt(GIN_AS_DEALT, LOOSE, stock="2d"), START)
LAST: Final = at_last_discard("9c")
TAKEN: Final = LAST.then(Play(SOUTH, (DrawDiscard(),)))
BIG: Final = Story(Rules("standard"), dealt(BEFORE_BIG_GIN, LOOSE), (*START, *drawn()))
BIG_GIN: Final = BigGin(ELEVEN)
OKLAHOMA: Final = Rules(options=(("oklahoma", True), ("oklahoma_extra_boxes", True)))
SPADE: Final = Story(OKLAHOMA, dealt(BENS, ADAS, "2s"), (*CHOSEN, *drawn()))
SPADE_KNOCK: Final = (Play(SOUTH, (KNOCK,)), Play(NORTH, (OPEN_RUN,)))
ACE: Final = Story(OKLAHOMA, dealt(BEFORE_GIN, LOOSE, "Ah"), (*CHOSEN, *drawn()))
GIN_LAID_OFF: Final = Story(
    Rules("classic_gin_layoff"),
    dealt(BEFORE_GIN, LOOSE),
    (*CHOSEN, *drawn(), Play(SOUTH, (GIN,))),
)
MELDED_DOWN: Final = LayOut(some_melds("Jd Jh Js, Qc Qh Qs, 5h 6h 7h"))
SERIES: Final = Story(Rules("tournament", target=10), dealt(KINGS_FIRST, ADAS), (*START, *won()))
SECOND_MATCH: Final = SERIES.then(*READY, *drawn(NORTH))
LAST_MATCH: Final = SERIES.then(
    *(action for seat in (NORTH, SOUTH, NORTH, SOUTH) for action in (*READY, *won(seat)))
)

SCENES: dict[str, Callable[[], Screen]] = {
    "a free first turn, on the board": REMIK.board,
    "a free first turn with too much deadwood": lambda: REMIK.hand(SOUTH),
    "a free first turn with any deadwood": lambda: FREE.hand(SOUTH),
    "before laying down as dealt": lambda: FREE.hand(SOUTH, KNOCK_LOOK),
    "before gin as dealt": lambda: DEALT_GIN.hand(SOUTH, KNOCK_LOOK),
    "laid down as dealt, on the board": DECLARED.board,
    "answering a hand laid down as dealt": lambda: DECLARED.hand(NORTH),
    "the last discard, on the board": LAST.board,
    "the last discard": lambda: LAST.hand(SOUTH),
    "the last discard that ends nothing": lambda: at_last_discard("Qh").hand(SOUTH),
    "the last discard taken, on the board": TAKEN.board,
    "the last discard taken": lambda: TAKEN.hand(SOUTH),
    "all eleven cards in melds": lambda: BIG.hand(SOUTH),
    "before gin with all eleven in melds": lambda: BIG.hand(SOUTH, Look("knock", "gin")),
    "before big gin": lambda: BIG.hand(SOUTH, Look("knock", "big")),
    "the showdown of big gin": BIG.then(Play(SOUTH, (BIG_GIN,))).showdown,
    "Oklahoma with a spade, on the board": SPADE.board,
    "Oklahoma with a spade, buried": lambda: SPADE.then(
        Play(SOUTH, (Discard(plain_card("Qd")),))
    ).hand(NORTH),
    "Oklahoma with a spade, the showdown": SPADE.then(*SPADE_KNOCK).showdown,
    "Oklahoma with an ace": lambda: ACE.hand(SOUTH),
    "Oklahoma with an ace, the showdown": ACE.then(Play(SOUTH, (GIN,))).showdown,
    "answering gin": lambda: GIN_LAID_OFF.hand(NORTH),
    "answering gin, on the board": GIN_LAID_OFF.board,
    "gin only": lambda: Story(Rules("straight"), dealt(BENS, ADAS), (*CHOSEN, *drawn())).hand(
        SOUTH
    ),
    "a tie that nobody wins": Story(
        Rules("official_early"),
        dealt(KINGS_FIRST, MELDED),
        (*START, *drawn(), Play(SOUTH, (KNOCK,)), Play(NORTH, (MELDED_DOWN,))),
    ).showdown,
    "boxes that count at once": Story(
        Rules("palace_app"), dealt(KINGS_FIRST, ADAS), (*START, *won())
    ).showdown,
    "a cut that was a tie at first": Story(
        Rules(), dealt(*TIED_FIRST), (*START, ChooseDealer(NORTH, deals=True))
    ).board,
    "a dealer picked by chance": Story(Rules("online"), dealt(KINGS_FIRST, ADAS), START).board,
    "a match of a series won, on the board": SERIES.board,
    "a match of a series won, on the hand": lambda: SERIES.hand(NORTH),
    "a match of a series won, the showdown": SERIES.showdown,
    "the second match of a series": SECOND_MATCH.board,
    "resigning in a series": lambda: SECOND_MATCH.hand(NORTH, Look("resign")),
    "calling off a series": lambda: SECOND_MATCH.then(OfferAbort(NORTH)).hand(
        NORTH, Look("abort")
    ),
    "the result after resigning in a series": SECOND_MATCH.then(Resign(NORTH)).result,
    "the last showdown of a series": LAST_MATCH.showdown,
    "the board after a series": LAST_MATCH.board,
    "the result of a series": LAST_MATCH.result,
}
