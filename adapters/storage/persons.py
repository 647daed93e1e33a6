"""A person as a row of the store, and back."""

import sqlite3
from dataclasses import asdict

from adapters.storage.statements import Values
from engine.service.ports import Person


def person_values(person: Person) -> Values:
    """The columns of a person."""
    return {**asdict(person), "folded": person.name.casefold()}


def person_of_row(row: sqlite3.Row) -> Person:
    """The person whom a row tells of."""
    return Person(
        id=row["id"],
        name=row["name"],
        language=row["language"],
        hand_order=row["hand_order"],
        notices=bool(row["notices"]),
        asks_discard=bool(row["asks_discard"]),
        takes_challenges=bool(row["takes_challenges"]),
        zone=row["zone"],
        zone_asked=bool(row["zone_asked"]),
        quiet_from=row["quiet_from"],
        quiet_to=row["quiet_to"],
        quiet_changed=row["quiet_changed"],
        gone=bool(row["gone"]),
        hands=row["hands"],
    )
