"""Run every benchmark of bench/, each in a process of its own, and name those that failed."""

import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).resolve().parent.parent / "bench"
RUNS_ITSELF = 'if __name__ == "__main__":'


def main() -> int:
    """Run the benchmarks in the order of their names; 1 if one failed."""
    failed = [name for name in _names() if not _ran(name)]
    for name in failed:
        print(f"*** bench failed: {name}", file=sys.stderr)
    return 1 if failed else 0


def _names() -> list[str]:
    """The files of bench/ that run by themselves; what they share does not."""
    return sorted(
        file.stem for file in BENCH.glob("*.py") if RUNS_ITSELF in file.read_text("utf-8")
    )


def _ran(name: str) -> bool:
    print(f"\n--- bench/{name}.py", flush=True)
    command = [sys.executable, "-m", f"bench.{name}"]
    return subprocess.run(command, check=False, cwd=BENCH.parent).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
