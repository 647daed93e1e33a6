"""How much the server lets a bot send into a chat; without limits it takes everything."""

import math
from dataclasses import dataclass, field

from tests.servers.bot_api.refusal import too_many

MINUTE = 60.0


@dataclass(slots=True)
class Limits:
    """Sends and edits a minute, 0 for no limit; what is refused counts for nothing."""

    group_per_minute: int = 0
    private_per_minute: int = 0
    _sent: dict[int, list[float]] = field(default_factory=dict)

    def count(self, chat: int, now: float) -> None:
        """Count one send or edit.

        Raises:
            Refusal: if there were too many.
        """
        allowed = self.group_per_minute if chat < 0 else self.private_per_minute
        if not allowed:
            return
        sent = [at for at in self._sent.get(chat, ()) if at > now - MINUTE]
        self._sent[chat] = sent
        if len(sent) >= allowed:
            raise too_many(max(1, math.ceil(sent[-allowed] + MINUTE - now)))
        sent.append(now)
