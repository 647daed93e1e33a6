"""Why a bot cannot start, or go on, in words for whoever runs it."""


class CannotServe(Exception):
    """The bot can be of no use to anybody as it is set up; the text says why and what to do."""


class NothingToServe(CannotServe):
    """The settings leave no platform on which anybody could play."""

    def __init__(self) -> None:
        super().__init__(
            "Nobody could play anywhere: set DISCORD_TOKEN to play on Discord, TELEGRAM_TOKEN to"
            " play on Telegram, or WEB=on for the bot's own page."
        )


class PortsClash(CannotServe):
    """The page and the webhook are to listen at the same port."""

    def __init__(self) -> None:
        super().__init__(
            "The page and the webhook cannot have the same port: set WEB_PORT or"
            " TELEGRAM_WEBHOOK_PORT to another."
        )


class NothingLeft(CannotServe):
    """No platform that was on is on any more."""
