"""The Dockerfile as data: its stages and their instructions, read strictly."""

import json
import re
import shlex
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

DOCKERFILE = Path(__file__).resolve().parents[2] / "Dockerfile"
KEYWORDS = frozenset(
    (
        "FROM", "ENV", "RUN", "WORKDIR", "COPY", "USER",
        "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "CMD",
    )
)  # fmt: skip


class DockerfileError(ValueError):
    """A line that this reader does not know, and so cannot vouch for."""


@dataclass(frozen=True, slots=True)
class Instruction:
    """One line of the Dockerfile: ``COPY --from=builder /app /app``."""

    keyword: str
    text: str
    options: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        """The line as the Dockerfile has it."""
        options = [f"--{name}={value}" for name, value in self.options.items()]
        return " ".join([self.keyword, *options, self.text])

    @property
    def words(self) -> tuple[str, ...]:
        """The arguments, without the options; an exec form's own words."""
        text = self.text.removeprefix("CMD ") if self.keyword == "HEALTHCHECK" else self.text
        if text.startswith("["):
            return tuple(json.loads(text))
        return tuple(shlex.split(text))


@dataclass(frozen=True, slots=True)
class Stage:
    """What stands between one FROM and the next."""

    base: str
    name: str
    instructions: tuple[Instruction, ...]

    def all(self, keyword: str) -> list[Instruction]:
        """The instructions with ``keyword``, in their order."""
        return [step for step in self.instructions if step.keyword == keyword]

    def last(self, keyword: str) -> Instruction:
        """The instruction with ``keyword`` that holds in the end.

        Raises:
            DockerfileError: if the stage has none.
        """
        found = self.all(keyword)
        if not found:
            raise DockerfileError(f"no {keyword} in the stage {self.name or self.base}")
        return found[-1]


def stages(text: str | None = None) -> tuple[Stage, ...]:
    """The stages of ``text``, or of the project's Dockerfile.

    Raises:
        DockerfileError: at an instruction that is not one of ``KEYWORDS``.
    """
    read = DOCKERFILE.read_text(encoding="utf-8") if text is None else text
    steps = [_instruction(line) for line in _lines(read)]
    starts = [n for n, step in enumerate(steps) if step.keyword == "FROM"]
    ends = [*starts[1:], len(steps)]
    return tuple(_stage(steps[a], steps[a + 1 : b]) for a, b in zip(starts, ends, strict=True))


def _lines(text: str) -> list[str]:
    """The instructions, one a line: no comments, continued lines joined."""
    kept = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    joined = re.sub(r"\\\n\s*", " ", kept)
    return [line.strip() for line in joined.splitlines() if line.strip()]


def _instruction(line: str) -> Instruction:
    keyword, _, rest = line.partition(" ")
    if keyword not in KEYWORDS:
        raise DockerfileError(f"unknown instruction: {line}")
    options = {}
    while match := re.match(r"--([\w-]+)=(\S+)\s+", rest):
        options[match[1]] = match[2]
        rest = rest[match.end() :]
    return Instruction(keyword=keyword, text=rest.strip(), options=options)


def _stage(start: Instruction, instructions: list[Instruction]) -> Stage:
    base, _, name = start.text.partition(" AS ")
    return Stage(base=base, name=name, instructions=tuple(instructions))
