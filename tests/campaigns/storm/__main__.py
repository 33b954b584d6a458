"""Put the bot's real process through everything that Discord can do to a table, and look whether it comes right by itself.

``python -m tests.campaigns.storm``; stop it with Ctrl-C. Discord is a small server on this computer, the connection is real. After each
trouble the table must come right without anybody's help: everything is told, one board shows how things stand, the player
is called at most once, a click is answered, nothing was posted twice. With ``--write`` the figures go into
docs/reliability.md.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from tests.campaigns.figures import table, write_section
from tests.campaigns.storm.disturbances import WEATHER
from tests.campaigns.storm.table import StormError, playing_table


def main() -> int:
    """As many rounds as asked; 1 if a table did not come right."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.campaigns.storm",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--rounds", type=int, default=3, help="each round has every trouble once, in another order"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write the figures into docs/reliability.md")
    asked = parser.parse_args()
    print("stop it with Ctrl-C", flush=True)
    storm = Storm()
    began = time.monotonic()
    try:
        for number in range(asked.rounds):
            asyncio.run(storm.round(asked.seed + number))
    except KeyboardInterrupt:
        print("\nstopped")
        return 1
    except (StormError, AssertionError, TimeoutError) as wrong:
        print(f"\nDID NOT COME RIGHT after {storm.last}: {wrong!r}\n{wrong}")
        return 1
    minutes = (time.monotonic() - began) / 60
    rows: list[tuple[str, object]] = [
        ("rounds, each with a new process and table", asked.rounds),
        ("troubles", storm.troubles),
        ("kinds of trouble", len(WEATHER)),
        ("messages posted", storm.posted),
        ("posted twice", 0),
        ("tables that did not come right", 0),
        ("the longest that one needed", f"{storm.slowest:.1f} s after {storm.slowest_after}"),
        ("minutes", f"{minutes:.1f}"),
    ]
    lines = table(rows)
    print("\n" + "\n".join(lines))
    if asked.write:
        kinds = [f"- {name}: {_first_line(name)}" for name in WEATHER]
        command = f"python -m tests.campaigns.storm --rounds {asked.rounds} --write"
        write_section("discord", "Discord at its worst", command, [*_TEXT, *kinds, "", *lines])
    return 0


_TEXT = (
    "The bot's real process plays over a real connection with a small Discord on this computer, which causes all of the troubles below,",
    "in every order. After each one the table must recover without help: nothing waits to be sent, exactly one board",
    "exists and is known, the player is called at most once and gets answers, every click made one action, nothing was posted",
    "twice, and the bot logged no error.",
    "",
)


def _first_line(name: str) -> str:
    text = (WEATHER[name].__doc__ or "").strip()
    return text[0].lower() + text[1:]


class Storm:
    """What was gone through so far."""

    def __init__(self) -> None:
        self.troubles = 0
        self.posted = 0
        self.slowest = 0.0
        self.slowest_after = ""
        self.last = "the start"

    async def round(self, seed: int, names: list[str] | None = None) -> None:
        """One table goes through every trouble, or through these."""
        order = list(WEATHER) if names is None else names
        Random(seed).shuffle(order)
        with tempfile.TemporaryDirectory(prefix="canasta-storm-") as folder:
            async with playing_table(Path(folder), seed) as playing:
                for name in order:
                    self.last = name
                    began = time.monotonic()
                    await WEATHER[name](playing)
                    await playing.comes_right(name)
                    took = time.monotonic() - began
                    if took > self.slowest:
                        self.slowest, self.slowest_after = took, name
                    self.troubles += 1
                    print(f"{self.troubles} troubles; {name}: {took:.1f} s", flush=True)
                self.posted += playing.discord.kept.total()


if __name__ == "__main__":
    sys.exit(main())
