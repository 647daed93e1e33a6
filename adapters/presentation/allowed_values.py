"""What can be typed for a setting, told to whoever typed something else."""

from typing import Final

from adapters.presentation.place_values import MOST_PER_HOUR, setting_of, value_codes, value_text
from adapters.presentation.texts import Text, hyphened, joined, text

_BEGINS: Final = text("settings-time", hour="23", minutes="00")
_ENDS: Final = text("settings-time", hour="8", minutes="00")
_SWITCH: Final = (text("settings-on"), text("settings-off"))
_OWN: Final[dict[str, tuple[Text, ...]]] = {
    "notices": _SWITCH,
    "asks_discard": _SWITCH,
    "takes_challenges": _SWITCH,
    "hand_order": (text("settings-order-suit"), text("settings-order-rank")),
    "quiet_from": (
        text("settings-night", begins=_BEGINS, ends=_ENDS),
        text("settings-off"),
    ),
    "quiet_to": (_ENDS,),
    "hands": (text("settings-hands-private"), text("settings-hands-here")),
    "place_per_hour": (
        text("place-any-number"),
        text("settings-night", begins="1", ends=str(MOST_PER_HOUR)),
    ),
}


def setting_called(key: str) -> Text:
    """What the setting ``key`` is called."""
    return text(f"setting-{hyphened(key)}")


def allowed_values(key: str) -> Text:
    """Everything that may be typed for the setting ``key``, or an example of it."""
    place_key = setting_of(key)
    if place_key is None or key in _OWN:
        return joined(_OWN[key])
    return joined(value_text(place_key, code) for code in value_codes(place_key))
