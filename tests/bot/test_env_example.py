"""`.env.example` against the settings themselves."""

import re
from pathlib import Path

import pytest
from pydantic.fields import FieldInfo

from bot.settings import Settings

EXAMPLE = Path(__file__).resolve().parents[2] / ".env.example"
LINE = re.compile(r"^#([A-Z][A-Z0-9_]*)=(.*)$", re.MULTILINE)


def _variable(name: str, field: FieldInfo) -> str:
    """The environment variable that fills a setting."""
    alias = field.validation_alias
    prefix = Settings.model_config.get("env_prefix", "")
    return (alias if isinstance(alias, str) else f"{prefix}{name}").upper()


def _variables() -> list[str]:
    return [_variable(name, field) for name, field in Settings.model_fields.items()]


def test_the_example_names_every_setting_once_and_nothing_else() -> None:
    named = [name for name, _ in LINE.findall(EXAMPLE.read_text(encoding="utf-8"))]

    assert sorted(named) == sorted(_variables())


def test_the_example_turned_on_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in _variables():
        monkeypatch.delenv(variable, raising=False)
    lines = LINE.findall(EXAMPLE.read_text(encoding="utf-8"))
    turned_on = tmp_path / ".env"
    turned_on.write_text("".join(f"{name}={value}\n" for name, value in lines if value))
    nothing = tmp_path / "nothing.env"

    assert Settings(_env_file=turned_on) == Settings(_env_file=nothing)


def test_every_setting_of_the_example_is_explained_above_it() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()

    bare = [
        line
        for above, line in zip(["", *lines], lines, strict=False)
        if LINE.match(line) and (not re.match(r"# \S+ \S+", above))
    ]

    assert bare == []


def test_nothing_is_set_by_copying_the_example() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()

    assert [line for line in lines if line.strip() and not line.startswith("#")] == []
