"""The golden playthroughs come out as they are kept: ``python -m tests.golden`` writes them anew, to be read as a diff."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bot.canasta.rules.presets import PRESETS
from tests.golden.__main__ import PLAYTHROUGHS as KEPT
from tests.golden.playthrough import FOLDER, PRESET_FOLDER, replayed

PLAYTHROUGHS = [FOLDER / f"{name}.txt" for name in KEPT]
OF_PRESETS = sorted(PRESET_FOLDER.glob("*.txt"))


@pytest.mark.parametrize(
    "path", PLAYTHROUGHS + OF_PRESETS, ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_a_playthrough_comes_out_as_it_is_kept(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert replayed(text) == text


def test_every_game_has_a_playthrough() -> None:
    """If not: ``python -m tests.golden``."""
    assert {path.stem for path in OF_PRESETS} == set(PRESETS)
    assert all(path.stat().st_size < 40_000 for path in OF_PRESETS)


def test_the_playthroughs_show_the_game() -> None:
    words = Counter(
        word
        for path in PLAYTHROUGHS
        for line in path.read_text(encoding="utf-8").splitlines()
        for word in line.split()[:2]
    )
    for event in (
        "ThreesLaid",
        "TookPile",
        "LaidDown",
        "CanastaCompleted",
        "PartnerAsked",
        "PartnerAnswered",
        "WentOut",
        "Passed",
        "MatchEnded",
    ):
        assert words[event], event
