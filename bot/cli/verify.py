"""``python -m bot verify FILE``: a match exported as JSON, checked without the bot that played it."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot.cli.command import DONE, REFUSED, CommandError
from bot.service.deals.verifying import LARGEST_FILE, NotAMatchError, Proof, proof_of
from bot.ui.texts import Texts, texts_for
from bot.ui.words.names import plain
from bot.ui.words.seals import limits_lines, proof_lines, verdict, whole_seal

_NOT_SEALED: Final = 3
"""The exit code when nothing contradicts, but not every secret had a commitment in advance: one may have been chosen.
"""


def main(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
    """Print what agrees and what does not; return the exit code.

    0 if everything agrees and every deal was sealed in advance, 3 if everything agrees but not every deal was, else 1.
    """
    parser.epilog = (
        "Exit code 0: all of it agrees, and every deal was sealed in advance. 1: something does not agree, or the"
        " file cannot be checked. 3: nothing contradicts, but not every deal was sealed in advance."
    )
    parser.add_argument("file", type=Path, help="a match as JSON, from the replay of a round")
    path: Path = parser.parse_args(arguments).file
    try:
        proof = proof_of(_read(path))
    except OSError as error:
        raise CommandError(f"{path} cannot be read: {error.strerror or error}.") from error
    except NotAMatchError as error:
        raise CommandError(f"{path} cannot be checked. {error}") from error
    if not proof.rounds:
        raise CommandError(f"{path} has no round that is over: there is nothing to check yet.")
    print("\n".join(_report(texts_for(None), proof)))
    if not proof.is_good:
        return REFUSED
    return DONE if proof.is_sealed else _NOT_SEALED


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
