"""The platforms that the contract is run on, and how much of the long play each is given."""

from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from tests.contract.discord_rig import discord_rig
from tests.contract.rig import Rig
from tests.contract.telegram_rig import telegram_rig
from tests.contract.web_rig import web_rig


class Begins(Protocol):
    """Starts a bot on a platform of its own, in a folder, with settings."""

    def __call__(self, folder: Path, **settings: str) -> AbstractAsyncContextManager[Rig]:
        """A rig that waits for nothing, unless ``settings`` say otherwise."""


@dataclass(frozen=True, slots=True)
class Platform:
    """A platform: its name, how its rig begins, and how many rounds are played by chance there."""

    name: str
    begins: Begins
    rounds: int


TELEGRAM: Final = Platform("telegram", telegram_rig, 16)
DISCORD: Final = Platform("discord", discord_rig, 16)
PLATFORMS: Final = (Platform("web", web_rig, 48), TELEGRAM, DISCORD)
