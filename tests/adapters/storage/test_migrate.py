"""Migrations lead to the tables of the schema, keep what is in them, and fail as a whole."""

import re
import sqlite3
import textwrap
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from adapters.storage.database import Database
from adapters.storage.failures import StoreTooNew, StoreUnusable
from adapters.storage.migrate import STAMP_TABLE, STEPS, Steps, prepare
from adapters.storage.schema import METADATA, REVISION
from adapters.storage.store import SqliteStore
from adapters.storage.upgrade import exclusively, upgrade
from tests.adapters.storage.units import LOBBY, a_unit
from tests.fakes import FakeClock

NEXT = "9999"


@pytest.fixture
def later(tmp_path: Path) -> Path:
    """A copy of the migrations, to which a test adds a step."""
    folder = tmp_path / "later migrations 100%"
    for file in STEPS.folder.rglob("*.py"):
        copy = folder / file.relative_to(STEPS.folder)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(file.read_text())
    return folder


def add_step(folder: Path, *lines: str) -> Steps:
    """Add a step after the newest that does what ``lines`` say."""
    head = f'revision = "{NEXT}"\ndown_revision = "{REVISION}"\n'
    body = textwrap.indent("\n".join(lines), "    ")
    program = f"import sqlalchemy as sa\nfrom alembic import op\n{head}\ndef upgrade():\n{body}\n"
    (folder / "versions" / f"{NEXT}_later.py").write_text(program)
    return Steps(folder, NEXT)


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    """Every row of a query."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def tables(path: Path) -> list[tuple[object, ...]]:
    """All that the file says of its tables and indexes; the order of constraints is no matter."""
    found = rows(path, "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return sorted((name, sorted(re.split(r"[\s,()]+", str(sql)))) for name, sql in found)


def by_migrating(path: Path) -> Path:
    """A database that took every step from the beginning."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(STAMP_TABLE)
    upgrade(path, STEPS.folder)
    return path


@pytest.fixture
async def filled(path: Path, clock: FakeClock) -> Path:
    """A database in which somebody plays."""
    database = await Database.open(path, clock)
    await SqliteStore(database).commit(a_unit(LOBBY))
    await database.close()
    return path


def test_the_newest_step_is_the_schemas_revision() -> None:
    config = Config()
    config.set_main_option("script_location", str(STEPS.folder))

    assert ScriptDirectory.from_config(config).get_heads() == [REVISION]


def test_every_step_leads_on_and_none_back() -> None:
    steps = [file.read_text() for file in (STEPS.folder / "versions").glob("0*.py")]

    assert steps
    assert all("def upgrade()" in step and "def downgrade" not in step for step in steps)


def test_migrating_and_making_a_database_lead_to_the_same_tables(
    path: Path, tmp_path: Path
) -> None:
    prepare(path)

    migrated = by_migrating(tmp_path / "migrated")

    assert tables(migrated) == tables(path)
    assert rows(migrated, "SELECT * FROM alembic_version") == [(REVISION,)]
    assert rows(path, "SELECT * FROM alembic_version") == [(REVISION,)]


def test_a_migrated_database_differs_in_nothing_from_the_schema(tmp_path: Path) -> None:
    with exclusively(by_migrating(tmp_path / "migrated")) as connection:
        differences = compare_metadata(MigrationContext.configure(connection), METADATA)

    assert differences == []


def test_a_made_database_differs_in_nothing_from_the_schema(filled: Path) -> None:
    with exclusively(filled) as connection:
        differences = compare_metadata(MigrationContext.configure(connection), METADATA)

    assert differences == []


def made_before(step: str, path: Path, later: Path) -> None:
    """Make a database as it was before ``step`` and those after it."""
    for file in (later / "versions").glob("0*.py"):
        if file.stem >= step:
            file.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(STAMP_TABLE)
    upgrade(path, later)


def test_a_round_won_before_boxes_were_counted_brought_one(path: Path, later: Path) -> None:
    made_before("0003", path, later)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("INSERT INTO tables VALUES (1, 't1', 1, TRUE, 'lobby', '{}')")
        for number, outcome in enumerate(("won", "lost", "drawn"), 1):
            connection.execute(
                "INSERT INTO round_results VALUES ('t1', ?, 0, 'ada', 'ben', '', 'classic', '',"
                " ?, 'knock', TRUE, 12, 0, 7, NULL, 0, 1000)",
                (number, outcome),
            )
        connection.commit()

    prepare(path)

    boxes = rows(path, "SELECT outcome, boxes FROM round_results ORDER BY number")
    assert boxes == [("won", 1), ("lost", 0), ("drawn", 0)]


def test_the_matches_of_a_series_that_was_played_before_are_counted(
    path: Path, later: Path
) -> None:
    made_before("0004", path, later)
    played = (("won", "[{}]"), ("won", "[{}, {}, {}]"), ("resigned", "[{}]"), ("resigned", "[]"))
    with closing(sqlite3.connect(path)) as connection:
        for number, (reason, matches) in enumerate(played):
            state = f'{{"matches": {matches}}}'
            connection.execute(
                "INSERT INTO tables VALUES (?1, ?1, 1, FALSE, 'finished', ?2)", (number, state)
            )
            connection.execute(
                "INSERT INTO match_results VALUES (?1, ?1, 0, 'ada', 'ben', '', 'classic', '',"
                " TRUE, ?2, 100, 0, 100, 1000)",
                (number, reason),
            )
        connection.commit()

    prepare(path)

    assert rows(path, "SELECT matches FROM match_results ORDER BY entry") == [
        (1,),
        (3,),
        (2,),
        (1,),
    ]


def test_messages_of_the_first_tables_were_never_lost(path: Path, later: Path) -> None:
    made_before("0002", path, later)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("INSERT INTO tables VALUES (1, 't1', 1, TRUE, 'lobby', '{}')")
        connection.execute(
            "INSERT INTO messages VALUES"
            " ('t1', 'place', 'web:lounge', 'board', 0, 1, 1, 'web', '#lounge', '7', 'live')"
        )
        connection.commit()

    prepare(path)

    assert rows(path, "SELECT message, lost FROM messages") == [("7", 0)]


def test_people_of_before_read_their_hands_in_private_and_were_told_nothing(
    path: Path, later: Path
) -> None:
    made_before("0007", path, later)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(
            "INSERT INTO people (id, name, folded, language, hand_order)"
            " VALUES ('p1', 'Ann', 'ann', 'en', 'suit')"
        )
        connection.execute("INSERT INTO identities VALUES ('web', '7', 'p1', 1000, '', 'closed')")
        connection.commit()

    prepare(path)

    kept = "SELECT hands, private, private_at, told FROM people JOIN identities ON person = id"
    assert rows(path, kept) == [("private", "closed", 0, 0)]


def test_an_up_to_date_database_is_left_alone(filled: Path) -> None:
    before = filled.read_bytes()

    prepare(filled)

    assert filled.read_bytes() == before
    assert list(filled.parent.glob("*.backup")) == []


async def test_a_step_keeps_everything_and_leaves_a_copy(
    filled: Path, later: Path, clock: FakeClock
) -> None:
    steps = add_step(
        later,
        'with op.batch_alter_table("tables", recreate="always") as table:',
        '    table.add_column(sa.Column("note", sa.Text, server_default=""))',
    )

    prepare(filled, steps)

    backup = filled.with_name(f"{filled.name}.{REVISION}.backup")
    assert rows(filled, "SELECT id, note FROM tables") == [(LOBBY.id, "")]
    assert rows(filled, "SELECT table_id FROM log") == [(LOBBY.id,)]
    assert rows(filled, "SELECT * FROM alembic_version") == [(NEXT,)]
    before = await Database.open(backup, clock)
    assert await SqliteStore(before).table(LOBBY.id) == LOBBY
    await before.close()


@pytest.mark.parametrize(
    ("step", "error"),
    [
        pytest.param('op.execute("no sql")', "syntax error", id="a step that is wrong"),
        pytest.param(
            'op.execute("DELETE FROM tables")', "point to nothing in: log", id="a lost table"
        ),
    ],
)
def test_a_step_that_fails_changes_nothing(
    filled: Path, later: Path, step: str, error: str
) -> None:
    steps = add_step(later, 'op.add_column("log", sa.Column("note", sa.Text))', step)
    before = tables(filled)

    with pytest.raises(Exception, match=error):
        prepare(filled, steps)

    assert tables(filled) == before
    assert rows(filled, "SELECT id FROM tables") == [(LOBBY.id,)]
    assert rows(filled, "SELECT * FROM alembic_version") == [(REVISION,)]


def test_a_newer_bots_database_is_refused_and_left_alone(filled: Path, later: Path) -> None:
    prepare(filled, add_step(later, 'op.add_column("log", sa.Column("note", sa.Text))'))

    with pytest.raises(StoreTooNew, match="newer version"):
        prepare(filled)

    assert rows(filled, "SELECT * FROM alembic_version") == [(NEXT,)]


def test_a_database_that_lost_its_stamp_is_refused(filled: Path) -> None:
    with closing(sqlite3.connect(filled)) as connection:
        connection.execute("DELETE FROM alembic_version")
        connection.commit()

    with pytest.raises(StoreUnusable, match="no database of this bot"):
        prepare(filled)
