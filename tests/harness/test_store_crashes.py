"""The store under many crashes."""

import os
from pathlib import Path

import pytest

from tests.adapters.storage.crashes import crashes

KILLS = 30 if os.environ.get("HARNESS") == "short" else 120


@pytest.mark.harness
def test_nothing_acknowledged_is_lost_in_many_crashes(tmp_path: Path) -> None:
    killed = crashes(tmp_path / "deadwood.sqlite3", count=KILLS, seed=2)

    lost = [crash.acknowledged - crash.stored for crash in killed]

    assert lost == [set()] * KILLS
