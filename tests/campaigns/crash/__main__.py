"""Kill the bot's services again and again while people play, and look each time whether anything is lost.

``python -m tests.campaigns.crash --kills 200 --database sqlite`` (or ``postgresql``); stop it with Ctrl-C. A process plays on a real
database and is killed with SIGKILL at
random moments; after each kill every acknowledged action must be there, none twice, every table must be what its log makes
of it, no notice may be lost or told twice by one process, and what falls due must still be scheduled. With ``--write`` the
figures go into docs/reliability.md.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
from pathlib import Path
from random import Random

from tests.campaigns.crash.audit import LossError
from tests.campaigns.crash.campaign import CrashCampaign, CrashFigures, run
from tests.campaigns.figures import table, write_section
from tests.support.stores.postgres import PostgresServer


def main() -> int:
    """Kill as often as asked; 1 if anything was lost."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.campaigns.crash",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=Random().randrange(10**6))
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="so many at once share a PostgreSQL server")
    parser.add_argument("--write", action="store_true", help="write the figures into docs/reliability.md")
    asked = parser.parse_args()
    if asked.processes > 1 and asked.database != "postgresql":
        parser.error("several processes share a PostgreSQL server: --database postgresql")
    print(f"seed {asked.seed}; stop it with Ctrl-C", flush=True)
    folder = Path(tempfile.mkdtemp(prefix="canasta-crash-"))
    server = PostgresServer() if asked.database == "postgresql" else None
    if server is not None:
        server.start()
    campaign = CrashCampaign(folder, asked.seed, server, asked.processes)
    try:
        asyncio.run(run(campaign, asked.kills, _progress, Random(asked.seed)))
    except KeyboardInterrupt:
        print("\nstopped")
    except LossError as loss:
        print(f"\nLOST after {campaign.figures.kills} kills: {loss}\nThe files are kept in {folder}")
        return 1
    finally:
        if server is not None:
            server.remove()
    print()
    lines = table(_rows(campaign.figures))
    print("\n".join(lines))
    shutil.rmtree(folder)
    if asked.write and campaign.figures.kills >= asked.kills:
        several = f" --processes {asked.processes}" if asked.processes > 1 else ""
        on_server = f" --database postgresql{several}"
        mark, title, options, text = (
            ("losses", "Killed while people play", "", _TEXT)
            if server is None
            else ("losses-postgresql", "Killed on a PostgreSQL server", on_server, _ON_SERVER)
        )
        command = f"python -m tests.campaigns.crash --kills {asked.kills}{options} --write"
        write_section(mark, title, command, [*text, *lines])
    return 0


_TEXT = (
    "The services play five tables on a real SQLite file, with people who click, sleep and click twice, computers,",
    "clocks that run out, quiet hours that begin and end, orders, pauses and a messenger that fails now and then; an hour takes a second. The process",
    "is killed with SIGKILL at random moments, including during startup, and started again. After every kill a copy of",
    "the file is compared with a ledger that the process had written to disk: every acknowledged action is there as",
    "requested, none twice; every discard that was held is still held, made once, taken back, or dropped by a pause; the",
    "stored tables match their logs; no notice is lost; after a kill each table",
    "is told at most one notice a second time; deadlines are still scheduled. Now and then a process is allowed to finish everything",
    "outstanding: after that no notice waits, and every board shows the latest version.",
    "",
)

_ON_SERVER = (
    "The same with everything on a PostgreSQL server, which survives the kill: it rolls back what was",
    "not committed, and work that the process had claimed is free again after a short time. Several processes play at the",
    "same tables at once, and each repeats the clicks that another has not answered: such a click counts once and both",
    "give the same answer. They are killed one after the other, and each table gets its messages in the order in which they",
    "were committed, whichever process sends them.",
    "",
)


def _rows(figures: CrashFigures) -> list[tuple[str, object]]:
    return [
        ("kills", figures.kills),
        ("before the process had said anything", figures.at_start),
        ("times everything outstanding was done in peace", figures.settled),
        ("actions played", figures.actions),
        ("actions acknowledged to people", figures.acknowledged),
        ("clicks that were open at a kill", figures.open_clicks),
        ("of these done, and answered as done when repeated", figures.open_done),
        ("discards held, to be made a minute later", figures.discards_held),
        ("of these taken back", figures.discards_taken_back),
        ("held at a kill", figures.held_at_kills),
        ("notices committed", figures.notices),
        ("messages told again after a kill", figures.repeated),
        ("losses", 0),
        ("minutes", f"{figures.seconds / 60:.1f}"),
    ]


def _progress(figures: CrashFigures) -> None:
    end = "" if sys.stdout.isatty() else "\n"
    if end and figures.kills % 10:
        return
    print(
        f"\r{figures.kills} kills, {figures.actions} actions, {figures.notices} notices,"
        f" {figures.repeated} told again, {figures.seconds:.0f} s ",
        end=end,
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
