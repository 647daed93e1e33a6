"""A value with some of its fields changed, where every move asks for one."""

from collections.abc import Callable
from dataclasses import fields, make_dataclass
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar

Value = TypeVar("Value")


class _Layout(NamedTuple):
    """How a value's fields are read, in order, and what takes them in before it is frozen."""

    read: Callable[[Any], tuple[Any, ...]]
    draft: Callable[..., Any]


def changed(value: Value, **new: object) -> Value:
    """The same slotted dataclass value with other fields, as ``dataclasses.replace`` gives it.

    In a fraction of its time, which counts for a table: it has sixteen fields, and each move
    changes it twice. As with a round's state, a draft of the same slots is filled, which becomes
    the frozen value before anybody else sees it.

    Raises:
        AttributeError: if there is no such field.
    """
    kind: type[Any] = value.__class__
    layout = _layout_of(kind)
    draft = layout.draft(*layout.read(value))
    for name, field in new.items():
        setattr(draft, name, field)
    draft.__class__ = kind
    filled: Value = draft
    return filled


@cache
def _layout_of(kind: type[Any]) -> _Layout:
    names = [field.name for field in fields(kind)]
    draft = make_dataclass("_Draft", names, slots=True, repr=False, eq=False)
    return _Layout(attrgetter(*names), draft)
