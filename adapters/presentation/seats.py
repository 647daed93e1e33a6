"""What to call the people at a table, and the table itself."""

from collections.abc import Sequence

from adapters.presentation.texts import Name, Text, joined, text
from engine.match.boards import BoardView, HandView
from engine.match.people import Player
from engine.round.outcome import Seat

Called = Name | Text


def called(player: Player) -> Called:
    """A person by name; a computer player by what it is in the reader's language."""
    return text(f"computer-{player.computer}") if player.computer else Name(player.name)


def names(players: Sequence[Player]) -> Called:
    """Several players in one blank, parted by commas."""
    return joined(called(player) for player in players)


def seat_names(players: Sequence[Player], seats: Sequence[Seat]) -> Called:
    """The players of some seats in one blank."""
    return names([players[seat] for seat in seats])


def opponents(view: HandView) -> Called:
    """Everybody at the table but the reader."""
    others = [player for seat, player in enumerate(view.board.players) if seat != view.seat]
    return names(others) if others else _expected(view.board)


def gathered(view: BoardView) -> Called:
    """Everybody at a table, and whoever is expected there."""
    here = [called(player) for player in view.players]
    return joined(here if view.lobby is None else [*here, _expected(view)])


def _expected(view: BoardView) -> Called:
    """Who may still come to a table."""
    lobby = view.lobby
    if lobby is not None and lobby.solo:
        return text("computer-any")
    return Name(lobby.invited_name) if lobby and lobby.invited else text("name-nobody")


def headed(key: str, view: HandView) -> Text:
    """The title ``key`` with the table's people and place; ``key-private`` without a place."""
    if not view.board.places:
        return text(f"{key}-private", opponent=opponents(view))
    return text(key, opponent=opponents(view), place=place_name(view.board))


def place_name(view: BoardView) -> Called:
    """What people call the first place of a table."""
    return Name(view.places[0].name or view.places[0].channel)
