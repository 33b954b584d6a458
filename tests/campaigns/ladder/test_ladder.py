"""The ladder goes on where it was stopped, tells versions of the players apart, and its page says what is stored."""

from __future__ import annotations

import subprocess
from pathlib import Path
from statistics import mean, stdev

import pytest

from bot.canasta.rules.presets import PRESETS
from bot.players.registry import CHARACTERS, PLAYERS
from tests.campaigns.ladder.__main__ import main
from tests.campaigns.ladder.matches import LadderScore, play_deal, play_deals, play_match
from tests.campaigns.ladder.page import PAGE, page_of
from tests.campaigns.ladder.pairings import Pairing
from tests.campaigns.ladder.players import DEFAULT_LEVEL, UnknownPlayerError, identity_of, player_named
from tests.campaigns.ladder.results import Result, Results

ROOT = Path(__file__).parents[3]
HAS_HISTORY = (
    subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, check=False).returncode == 0
)
GREEDY, RANDOM = PLAYERS["greedy"], PLAYERS["random"]


def ladder(path: Path, deals: int, *more: str) -> Result:
    asked = [
        "--player",
        "greedy",
        "--against",
        "random",
        "--results",
        str(path),
        "--deals",
        str(deals),
        *more,
    ]
    assert main(asked) == 0
    (result,) = Results(path).all()
    return result


def test_a_measurement_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    parts = tmp_path / "parts.json"
    assert ladder(parts, 2).score.deals == 2
    assert ladder(parts, 5) == ladder(tmp_path / "whole.json", 5)
    assert ladder(parts, 3).score.deals == 5, "what is there already is not played again"


def test_several_processes_play_the_same(tmp_path: Path) -> None:
    assert ladder(tmp_path / "two.json", 4, "--processes", "2") == ladder(tmp_path / "one.json", 4)


def test_a_changed_player_begins_anew(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.json")
    pairing = Pairing("classic_4", "greedy", "random", 1, 1)
    score = play_deal(GREEDY, RANDOM, 1, 1, is_on_the_way=True)
    results.save(Result(pairing=pairing, identities=("a", "b"), day="2026-01-01", score=score))
    assert results.going_on(pairing, ("a", "b")) == score
    assert results.going_on(pairing, ("c", "b")).matches == 0


def test_the_error_is_that_of_independent_deals() -> None:
    *_, score = play_deals(GREEDY, RANDOM, 5, seed=1, rounds=1)
    means = [play_deal(GREEDY, RANDOM, seed, 1) for seed in range(1, 6)]
    points = [deal.points / deal.rounds for deal in means]
    assert score.mean == pytest.approx(mean(points))
    assert score.error == pytest.approx(stdev(points) / 5**0.5)


def test_rounds_on_the_way_begin_with_every_requirement() -> None:
    asked = set()
    for seed in range(12):
        table = play_match((GREEDY, RANDOM), seed, rounds=1, is_on_the_way=True).table
        asked |= set(table.minimums)
        assert table.result is not None
        assert max(sheet.before for sheet in table.result.sheets) < table.rules.end.target_score
    assert {50, 90, 120} <= asked


@pytest.mark.skipif(not HAS_HISTORY, reason="needs the history of git")
def test_an_earlier_version_plays_beside_the_present_one() -> None:
    earlier = player_named("random@HEAD")
    assert type(earlier).__module__ != type(RANDOM).__module__
    assert play_match((earlier, RANDOM), 1, rounds=1) == play_match((RANDOM, RANDOM), 1, rounds=1)
    assert identity_of("random@HEAD") != identity_of("random")


def test_a_player_that_is_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(UnknownPlayerError):
        player_named("steadier")
    path = tmp_path / "results.json"
    assert main(["--against", "steady@nowhere", "--deals", "1", "--results", str(path)]) == 2
    assert "git" in capsys.readouterr().err
    assert not path.exists()


def test_the_page_says_what_is_stored() -> None:
    assert PAGE.read_text(encoding="utf-8") == page_of(Results().all())


def test_the_page_names_what_was_not_measured() -> None:
    pairing = Pairing("classic_4", "greedy", "random", 1, 1)
    score = play_deal(GREEDY, RANDOM, 1, 1, is_on_the_way=True)
    page = page_of([Result(pairing=pairing, identities=("a", "b"), day="2026-01-01", score=score)])
    assert "| `classic_4` |" in page
    unmeasured = page.partition("Not measured:")[2]
    assert all(f"`{preset}`" in unmeasured for preset in PRESETS if preset != "classic_4")


def test_no_character_is_weaker_than_its_level_beyond_one_standard_error() -> None:
    found = {
        result.pairing.player.partition(":")[2]: result.score
        for result in Results().all()
        if result.pairing.opponent == DEFAULT_LEVEL and ":" in result.pairing.player
    }
    assert set(found) == set(CHARACTERS)
    for name, score in found.items():
        assert score.deals >= 200, name
        assert score.mean >= -score.error, name


def test_the_page_has_the_characters_in_one_table() -> None:
    score = play_deal(GREEDY, RANDOM, 1, 1, is_on_the_way=True)
    pairing = Pairing("classic_4", "steady:clover", "steady", 1, 1)
    page = page_of([Result(pairing=pairing, identities=("a", "b"), day="2026-01-01", score=score)])
    assert "| steady:clover | steady | `classic_4` |" in page
    assert "Not measured" not in page


def test_a_character_plays_by_its_name() -> None:
    assert player_named("steady:maple") is player_named("steady:maple")
    assert player_named("steady:maple") is not player_named("steady")
    with pytest.raises(UnknownPlayerError):
        player_named("steady:nobody")


def test_matches_are_shown_with_their_number_and_interval() -> None:
    pairing = Pairing("classic_4", "greedy", "random", 0, 1)
    score = LadderScore(won=70, lost=30, matches=100, deals=50, rounds=500)
    page = page_of([Result(pairing=pairing, identities=("a", "b"), day="2026-01-01", score=score)])
    # Wilson's interval of 70 of 100, as in textbooks: 0.604 to 0.781.
    assert "70 % (60 to 78) of 100" in page
