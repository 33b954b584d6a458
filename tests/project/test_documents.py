"""Every document is the same, byte for byte, whichever process writes it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.canasta.rules.options import plain_value_of, with_options
from bot.canasta.rules.presets import rules_of

ROOT = Path(__file__).parents[2]
SEEDS = ("1", "2")
"""A process goes through the names in a set in an order that hangs on this number, and by chance where there is none."""


def lines_of(seed: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.project.documents"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed},
        stdout=subprocess.PIPE,
        text=True,
    )


# Strong players choose in it, and each process compiles what they need if none has done so.
@pytest.mark.timeout(600)
def test_every_document_is_the_same_in_every_process() -> None:
    processes = [lines_of(seed) for seed in SEEDS]
    written = [process.communicate()[0].splitlines() for process in processes]
    assert [process.returncode for process in processes] == [0] * len(SEEDS)
    marks = {lines[0] for lines in written}
    assert len(marks) == len(SEEDS), (
        "the processes go through sets in the same order, so that nothing is compared"
    )
    first, *others = (dict(line.rsplit(" ", 1) for line in lines[1:]) for lines in written)
    assert len(first) > 700
    for other in others:
        assert [kind for kind in {**first, **other} if first.get(kind) != other.get(kind)] == []


def test_the_order_in_which_an_option_was_chosen_does_not_matter() -> None:
    for option, one, other in (
        ("pile_freeze_cards", ["wild", "red_three"], ["red_three", "wild"]),
        ("canasta_mix", {"natural": 1, "mixed": 1}, {"mixed": 1, "natural": 1}),
    ):
        first, second = (with_options(rules_of(), {option: value}) for value in (one, other))
        assert first == second
        assert repr(plain_value_of(first, option)) == repr(plain_value_of(second, option))
