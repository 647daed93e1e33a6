"""Run a built image's command as its plain user: healthy, then stopped, with 0."""

import os
import signal
import socket
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

from scripts.image.build import IS_ROOT, ImageError, Machine, started
from scripts.image.dockerfile import Stage

HEALTHY_SECONDS = 60
STOP_SECONDS = 20
PAUSE_SECONDS = 0.2


def prove(machine: Machine, stage: Stage) -> None:
    """Run the image's command until it is healthy, then stop it.

    Raises:
        ImageError: if it may write where it must not, or does not start, answer or stop.
    """
    _check_writable(machine, Path(machine.inside(stage.last("VOLUME").text)))
    environment = _environment(machine)
    bot = _started(machine, stage.last("CMD").words, environment)
    try:
        _wait_until_healthy(bot, machine, stage.last("HEALTHCHECK").words, environment)
        bot.send_signal(signal.Signals[stage.last("STOPSIGNAL").text])
        code = bot.wait(timeout=STOP_SECONDS)
    except subprocess.TimeoutExpired:
        raise ImageError(f"the bot did not stop within {STOP_SECONDS} seconds") from None
    finally:
        bot.kill()
    if code != 0:
        raise ImageError(f"the bot stopped with {code} instead of 0")


def _check_writable(machine: Machine, data: Path) -> None:
    """See to it that the image's user may write to ``data`` and nowhere else."""
    if not IS_ROOT:
        # Whoever runs this owns all of it; in an image, root does.
        subprocess.run(["/bin/chmod", "-R", "a-w", machine.root / "app"], check=True)
        return
    wrong = [path for path in _all_paths(machine.root) if _may_write(machine, path)]
    if wrong != [data]:
        raise ImageError(f"the bot's user may write to {wrong} instead of its data folder alone")


def _all_paths(root: Path) -> list[Path]:
    """Every folder and file under ``root``; a link is as good as what it leads to."""
    return [path for path in (root, *root.rglob("*")) if not path.is_symlink()]


def _may_write(machine: Machine, path: Path) -> bool:
    status = path.stat()
    return _user(machine)[0] == status.st_uid or bool(status.st_mode & 0o002)


def _user(machine: Machine) -> tuple[int, int]:
    if machine.user is None or 0 in machine.user:
        raise ImageError("the image's last stage must name a plain USER, as uid:gid")
    return machine.user


def _environment(machine: Machine) -> dict[str, str]:
    """What ENV declares, with a port that is free on this machine."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    return {"HOME": "/", **machine.declared, "WEB_PORT": str(port)}


def _started(
    machine: Machine, command: Sequence[str], environment: dict[str, str]
) -> subprocess.Popen[bytes]:
    """``command`` in the image; its program is looked up on the image's PATH, as exec does."""
    program = next(
        path
        for folder in environment["PATH"].split(":")
        if os.access(path := Path(folder, command[0]), os.X_OK)
    )
    return started([str(program), *command[1:]], _user(machine), machine.folder, environment)


def _wait_until_healthy(
    bot: subprocess.Popen[bytes],
    machine: Machine,
    check: Sequence[str],
    environment: dict[str, str],
) -> None:
    """Ask for the image's own health check until it is content."""
    latest = time.monotonic() + HEALTHY_SECONDS
    while _started(machine, check, environment).wait(HEALTHY_SECONDS) != 0:
        if bot.poll() is not None:
            raise ImageError(f"the bot ended by itself, with {bot.returncode}")
        if time.monotonic() > latest:
            raise ImageError(f"the bot was not healthy within {HEALTHY_SECONDS} seconds")
        time.sleep(PAUSE_SECONDS)
