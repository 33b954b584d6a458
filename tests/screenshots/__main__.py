"""Take the pictures: `python -m tests.screenshots [--into docs/images]`."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from tests.screenshots.shots import take_all
from tests.support.browser import find_browser


def main() -> int:
    """Take all of them."""
    parser = argparse.ArgumentParser("python -m tests.screenshots", description=__doc__)
    parser.add_argument("--into", type=Path, default=Path("docs/images"))
    into = parser.parse_args().into
    if find_browser() is None:
        print("A Chromium is needed. On Debian and Ubuntu: apt install chromium", file=sys.stderr)
        return 1
    into.mkdir(parents=True, exist_ok=True)
    asyncio.run(take_all(into))
    return 0


if __name__ == "__main__":
    sys.exit(main())
