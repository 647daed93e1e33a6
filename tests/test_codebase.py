"""The repository itself: its file map, suppressions, dependencies and what must not be in it."""

import ast
import io
import re
import subprocess
import tokenize
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from scripts import filemap

CHECKOUT = Path(__file__).resolve().parent.parent
CODE = ("bot", "adapters", "engine", "tests", "bench", "scripts")

# Each is a check turned off. Lower a number whenever you can; raise it only with a good reason.
SUPPRESSIONS = {"noqa": 12, "type: ignore": 0, "pragma: no cover": 0}
SKIPS = 1

SUPPRESSION = re.compile(r"(noqa|type: ignore|pragma: no cover)(: [A-Z\d, ]+|\[[\w, -]+\])?(.*)")
# Written so that no pattern is found in the file that holds it.
FOREIGN = re.compile(
    r"/(?:work|root|tmp/brief)/|\bshared/(?:design|rules|platforms|reliability|peers)"
    r"|\bdeb\.debian\.|\bregistry\.npmjs\."
)


def _tracked() -> list[Path]:
    """Every file of the repository, and every new one that is not ignored."""
    listing = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-co", "--exclude-standard"],
        check=True,
        capture_output=True,
        text=True,
        cwd=CHECKOUT,
    ).stdout.splitlines()
    return [path for line in listing if (path := CHECKOUT / line).is_file()]


def _code() -> list[Path]:
    return [
        path
        for path in _tracked()
        if path.suffix == ".py" and path.relative_to(CHECKOUT).parts[0] in CODE
    ]


def _suppressions() -> Iterator[tuple[str, str, str]]:
    """Each check that a comment turns off: where, which, and what the comment adds to it."""
    for path in _code():
        text = path.read_text(encoding="utf-8")
        # To read a file token by token is slow, and few files need it.
        if not SUPPRESSION.search(text):
            continue
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            found = SUPPRESSION.search(token.string) if token.type == tokenize.COMMENT else None
            if found:
                place = f"{path.relative_to(CHECKOUT)}:{token.start[0]}"
                yield place, found[1], found[3]


def _skips() -> Iterator[str]:
    """Where a test is skipped, or expected to fail."""
    names = {"skip", "skipif", "xfail", "importorskip"}
    for path in _code():
        text = path.read_text(encoding="utf-8")
        if not any(name in text for name in names):
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Attribute) and node.attr in names:
                yield f"{path.relative_to(CHECKOUT)}:{node.lineno}"


def _text_files() -> Iterator[tuple[str, str]]:
    """Name and text of every file that people write; the lock file is a tool's."""
    for path in _tracked():
        if path.name != "uv.lock":
            try:
                text = path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue
            yield path.relative_to(CHECKOUT).as_posix(), text


def _registry_hosts() -> set[str]:
    lock = (CHECKOUT / "uv.lock").read_text(encoding="utf-8")
    return {str(urlsplit(url).hostname) for url in re.findall(r'https?://[^"]+', lock)}


def _dependencies() -> list[str]:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    declared = [*project["project"]["dependencies"], *groups["dev"], *groups["bench"]]
    return [re.split(r"[\[<>=~!; ]", line)[0] for line in declared]


def _targets() -> set[str]:
    makefile = (CHECKOUT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))


def test_the_file_map_of_contributing_is_what_the_files_say_of_themselves() -> None:
    page = filemap.PAGE.read_text(encoding="utf-8")

    begin, end = page.index(filemap.BEGIN), page.index(filemap.END) + len(filemap.END)

    assert page[begin:end] == filemap.block(), "run `make filemap`"


def test_every_python_file_says_first_what_it_owns() -> None:
    silent = [path.relative_to(CHECKOUT) for path in _code() if not filemap.first_words(path)]

    assert silent == []


def test_no_check_is_turned_off_beyond_the_number_agreed_on() -> None:
    found = list(_suppressions())

    counted = dict.fromkeys(SUPPRESSIONS, 0) | Counter(kind for _, kind, _ in found)

    assert counted == SUPPRESSIONS, found


def test_every_check_turned_off_has_its_reason_on_its_line() -> None:
    wordless = [place for place, _, rest in _suppressions() if len(rest.split()) < 3]

    assert wordless == []


def test_no_test_is_skipped_beyond_the_number_agreed_on() -> None:
    found = list(_skips())

    assert len(found) == SKIPS, found


@pytest.mark.parametrize("package", _dependencies())
def test_every_dependency_is_explained(package: str) -> None:
    page = (CHECKOUT / "docs/architecture.md").read_text(encoding="utf-8")

    assert re.search(rf"^\| `{re.escape(package)}` \| .+ \|$", page, re.MULTILINE)


def test_no_dependency_is_explained_that_is_gone() -> None:
    page = (CHECKOUT / "docs/architecture.md").read_text(encoding="utf-8")
    tables = page.partition("## What it stands on")[2].partition("\n## ")[0]

    explained = re.findall(r"^\| `([^`]+)` \|", tables, re.MULTILINE)

    assert sorted(explained) == sorted(_dependencies())


def test_the_readme_names_the_two_commands() -> None:
    page = (CHECKOUT / "README.md").read_text(encoding="utf-8")

    assert re.search(r"^make run\b", page, re.MULTILINE)
    assert re.search(r"^make test\b", page, re.MULTILINE)


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/architecture.md"])
def test_every_make_command_that_a_page_names_exists(page: str) -> None:
    text = (CHECKOUT / page).read_text(encoding="utf-8")

    named = set(re.findall(r"(?:^|`)make ([a-z]+)", text, re.MULTILINE))

    assert named <= _targets()


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/architecture.md"])
def test_every_file_that_a_page_links_to_exists(page: str) -> None:
    source = CHECKOUT / page
    links = re.findall(r"\]\(((?!https?:|#)[^)#]+)", source.read_text(encoding="utf-8"))

    missing = [link for link in links if not (source.parent / link).exists()]

    assert missing == []


def test_no_file_speaks_of_the_machine_it_was_written_on() -> None:
    found = [(name, hit[0]) for name, text in _text_files() if (hit := FOREIGN.search(text))]

    assert found == []


def test_no_file_but_the_lock_names_a_package_registry() -> None:
    hosts = _registry_hosts()

    found = [(name, host) for name, text in _text_files() for host in hosts if host in text]

    assert found == []
