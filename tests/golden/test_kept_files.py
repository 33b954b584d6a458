"""The bot shows, sends and answers to what is kept in this folder. A change that is meant is written anew, and reviewed."""

from __future__ import annotations

import asyncio
from difflib import unified_diff
from pathlib import Path

import pytest

from bot.ui.texts import locales
from tests.golden import interface, languages, recorded_play


def difference(kept: str, now: str) -> str:
    """The first lines in which two long texts differ."""
    lines = unified_diff(kept.splitlines(), now.splitlines(), "kept", "now", lineterm="", n=8)
    return "\n".join(line for _, line in zip(range(200), lines, strict=False))


@pytest.mark.parametrize("name", interface.KEPT)
def test_names_that_others_rely_on_stay(name: str) -> None:
    """If they are meant to change: ``python -m tests.golden.interface``."""
    kept = (interface.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert (found := difference(kept, interface.written(name))) == "", found


@pytest.mark.parametrize("locale", locales())
def test_screens_in_each_language_stay(locale: str) -> None:
    """If they are meant to change: ``python -m tests.golden.languages``, and somebody who knows the language reads them."""
    kept = (languages.FOLDER / f"{locale}.txt").read_text(encoding="utf-8")
    assert (found := difference(kept, languages.written(locale))) == "", found


@pytest.mark.slow
@pytest.mark.forced_plays
def test_the_bot_sends_what_was_recorded(tmp_path: Path) -> None:
    """If something else is meant: ``python -m tests.golden.recorded_play``."""
    kept, now = (
        recorded_play.KEPT.read_text(encoding="utf-8"),
        asyncio.run(recorded_play.recorded(tmp_path / "canasta.db")),
    )
    if not kept.startswith(f"{recorded_play.DRAWN_BY}\n"):
        kept, now = recorded_play.without_pixels(kept), recorded_play.without_pixels(now)
    assert (found := difference(kept, now)) == "", found
