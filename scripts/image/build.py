"""Carry out the Dockerfile's instructions in a folder that stands for an empty root.

Every absolute path of the Dockerfile is read as a path in there. The steps are the
Dockerfile's own, so the two cannot drift apart; a line that cannot be carried out is an error.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from scripts.image.dockerfile import Instruction, Stage, stages

CHECKOUT = Path(__file__).resolve().parents[2]
ROOTS = re.compile(r"(?<![\w./-])/(app|data|venv)\b")
KEPT_VARIABLE = re.compile(r"(PIP|SSL|UV|REQUESTS|CURL)_|.*_proxy$", re.IGNORECASE)
OWN_VARIABLE = re.compile(r"UV_(PYTHON|PROJECT_ENVIRONMENT)$")
IS_ROOT = os.geteuid() == 0
# Any number will do here: it only asks whether a user without rights may run a Python.
NOBODY = 10001


class ImageError(Exception):
    """The image does not do what it must."""


@dataclass(slots=True)
class Machine:
    """A stage while it is built: its folder, and what the instructions have set so far."""

    root: Path
    environment: dict[str, str]
    others: dict[str, Path]
    declared: dict[str, str] = field(default_factory=dict)
    folder: Path = field(init=False)
    user: tuple[int, int] | None = None

    def __post_init__(self) -> None:
        """Start in the root, as an image does."""
        self.folder = self.root

    def inside(self, text: str, root: Path | None = None) -> str:
        """``text`` with the image's absolute paths led into the stage's folder."""
        return ROOTS.sub(lambda path: f"{root or self.root}{path[0]}", text)


def built(scratch: Path) -> tuple[Machine, Stage]:
    """The last stage, every instruction carried out in order."""
    python = _base_python(scratch)
    roots: dict[str, Path] = {}
    for number, stage in enumerate(stages()):
        root = scratch / f"stage-{number}"
        root.mkdir()
        roots[stage.name] = root
        machine = Machine(root=root, environment=_base_environment(python), others=roots)
        for step in stage.instructions:
            print(f"image: {step}", flush=True)
            STEPS[step.keyword](machine, step)
    return machine, stage


def _base_python(scratch: Path) -> Path:
    """The folder of a Python with pip, which stands for the base image's.

    Raises:
        ImageError: if no Python here can be run by a plain user.
    """
    for name in ("python3.13", "python3.12", "python3.11", "python3"):
        found = shutil.which(name, path=f"/usr/local/bin:/usr/bin:/bin:{os.environ['PATH']}")
        if found is not None and _fits(found):
            print(f"image: {found} stands for the base image's Python")
            uv = str(Path(sys.executable).parent / "uv")
            base = str(scratch / "base")
            subprocess.run([uv, "venv", "-q", "--seed", "--python", found, base], check=True)
            return scratch / "base" / "bin"
    raise ImageError("no Python 3.11 or newer that a plain user may run (Debian: python3)")


def _fits(python: str) -> bool:
    """Whether a plain user can run ``python``, and it is new enough."""
    check = [python, "-c", "import sys; sys.exit(sys.version_info < (3, 11))"]
    try:
        return started(check, (NOBODY, NOBODY), Path("/"), {}).wait() == 0
    except OSError:
        return False


def started(
    command: Sequence[str], user: tuple[int, int], folder: Path, environment: Mapping[str, str]
) -> subprocess.Popen[bytes]:
    """``command``, run as ``user``; without root's rights, as whoever runs this already."""
    uid, gid = user if IS_ROOT else (None, None)
    return subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        user=uid,
        group=gid,
        extra_groups=[] if IS_ROOT else None,
    )


def _base_environment(python: Path) -> dict[str, str]:
    """What a build step may know: where packages come from, and nothing of this shell's."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if KEPT_VARIABLE.match(name) and not OWN_VARIABLE.match(name)
    }
    path = f"{python}:/usr/bin:/bin"
    home = str(Path.home())
    return {**kept, "PATH": path, "HOME": home, "UV_PYTHON": str(python / "python")}


def _env(machine: Machine, step: Instruction) -> None:
    for word in step.words:
        name, _, value = word.partition("=")
        known = machine.inside(value).replace("$PATH", machine.environment["PATH"])
        machine.declared[name] = machine.environment[name] = known


def _run(machine: Machine, step: Instruction) -> None:
    subprocess.run(
        ["/bin/sh", "-euc", machine.inside(step.text)],
        check=True,
        cwd=machine.folder,
        env=machine.environment,
        stdout=subprocess.DEVNULL,
    )


def _workdir(machine: Machine, step: Instruction) -> None:
    machine.folder = Path(machine.inside(step.text))
    machine.folder.mkdir(parents=True, exist_ok=True)


def _copy(machine: Machine, step: Instruction) -> None:
    *sources, target = step.words
    stage = step.options.get("from")
    origin = machine.others[stage] if stage else CHECKOUT
    for source in sources:
        copied = Path(machine.inside(source, origin)) if stage else origin / source
        place = Path(machine.folder, machine.inside(target))
        place = place / copied.name if target.endswith("/") else place
        _copied(copied, place)
        if IS_ROOT and "chown" in step.options:
            shutil.chown(place, *map(int, step.options["chown"].split(":")))


def _copied(source: Path, target: Path) -> None:
    if source.is_dir():
        ignored = shutil.ignore_patterns("__pycache__") if CHECKOUT in source.parents else None
        shutil.copytree(source, target, symlinks=True, ignore=ignored, dirs_exist_ok=True)
    else:
        shutil.copy2(source, target)


def _user(machine: Machine, step: Instruction) -> None:
    user, _, group = step.text.partition(":")
    machine.user = (int(user), int(group))


def _volume(machine: Machine, step: Instruction) -> None:
    if not Path(machine.inside(step.text)).is_dir():
        raise ImageError(f"VOLUME {step.text} names a folder that nobody made")


def _told(_machine: Machine, _step: Instruction) -> None:
    """Nothing to do while building: the last one counts when the bot runs."""


STEPS: dict[str, Callable[[Machine, Instruction], None]] = {
    "ENV": _env,
    "RUN": _run,
    "WORKDIR": _workdir,
    "COPY": _copy,
    "USER": _user,
    "VOLUME": _volume,
    "EXPOSE": _told,
    "STOPSIGNAL": _told,
    "HEALTHCHECK": _told,
    "CMD": _told,
}
