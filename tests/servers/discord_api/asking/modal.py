"""A window with questions, as it opens before somebody."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.servers.discord_api.messages import parts
from tests.servers.discord_api.refusal import Json

if TYPE_CHECKING:
    from tests.servers.discord_api.asking.asked import Asked

FIELDS = parts.SELECTS | {
    parts.TEXT_INPUT,
    parts.RADIO_GROUP,
    parts.CHECKBOX_GROUP,
    parts.CHECKBOX,
}
Value = str | bool | list[str]


@dataclass(slots=True, eq=False)
class Modal:
    """A window; ``asked`` is what it came as the answer to."""

    asked: "Asked"
    custom_id: str
    title: str
    components: list[Json]

    @property
    def fields(self) -> list[Json]:
        """What is to be filled in, from top to bottom."""
        return [one for one in parts.walk(self.components) if one["type"] in FIELDS]

    @property
    def labels(self) -> list[str]:
        """What stands over the fields."""
        return [str(one["label"]) for one in parts.walk(self.components) if one.get("label")]

    @property
    def words(self) -> str:
        """All that it gives people to read."""
        said = [line for one in parts.walk(self.components) for line in parts.words_of(one)]
        return "\n".join((self.title, *said))

    def field(self, words: str) -> Json:
        """The field whose label holds ``words``, or whose custom_id they are.

        Raises:
            LookupError: if there is none.
        """
        for one in self.components:
            inner = next(one for one in parts.walk((one,)) if one["type"] in FIELDS)
            if words == inner["custom_id"] or words in str(one.get("label", inner.get("label"))):
                return inner
        message = f"no field {words!r} among {self.labels}"
        raise LookupError(message)

    def people(self, sent: list[Json]) -> list[str]:
        """Whom the fields that were filled in name."""
        chosen = (one for one in parts.walk(sent) if one["type"] == parts.USER_SELECT)
        return [identity for field in chosen for identity in field["values"]]

    def filled(self, values: dict[str, Value]) -> list[Json]:
        """What goes over the wire once it is filled in; what is not, stays as it was."""
        given = {str(self.field(words)["custom_id"]): value for words, value in values.items()}
        return [_sent(one, given) for one in self.components]


def _sent(component: Json, given: dict[str, Value]) -> Json:
    kind = component["type"]
    if kind == parts.TEXT:
        return {"type": kind, "id": component.get("id", 0), "content": component["content"]}
    if kind == parts.ROW:
        inner = [_field(one, given) for one in component["components"]]
        return {"type": kind, "id": component.get("id", 0), "components": inner}
    inner_one = _field(component["component"], given)
    return {"type": kind, "id": component.get("id", 0), "component": inner_one}


def _field(field: Json, given: dict[str, Value]) -> Json:
    said: Json = {"type": field["type"], "id": field.get("id", 0), "custom_id": field["custom_id"]}
    value = given.get(field["custom_id"])
    if field["type"] == parts.TEXT_INPUT:
        return said | {"value": _typed(field, value)}
    if field["type"] == parts.CHECKBOX:
        return said | {"value": bool(field.get("default") if value is None else value)}
    chosen = _chosen(field, value)
    assert chosen or not field.get("required", True), f"{field['custom_id']} must be chosen"
    if field["type"] == parts.RADIO_GROUP:
        return said | {"value": chosen[0] if chosen else None}
    return said | {"values": chosen}


def _typed(field: Json, value: Value | None) -> str:
    typed = str(field.get("value") or "") if value is None else str(value)
    if field.get("required", True):
        assert typed, f"{field['custom_id']} must be filled in"
    assert len(typed) >= int(field.get("min_length") or 0) or not typed, "that is too short"
    assert len(typed) <= int(field.get("max_length") or 4000), "that is too long"
    return typed


def _chosen(field: Json, value: Value | None) -> list[str]:
    options = field.get("options", [])
    if value is None:
        return [one["value"] for one in options if one.get("default")]
    chosen = value if isinstance(value, list) else [str(value)]
    if options:
        unknown = set(chosen) - {one["value"] for one in options}
        assert not unknown, f"{unknown} cannot be chosen"
    return chosen
