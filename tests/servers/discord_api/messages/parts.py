"""What a message is built of: buttons, menus, words, found in its tree of components."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from tests.servers.discord_api.refusal import Json

ROW: Final = 1
BUTTON: Final = 2
STRING_SELECT: Final = 3
TEXT_INPUT: Final = 4
USER_SELECT: Final = 5
SELECTS: Final = frozenset({3, 5, 6, 7, 8})
SECTION: Final = 9
TEXT: Final = 10
THUMBNAIL: Final = 11
GALLERY: Final = 12
FILE: Final = 13
SEPARATOR: Final = 14
CONTAINER: Final = 17
LABEL: Final = 18
FILE_UPLOAD: Final = 19
RADIO_GROUP: Final = 21
CHECKBOX_GROUP: Final = 22
CHECKBOX: Final = 23
STYLES: Final = {1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link"}


@dataclass(frozen=True, slots=True)
class Button:
    """A button; ``style`` is primary, secondary, success, danger or link.

    ``emoji`` is the name of the picture before the label.
    """

    label: str
    custom_id: str = ""
    url: str = ""
    style: str = "secondary"
    emoji: str = ""
    disabled: bool = False

    @property
    def words(self) -> str:
        """The label, with its picture."""
        return f"{self.emoji} {self.label}".strip()


@dataclass(frozen=True, slots=True)
class Option:
    """An entry of a menu."""

    label: str
    value: str
    description: str = ""
    emoji: str = ""
    default: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A menu; how many of its options may be chosen."""

    custom_id: str
    options: tuple[Option, ...] = ()
    placeholder: str = ""
    least: int = 1
    most: int = 1
    disabled: bool = False
    kind: int = STRING_SELECT

    def option(self, words: str) -> Option:
        """The first option whose label holds ``words``.

        Raises:
            LookupError: if there is none.
        """
        for option in self.options:
            if words in option.label:
                return option
        message = f"no option {words!r} among {[option.label for option in self.options]}"
        raise LookupError(message)


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Every component of a tree, from top to bottom."""
    for component in components:
        yield component
        yield from walk(component.get("components", ()))
        for inner in ("accessory", "component"):
            if isinstance(component.get(inner), dict):
                yield from walk((component[inner],))


def as_button(said: Json) -> Button:
    """A button as it stands in a message."""
    return Button(
        label=said.get("label", ""),
        custom_id=said.get("custom_id", ""),
        url=said.get("url", ""),
        style=STYLES.get(said["style"], ""),
        emoji=(said.get("emoji") or {}).get("name") or "",
        disabled=bool(said.get("disabled")),
    )


def as_select(said: Json) -> Select:
    """A menu as it stands in a message or a window."""
    return Select(
        custom_id=said["custom_id"],
        options=tuple(as_option(option) for option in said.get("options", ())),
        placeholder=said.get("placeholder") or "",
        least=said.get("min_values", 1),
        most=said.get("max_values", 1),
        disabled=bool(said.get("disabled")),
        kind=said["type"],
    )


def as_option(said: Json) -> Option:
    """An entry of a menu as it stands there."""
    return Option(
        label=said["label"],
        value=said["value"],
        description=said.get("description") or "",
        emoji=(said.get("emoji") or {}).get("name") or "",
        default=bool(said.get("default")),
    )


def words_of(said: Json) -> Iterator[str]:
    """What a component alone gives people to read, alternative texts and names of files too."""
    for name in ("content", "label", "placeholder", "description"):
        if said.get(name):
            yield str(said[name])
    if said.get("emoji"):
        yield str(said["emoji"].get("name"))
    for option in said.get("options", ()):
        yield from words_of(option)
    for item in said.get("items", ()):
        yield from words_of(item)
