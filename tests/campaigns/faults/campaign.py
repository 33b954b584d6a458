"""Planting faults one at a time in a copy of the tree, and running the tests that are to notice them."""

import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import NamedTuple

from tests.campaigns.faults.fault import DoesNotApplyError, PlantedFault

ROOT = Path(__file__).parents[3]

_COPIED = (
    "bot",
    "cogs",
    "tests",
    "docs",
    ".ci",
    "pyproject.toml",
    ".env.example",
    "README.md",
    "CHANGELOG.md",
)
_PATIENCE = 600.0
"""Seconds after which tests count as hanging: that would be noticed, too."""
_FAILED, _PASSED = 1, 0


class Verdict(StrEnum):
    """What became of a fault."""

    NOTICED = "noticed"
    SURVIVED = "survived"
    BROKEN = "could not be tried"
    """It does not apply any more, or its tests do not run or fail without it."""


class Result(NamedTuple):
    """A fault and what became of it."""

    fault: PlantedFault
    verdict: Verdict
    seconds: float
    why: str = ""
    """The test that has noticed it, or what kept it from being tried."""
    is_remembered: bool = False
    """From an earlier run."""


class FaultCampaign:
    """Tries faults in a copy of a tree. What was found is remembered in the folder, so that it can be gone on with."""

    def __init__(self, folder: Path, root: Path = ROOT) -> None:
        self._root = root
        self._folder = folder
        self._remembered = folder / "results"
        self._remembered.mkdir(parents=True, exist_ok=True)
        self._sound: set[str] = set()

    def results(self, faults: Sequence[PlantedFault]) -> Iterator[Result]:
        """Each fault as soon as it was tried."""
        # Two campaigns at a time have a copy each.
        with TemporaryDirectory(dir=self._folder, prefix="tree-") as tree:
            self._tree = Path(tree)
            self._copy()
            for fault in faults:
                remembered = self._remembered / f"{self._key(fault)}.json"
                if remembered.exists():
                    verdict, seconds, why = json.loads(remembered.read_text(encoding="utf-8"))
                    yield Result(fault, Verdict(verdict), seconds, why, is_remembered=True)
                    continue
                begun = monotonic()
                verdict, why = self._try(fault)
                result = Result(fault, verdict, monotonic() - begun, why)
                if verdict is not Verdict.BROKEN:
                    remembered.write_text(json.dumps(result[1:4]), encoding="utf-8")
                yield result

    def _copy(self) -> None:
        for name in _COPIED:
            source = self._root / name
            if source.is_dir():
                shutil.copytree(source, self._tree / name, ignore=shutil.ignore_patterns("__pycache__"))
            elif source.exists():
                shutil.copy(source, self._tree / name)

    def _try(self, fault: PlantedFault) -> tuple[Verdict, str]:
        file = self._tree / fault.file
        text = file.read_text(encoding="utf-8")
        try:
            planted = fault.planted(text)
        except DoesNotApplyError as error:
            return Verdict.BROKEN, str(error)
        file.write_text(planted, encoding="utf-8")
        try:
            code, failed = self._pytest(fault.tests)
        finally:
            file.write_text(text, encoding="utf-8")
        if code == _PASSED:
            return Verdict.SURVIVED, "all its tests pass"
        if code != _FAILED:
            return Verdict.BROKEN, f"its tests end with {code}"
        # A test that fails anyway has noticed nothing.
        if failed and failed not in self._sound:
            code, _ = self._pytest([failed])
            if code != _PASSED:
                return Verdict.BROKEN, f"ends with {code} without it, too: {failed}"
            self._sound.add(failed)
        return Verdict.NOTICED, failed or "its tests hang"

    def _pytest(self, tests: Sequence[str]) -> tuple[int, str]:
        """The exit code, and the test that failed; none where they hang."""
        # The copy comes before the checkout, which may be installed.
        env = {**os.environ, "PYTHONPATH": str(self._tree), "PYTHONDONTWRITEBYTECODE": "1"}
        last_failed = self._tree / ".pytest_cache" / "v" / "cache" / "lastfailed"
        last_failed.unlink(missing_ok=True)
        run = subprocess.Popen(
            [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:xdist", *tests],
            cwd=self._tree,
            env=env,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            run.wait(timeout=_PATIENCE)
        except subprocess.TimeoutExpired:
            return _FAILED, ""
        finally:
            # Nothing that the tests have started outlives them.
            _kill(run)
        found = json.loads(last_failed.read_text(encoding="utf-8")) if last_failed.exists() else {}
        return run.returncode, next(iter(found), "")

    def _key(self, fault: PlantedFault) -> str:
        """Changes with the fault, its file and its tests: then it is tried anew."""
        digest = hashlib.sha256(repr(tuple(fault)).encode())
        for file in sorted({fault.file, *(test.partition("::")[0] for test in fault.tests)}):
            with suppress(FileNotFoundError):
                digest.update((self._tree / file).read_bytes())
        return digest.hexdigest()


def _kill(run: "subprocess.Popen[bytes]") -> None:
    with_children = getattr(os, "killpg", None)
    try:
        if with_children is None:
            run.kill()
        else:
            with_children(run.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    run.wait()
