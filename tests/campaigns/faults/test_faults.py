"""The kept faults fit the code of today, and the command tells one that is noticed from one that survives."""

from pathlib import Path

import pytest

from tests.campaigns.faults.campaign import ROOT, FaultCampaign, Verdict
from tests.campaigns.faults.catalogue import FAULTS
from tests.campaigns.faults.fault import DoesNotApplyError, PlantedFault


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_every_kept_fault_can_be_planted(fault: PlantedFault) -> None:
    fault.expect_to_apply(ROOT)
    assert fault.before != fault.after
    for test in fault.tests:
        assert (ROOT / test.partition("::")[0]).is_file(), test


def test_each_is_kept_once() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)
    assert len({(fault.file, fault.before, fault.after) for fault in FAULTS}) == len(FAULTS)


def test_code_that_is_gone_or_stands_twice_is_named() -> None:
    fault = PlantedFault("wrong sum", "sums.py", "a + b", "a - b", ("test_sums.py",))
    for text in ("a * b", "a + b; a + b"):
        with pytest.raises(DoesNotApplyError, match=r"wrong sum.*sums\.py"):
            fault.planted(text)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small project with a test that notices half of what can go wrong."""
    root = tmp_path / "project"
    (root / "bot").mkdir(parents=True)
    (root / "tests").mkdir()
    (root / "bot" / "__init__.py").touch()
    (root / "bot" / "sums.py").write_text("def add(a, b):\n    return a + b\n")
    test = "from bot.sums import add\n\n\ndef test_add():\n    assert add(2, 2) == 4\n"
    (root / "tests" / "test_sums.py").write_text(test)
    return root


def _fault(after: str, before: str = "a + b") -> PlantedFault:
    return PlantedFault(f"{before} becomes {after}", "bot/sums.py", before, after, ("tests/test_sums.py",))


def test_a_fault_is_noticed_survives_or_cannot_be_tried(tree: Path, tmp_path: Path) -> None:
    faults = [_fault("a - b"), _fault("a * b"), _fault("a", before="c + d")]
    results = list(FaultCampaign(tmp_path / "work", tree).results(faults))
    assert [result.verdict for result in results] == [Verdict.NOTICED, Verdict.SURVIVED, Verdict.BROKEN]
    assert "test_add" in results[0].why
    assert (tree / "bot" / "sums.py").read_text().endswith("return a + b\n")


def test_the_next_run_goes_on_until_something_changes(tree: Path, tmp_path: Path) -> None:
    first = list(FaultCampaign(tmp_path / "work", tree).results([_fault("a - b")]))
    again = list(FaultCampaign(tmp_path / "work", tree).results([_fault("a - b")]))
    assert not first[0].is_remembered
    assert again[0].is_remembered
    assert again[0].verdict is Verdict.NOTICED
    (tree / "tests" / "test_sums.py").write_text("def test_add():\n    pass\n")
    [changed] = FaultCampaign(tmp_path / "work", tree).results([_fault("a - b")])
    assert changed.verdict is Verdict.SURVIVED


def test_tests_that_fail_anyway_prove_nothing(tree: Path, tmp_path: Path) -> None:
    (tree / "tests" / "test_sums.py").write_text("def test_add():\n    assert False\n")
    [result] = FaultCampaign(tmp_path / "work", tree).results([_fault("a - b")])
    assert result.verdict is Verdict.BROKEN
    assert "without it" in result.why
    assert "test_add" in result.why
