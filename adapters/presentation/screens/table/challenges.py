"""The challenge: what is agreed on by accepting it, and who may do what about it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from adapters.presentation.pace_terms import pace_terms, span
from adapters.presentation.screen import Block, Button, Line, Screen
from adapters.presentation.screens.hand.panels import Rows, rules_button
from adapters.presentation.screens.table.clocks import challenge_clock
from adapters.presentation.seats import called
from adapters.presentation.terms import terms_lines
from adapters.presentation.texts import Name, Text, text
from engine.match.boards import BoardView
from engine.match.pace import MINUTE
from engine.match.stages import Lobby
from engine.opponents import ALL
from engine.service.intents import Ask, Intent, Look, SitDown

_DECLINE: Final = text("button-decline")
_ANSWERS: Final = frozenset({Ask("accept"), Ask("decline")})


def challenge_screen(view: BoardView, lobby: Lobby) -> Screen:
    """A challenge with the whole of its rules, before anybody accepts them."""
    return Screen(
        title=_title(view, lobby),
        blocks=tuple(_blocks(view, lobby)),
        rows=_solo_rows() if lobby.solo else _rows(lobby),
        table=view.id,
        version=view.version,
        of_challenge=True,
        door=_door(view, lobby),
        addressee=lobby.invited,
    )


def own_challenge(view: BoardView, lobby: Lobby, *, is_challenger: bool) -> Screen:
    """A challenge for one pair of eyes: with the buttons alone that are its reader's."""
    screen = challenge_screen(view, lobby)
    rows = (
        tuple(button for button in row if _is_for(button.intent, is_challenger=is_challenger))
        for row in screen.rows
    )
    let_be = (
        () if is_challenger or not _may_take(lobby) else ((Button(_DECLINE, Ask("decline")),),)
    )
    return replace(screen, rows=(*(row for row in rows if row), *let_be))


def let_be_screen(view: BoardView) -> Screen:
    """What whoever does not take a challenge to anybody has in place of it."""
    let_be = Line(text("challenge-let-be", name=called(view.players[0])))
    return Screen(text("challenge-open", name=called(view.players[0])), (let_be,))


def challenge_elsewhere(view: BoardView, lobby: Lobby) -> Screen:
    """A challenge for the eyes of somebody who is not where it stands: to be read alone.

    Not even the rules can be pressed, from which a way leads back to the challenge itself.
    """
    screen = challenge_screen(view, lobby)
    there = Line(text("challenge-accept-there"), "strong")
    return replace(screen, blocks=(*screen.blocks, there), rows=(), door=None)


def _may_take(lobby: Lobby) -> bool:
    """Whether anybody may take a challenge."""
    return not lobby.invited and not lobby.solo and lobby.pledged is None


def _is_for(intent: Intent, *, is_challenger: bool) -> bool:
    """Whether a button is for the challenger, or for those who are challenged."""
    if intent in _ANSWERS:
        return not is_challenger
    is_theirs = isinstance(intent, SitDown) or intent in {Ask("withdraw"), Look("setup")}
    return is_challenger or not is_theirs


def _door(view: BoardView, lobby: Lobby) -> Text | None:
    """The way in for those who can not be dealt in before they have come by it."""
    if not view.places:
        return None
    if lobby.pledged is not None:
        return text("button-start-first", name=called(view.players[0]))
    return text("button-first-time")


def _blocks(view: BoardView, lobby: Lobby) -> Iterator[Block]:
    yield from terms_lines(view.rules)
    if not lobby.solo:
        yield from map(Line, pace_terms(view.rules, view.turn_seconds))
    if view.time is None:
        yield Line(_waiting(lobby), "quiet")
    yield from challenge_clock(view)
    if lobby.pledged is not None:
        name, challenger = called(lobby.pledged), called(view.players[0])
        yield Line(text("challenge-pledged", name=name, challenger=challenger), "strong")
    if lobby.solo:
        yield Line(text("challenge-solo-choose"), "strong")


def _title(view: BoardView, lobby: Lobby) -> Text:
    challenger = called(view.players[0])
    if lobby.solo:
        return text("challenge-solo", name=challenger)
    if lobby.invited:
        return text("challenge-named", name=challenger, invited=Name(lobby.invited_name))
    return text("challenge-open", name=challenger)


def _rows(lobby: Lobby) -> Rows:
    """Accepting above, refusing below; then what is for the challenger alone.

    Once somebody has accepted, nobody else can; an open challenge may be taken back then.
    """
    taken = None
    if lobby.pledged is not None:
        taken = text("why-challenge-taken", name=called(lobby.pledged))
    free = taken is None
    accept = Button(text("button-accept"), Ask("accept"), "primary", free, taken)
    top, change = (accept, rules_button()), _change_button()
    if lobby.invited:
        decline = Button(_DECLINE, Ask("decline"))
        return (top, (decline, _withdraw_button()), (change,))
    instead = (
        Button(text(f"button-computer-{key}"), SitDown(key), enabled=free, why=taken)
        for key in ALL
    )
    back = () if free else (Button(text("button-take-back"), Ask("decline")),)
    return (top, (_withdraw_button(), *back), (change, *instead))


def _solo_rows() -> Rows:
    levels = tuple(Button(text(f"level-{key}"), SitDown(key), "primary") for key in ALL)
    return (levels, (_change_button(), rules_button()), (_withdraw_button(),))


def _change_button() -> Button:
    return Button(text("button-change-rules"), Look("setup"))


def _withdraw_button() -> Button:
    return Button(text("button-withdraw"), Ask("withdraw"))


def _waiting(lobby: Lobby) -> Text:
    """How long the challenge waits; what lasts no minute, or is not known, is not counted."""
    minutes = lobby.waits_seconds // MINUTE
    if not minutes:
        return text("challenge-expires")
    return text("challenge-expires-in", span=span(minutes * MINUTE))
