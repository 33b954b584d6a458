"""The sections of ``docs/reliability.md`` and ``docs/performance.md``, each written by the command that measured it.

A command calls ``write_section`` when it is done. Only its own section changes, so that the page always holds the last
figures of every command, in a fixed order.
"""

import re
from collections.abc import Sequence
from datetime import UTC, date, datetime
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "reliability.md"
PERFORMANCE = PAGE.with_name("performance.md")

SECTIONS = {
    PAGE.name: (
        "fairness",
        "secrecy",
        "faults",
        "losses",
        "losses-postgresql",
        "posts",
        "discord",
        "restart",
        "load",
        "fuzzing",
        "dependencies",
    ),
    PERFORMANCE.name: (
        "rounds",
        "states",
        "durable",
        "interactions",
        "endurance",
        "dormant",
        "loop",
        "pictures",
        "scale",
    ),
}
"""In this order on the page; a name that is not here comes after them, by the alphabet."""

_HEADS = {
    PAGE.name: """\
# Reliability

The latest results of the commands that put the bot to the test. Every section is written by the command it names, so
you can repeat any measurement.
""",
    PERFORMANCE.name: """\
# Performance

How fast the bot is. Each figure stands beside a reference, measured alternately with it on the same machine: machines
differ and are noisy, so only the ratios can be compared. Every section is written by the command it names, so you can
repeat any measurement.
""",
}
_SECTION = re.compile(
    r"<!-- section (?P<name>[\w-]+) -->\n(?P<body>.*?)<!-- end of (?P=name) -->\n", re.DOTALL
)


def write_section(
    name: str,
    title: str,
    command: str,
    lines: Sequence[str],
    *,
    page: Path = PAGE,
    today: date | None = None,
) -> None:
    """Put these lines of Markdown in place of the section of this name. ``command`` is what was typed."""
    found = {} if not page.exists() else _sections(page.read_text(encoding="utf-8"))
    # A command of its own, where no time is simulated: the real day is wanted.
    day = today or datetime.now(UTC).date()  # noqa: TID251
    body = "\n".join(lines).strip("\n")
    found[name] = f"\n## {title}\n\n`{command}`, {day.isoformat()}\n\n{body}\n\n"
    text = _HEADS[page.name] + "".join(
        f"\n<!-- section {each} -->\n{found[each]}<!-- end of {each} -->\n"
        for each in sorted(found, key=lambda each: _place(each, SECTIONS[page.name]))
    )
    fresh = page.with_name(f".{page.name}")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(page)


def table(rows: Sequence[tuple[str, object]]) -> list[str]:
    """Two columns of Markdown: what was counted, and how much of it."""
    return ["| | |", "|---|--:|", *(f"| {what} | {_number(value)} |" for what, value in rows)]


def _number(value: object) -> str:
    return f"{value:,}" if isinstance(value, int) else str(value)


def _sections(text: str) -> dict[str, str]:
    return {found["name"]: found["body"] for found in _SECTION.finditer(text)}


def _place(name: str, order: Sequence[str]) -> tuple[int, str]:
    return (order.index(name) if name in order else len(order), name)
