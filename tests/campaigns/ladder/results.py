"""Stored results of the ladder: a file that each measurement goes on with, and that the page is written from."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from tests.campaigns.ladder.matches import LadderScore
from tests.campaigns.ladder.pairings import Pairing

KEPT: Final = Path(__file__).parents[3] / "docs" / "ladder.json"


class Result(msgspec.Struct, kw_only=True):
    """The score of a pairing so far, and the identities of those who played it."""

    pairing: Pairing
    identities: tuple[str, str]
    day: str
    score: LadderScore


class Results:
    """The results in a file; each is saved as soon as it has grown."""

    def __init__(self, path: Path = KEPT) -> None:
        self._path = path
        kept = msgspec.json.decode(path.read_bytes(), type=list[Result]) if path.exists() else []
        self._by_pairing = {result.pairing: result for result in kept}

    def all(self) -> list[Result]:
        """Return the results in a fixed order."""
        return [self._by_pairing[pairing] for pairing in sorted(self._by_pairing)]

    def going_on(self, pairing: Pairing, identities: tuple[str, str]) -> LadderScore:
        """Return the score to go on from: none where a player has changed since."""
        found = self._by_pairing.get(pairing)
        return found.score if found is not None and found.identities == identities else LadderScore()

    def save(self, result: Result) -> None:
        """Keep a result in place of the pairing's earlier one."""
        self._by_pairing[result.pairing] = result
        rows = b",\n".join(msgspec.json.encode(each) for each in self.all())
        self._path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._path.with_name(f".{self._path.name}")
        fresh.write_bytes(b"[\n" + rows + b"\n]\n")
        fresh.replace(self._path)
