"""A bounded memory: what was noted last, and no more than so much of it."""

from collections import OrderedDict
from typing import Final, Generic, TypeVar

REMEMBERED: Final = 10_000

Key = TypeVar("Key")
Value = TypeVar("Value")


class Latest(Generic[Key, Value]):
    """What was noted last, and no more than ``size`` of it."""

    def __init__(self, size: int = REMEMBERED) -> None:
        self._size = size
        self._kept: OrderedDict[Key, Value] = OrderedDict()

    def __contains__(self, key: Key) -> bool:
        return key in self._kept

    def note(self, key: Key, value: Value) -> None:
        """Keep ``value``; what was noted longest ago may be forgotten for it."""
        self._kept.pop(key, None)
        self._kept[key] = value
        while len(self._kept) > self._size:
            self._kept.popitem(last=False)

    def get(self, key: Key) -> Value | None:
        """What was noted, None if it was not or is forgotten."""
        return self._kept.get(key)

    def take(self, key: Key) -> Value | None:
        """What was noted, which is forgotten with that."""
        return self._kept.pop(key, None)
