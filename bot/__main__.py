"""python -m bot: read settings, run the app or a command, exit with a clear message."""

import sys

from pydantic import ValidationError

from bot import heartbeat
from bot.checking.findings import problem
from bot.settings import read_settings

USAGE = """\
python -m bot              run the bot
python -m bot check        say what a start would meet: settings, folder, tokens, network
python -m bot emojis       give the bot on Discord a picture of every card
python -m bot healthcheck  0 if a bot on this data folder is alive
"""
_PLAINER = {
    "bool_parsing": "should be on or off",
    "string_pattern_mismatch": "should be small letters, digits and hyphens, 32 at the most",
}
"""What is wrong by the checker's name for it, where its own words are for programmers."""


def main(arguments: list[str]) -> int:
    """Carry out the command line; the process's exit status."""
    try:
        settings = read_settings()
    except ValueError as error:
        if arguments == ["check"]:
            return _problems(_complaint(error))
        return _failed(f"The settings cannot be used.\n{_complaint(error)}")
    match arguments:
        case [] | ["check"]:
            from bot import start  # noqa: PLC0415 - a health check must not load the bot

            return start.check(settings) if arguments else start.start(settings)
        case ["emojis"]:
            from bot.emojis import emojis  # noqa: PLC0415 - nor Discord's library and the drawing

            return emojis(settings)
        case ["healthcheck"]:
            return 0 if heartbeat.is_alive(settings.data_dir) else 1
        case _:
            return _failed(USAGE)


def _complaint(error: Exception) -> str:
    """What is wrong, a setting a line; a value is never repeated, since it may be a secret."""
    if not isinstance(error, ValidationError):
        return str(error)
    wrong = error.errors(include_url=False, include_context=False, include_input=False)
    return "\n".join(
        f"{str(one['loc'][0]).upper()}: {_PLAINER.get(one['type'], one['msg'])}" for one in wrong
    )


def _problems(complaint: str) -> int:
    """Say what is wrong as a check does; its exit status."""
    for line in complaint.splitlines():
        sys.stdout.write(f"{problem(line)}\n")
    return 1


def _failed(message: str) -> int:
    sys.stderr.write(f"{message}\n")
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
