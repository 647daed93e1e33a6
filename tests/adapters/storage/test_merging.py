"""People who become one in the store, or two: whole or not at all; on each store."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from adapters.storage import merging
from adapters.storage.database import Database
from engine.service.ports import Code, Person, Store

ADA = Person("ada", "Ada")
ALSO = Person("also", "Ada A")
NEW = Person("new", "Ada N")


@pytest.fixture
async def code(store: Store) -> Code:
    """The code of one account of two."""
    await store.meet("web", "1", ADA)
    await store.meet("telegram", "2", ALSO)
    await store.keep_code(Code("BCDFGH", "person", "web:1", 10**15))
    return Code("BCDFGH", "joined", "web:1\ntelegram\nAda A", 10**15)


async def test_two_become_one_by_a_code_once(store: Store, code: Code) -> None:
    await store.meet("discord", "3", NEW)

    done = [
        await store.merge_people(ADA.id, ALSO.id, code),
        await store.merge_people(ADA.id, NEW.id, code),
    ]

    assert done == [True, False]
    assert await store.identities(ADA.id) == (("telegram", "2"), ("web", "1"))
    assert await store.person(NEW.id) == NEW


@pytest.mark.parametrize(("kept", "merged"), [("nobody", ALSO.id), (ADA.id, "nobody")])
async def test_nobody_becomes_nobody(store: Store, code: Code, kept: str, merged: str) -> None:
    done = await store.merge_people(kept, merged, code)

    assert not done
    assert await store.person_of("telegram", "2") == ALSO
    assert await store.code("person", code.code) is not None


async def test_an_identity_leaves_others_behind(store: Store, code: Code) -> None:
    await store.merge_people(ADA.id, ALSO.id, code)

    done = await store.part_identity("telegram", "2", ADA.id, NEW)

    assert done
    assert await store.person_of("telegram", "2") == NEW
    assert await store.identities(ADA.id) == (("web", "1"),)


async def test_the_last_identity_does_not_leave(store: Store, code: Code) -> None:
    await store.merge_people(ADA.id, ALSO.id, code)
    await store.part_identity("telegram", "2", ADA.id, NEW)

    done = await store.part_identity("web", "1", ADA.id, Person("newer", "Ada N"))

    assert not done
    assert await store.person("newer") is None
    assert await store.person_of("web", "1") == ADA


async def test_who_was_never_met_is_left_behind_by_nobody(store: Store) -> None:
    await store.meet("web", "1", ADA)
    await store.meet("telegram", "@ada", ADA)

    assert not await store.part_identity("web", "1", ADA.id, NEW)


async def test_an_identity_of_somebody_else_stays_theirs(store: Store, code: Code) -> None:
    await store.merge_people(ADA.id, ALSO.id, code)

    assert not await store.part_identity("telegram", "2", "somebody", NEW)


def _statements() -> Iterator[tuple[str, int]]:
    for write in (*merging.MERGING, *merging.PARTING):
        yield write.text, len(write.names)


async def test_none_of_it_reads_what_is_of_others(database: Database, path: Path) -> None:
    await database.close()

    with closing(sqlite3.connect(path)) as connection:
        plans = [
            str(row[3])
            for text, values in _statements()
            for row in connection.execute(f"EXPLAIN QUERY PLAN {text}", ["x"] * values)
        ]

    assert plans
    assert [plan for plan in plans if plan.startswith("SCAN")] == []
