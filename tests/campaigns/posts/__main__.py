"""Kill the bot's real process while it posts, and count what stands there afterwards.

``python -m tests.campaigns.posts --kills 300``; stop it with Ctrl-C. Discord is a small server on this computer. Two people and two computers
play; the process is killed mostly when Discord has a message and the bot does not know it, and also at other requests, at any
moment and while it starts. Then minutes pass or not, and people play on before the new process can look. In the end no button may
stand there twice, nobody may be called by two messages, nothing may be told again, and whoever plays on is answered. With
``--write`` the figures go into docs/reliability.md.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from random import Random

from tests.campaigns.figures import table, write_section
from tests.campaigns.posts.campaign import PostCampaign, PostFigures
from tests.campaigns.posts.table import PostsError


def main() -> int:
    """Kill as often as asked; 1 if something stands there twice."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.campaigns.posts",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=Random().randrange(10**6))
    parser.add_argument("--write", action="store_true", help="write the figures into docs/reliability.md")
    asked = parser.parse_args()
    print(f"seed {asked.seed}; stop it with Ctrl-C", flush=True)
    campaign = PostCampaign(asked.seed, _progress)
    try:
        asyncio.run(campaign.run(asked.kills))
    except KeyboardInterrupt:
        print("\nstopped")
        return 1
    except (PostsError, AssertionError, TimeoutError) as wrong:
        print(f"\nNOT WELL after {campaign.figures.kills} kills: {wrong!r}\n{wrong}")
        return 1
    lines = table(_rows(campaign.figures))
    print("\n" + "\n".join(lines))
    if asked.write:
        command = f"python -m tests.campaigns.posts --kills {asked.kills} --write"
        write_section("posts", "Killed while something is posted", command, [*_TEXT, *lines])
    return 0


_TEXT = (
    "The bot's real process (forked from one that has loaded its modules) over a real connection with a small Discord, which remembers a nonce for five minutes, as",
    "the real one does for some. It is killed with SIGKILL while two people and two computers play: mostly at the moment when Discord has",
    "taken a new message and the bot does not know it, also at other requests, at any moment, and while it starts. Then minutes",
    "pass or not, and people play on or not before the next process can reach any message. At every look all messages of all places are",
    "counted without asking the bot what they are: there is one board, nobody is called by more than one message, no two messages have",
    "the same buttons or say the same one after the other, nothing waits to be told, and the next turn is played and answered.",
    "",
)


def _rows(figures: PostFigures) -> list[tuple[str, object]]:
    return [
        ("kills", figures.kills),
        ("of these when Discord had a new message and the bot did not know it", figures.at_posts),
        ("while the process started", figures.at_start),
        ("after which time passed: 1, 6 or 45 minutes", figures.later),
        ("after which people played on before the bot could look", figures.moved_on),
        ("tables", figures.tables),
        ("turns of people", figures.turns),
        ("messages posted", figures.posted),
        ("looks at what stands there", figures.looks),
        ("messages too many", 0),
        ("minutes", f"{figures.seconds / 60:.1f}"),
    ]


def _progress(figures: PostFigures) -> None:
    end = "" if sys.stdout.isatty() else "\n"
    print(
        f"\r{figures.kills} kills, {figures.turns} turns, {figures.looks} looks, {figures.seconds:.0f} s ",
        end=end,
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
