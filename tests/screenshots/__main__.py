"""Take the pictures, then measure how tall messages are on a phone: `python -m tests.screenshots [--into docs/images]`.

With `--heights` nothing is taken, only measured; with `--keep FOLDER` a picture of each measured message is kept there.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from tests.screenshots.heights import measure_all, table_of
from tests.screenshots.shots import take_all
from tests.support.browser import find_browser


def main() -> int:
    """Take all of them, and measure."""
    parser = argparse.ArgumentParser("python -m tests.screenshots", description=__doc__)
    parser.add_argument("--into", type=Path, default=Path("docs/images"))
    parser.add_argument("--heights", action="store_true", help="only measure")
    parser.add_argument("--keep", type=Path, help="folder for a picture of each measured message")
    chosen = parser.parse_args()
    if find_browser() is None:
        print("A Chromium is needed. On Debian and Ubuntu: apt install chromium", file=sys.stderr)
        return 1
    if not chosen.heights:
        chosen.into.mkdir(parents=True, exist_ok=True)
        asyncio.run(take_all(chosen.into))
    if chosen.keep is not None:
        chosen.keep.mkdir(parents=True, exist_ok=True)
    measured = asyncio.run(measure_all(chosen.keep))
    print(table_of(measured))
    return int(any(one.is_too_tall for one in measured))


if __name__ == "__main__":
    sys.exit(main())
