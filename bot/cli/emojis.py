"""``python -m bot emojis FOLDER``: the emojis of the application as files, for looking at them."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from bot.cli.command import DONE, CommandError


def main(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
    """Draw every emoji into the folder."""
    parser.add_argument("folder", type=Path, help="a folder, made where it is missing")
    folder: Path = parser.parse_args(arguments).folder
    from bot.pictures.emojis import all_emojis

    try:
        folder.mkdir(parents=True, exist_ok=True)
        drawn = all_emojis()
        for name, picture in drawn.items():
            folder.joinpath(f"{name}.png").write_bytes(picture)
    except OSError as error:
        raise CommandError(f"{folder} cannot be written: {error.strerror or error}.") from error
    print(f"{len(drawn)} emojis in {folder}")
    return DONE
