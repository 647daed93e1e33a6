"""What a benchmark prints: a row for each thing measured, and whether it keeps within its bound.

report = Report("The melder")
report.measured("start", "12 ms")
report.at_least("deadwood", 2.4, 1.8, "0.4 µs against 1.0 µs")
return report.exit_code()
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Final

SHORT: Final = os.environ.get("BENCH") == "short"
"""Whether less is to be measured, in seconds."""
_NAME, _VALUE, _BOUND = 52, 10, 14


@dataclass(frozen=True, slots=True)
class Bound:
    """A number that must be ``bound`` or more; with ``most``, or less."""

    name: str
    number: float
    bound: float
    most: bool

    @property
    def kept(self) -> bool:
        """Whether it is; what is no number keeps no bound."""
        return self.number <= self.bound if self.most else self.number >= self.bound


class Report:
    """Prints the rows of one benchmark as they come, and remembers the bounds that were missed."""

    def __init__(self, title: str) -> None:
        self._missed: list[Bound] = []
        _print_row(title, "value", "bound", "")

    def measured(self, name: str, value_text: str) -> None:
        """A row for what has no bound."""
        print(f"{name:<{_NAME}}  {value_text}", flush=True)

    def at_least(self, name: str, ratio: float, bound: float, detail: str = "") -> None:
        """A row for ``ratio``, which must be ``bound`` or more; ``detail`` says what of."""
        self._hold(Bound(name, ratio, bound, most=False), detail)

    def at_most(self, name: str, ratio: float, bound: float, detail: str = "") -> None:
        """A row for ``ratio``, which must be ``bound`` or less; ``detail`` says what of."""
        self._hold(Bound(name, ratio, bound, most=True), detail)

    def exit_code(self) -> int:
        """0 if every bound was kept, else 1."""
        return 1 if self._missed else 0

    def _hold(self, bound: Bound, detail: str) -> None:
        if not bound.kept:
            self._missed.append(bound)
        verdict = "ok" if bound.kept else "MISSED"
        words = f"at {'most' if bound.most else 'least'} {bound.bound:g}"
        _print_row(bound.name, _digits(bound.number), words, f"{verdict:<6}  {detail}")


def _digits(number: float) -> str:
    """Three digits of it or more, none after the point that noise has written."""
    return f"{number:.0f}" if abs(number) >= 100 else f"{number:.3g}"


def _print_row(name: str, value: str, bound: str, rest: str) -> None:
    row = f"{name:<{_NAME}}  {value:>{_VALUE}}  {bound:<{_BOUND}}  {rest}"
    print(row.rstrip(), flush=True)
