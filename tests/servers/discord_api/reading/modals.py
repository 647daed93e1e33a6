"""Windows with questions, as strictly as Discord reads them."""

from typing import TYPE_CHECKING, Final

from tests.servers.discord_api.application import Application
from tests.servers.discord_api.asking.asked import Asked
from tests.servers.discord_api.asking.modal import Modal
from tests.servers.discord_api.messages import parts
from tests.servers.discord_api.reading.checks import (
    check_choice,
    check_count,
    check_fields,
    check_length,
    check_number,
)
from tests.servers.discord_api.reading.components import Reader, numbered
from tests.servers.discord_api.reading.controls import Controls
from tests.servers.discord_api.refusal import Json

if TYPE_CHECKING:
    from collections.abc import Callable

_INPUT: Final = frozenset(
    {
        "type",
        "id",
        "custom_id",
        "style",
        "label",
        "min_length",
        "max_length",
        "required",
        "value",
        "placeholder",
    }
)
_GROUP: Final = frozenset(
    {"type", "id", "custom_id", "options", "required", "min_values", "max_values"}
)
_IN_LABEL: Final = parts.SELECTS | {
    parts.TEXT_INPUT,
    parts.RADIO_GROUP,
    parts.CHECKBOX_GROUP,
    parts.CHECKBOX,
}


def read_modal(application: Application, asked: Asked, given: object) -> Modal:
    """A window that opens as an answer.

    Raises:
        Refusal: if Discord would not take it.
    """
    data = check_fields("data", given, {"custom_id", "title", "components"})
    custom_id = check_length("data.custom_id", data.get("custom_id"), 1, 100)
    title = check_length("data.title", data.get("title"), 1, 45)
    components = check_count("data.components", data.get("components"), 1, 5)
    reader = Reader(application)
    for at, component in enumerate(components):
        _part(reader, f"data.components.{at}", component)
    return Modal(asked, custom_id, title, numbered(components))


def _part(reader: Reader, path: str, component: Json) -> None:
    check_choice(f"{path}.type", component.get("type"), (parts.ROW, parts.TEXT, parts.LABEL))
    if component["type"] == parts.TEXT:
        reader.one(path, component, {parts.TEXT})
    elif component["type"] == parts.ROW:
        inner = check_count(f"{path}.components", component.get("components"), 1, 1)
        _input(reader.controls, f"{path}.components.0", inner[0])
    else:
        _label(reader, path, component)


def _label(reader: Reader, path: str, label: Json) -> None:
    check_fields(path, label, {"type", "id", "label", "description", "component"})
    check_length(f"{path}.label", label.get("label"), 1, 45)
    check_length(f"{path}.description", label.get("description") or "", 0, 100)
    inner = label.get("component") or {}
    check_choice(f"{path}.component.type", inner.get("type"), _IN_LABEL)
    readers: dict[int, Callable[[Controls, str, Json], None]] = {
        parts.TEXT_INPUT: _input,
        parts.RADIO_GROUP: _group,
        parts.CHECKBOX_GROUP: _group,
        parts.CHECKBOX: _checkbox,
    }
    readers.get(inner["type"], Controls.select)(reader.controls, f"{path}.component", inner)


def _input(controls: Controls, path: str, field: Json) -> None:
    check_fields(path, field, _INPUT)
    check_choice(f"{path}.type", field.get("type"), (parts.TEXT_INPUT,))
    check_choice(f"{path}.style", field.get("style"), (1, 2))
    controls.name(path, field)
    check_length(f"{path}.placeholder", field.get("placeholder") or "", 0, 100)
    check_length(f"{path}.label", field.get("label") or "", 0, 45)
    most = check_number(f"{path}.max_length", field.get("max_length") or 4000, 1, 4000)
    check_number(f"{path}.min_length", field.get("min_length") or 0, 0, most)
    check_length(f"{path}.value", field.get("value") or "", 0, most)


def _group(controls: Controls, path: str, field: Json) -> None:
    check_fields(path, field, _GROUP)
    controls.name(path, field)
    least = 2 if field["type"] == parts.RADIO_GROUP else 1
    for at, given in enumerate(check_count(f"{path}.options", field.get("options"), least, 10)):
        where = f"{path}.options.{at}"
        option = check_fields(where, given, {"label", "value", "description", "default"})
        check_length(f"{where}.label", option.get("label"), 1, 100)
        check_length(f"{where}.value", option.get("value"), 1, 100)
        check_length(f"{where}.description", option.get("description") or "", 0, 100)


def _checkbox(controls: Controls, path: str, field: Json) -> None:
    check_fields(path, field, {"type", "id", "custom_id", "default"})
    controls.name(path, field)
