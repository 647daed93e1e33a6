"""Find the Chromium that the browser tests drive, and bring one where the machine has none."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APT_STEPS = (
    ("apt-get", "update", "-qq"),
    ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"),
)
BRING_SECONDS = 600


def found() -> str | None:
    """The path of a Chromium on this machine: ``CHROMIUM_PATH``, PATH, or Playwright's own."""
    named = os.environ.get("CHROMIUM_PATH")
    if named:
        return named
    on_path = next(filter(None, map(shutil.which, NAMES)), None)
    return on_path or _downloaded()


def brought() -> str | None:
    """The path of a Chromium, installed now if need be; none where none can be had."""
    path = found()
    if path is not None:
        return path
    print("==> no Chromium here; installing one for the browser tests", flush=True)
    is_debian_root = os.geteuid() == 0 and shutil.which("apt-get") is not None
    if is_debian_root and all(_done(step) for step in APT_STEPS):
        return found()
    _done((sys.executable, "-m", "playwright", "install", "chromium"))
    return found()


def is_required() -> bool:
    """Whether a machine without Chromium fails the tests instead of skipping some."""
    return bool(os.environ.get("CI") or os.environ.get("REQUIRE_BROWSER"))


def _downloaded() -> str | None:
    """A Chromium that Playwright has downloaded, if it runs here."""
    cache = Path.home() / (
        "Library/Caches/ms-playwright" if sys.platform == "darwin" else ".cache/ms-playwright"
    )
    programs = [
        *cache.glob("chromium-*/chrome-linux*/chrome"),
        *cache.glob("chromium-*/chrome-mac*/Chromium.app/Contents/MacOS/Chromium"),
    ]
    # Without the system's libraries a download does not even tell its version.
    return next((str(path) for path in sorted(programs) if _done((str(path), "--version"))), None)


def _done(command: Sequence[str]) -> bool:
    """Whether ``command`` worked; without a network it soon does not."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(
            command, check=False, capture_output=True, env=environment, timeout=BRING_SECONDS
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0
