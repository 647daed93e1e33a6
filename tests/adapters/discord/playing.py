"""Two people who play a match in a channel, hand by hand, as tests of what is sent want them."""

from collections.abc import Callable
from dataclasses import dataclass

from tests.adapters.discord.hall import Hall
from tests.servers.discord import Answer, Button, Channel, Message, User

A_MOMENT = 1.0
"""Longer than a second tap comes after a first."""
_SUITS = "♠♥♦♣"


def in_private(user: User) -> Message:
    """The newest message in somebody's private chat: their hand, as a rule."""
    return user.last


def can(message: Message, words: str) -> bool:
    """Whether a message has a button with these words that can be pressed."""
    return any(words in button.words and not button.disabled for button in message.buttons)


def waits_for(board: Message, user: User) -> bool:
    """Whether a board says that somebody is to draw."""
    return f"{user.name}\N{POP DIRECTIONAL ISOLATE} to draw" in board.text


def card_of(message: Message) -> Button:
    """The last card on a hand that can be pressed."""
    return [
        button for button in message.buttons if button.label[-1:] in _SUITS and not button.disabled
    ][-1]


@dataclass
class Match:
    """A match of two in a channel; ``hand`` says where somebody has their hand before them."""

    hall: Hall
    room: Channel
    ann: User
    bob: User
    board: Message
    hand: Callable[[User], Message] = in_private

    @classmethod
    async def begun(cls, hall: Hall, room: Channel, people: tuple[User, User]) -> "Match":
        """A match that has been accepted, before anything is dealt."""
        ann, bob = people
        return cls(hall, room, ann, bob, await hall.match(ann, bob, room))

    async def dealt(self) -> User:
        """Deal, and pass the first upcard; who has to draw."""
        await self.press(self.whoever("I deal first"), "I deal first")
        while not any(can(self.hand(user), "Draw") for user in (self.ann, self.bob)):
            await self.press(self.whoever("Leave it"), "Leave it")
        return self.whoever("Draw")

    def whoever(self, words: str) -> User:
        """Who has a button with these words that can be pressed."""
        return next(user for user in (self.ann, self.bob) if can(self.hand(user), words))

    def other(self, user: User) -> User:
        """The one against whom somebody plays."""
        return self.bob if user is self.ann else self.ann

    async def press(self, user: User, words: str) -> Answer:
        """Press a button of somebody's own hand."""
        return await self.press_on(user, self.hand(user), words)

    async def press_on(self, user: User, message: Message, words: str) -> Answer:
        """Press a button of a message, late enough to be obeyed."""
        self.hall.counter.clock.advance(A_MOMENT)
        return await self.hall.pressed(user, message, words)

    async def draw(self, user: User) -> Answer:
        """Draw from the stock."""
        return await self.press(user, "Draw")

    async def throw(self, user: User) -> Answer:
        """Throw a card that does not end the round."""
        hand = self.hand(user)
        return await self.press(user, card_of(hand).label)

    async def turn(self, user: User) -> None:
        """Draw a card and throw one at once."""
        hand = self.hand(user)
        self.hall.counter.clock.advance(A_MOMENT)
        await user.press(hand, hand.button("Draw")).answer()
        await self.throw(user)
