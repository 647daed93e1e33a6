"""Run every benchmark of bench/, each in a process of its own, and keep what they print.

The long form writes it to bench/RESULTS.md, with what it ran on; the short form writes nothing.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

BENCH = Path(__file__).resolve().parent.parent / "bench"
RESULTS = BENCH / "RESULTS.md"
RUNS_ITSELF = 'if __name__ == "__main__":'


class Run(NamedTuple):
    """What a benchmark printed, and whether every bound in it was kept."""

    name: str
    text: str
    kept: bool


def main() -> int:
    """Run the benchmarks in the order of their names; 1 if one failed."""
    facts = _facts()
    print(facts, flush=True)
    runs = [_measured(name) for name in _names()]
    if os.environ.get("BENCH") != "short":
        RESULTS.write_text(page(facts, runs), encoding="utf-8")
        print(f"\nwritten: bench/{RESULTS.name}")
    for run in runs:
        if not run.kept:
            print(f"*** bench failed: {run.name}", file=sys.stderr)
    return 0 if all(run.kept for run in runs) else 1


def page(facts: str, runs: list[Run]) -> str:
    """The results as a page: what it ran on, the verdict, then what each benchmark printed."""
    missed = ", ".join(run.name for run in runs if not run.kept)
    verdict = f"Missed a bound or broke off: {missed}." if missed else "Every bound was kept."
    tables = [f"## {run.name}\n\n```\n{run.text.strip()}\n```" for run in runs]
    title = "# Benchmarks\n\nWritten by `make bench`; what is compared ran side by side."
    return "\n\n".join((title, facts, verdict, *tables)) + "\n"


def _facts() -> str:
    """The commit, the day and the machine, a line each."""
    changed = _git("status", "--porcelain", "--", ".", f":(exclude)bench/{RESULTS.name}")
    return "\n".join(
        (
            f"- commit: {_git('rev-parse', '--short=10', 'HEAD') or 'unknown'}"
            f"{', with changes that were not committed' if changed else ''}",
            f"- date: {datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
            f"- Python: {platform.python_implementation()} {platform.python_version()}",
            f"- machine: {os.cpu_count()} cores, {platform.system()} {platform.machine()}",
        )
    )


def _git(*arguments: str) -> str:
    """What git answers; nothing where there is no git or no checkout."""
    command = ["git", "-c", "safe.directory=*", *arguments]
    try:
        done = subprocess.run(
            command, check=False, capture_output=True, text=True, cwd=BENCH.parent
        )
    except FileNotFoundError:
        return ""
    return done.stdout.strip()


def _names() -> list[str]:
    """The files of bench/ that run by themselves; what they share, or start, does not."""
    return sorted(
        file.stem for file in BENCH.glob("[!_]*.py") if RUNS_ITSELF in file.read_text("utf-8")
    )


def _measured(name: str) -> Run:
    """Run one, and once more if it missed a bound: a busy neighbour spoils a run, not two.

    What both runs printed is kept.
    """
    first = _run(name)
    if first.kept:
        return first
    print(f"measured once more: {name}", flush=True)
    again = _run(name)
    return Run(name, f"{first.text}\nmeasured once more:\n{again.text}", again.kept)


def _run(name: str) -> Run:
    """Run one, and print its lines as they come."""
    print(f"\n--- bench/{name}.py", flush=True)
    command = [sys.executable, "-m", f"bench.{name}"]
    lines = []
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, encoding="utf-8", cwd=BENCH.parent
    ) as process:
        for line in process.stdout or ():
            print(line, end="", flush=True)
            lines.append(line)
    return Run(name, "".join(lines), kept=process.returncode == 0)


if __name__ == "__main__":
    sys.exit(main())
