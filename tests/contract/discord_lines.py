"""Typed lines as Discord has them: a command with its options filled in, as far as they fit."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

Json = dict[str, Any]
Person = TypeVar("Person")

TEXT, NUMBER, USER = 3, 4, 6
"""The types of options that commands may have here."""
LONGEST_TEXT: Final = 6_000
"""Letters of an option's text, unless the option says otherwise."""
LEVEL: Final = "level"
"""The option that says how well the computer plays."""
_NAMED: Final = re.compile(r'@(?:"([^"]*)"|«([^»]*)»|(\S+))')


@dataclass(frozen=True, slots=True)
class Filled(Generic[Person]):
    """A command and what its options are filled with."""

    command: str
    options: Mapping[str, str | int | Person]


@dataclass(slots=True)
class _Filling(Generic[Person]):
    """A command whose options are being filled; ``rest`` are the words that are still left."""

    open: list[Json]
    rest: str
    options: dict[str, str | int | Person] = field(default_factory=dict)

    def people(self, known: Mapping[str, Person]) -> None:
        """Let those who are named be chosen from the list that Discord shows."""
        for option in [one for one in self.open if one["type"] == USER]:
            for found in _NAMED.finditer(self.rest):
                person = known.get(found[1] or found[2] or found[3] or "")
                if person is not None:
                    self._fill(option, person)
                    self.rest = self.rest[: found.start()] + self.rest[found.end() :]
                    # Nobody chooses how well a person plays: a word for that is a pace.
                    self.open = [one for one in self.open if one["name"] != LEVEL]
                    break

    def first(self, word: str, person: Person) -> None:
        """Let a first ``word`` be a person, where one can be chosen."""
        users = [one for one in self.open if one["type"] == USER]
        if users and self.rest.split()[:1] == [word]:
            self._fill(users[0], person)
            self.rest = self.rest.strip().removeprefix(word)

    def words(self) -> None:
        """Let words that are choices or numbers be chosen, and type the rest where one may."""
        for option in [one for one in self.open if one.get("choices")]:
            choices = {str(one["value"]): one["value"] for one in option["choices"]}
            self._take(option, choices)
        for option in [one for one in self.open if one["type"] == NUMBER]:
            low, high = option.get("min_value", 0), option.get("max_value", 10**9)
            figures = [one for one in self.rest.split() if one.isascii() and one.isdigit()]
            self._take(option, {one: int(one) for one in figures if low <= int(one[:9]) <= high})
        free = [one for one in self.open if one["type"] == TEXT and not one.get("choices")]
        if free and self.rest.strip():
            most = int(free[0].get("max_length", LONGEST_TEXT))
            self._fill(free[0], self.rest.strip()[:most])
            self.rest = ""

    def is_whole(self) -> bool:
        """Whether nothing is left over, and nothing missing."""
        return not self.rest.strip() and not any(one.get("required") for one in self.open)

    def _take(self, option: Json, values: Mapping[str, str | int]) -> None:
        words = self.rest.split()
        word = next((one for one in words if one in values), None)
        if word is not None:
            words.remove(word)
            self._fill(option, values[word])
            self.rest = " ".join(words)

    def _fill(self, option: Json, value: str | int | Person) -> None:
        self.options[option["name"]] = value
        self.open.remove(option)


def filled(
    line: str, commands: Sequence[Json], people: Mapping[str, Person], bot: Person
) -> Filled[Person] | None:
    """The command that a line is on Discord, None where there is none that takes all of it."""
    word, _, rest = line.strip().partition(" ")
    command = next((one for one in commands if f"/{one['name']}" == word), None)
    if command is None:
        return None
    filling = _Filling[Person](list(command.get("options", ())), rest)
    filling.first("bot", bot)
    filling.people(people)
    filling.words()
    return Filled(command["name"], filling.options) if filling.is_whole() else None
