"""A fault that is planted: a few characters of one file, and the tests that are to notice it."""

from pathlib import Path
from typing import NamedTuple


class DoesNotApplyError(Exception):
    """What a fault is to replace stands in its file not at all, or more than once."""


class PlantedFault(NamedTuple):
    """``before`` stands once in ``file``; with ``after`` in its place one of ``tests`` must fail."""

    name: str
    file: str
    before: str
    after: str
    tests: tuple[str, ...]
    """As pytest names them: files, or single tests where a file takes long."""

    def planted(self, text: str) -> str:
        """Return the text of the file with this fault in it.

        Raises:
            DoesNotApplyError
        """
        found = text.count(self.before)
        if found != 1:
            raise DoesNotApplyError(f"{self.name}: {self.before!r} stands {found} times in {self.file}")
        return text.replace(self.before, self.after)

    def expect_to_apply(self, root: Path) -> None:
        """The fault can be planted in this tree, and what comes of it is still Python.

        Raises:
            DoesNotApplyError, SyntaxError
        """
        compile(self.planted((root / self.file).read_text(encoding="utf-8")), self.file, "exec")
