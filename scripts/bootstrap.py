"""Print the path of a uv that works, bringing one into .tools if the machine has none.

Runs before anything is installed, so the standard library is all it may use. The ways, in
order: the uv on PATH, pip, pip out of a fresh virtual environment, and the very wheel that
uv.lock names, checked against the hash that is written there.
"""

import hashlib
import io
import os
import platform
import re
import shutil
import subprocess
import sys
import tomllib
import urllib.request
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".tools"
OWN_UV = TOOLS / "bin" / "uv"
OLDEST = (0, 9)
DOWNLOAD_SECONDS = 120

NO_WAY = """\
Deadwood could not get uv, which installs everything else. Install it in one of these ways,
then run the same command again:
    python3 -m pip install --user uv
    pipx install uv
    on Debian or Ubuntu: apt-get install python3-pip, then the first line"""


class UvNotFoundError(Exception):
    """One way to a uv led nowhere."""


def main() -> int:
    """Print the path of a working uv; 1 if there is no way to one."""
    for way in (own, on_path, by_pip, by_venv, by_lock):
        try:
            uv = way()
        except (UvNotFoundError, OSError, subprocess.SubprocessError) as error:
            if way in (by_pip, by_venv, by_lock):
                print(f"bootstrap: {way.__name__}: {error}", file=sys.stderr)
            continue
        print(uv)
        return 0
    print(NO_WAY, file=sys.stderr)
    return 1


def own() -> Path:
    """The uv that an earlier run brought here."""
    return _checked(OWN_UV)


def on_path() -> Path:
    """The machine's uv, if it is new enough to read the lock file."""
    found = shutil.which("uv")
    if found is None:
        raise UvNotFoundError("no uv on PATH")
    return _checked(Path(found))


def by_pip() -> Path:
    """A uv that the machine's pip installs; also where the system's packages are locked."""
    return _pip_install([sys.executable, "-m", "pip"])


def by_venv() -> Path:
    """A uv that the pip of a new virtual environment installs, where Python brings one."""
    home = TOOLS / "pip"
    _quietly([sys.executable, "-m", "venv", "--clear", str(home)])
    return _pip_install([str(home / "bin" / "python"), "-m", "pip"])


def by_lock() -> Path:
    """The uv of uv.lock, downloaded with the standard library alone and checked by its hash."""
    wheel = _locked_wheel(_locked_uv()["wheels"])
    with urllib.request.urlopen(wheel["url"], timeout=DOWNLOAD_SECONDS) as answer:
        content = answer.read()
    if f"sha256:{hashlib.sha256(content).hexdigest()}" != wheel["hash"]:
        raise UvNotFoundError(f"{wheel['url']} is not the file that uv.lock names")
    OWN_UV.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        program = next(n for n in archive.namelist() if n.endswith(".data/scripts/uv"))
        OWN_UV.write_bytes(archive.read(program))
    OWN_UV.chmod(0o755)
    return _checked(OWN_UV)


def _checked(uv: Path) -> Path:
    """``uv``, if it runs and is new enough."""
    said = subprocess.run([uv, "--version"], check=True, capture_output=True, text=True).stdout
    version = re.search(r"(\d+)\.(\d+)", said)
    if version is None or (int(version[1]), int(version[2])) < OLDEST:
        raise UvNotFoundError(f"{uv} is too old: {said.strip()}")
    return uv


def _pip_install(pip: Sequence[str]) -> Path:
    """The uv that ``pip`` puts into .tools, at the version that uv.lock names."""
    version = _locked_uv()["version"]
    options = ["--quiet", "--disable-pip-version-check", "--upgrade", "--target", str(TOOLS)]
    _quietly([*pip, "install", *options, f"uv=={version}"])
    return _checked(OWN_UV)


def _quietly(command: Sequence[str]) -> None:
    """Run ``command``; what it says is told only if it fails, in one line."""
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        lines = (done.stderr or done.stdout).strip().splitlines() or ["failed without a word"]
        raise UvNotFoundError(lines[-1])


def _locked_uv() -> dict[str, Any]:
    """What uv.lock says of uv itself, which is one of the tools."""
    lock = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))
    return next(package for package in lock["package"] if package["name"] == "uv")


def _locked_wheel(wheels: Sequence[dict[str, str]]) -> dict[str, str]:
    """The one of ``wheels`` whose file name is for this system, C library and processor."""
    machine = {"amd64": "x86_64"}.get(platform.machine().lower(), platform.machine().lower())
    libc = "manylinux" if platform.libc_ver()[0] == "glibc" else "musllinux"
    system = "macosx" if sys.platform == "darwin" else libc
    tag = re.compile(rf"[-.]{system}_\d+_\d+_{machine}\.")
    for wheel in wheels:
        if tag.search(wheel["url"]):
            return wheel
    raise UvNotFoundError(f"uv.lock has no uv for {platform.platform()}")


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main())
