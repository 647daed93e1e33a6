"""Channels in which the bot cannot write by itself: it only answers there."""

from adapters.latest import Latest


class Mute:
    """What the latest interactions and refusals have told of channels; unknown ones are tried."""

    def __init__(self) -> None:
        self._known: Latest[str, bool] = Latest()

    def note(self, channel: str, *, is_mute: bool) -> None:
        """Hear whether the bot can write in a channel only by answering."""
        self._known.note(channel, is_mute)

    def __contains__(self, channel: str) -> bool:
        return self._known.get(channel) is True
