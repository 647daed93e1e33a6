"""Components, as strictly as Discord reads them."""

import json
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Final

from tests.servers.discord_api.application import Application
from tests.servers.discord_api.messages import parts
from tests.servers.discord_api.reading.checks import (
    check_choice,
    check_count,
    check_fields,
    check_length,
    check_number,
)
from tests.servers.discord_api.reading.controls import Controls, check_address
from tests.servers.discord_api.refusal import Json, invalid

MOST_OLD_ROWS: Final = 5
MOST_COMPONENTS: Final = 40
MOST_TEXT: Final = 4000
MOST_IN_ROW: Final = 5
_IN_CONTAINER: Final = frozenset(
    {parts.ROW, parts.SECTION, parts.TEXT, parts.GALLERY, parts.FILE, parts.SEPARATOR}
)
ON_TOP: Final = _IN_CONTAINER | {parts.CONTAINER}
_SELECT_FIELDS: Final = frozenset(
    {
        "custom_id",
        "placeholder",
        "min_values",
        "max_values",
        "disabled",
        "required",
        "default_values",
        "channel_types",
        "options",
    }
)
_FIELDS: Final = {
    parts.ROW: {"components"},
    parts.BUTTON: {"style", "label", "emoji", "custom_id", "url", "disabled"},
    parts.SECTION: {"components", "accessory"},
    parts.TEXT: {"content"},
    parts.THUMBNAIL: {"media", "description", "spoiler"},
    parts.GALLERY: {"items"},
    parts.FILE: {"file", "spoiler"},
    parts.SEPARATOR: {"divider", "spacing"},
    parts.CONTAINER: {"components", "accent_color", "spoiler"},
} | dict.fromkeys(parts.SELECTS, _SELECT_FIELDS)
_LARGEST_ID: Final = (1 << 31) - 1


@dataclass(slots=True)
class Reader:
    """Reads the components of one message; ``files`` are the names of what it may show."""

    application: Application
    files: Collection[str] = ()
    count: int = 0
    text: int = 0
    ids: set[int] = field(default_factory=set)
    controls: Controls = field(init=False)
    _readers: dict[int, Callable[[str, Json], None]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self.controls = Controls(self.application)
        selects = dict.fromkeys(parts.SELECTS, self.controls.select)
        self._readers = {
            **selects,
            parts.ROW: self._row,
            parts.BUTTON: self.controls.button,
            parts.SECTION: self._section,
            parts.TEXT: self._text,
            parts.THUMBNAIL: self._thumbnail,
            parts.GALLERY: self._gallery,
            parts.FILE: self._file,
            parts.SEPARATOR: self._separator,
            parts.CONTAINER: self._container,
        }

    def read(self, given: object, *, modern: bool) -> list[Json]:
        """The components of a message; ``modern`` ones need no rows around them.

        Raises:
            Refusal: if Discord would not take them.
        """
        most = MOST_COMPONENTS if modern else MOST_OLD_ROWS
        components: list[Json] = copied(check_count("components", given, 0, most))
        kinds = ON_TOP if modern else {parts.ROW}
        for at, component in enumerate(components):
            self.one(f"components.{at}", component, kinds)
        if self.count > MOST_COMPONENTS:
            words = f"The total number of components cannot exceed {MOST_COMPONENTS}"
            raise invalid("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", words)
        if self.text > MOST_TEXT:
            words = f"The total length of all text exceeds the maximum of {MOST_TEXT}"
            code = "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"
            raise invalid("components", code, words)
        return numbered(components)

    def one(self, path: str, component: object, kinds: Collection[int]) -> None:
        """One component, which must be of one of these kinds.

        Raises:
            Refusal: if Discord would not take it.
        """
        if not isinstance(component, dict):
            raise invalid(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used here")
        kind = component.get("type")
        check_choice(f"{path}.type", kind, kinds)
        assert isinstance(kind, int)
        check_fields(path, component, _FIELDS[kind] | {"type", "id"})
        self.count += 1
        self._identify(path, component)
        self._readers[kind](path, component)

    def _identify(self, path: str, component: Json) -> None:
        identity = component.get("id")
        if identity is None or identity == 0:
            return
        check_number(f"{path}.id", identity, 1, _LARGEST_ID)
        if identity in self.ids:
            raise invalid(f"{path}.id", "COMPONENT_ID_DUPLICATED", "Ids cannot be duplicated")
        self.ids.add(identity)

    def _row(self, path: str, row: Json) -> None:
        inner = check_count(f"{path}.components", row.get("components"), 1, MOST_IN_ROW)
        for at, component in enumerate(inner):
            self.one(f"{path}.components.{at}", component, parts.SELECTS | {parts.BUTTON})
        if len(inner) > 1 and any(one["type"] in parts.SELECTS for one in inner):
            words = "The specified component exceeds the maximum width"
            raise invalid(f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", words)

    def _section(self, path: str, section: Json) -> None:
        inner = check_count(f"{path}.components", section.get("components"), 1, 3)
        for at, component in enumerate(inner):
            self.one(f"{path}.components.{at}", component, {parts.TEXT})
        accessory = section.get("accessory")
        self.one(f"{path}.accessory", accessory, {parts.BUTTON, parts.THUMBNAIL})

    def _text(self, path: str, text: Json) -> None:
        self.text += len(check_length(f"{path}.content", text.get("content"), 1, MOST_TEXT))

    def _thumbnail(self, path: str, thumbnail: Json) -> None:
        check_length(f"{path}.description", thumbnail.get("description") or "", 0, 1024)
        self._media(f"{path}.media", thumbnail.get("media"))

    def _gallery(self, path: str, gallery: Json) -> None:
        for at, given in enumerate(check_count(f"{path}.items", gallery.get("items"), 1, 10)):
            where = f"{path}.items.{at}"
            item = check_fields(where, given, {"media", "description", "spoiler"})
            check_length(f"{where}.description", item.get("description") or "", 0, 1024)
            self._media(f"{where}.media", item.get("media"))

    def _file(self, path: str, file: Json) -> None:
        self._media(f"{path}.file", file.get("file"))

    def _media(self, path: str, given: object) -> None:
        known = {"url", "proxy_url", "height", "width", "content_type", "attachment_id"}
        media = check_fields(path, given, known)
        url = check_length(f"{path}.url", media.get("url"), 1, 2048)
        name = url.removeprefix("attachment://")
        if name != url and name not in self.files:
            raise invalid(
                f"{path}.url", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", url
            )
        if name == url:
            check_address(f"{path}.url", url)
        given_media: Json = {"proxy_url": url, "height": 0, "width": 0, "loading_state": 2}
        media.update({name: value for name, value in given_media.items() if name not in media})

    def _separator(self, path: str, separator: Json) -> None:
        check_choice(f"{path}.spacing", separator.get("spacing", 1), (1, 2))

    def _container(self, path: str, container: Json) -> None:
        colour = container.get("accent_color")
        if colour is not None:
            check_number(f"{path}.accent_color", colour, 0, 0xFFFFFF)
        inner = check_count(f"{path}.components", container.get("components"), 1, MOST_COMPONENTS)
        for at, component in enumerate(inner):
            self.one(f"{path}.components.{at}", component, _IN_CONTAINER)


def copied(components: list[Json]) -> list[Json]:
    """The same, so that no change of them changes what was sent."""
    copy: list[Json] = json.loads(json.dumps(components))
    return copy


def numbered(components: list[Json]) -> list[Json]:
    """The same, each with an id of its own as Discord gives them."""
    found = list(parts.walk(components))
    taken = {one["id"] for one in found if one.get("id")}
    free = (number for number in range(1, len(found) + len(taken) + 1) if number not in taken)
    for one in found:
        if not one.get("id"):
            one["id"] = next(free)
    return components
