"""What a person sees on the screens: buttons, by what their tokens say, and what they wait for."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeVar

from adapters.presentation.tokens import Pressed, peek
from engine.round.moves import BigGin, Declare, Gin, Knock, LayOff, LayOut, Move
from engine.service.intents import Ask, Intent, Look, Play, Wish
from tests.contract.rig import Button, Message, User

Found = TypeVar("Found")
PATIENCE_SECONDS: Final = 30.0
QUIET_SECONDS: Final = 0.15
HAND_LOOKS: Final = frozenset({"hand", "knock", "defend"})
"""The looks that lead to moves."""
_ENDINGS: Final = (Knock, Gin, BigGin, Declare, LayOut, LayOff)


@dataclass(frozen=True, slots=True)
class Press:
    """A button, and what its token says."""

    button: Button
    said: Pressed


def presses(message: Message) -> Iterator[Press]:
    """Every button of a message with what it says."""
    for button in message.buttons:
        yield Press(button, _read(button.token))


@lru_cache(maxsize=10_000)
def _read(token: str) -> Pressed:
    return peek(token)


def version_of(message: Message, table: str) -> int:
    """The version of a table that a message shows, 0 for none."""
    return max((p.said.version for p in presses(message) if p.said.table == table), default=0)


def table_of(message: Message) -> str:
    """The table that a message is about."""
    return next(press.said.table for press in presses(message) if press.said.table)


def wish_button(message: Message, wish: Wish) -> Button:
    """The button that asks for ``wish``."""
    return button_for(message, lambda intent: intent == Ask(wish), wish)


def look_button(message: Message, screen: str, choice: str = "") -> Button:
    """The button that looks at ``screen``."""

    def fits(intent: Intent) -> bool:
        return isinstance(intent, Look) and (intent.screen, intent.choice) == (screen, choice)

    return button_for(message, fits, screen)


def button_for(message: Message, fits: Callable[[Intent], bool], what: str) -> Button:
    """The first button whose intent fits."""
    for press in presses(message):
        if fits(press.said.intent):
            return press.button
    raise AssertionError(f"no button for {what} on:\n{message.words}")


def has_wish(message: Message, wish: Wish) -> bool:
    """Whether a message has the button of a wish."""
    return any(press.said.intent == Ask(wish) for press in presses(message))


def plays(message: Message) -> list[tuple[Button, tuple[Move, ...]]]:
    """The moves that a message offers, with their buttons."""
    return [
        (press.button, press.said.intent.moves)
        for press in presses(message)
        if isinstance(press.said.intent, Play)
    ]


def plays_ending(message: Message) -> list[tuple[Button, tuple[Move, ...]]]:
    """The moves of a message that end the round."""
    return [one for one in plays(message) if isinstance(one[1][-1], _ENDINGS)]


def first_moves(found: Iterable[tuple[Button, tuple[Move, ...]]]) -> set[Move]:
    """The first move of each."""
    return {moves[0] for _, moves in found}


def looks(message: Message) -> list[tuple[Button, Look]]:
    """The looks of a message that may lead to moves."""
    return [
        (press.button, press.said.intent)
        for press in presses(message)
        if isinstance(press.said.intent, Look) and press.said.intent.screen in HAND_LOOKS
    ]


async def until(user: User, found: Callable[[], Found | None], what: str) -> Found:
    """What ``found`` finds, once it finds anything."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while (result := found()) is None:
                await user.heard()
    except TimeoutError:
        words = "\n--\n".join(message.words for message in user.private())
        raise AssertionError(f"{user.name} never saw {what}, but\n{words}") from None
    return result


async def silence(users: Iterable[User]) -> bool:
    """Whether nothing at all reaches any of these people for a moment."""
    before = [len(user.received) for user in users]
    await asyncio.sleep(QUIET_SECONDS)
    return before == [len(user.received) for user in users]
