"""What to call the people at a table, and the table itself."""

from collections.abc import Sequence

from adapters.presentation.texts import Name, Text, joined, text
from engine.match.boards import BoardView, HandView
from engine.match.homes import home_of
from engine.match.people import Place, Player
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
    """The title ``key`` with the table's people, and the place where its reader plays there.

    ``key-private`` where they play in none.
    """
    place = _own_place(view)
    if place is None:
        return text(f"{key}-private", opponent=opponents(view))
    return text(key, opponent=opponents(view), place=place_name(place))


def place_name(place: Place) -> Called:
    """What people call a place."""
    return Name(place.name or place.channel)


def _own_place(view: HandView) -> Place | None:
    """Where the reader of a table plays, or will once they are dealt in."""
    lobby = view.board.lobby
    is_seated = 0 <= view.seat < len(view.board.players)
    if not is_seated and lobby is not None and lobby.origin is not None:
        return lobby.origin.place
    return home_of(view.board, view.seat)
