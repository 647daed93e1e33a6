"""python -m bot: read settings, run the app or a command, exit with a clear message."""

import sys

from pydantic import ValidationError

from bot import heartbeat
from bot.settings import read_settings

USAGE = """\
python -m bot              run the bot
python -m bot healthcheck  0 if a bot on this data folder is alive
"""


def main(arguments: list[str]) -> int:
    """Carry out the command line; the process's exit status."""
    try:
        settings = read_settings()
    except (ValidationError, OSError) as error:
        return _failed(f"The settings cannot be used.\n{error}")
    match arguments:
        case []:
            from bot.start import start  # noqa: PLC0415 - a health check must not load the bot

            return start(settings)
        case ["healthcheck"]:
            return 0 if heartbeat.is_alive(settings.data_dir) else 1
        case _:
            return _failed(USAGE)


def _failed(message: str) -> int:
    sys.stderr.write(f"{message}\n")
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
