"""Draws a message for its audience: asks for the view, picks the screen and the language."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from adapters.presentation.catalog import Catalog
from adapters.presentation.ink import Drawn
from adapters.presentation.screen import Screen
from adapters.presentation.screens import (
    Taste,
    board_screen,
    draw,
    quiet_board,
    result_screen,
    showdown_screen,
)
from engine.match.boards import BoardView, HandView, board_of
from engine.match.people import Place
from engine.round.faults import Fault, NoTable
from engine.service.intents import Look
from engine.service.ports import Audience, MessageKey, Person, Store
from engine.service.service import Service


def scope_of(audience: Audience, about: Place | None = None) -> str:
    """What the tokens of a message are bound to: the place or the person that reads it.

    And the place that it is ``about``, if that is where alone it may be pressed.
    """
    reader = f"{audience.kind}:{audience.id}"
    return reader if about is None else f"{reader} in {about.key}"


def is_the_same(now: Drawn, drawn: Drawn) -> bool:
    """Whether a message that shows ``now`` is the one of which ``drawn`` is, or was, a picture.

    That is told by what it offers: its clock may have been put right since.
    """
    return _offers(now) == _offers(drawn) or now.screen.version > drawn.screen.version


def _offers(drawn: Drawn) -> tuple[object, ...]:
    screen = drawn.screen
    return drawn.scope, screen.version, screen.title, screen.hand, screen.rows


@dataclass(frozen=True, slots=True)
class Drawing:
    """The one way to draw a table: presses, deliveries, retries and restarts all come here.

    ``menus`` are the platforms where commands are chosen from a menu, and the languages in which
    each of those menus calls them by their own words.
    """

    service: Service
    store: Store
    catalog: Catalog
    default_language: str = "en"
    menus: Mapping[str, frozenset[str]] = field(default_factory=dict)

    def on(self, platform: str) -> "Drawing":
        """The same, with the words for readers on a platform."""
        menu = self.menus.get(platform)
        return self if menu is None else replace(self, catalog=self.catalog.with_menu(menu))

    async def message(self, key: MessageKey) -> Drawn:
        """A message as its audience should see it now.

        Raises:
            NoTable: if its table is gone.
        """
        audience, scope = key.audience, scope_of(key.audience)
        if audience.kind == "person":
            return Drawn(await self._screen(key), await self.language(audience), scope)
        place = await self.store.place(audience.id)
        screen = await self._screen(key, quiet=place.quiet)
        return Drawn(screen, place.language or self.default_language, scope)

    async def table(self, person: Person, table: str, look: Look | None = None) -> Drawn:
        """A table, or what ``look`` asks of it, as ``person`` alone may see it.

        Raises:
            NoTable: if there is no such table.
        """
        view = await self.service.show(table, Audience("person", person.id))
        return self.screen(person, draw(view, _taste(person), look))

    def screen(self, person: Person, screen: Screen, about: Place | None = None) -> Drawn:
        """Any screen, for ``person`` alone; its buttons are good only in what it is ``about``."""
        scope = scope_of(Audience("person", person.id), about)
        return Drawn(screen, self.language_of(person), scope)

    async def language(self, audience: Audience) -> str:
        """The language an audience reads: the place's, or the person's."""
        if audience.kind == "place":
            return await self.store.place_language(audience.id) or self.default_language
        person = await self.store.person(audience.id)
        return self.default_language if person is None else self.language_of(person)

    def language_of(self, person: Person) -> str:
        """The language a person reads."""
        return person.language or self.default_language

    async def _screen(self, key: MessageKey, *, quiet: bool = False) -> Screen:
        if key.purpose == "showdown":
            return showdown_screen(await self.service.showdown(key.table, key.number))
        view = await self.service.show(key.table, key.audience)
        if key.purpose == "hand":
            return await self._hand(key, view)
        board = board_of(view)
        if key.purpose == "result":
            return result_screen(board)
        return quiet_board(board) if quiet else board_screen(board)

    async def _hand(self, key: MessageKey, view: BoardView | HandView) -> Screen:
        person = await self.store.person(key.audience.id)
        if person is None or not isinstance(view, HandView):
            raise NoTable(Fault.NO_TABLE)
        return draw(view, _taste(person))


def _taste(person: Person) -> Taste:
    return Taste(person.hand_order, person.asks_discard)
