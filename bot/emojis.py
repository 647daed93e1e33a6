"""python -m bot emojis: gives the application on Discord a picture of every card."""

import asyncio
import sys

from discord import HTTPException, LoginFailure

from adapters.discord.emojis.pictures import pictures
from adapters.discord.emojis.upload import Step, brought
from adapters.discord.wire.errors import TROUBLES
from adapters.discord.wire.gateway import Gateway, Way
from adapters.discord.wire.troubles import MALFORMED, REFUSED, TOKEN
from adapters.wire.addresses import ProxyUnusable, ServerUnusable
from bot.checking.answers import troubled
from bot.checking.strangers import NONSENSE
from bot.settings import Settings

DONE = "Every card has its picture. A bot that runs shows them within ten minutes."
_NOBODY = "DISCORD_TOKEN is not set: the pictures belong to the bot whose token it is."
_AGAIN = "Run this again: it goes on where it was."
_LATER = "  (goes the next time: a bot that runs may still show it)"


def emojis(settings: Settings) -> int:
    """Upload what is missing and say so; 0 if all pictures are there, else 1."""
    try:
        asyncio.run(_bring(settings))
    except (_Refused, ProxyUnusable, ServerUnusable) as error:
        return _failed(str(error))
    except LoginFailure:
        return _failed(REFUSED)
    except (*TROUBLES, *NONSENSE) as error:
        return _failed(f"{_said(error)}. {_AGAIN}")
    sys.stdout.write(f"{DONE}\n")
    return 0


class _Refused(Exception):
    """The settings name no bot."""


async def _bring(settings: Settings) -> None:
    proxy = settings.discord_proxy
    way = Way(settings.discord_api_url, proxy.get_secret_value() if proxy else None)
    token = _token_in(settings)
    async with Gateway(way) as gateway:
        await gateway.login(token)
        async for step in brought(gateway, list(pictures())):
            sys.stdout.write(f"{_told(step)}\n")
            sys.stdout.flush()


def _token_in(settings: Settings) -> str:
    """The bot's token.

    Raises:
        _Refused: if there is none, or nothing that could be one.
    """
    if settings.discord_token is None:
        raise _Refused(_NOBODY)
    token = settings.discord_token.get_secret_value()
    if not TOKEN.fullmatch(token):
        raise _Refused(MALFORMED)
    return token


def _told(step: Step) -> str:
    width, later = len(str(step.total)), _LATER if step.kind == "old" else ""
    return f"{step.at:>{width}}/{step.total} {step.kind:<8} {step.name}{later}"


def _said(error: Exception) -> str:
    """What Discord has said against it, or did instead."""
    if isinstance(error, HTTPException) and error.code:
        return f"Discord answered with {error.status}: {error.text}"
    # An error's own words may hold an address, and that a token; a page's, whatever they like.
    nobody = f"does not answer ({type(error).__name__})"
    return f"Discord {troubled(error, nobody)}"


def _failed(message: str) -> int:
    sys.stderr.write(f"{message}\n")
    return 1
