"""What the computer players at a table do when they are waited for."""

import asyncio
import secrets

from engine.match import actions
from engine.match.stages import ChoosingDealer, Playing
from engine.match.table import Game, Table, computer_to_act, to_act
from engine.opponents import ALL
from engine.opponents.autopilot import Autopilot
from engine.opponents.player import ComputerPlayer, Dice
from engine.round.faults import Fault, NotAllowed
from engine.round.moves import Move
from engine.round.outcome import Seat
from engine.round.play import play
from engine.round.state import RoundState
from engine.round.variant import Variant
from engine.round.views import player_view
from engine.service.ports import Deadline


def computer_name(key: str) -> str:
    """The name a computer player sits down with; platforms translate it by its key.

    Raises:
        NotAllowed: if there is no such player.
    """
    if key not in ALL:
        raise NotAllowed(Fault.UNKNOWN_PERSON, name=key)
    return key


async def timely_action(deadline: Deadline, table: Table, game: Game) -> actions.Action:
    """What happens at a table when ``deadline`` has come.

    Raises:
        NotAllowed: if nobody is waited for who could make it happen.
    """
    match deadline.kind:
        case "computer":
            return await computer_action(table, game)
        case "remind" | "dusk" | "dawn":
            return actions.Remind()
        case "warn":
            return actions.Warn()
        case "turn" if isinstance(table.stage, Playing):
            return await _autopilot(table, game)
        case _:
            return actions.Expire()


async def _autopilot(table: Table, game: Game) -> actions.Action:
    """The turn of whoever is waited for, played for them."""
    (seat,) = to_act(table)
    state = table.rounds[-1].state
    moves = await asyncio.to_thread(_turn, Autopilot(), game.variant, state, seat)
    return actions.Autopilot(seat, moves)


async def computer_action(table: Table, game: Game) -> actions.Action:
    """What the awaited computer player does; it thinks off the event loop.

    Raises:
        NotAllowed: if no computer player is waited for.
    """
    seat = computer_to_act(table)
    if seat is None:
        raise NotAllowed(Fault.NOT_NOW)
    if isinstance(table.stage, ChoosingDealer):
        # The one who does not deal has the first chance at the upcard.
        return actions.ChooseDealer(seat, deals=False)
    player = ALL[table.players[seat].computer]
    state = table.rounds[-1].state
    moves = await asyncio.to_thread(_turn, player, game.variant, state, seat)
    return actions.Play(seat, moves)


def _turn(
    player: ComputerPlayer, variant: Variant, state: RoundState, seat: Seat
) -> tuple[Move, ...]:
    """Every move until the turn passes or the round ends."""
    dice: Dice = secrets.SystemRandom()
    moves: list[Move] = []
    while state.phase.seat == seat:
        move = player.choose(player_view(variant, state, seat), dice)
        moves.append(move)
        state = play(variant, state, seat, move).state
    return tuple(moves)
