"""The benchmark runs, and what it finds is written down; how fast anything is depends on the machine and is no test."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.campaigns.bench.__main__ import PARTS, main
from tests.campaigns.bench.alternating import by_turns, warm_up
from tests.campaigns.bench.result import BenchPart, Figure, Target, ratio_of


@pytest.mark.parametrize("name", PARTS)
def test_every_part_is_measured_and_written(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "performance.md"
    main(["--only", name, "--rounds", "1", "--scale", "0.002", "--write", "--page", str(page)])
    written = page.read_text(encoding="utf-8")
    assert f"<!-- section {name} -->" in written
    assert f"`python -m tests.campaigns.bench --only {name} --rounds 1 --scale 0.002 --write`" in written
    assert "| | measured | reference | ratio | target | |" in written
    assert "Missed:" in capsys.readouterr().out


def test_a_target_is_met_from_its_side() -> None:
    least, most = Target(2.0), Target(2.5, is_most=True)
    assert [least.is_met_by(1.9), least.is_met_by(2.0), most.is_met_by(2.5), most.is_met_by(2.6)] == [
        False,
        True,
        True,
        False,
    ]
    slow = Figure("slow", "1", "1", 3.0, most)
    assert BenchPart("p", "P", ("text",), (slow, Figure("free", "1", "1", 9.0))).missed == (slow,)


def test_what_slows_both_sides_of_a_round_cancels_out() -> None:
    assert ratio_of([10, 5, 1], [5, 2.5, 0.5]) == 2


def test_a_thing_warms_up_until_it_no_longer_gets_quicker() -> None:
    speeds = iter([10, 30, 20, 40, 40, 40.1, 39, 50])
    assert warm_up(lambda _: next(speeds), 0.2) == 7
    assert warm_up(lambda _: 1.0, 0.2) == 4
    ever_quicker = iter(range(1, 100))
    assert warm_up(lambda _: float(next(ever_quicker)) ** 2, 0.2) == 15


def test_both_are_warm_before_they_are_measured_by_turns() -> None:
    called: list[str] = []

    def thing(name: str) -> Callable[[float], float]:
        def speed(seconds: float) -> float:
            called.append(name)
            return seconds

        return speed

    assert by_turns(thing("a"), thing("b"), 3, 0.1) == ([0.1] * 3, [0.1] * 3)
    assert "".join(called) == "aaaabbbb" + "baabba"
