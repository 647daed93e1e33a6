"""A platform on which people have to open their private chat before they can be written to."""

from typing import Final

from adapters.frontdesk import Answer, Door, Press, Visitor
from adapters.presentation.ink import Drawn
from adapters.presentation.screen import Line
from adapters.presentation.texts import Name
from engine.match.stages import Lobby
from engine.service.intents import Ask, Intent
from engine.service.ports import MessageRow
from tests.adapters.presentation.paper import on_paper, said
from tests.counter import ADA, BEN, EVE, PARLOUR, Counter

STARTS: Final = frozenset({"web"})


class Hall:
    """A parlour of that platform; nobody has opened their chat who did not ``start``."""

    def __init__(self) -> None:
        self.counter = Counter(starts=STARTS)
        self.counter.pigeon.closed = {f"@{each.user}" for each in (ADA, BEN, EVE)}

    async def challenge(self, line: str = "/gin @Ben", challenger: Visitor = ADA) -> MessageRow:
        """The card of a challenge that was typed."""
        await self.counter.desk.language(BEN)
        await self.counter.say(challenger, line, PARLOUR)
        await self.counter.settled()
        return self.counter.row("board")

    async def press(self, visitor: Visitor, intent: Intent) -> Answer:
        """Press something on the newest board."""
        answer = await self.counter.press(visitor, self.counter.row("board"), intent)
        await self.counter.settled()
        return answer

    async def accept(self, visitor: Visitor = BEN) -> Answer:
        """Press Accept on the card."""
        return await self.press(visitor, Ask("accept"))

    async def start(
        self,
        visitor: Visitor,
        door: Door | None = None,
        *,
        bad_link: bool = False,
        is_member: bool = True,
    ) -> Answer:
        """Open a private chat, by a link or without one."""
        self.counter.pigeon.closed.discard(f"@{visitor.user}")
        answer = await self.counter.desk.started(
            visitor, door, bad_link=bad_link, is_member=is_member
        )
        await self.counter.settled()
        return answer

    async def press_aside(self, visitor: Visitor, drawn: Drawn, intent: Intent) -> Answer:
        """Press something on a screen that stands in somebody's private chat for itself."""
        screen = drawn.screen
        token = self.counter.tokens.encode(intent, screen.table, screen.version, drawn.scope)
        return await self.press_token_aside(visitor, token)

    async def press_token_aside(self, visitor: Visitor, token: str) -> Answer:
        """Press any token there; the same one is the same update."""
        chat = f"@{visitor.user}"
        answer = await self.counter.pressed(Press(visitor, None, chat, "~1", token, token))
        await self.counter.settled()
        return answer

    @property
    def players(self) -> list[str]:
        """The names of those who sit at the newest table."""
        return [player.name for player in self.counter.table().players]

    @property
    def lobby(self) -> Lobby:
        """The challenge of the newest table."""
        stage = self.counter.table().stage
        assert isinstance(stage, Lobby)
        return stage

    def sentence(self, key: str, name: str = "") -> str:
        """A sentence that somebody reads, about somebody or nobody."""
        return self.counter.sentence(key, name=Name(name)) if name else self.counter.sentence(key)

    def board(self) -> str:
        """What the newest board says."""
        return on_paper(self.counter.shown(self.counter.row("board")).screen)

    def has_hand(self, visitor: Visitor) -> bool:
        """Whether somebody's hand of the newest table was sent to them."""
        return bool(self.counter.row("hand", visitor).message)


def private_lines(answer: Answer) -> list[str]:
    """What an answer shows somebody alone: its title and its lines."""
    assert answer.private is not None
    screen = answer.private.screen
    lines = [block.text for block in screen.blocks if isinstance(block, Line)]
    return [said(text) for text in (screen.title, *lines)]
