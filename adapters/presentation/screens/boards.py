"""The board: what a channel sees of a table, from the challenge to its end."""

from collections.abc import Iterator
from typing import Final

from adapters.presentation.narration import last_line
from adapters.presentation.screen import Backs, Block, Button, CardRow, Face, Grid, Line, Screen
from adapters.presentation.screens.faces import in_order, table_rows
from adapters.presentation.screens.panels import (
    Rows,
    abort_answers,
    choosing_buttons,
    is_live,
    ready_button,
    rematch_button,
    rules_button,
)
from adapters.presentation.seats import called, names, seat_names
from adapters.presentation.terms import terms_lines
from adapters.presentation.texts import Name, Text, text
from engine.match.boards import BoardView
from engine.match.stages import ChoosingDealer, Finished, Lobby
from engine.round.outcome import LaidHand
from engine.round.views import SpectatorView
from engine.service.intents import Ask, Look

SECONDS_A_MINUTE: Final = 60


def board_screen(view: BoardView) -> Screen:
    """The board of a table for everybody, whatever its stage."""
    if view.lobby is not None:
        return _challenge(view, view.lobby)
    return Screen(
        title=_title(view),
        blocks=tuple(_blocks(view)),
        rows=_rows(view),
        table=view.id,
        version=view.version,
    )


def score_line(view: BoardView) -> Text:
    """The running score in one line."""
    scores = [
        text("score-one", name=called(player), points=points)
        for player, points in zip(view.players, view.sheet.scores, strict=False)
    ]
    line = scores[0]
    for score in scores[1:]:
        line = text("names-joined", first=line, second=score)
    return text("score-line", scores=line, target=view.sheet_rules.target)


def turn_line(view: BoardView) -> Text:
    """Whom everybody waits for, and for what."""
    if view.lobby is not None:
        return text("turn-challenge")
    if view.finished is not None or not view.to_act:
        return text("turn-match-over" if view.finished is not None else "turn-nobody")
    name = seat_names(view.players, view.to_act)
    if view.choosing is not None:
        return text("turn-choosing", name=name)
    if view.readying is not None or view.round is None:
        return text("turn-readying", name=name)
    return text(f"turn-{view.round.awaiting.replace('_', '-')}", name=name)


def abort_lines(view: BoardView) -> Iterator[Line]:
    """Who offers to abort, if anybody."""
    if view.abort_offer is not None:
        yield Line(text("abort-offered", name=called(view.players[view.abort_offer])), "strong")


def ready_lines(view: BoardView) -> Iterator[Line]:
    """Who is ready for the next round, while it is waited for."""
    if view.readying is None:
        return
    dealer = called(view.players[view.readying.dealer])
    yield Line(text("ready-next", number=view.readying.number, dealer=dealer))
    if view.readying.ready:
        ready = seat_names(view.players, view.readying.ready)
        yield Line(text("ready-who", name=ready), "quiet")


def finished_lines(view: BoardView) -> Iterator[Line]:
    """How the match ended, and who would play again."""
    if view.finished is None:
        return
    yield Line(_how_it_ended(view, view.finished), "strong")
    if view.finished.rematch:
        again = seat_names(view.players, view.finished.rematch)
        yield Line(text("rematch-offered", name=again))


def knocker_rows(public: SpectatorView, knocked: LaidHand) -> Iterator[Block]:
    """The knocker's hand on the table, with what was laid off on it."""
    yield from table_rows(public.melds, public.layoffs)
    yield from deadwood_rows(knocked)


def deadwood_rows(hand: LaidHand) -> Iterator[CardRow]:
    """The deadwood of a hand on the table, if there is any."""
    faces = tuple(Face(card, "deadwood") for card in in_order(hand.deadwood, "suit"))
    if faces:
        yield CardRow(faces, text("row-deadwood", points=hand.points), "deadwood")


def limit_text(limit: int | None) -> Text:
    """The knock limit of a round in words."""
    if limit is None:
        return text("limit-none")
    return text("limit-points", limit=limit) if limit else text("limit-gin")


def _challenge(view: BoardView, lobby: Lobby) -> Screen:
    challenger = called(view.players[0])
    title = text("challenge-open", name=challenger)
    if lobby.invited:
        title = text("challenge-named", name=challenger, invited=Name(lobby.invited_name))
    accept = Button(text("button-accept"), Ask("accept"), "primary")
    withdraw = Button(text("button-withdraw"), Ask("withdraw"))
    decline = Button(text("button-decline"), Ask("decline"))
    below = (decline, withdraw) if lobby.invited else (withdraw,)
    return Screen(
        title=title,
        blocks=(*terms_lines(view.rules), Line(_waiting(lobby), "quiet")),
        rows=((accept, rules_button()), below),
        table=view.id,
        version=view.version,
    )


def _waiting(lobby: Lobby) -> Text:
    """How long the challenge waits; what lasts no minute, or is not known, is not counted."""
    minutes = lobby.waits_seconds // SECONDS_A_MINUTE
    return text("challenge-expires-in", minutes=minutes) if minutes else text("challenge-expires")


def _title(view: BoardView) -> Text:
    if len(view.players) < view.capacity:
        return text("challenge-closed", name=called(view.players[0]))
    players = names(view.players)
    if not view.number:
        return text("board-title-before", names=players)
    return text("board-title", names=players, number=view.number)


def _blocks(view: BoardView) -> Iterator[Block]:
    if view.finished is None:
        yield Line(turn_line(view), "strong")
    latest = last_line(view)
    if latest is not None:
        yield Line(latest)
    yield from abort_lines(view)
    if view.choosing is not None:
        yield from _cuts(view, view.choosing)
    yield from ready_lines(view)
    yield from finished_lines(view)
    if view.round is not None and view.readying is None and view.finished is None:
        yield from _round(view, view.round)
    if len(view.players) == view.capacity:
        yield _score_grid(view)


def _cuts(view: BoardView, choosing: ChoosingDealer) -> Iterator[Block]:
    for cut in choosing.cuts:
        for player, card in zip(view.players, cut, strict=True):
            yield CardRow((Face(card),), text("cut-label", name=called(player)))
    yield Line(text("cut-higher", name=called(view.players[choosing.chooser])))


def _round(view: BoardView, public: SpectatorView) -> Iterator[Block]:
    if public.knocked is not None:
        yield from knocker_rows(public, public.knocked)
    elif public.upcard is None:
        yield Line(text("board-no-upcard"), "quiet")
    else:
        yield CardRow((Face(public.upcard),), text("board-upcard"))
    yield Backs(public.drawable, text("board-stock", count=public.drawable))
    dealer = called(view.players[public.dealer])
    yield Line(text("board-dealer", name=dealer, limit=limit_text(public.knock_limit)), "quiet")


def _score_grid(view: BoardView) -> Grid:
    head = (text("grid-player"), text("grid-score"), text("grid-boxes"))
    rows = [
        (text("cell-name", name=called(player)), _cell(score), _cell(boxes))
        for player, score, boxes in zip(
            view.players, view.sheet.scores, view.sheet.boxes, strict=True
        )
    ]
    target = (text("grid-target"), _cell(view.sheet_rules.target), text("cell-empty"))
    return Grid((head, *rows, target))


def _cell(number: int) -> Text:
    return text("cell-number", number=number)


def _how_it_ended(view: BoardView, finished: Finished) -> Text:
    key = f"ended-{finished.reason}"
    if finished.settlement is not None:
        winner = called(view.players[finished.settlement.winner])
        payment = finished.settlement.payment
        if finished.by is not None and finished.reason == "resigned":
            loser = called(view.players[finished.by])
            return text(key, name=winner, loser=loser, points=payment)
        return text(key, name=winner, points=payment)
    return text(key)


def _rows(view: BoardView) -> Rows:
    live = is_live(view)
    if len(view.players) < view.capacity:
        return ((rules_button(),),)
    why = None if live else text("why-match-over")
    answers = abort_answers() if view.abort_offer is not None and live else ()
    top = (Button(text("button-my-hand"), Ask("my_hand"), "primary"), rules_button())
    leave = (
        Button(text("button-resign"), Look("resign"), enabled=live, why=why),
        Button(text("button-abort"), Look("abort"), enabled=live, why=why),
        *answers,
    )
    below = _stage_buttons(view)
    return (top, leave, below) if below else (top, leave)


def _stage_buttons(view: BoardView) -> tuple[Button, ...]:
    if view.choosing is not None:
        return choosing_buttons(enabled=True)
    if view.readying is not None:
        return (ready_button(enabled=True),)
    if view.finished is not None and view.finished.reason in PLAYED:
        return (rematch_button(enabled=True),)
    return ()


PLAYED = ("won", "resigned", "aborted")
"""Ends of a match that had two players; it can be played again."""
