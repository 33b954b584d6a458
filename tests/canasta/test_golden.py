"""The golden playthroughs come out as they are kept: ``python -m tests.golden`` writes them anew, to be read as a diff."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.golden.playthrough import FOLDER, replayed

PLAYTHROUGHS = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_a_playthrough_comes_out_as_it_is_kept(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert replayed(text) == text


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
