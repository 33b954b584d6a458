"""``python -m bot verify FILE``: a match exported as JSON, checked without the bot that played it."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from bot.service.deals.verifying import LARGEST_FILE, NotAMatchError, Proof, proof_of
from bot.ui.deals.proof_presenter import limits_lines, proof_lines, verdict
from bot.ui.texts import Texts, texts_for
from bot.ui.words.names import plain
from bot.ui.words.seals import whole_seal

_ALL_AGREES: Final = 0
_NOT_SO: Final = 1
_NOT_SEALED: Final = 3
"""The exit code when nothing contradicts, but not every secret had a commitment in advance: one may have been chosen.
"""


def main(path: Path) -> int:
    """Print what agrees and what does not; return the exit code.

    0 if everything agrees and every deal was sealed in advance, 3 if everything agrees but not every deal was, else 1.
    """
    try:
        content = _read(path)
        proof = proof_of(content)
    except OSError as error:
        print(f"{path} cannot be read: {error.strerror or error}.", file=sys.stderr)
        return _NOT_SO
    except NotAMatchError as error:
        print(f"{path} cannot be checked. {error}", file=sys.stderr)
        return _NOT_SO
    if not proof.rounds:
        print(f"{path} has no round that is over: there is nothing to check yet.", file=sys.stderr)
        return _NOT_SO
    print("\n".join(_report(texts_for(None), proof)))
    if not proof.is_good:
        return _NOT_SO
    return _ALL_AGREES if proof.is_sealed else _NOT_SEALED


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(LARGEST_FILE + 1)


def _report(texts: Texts, proof: Proof) -> list[str]:
    name = texts("name-table", number=str(proof.table))
    title = plain(proof.title, 100)
    lines = [texts("proof-title", table=f"{name}: {title}" if title else name), _plain(verdict(texts, proof))]
    lines += ["", *map(_plain, proof_lines(texts, proof)), "", texts("proof-file-seals")]
    for one in proof.rounds:
        key = "proof-file-seal" if one.is_sealed else "proof-file-no-seal"
        key = "proof-file-resealed" if one.before else key
        # The file's texts are not trusted: anybody may have written them.
        lines.append(texts(key, round=str(one.number), commitment=whole_seal(plain(one.commitment, 64))))
        lines += [texts("proof-file-before", commitment=whole_seal(plain(seal, 64))) for seal in one.before]
        lines += [f"    {plain(cut, 100)}" for cut in one.cut.splitlines()]
        if one.places:
            seats = ", ".join(str(seat + 1) for seat in one.places)
            lines.append("    " + texts("proof-file-seats", seats=seats))
    return [*lines, "", texts("proof-limits") + ":", *map(_plain, limits_lines(texts))]


def _plain(text: str) -> str:
    """Return a message's sentence without its markup, for a terminal."""
    return re.sub(r"\*\*|`", "", text)
