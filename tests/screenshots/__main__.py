"""Take the pictures, then measure how tall messages are on a phone: `python -m tests.screenshots [--into docs/images]`.

The pictures for a listing of the bot are made of some of them; with `--listing` only these are drawn, of those that are there.
With `--heights` nothing is taken, only measured; with `--keep FOLDER` a picture of each measured message is kept there.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from tests.screenshots.heights import measure_all, table_of
from tests.screenshots.listing import draw_listing
from tests.screenshots.shots import take_all
from tests.support.browser import find_browser


def main() -> int:
    """Take all of them, and measure."""
    parser = argparse.ArgumentParser("python -m tests.screenshots", description=__doc__)
    parser.add_argument("--into", type=Path, default=Path("docs/images"))
    parser.add_argument("--heights", action="store_true", help="only measure")
    parser.add_argument("--keep", type=Path, help="folder for a picture of each measured message")
    parser.add_argument("--listing", action="store_true", help="only draw the pictures for a listing")
    chosen = parser.parse_args()
    if chosen.listing:
        draw_listing(chosen.into)
        return 0
    if find_browser() is None:
        print("A Chromium is needed. On Debian and Ubuntu: apt install chromium", file=sys.stderr)
        return 1
    if not chosen.heights:
        chosen.into.mkdir(parents=True, exist_ok=True)
        asyncio.run(take_all(chosen.into))
        draw_listing(chosen.into)
    if chosen.keep is not None:
        chosen.keep.mkdir(parents=True, exist_ok=True)
    measured = asyncio.run(measure_all(chosen.keep))
    print(table_of(measured))
    return int(any(one.is_too_tall for one in measured))


if __name__ == "__main__":
    sys.exit(main())
