"""The file map of CONTRIBUTING.md, made of the first line of every file's docstring."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
PAGE = CHECKOUT / "CONTRIBUTING.md"
FOLDERS = ("bot", "adapters", "engine", "tests", "bench", "scripts")
BEGIN = "<!-- file map: begin -->"
END = "<!-- file map: end -->"
WORDS_COLUMN = 30
# What a comment starts with in the languages that have no docstring.
COMMENT = re.compile(r"^\s*(?:#+|//+|/\*+)\s*(.*?)\s*(?:\*/)?\s*$")
COMMENTED = frozenset((".ftl", ".js", ".css"))
# Steps of the schema and tests are known by their own names.
UNLISTED = re.compile(r"/versions/|(^|/)tests/.*(test_\w+|/__init__)\.py$")


def main() -> int:
    """Print the map; with ``--write``, put it into CONTRIBUTING.md."""
    if "--write" not in sys.argv:
        print(drawn())
        return 0
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{block()}{after}", encoding="utf-8")
    return 0


def block() -> str:
    """What stands in CONTRIBUTING.md, marks included."""
    return f"{BEGIN}\n```\n{drawn()}\n```\n{END}"


def drawn() -> str:
    """One line for each folder and file: its name, and what it owns."""
    folders = (CHECKOUT / name for name in FOLDERS)
    lines = (line for folder in folders if folder.is_dir() for line in _folder(folder, 0))
    return "\n".join(line.rstrip() for line in lines)


def first_words(file: Path) -> str:
    """The first line of ``file``'s docstring or opening comment; empty if it has none."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        return (ast.get_docstring(ast.parse(text)) or "").partition("\n")[0]
    comment = COMMENT.match(text.partition("\n")[0])
    return comment[1] if comment else ""


def _folder(folder: Path, depth: int) -> Iterator[str]:
    """The lines of ``folder``, its files first, nothing if it holds no code."""
    inside = [*_files(folder, depth + 1), *_folders(folder, depth + 1)]
    if inside:
        own = folder / "__init__.py"
        yield _line(f"{folder.name}/", depth, first_words(own) if own.exists() else "")
        yield from inside


def _files(folder: Path, depth: int) -> Iterator[str]:
    for file in sorted(folder.glob("*.*")):
        path = file.relative_to(CHECKOUT).as_posix()
        is_code = file.suffix == ".py" or file.suffix in COMMENTED
        if is_code and file.name != "__init__.py" and not UNLISTED.search(path):
            yield _line(file.name, depth, first_words(file))


def _folders(folder: Path, depth: int) -> Iterator[str]:
    for inner in sorted(path for path in folder.iterdir() if path.is_dir()):
        yield from _folder(inner, depth)


def _line(name: str, depth: int, words: str) -> str:
    """``name``, indented, and ``words`` in a column of their own."""
    return f"{'  ' * depth + name:<{WORDS_COLUMN}}{words}"


if __name__ == "__main__":
    sys.exit(main())
