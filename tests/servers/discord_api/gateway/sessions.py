"""A session of the gateway: what happened in it, whether or not somebody listens."""

import json
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tests.servers.discord_api.refusal import Json

DISPATCH: Final = 0
_KEPT: Final = 10_000


@dataclass(slots=True, eq=False)
class Session:
    """A session; ``send`` hands a frame to the connection, None while there is none."""

    id: str
    shard: int
    count: int
    intents: int
    sequence: int = 0
    log: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=_KEPT), repr=False)
    send: Callable[[str], None] | None = field(default=None, repr=False)

    def takes(self, shard_of: int, intent: int) -> bool:
        """Whether an event is for this session."""
        mine = shard_of % self.count == self.shard
        return mine and (not intent or bool(self.intents & intent))

    def tell(self, event: str, data: Json | str) -> None:
        """Something has happened; what is text already goes out as it is."""
        self.sequence += 1
        told = data if isinstance(data, str) else json.dumps(data)
        head = f'"op":{DISPATCH},"t":"{event}","s":{self.sequence}'
        text = f'{{{head},"d":{told}}}'
        self.log.append((self.sequence, text))
        if self.send is not None:
            self.send(text)

    def replay(self, sequence: int) -> None:
        """Tell again what happened after ``sequence``."""
        assert self.send is not None
        for number, text in self.log:
            if number > sequence:
                self.send(text)
