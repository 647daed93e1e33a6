"""Runs the app to its end and turns what stopped it into an exit status and a clear message."""

import asyncio
import sys

from adapters.storage.failures import StoreError
from adapters.web.client import PortInUse
from bot.app import run
from bot.check import check
from bot.failures import CannotServe
from bot.garbage import collect_seldom
from bot.logs import set_up_logs
from bot.settings import Settings

__all__ = ["check", "start"]


def start(settings: Settings) -> int:
    """Run the bot; 0 when it was told to stop, 2 when it could not go on."""
    set_up_logs(settings.log_level, settings.log_format)
    collect_seldom()
    try:
        asyncio.run(run(settings))
    except (CannotServe, PortInUse, StoreError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0
