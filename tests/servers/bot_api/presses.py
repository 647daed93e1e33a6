"""A press of a button, and the one answer to it."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from tests.servers.bot_api.messages import Message
from tests.servers.bot_api.refusal import bad

if TYPE_CHECKING:
    from tests.servers.bot_api.people import User
    from tests.servers.bot_api.world import World

TOO_OLD: Final = "query is too old and response timeout expired or query ID is invalid"
PATIENCE_SECONDS: Final = 10.0


@dataclass(frozen=True, slots=True)
class Answered:
    """What a press was answered with: a passing line, a box, a link, or nothing at all."""

    text: str = ""
    alert: bool = False
    url: str = ""


@dataclass(slots=True, eq=False)
class Pressed:
    """A press that waits for its answer; ``update`` is the id of the update that tells of it."""

    world: "World"
    user: "User"
    message: Message
    data: str
    query: str
    at: float
    update: int = 0
    answered: Answered | None = field(default=None)

    async def answer(self, seconds: float = PATIENCE_SECONDS) -> Answered:
        """The answer, once it comes.

        Raises:
            TimeoutError: if it does not come in time.
        """
        await self.world.until(lambda: self.answered is not None, seconds)
        assert self.answered is not None
        return self.answered

    def settle(self, answered: Answered) -> None:
        """The bot answers.

        Raises:
            Refusal: if it has answered before, or too late.
        """
        late = self.world.clock.now() - self.at > self.world.query_seconds
        if late or self.answered is not None:
            raise bad(TOO_OLD)
        self.answered = answered
        self.user.told(self, answered)
        self.world.stir()
