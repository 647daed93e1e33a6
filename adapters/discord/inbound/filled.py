"""What was filled in: the options of a command, the fields of a form."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from discord import Interaction

from adapters.discord.inbound.visitors import chosen_visitor
from adapters.frontdesk import Visitor

_PEOPLE: Final = frozenset({"opponent", "player", "versus"})
"""What names somebody, and is filled in by choosing them."""
LONGEST: Final = 500
"""Characters of what is typed into one option, at most."""


@dataclass(frozen=True, slots=True)
class Filled:
    """What was filled in, by the names of its options: words, and people who were chosen.

    ``unknown`` is somebody who was chosen and of whom nothing else is told. ``typing`` is the
    option that is being filled in right now, for which choices are asked.
    """

    words: Mapping[str, str] = field(default_factory=dict)
    people: Mapping[str, Visitor] = field(default_factory=dict)
    unknown: str = ""
    typing: str = ""

    @classmethod
    def command(cls, interaction: Interaction) -> "Filled":
        """The options of a command, or whom an entry of somebody's menu is about."""
        told = _told(interaction)
        resolved, options = told.get("resolved") or {}, told.get("options") or []
        values = {option["name"]: option.get("value") for option in options}
        if "target_id" in told:
            values["opponent"] = told["target_id"]
        typing = next((option["name"] for option in options if option.get("focused")), "")
        return _filled(values, resolved, typing)

    @classmethod
    def form(cls, interaction: Interaction) -> "Filled":
        """The fields of a form."""
        told = _told(interaction)
        fields = dict(_fields(told.get("components") or []))
        return _filled(fields, told.get("resolved") or {}, "")


def command_of(interaction: Interaction) -> str:
    """The name of the command that was used."""
    return str(_told(interaction).get("name", ""))


def kind_of(interaction: Interaction) -> int:
    """Whether a typed command was used, or an entry of somebody's menu."""
    return int(_told(interaction).get("type", 0))


def custom_id_of(interaction: Interaction) -> str:
    """What was pressed, or which form was sent."""
    return str(_told(interaction).get("custom_id", ""))


def chosen_of(interaction: Interaction) -> str:
    """The first value that was chosen in a list; empty for a button."""
    values = _told(interaction).get("values") or [""]
    return str(values[0])


def _told(interaction: Interaction) -> Mapping[str, Any]:
    return interaction.data or {}


def _fields(components: list[Mapping[str, Any]]) -> Iterator[tuple[str, Any]]:
    """Each field of a form, however deep it lies, with what was filled in."""
    for component in components:
        yield from _fields(component.get("components") or [])
        inner = component.get("component")
        if inner is not None:
            yield from _fields([inner])
        if "custom_id" in component:
            values = component.get("values") or [component.get("value")]
            yield component["custom_id"], values[0]


def _filled(values: Mapping[str, Any], resolved: Mapping[str, Any], typing: str) -> Filled:
    people = {name: who for name, value in values.items() if (who := _who(resolved, value))}
    words = {
        name: _words(value)
        for name, value in values.items()
        if name not in people and value is not None
    }
    unknown = next((value for name, value in words.items() if name in _PEOPLE), "")
    return Filled(words, people, unknown, typing)


def _who(resolved: Mapping[str, Any], value: object) -> Visitor | None:
    return chosen_visitor(resolved, value) if isinstance(value, str) else None


def _words(value: object) -> str:
    return " ".join(str(value)[:LONGEST].split())
