"""The database of commands."""

from pathlib import Path

import pytest


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The path of the database in the settings; there is none yet."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "data" / "canasta.db"
    monkeypatch.setenv("DATABASE_PATH", str(path))
    return path
