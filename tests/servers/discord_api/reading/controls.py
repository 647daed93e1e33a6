"""Buttons and menus, as strictly as Discord reads them."""

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
from tests.servers.discord_api.refusal import Json, invalid

_LINK: Final = 5


@dataclass(slots=True)
class Controls:
    """Reads what can be pressed or chosen from in one message or window."""

    application: Application
    custom_ids: set[str] = field(default_factory=set)

    def name(self, path: str, component: Json) -> None:
        """Its custom_id, which must be its own.

        Raises:
            Refusal: if another has it too.
        """
        custom_id = check_length(f"{path}.custom_id", component.get("custom_id"), 1, 100)
        if custom_id in self.custom_ids:
            words = "Component custom id cannot be duplicated"
            raise invalid(f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", words)
        self.custom_ids.add(custom_id)

    def select(self, path: str, component: Json) -> None:
        """A menu.

        Raises:
            Refusal: if Discord would not take it.
        """
        self.name(path, component)
        check_length(f"{path}.placeholder", component.get("placeholder") or "", 0, 150)
        most = 25
        if component["type"] == parts.STRING_SELECT:
            most = len(check_count(f"{path}.options", component.get("options"), 1, 25))
            self._options(path, component["options"])
        elif "options" in component:
            raise invalid(f"{path}.options", "UNKNOWN", "Such a menu has no options.")
        least_chosen = check_number(f"{path}.min_values", component.get("min_values", 1), 0, 25)
        chosen = check_number(f"{path}.max_values", component.get("max_values", 1), 1, 25)
        if least_chosen > chosen or chosen > most:
            words = "More must be chosen than can be."
            raise invalid(f"{path}.max_values", "BASE_TYPE_BAD_LENGTH", words)

    def button(self, path: str, button: Json) -> None:
        """A button.

        Raises:
            Refusal: if Discord would not take it.
        """
        style = button.get("style")
        check_choice(f"{path}.style", style, parts.STYLES)
        label = check_length(f"{path}.label", button.get("label") or "", 0, 80)
        if not label.strip() and not button.get("emoji"):
            words = "A button must have a label or an emoji"
            raise invalid(f"{path}.label", "BUTTON_COMPONENT_LABEL_REQUIRED", words)
        self.emoji(f"{path}.emoji", button.get("emoji"))
        if style != _LINK:
            self.name(path, button)
        if ("url" in button) != (style == _LINK) or (style == _LINK and "custom_id" in button):
            words = "A link has a url and no custom id, all others a custom id and no url"
            raise invalid(path, "BUTTON_COMPONENT_INVALID", words)
        if style == _LINK:
            check_address(f"{path}.url", button["url"])

    def emoji(self, path: str, said: object) -> None:
        """A picture, which must exist.

        Raises:
            Refusal: if it does not.
        """
        if said is None:
            return
        emoji = check_fields(path, said, {"id", "name", "animated"})
        identity, name = emoji.get("id"), str(emoji.get("name") or "")
        if identity:
            known = int(identity) in self.application.emojis
        else:
            known = bool(name) and not name.isascii()
        if not known:
            raise invalid(f"{path}.id", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def _options(self, path: str, options: list[object]) -> None:
        values = set()
        for at, given in enumerate(options):
            where = f"{path}.options.{at}"
            known = {"label", "value", "description", "emoji", "default"}
            option = check_fields(where, given, known)
            check_length(f"{where}.label", option.get("label"), 1, 100)
            values.add(check_length(f"{where}.value", option.get("value"), 1, 100))
            check_length(f"{where}.description", option.get("description") or "", 0, 100)
            self.emoji(f"{where}.emoji", option.get("emoji"))
        if len(values) < len(options):
            words = "The specified option value is already used"
            raise invalid(f"{path}.options", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", words)


def check_address(path: str, url: object) -> None:
    """A link.

    Raises:
        Refusal: if it is none.
    """
    address = check_length(path, url, 1, 512)
    if not address.startswith(("http://", "https://", "discord://")):
        words = "Scheme must be one of ('http', 'https', 'discord')."
        raise invalid(path, "URL_TYPE_INVALID_SCHEME", words)
