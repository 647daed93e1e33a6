"""The image: what the Dockerfile promises, and that its trial carries out every line of it."""

import tomllib
from pathlib import Path

import pytest

from scripts.image.build import STEPS
from scripts.image.dockerfile import KEYWORDS, DockerfileError, stages

CHECKOUT = Path(__file__).resolve().parent.parent


def _locked_version(package: str) -> str:
    lock = tomllib.loads((CHECKOUT / "uv.lock").read_text(encoding="utf-8"))
    return next(str(p["version"]) for p in lock["package"] if p["name"] == package)


def test_the_image_has_a_stage_that_installs_and_one_that_runs() -> None:
    builder, final = stages()

    assert builder.name == "builder"
    assert final.all("RUN") == []


def test_both_stages_stand_on_the_same_base_by_tag() -> None:
    assert {stage.base for stage in stages()} == {"python:3.13-slim"}


def test_the_image_installs_with_the_locked_uv_from_the_lock_and_without_tools() -> None:
    commands = [step.text for step in stages()[0].all("RUN")]

    assert f"pip install --no-cache-dir uv=={_locked_version('uv')}" in commands
    assert "uv sync --locked --no-dev" in commands


def test_every_part_of_the_bot_is_in_the_image() -> None:
    copied = {word for step in stages()[0].all("COPY") for word in step.words}

    assert {"bot", "adapters", "engine", "LICENSE"} <= copied


def test_what_the_image_copies_is_let_through_to_the_builder() -> None:
    let_through = (CHECKOUT / ".dockerignore").read_text(encoding="utf-8").splitlines()

    copied = {word for step in stages()[0].all("COPY") for word in step.words[:-1]}

    assert {line[1:] for line in let_through if line.startswith("!")} == copied


def test_the_bot_runs_as_a_plain_user() -> None:
    final = stages()[-1]

    assert final.last("USER").text == "10001:10001"


def test_the_bot_keeps_its_games_on_a_volume_that_its_user_owns() -> None:
    final = stages()[-1]

    data = next(step for step in final.all("COPY") if step.words[-1] == "/data")

    assert final.last("VOLUME").text == "/data"
    assert "DATA_DIR=/data" in final.last("ENV").words
    assert data.options["chown"] == final.last("USER").text


def test_the_image_starts_checks_and_stops_the_bot_without_a_shell() -> None:
    final = stages()[-1]

    assert final.last("CMD").words == ("python", "-m", "bot")
    assert final.last("HEALTHCHECK").words == ("python", "-m", "bot", "healthcheck")
    assert final.last("STOPSIGNAL").text == "SIGTERM"


def test_the_trial_can_carry_out_every_instruction_that_is_read() -> None:
    assert set(STEPS) | {"FROM"} == KEYWORDS


def test_an_instruction_that_nobody_carries_out_is_refused() -> None:
    with pytest.raises(DockerfileError, match="ONBUILD"):
        stages("FROM python:3.13-slim\nONBUILD RUN true\n")


def test_continued_lines_comments_and_options_are_read_as_one_instruction() -> None:
    (stage,) = stages("FROM a AS b\n# a comment\nCOPY --from=x --chown=1:1 \\\n    one two /to/\n")

    (copy,) = stage.instructions

    assert stage.name == "b"
    assert copy.options == {"from": "x", "chown": "1:1"}
    assert copy.words == ("one", "two", "/to/")
    assert str(copy) == "COPY --from=x --chown=1:1 one two /to/"
