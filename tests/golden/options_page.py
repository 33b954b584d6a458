"""The page of all options, ``docs/options.md``; ``python -m tests.golden.options_page`` writes it anew."""

from __future__ import annotations

import json
from pathlib import Path

from bot.canasta.rules.options import OPTIONS, Option, value_of
from bot.canasta.rules.presets import PRESETS
from bot.canasta.rules.values import plain_value

PAGE = Path(__file__).parents[2] / "docs" / "options.md"

_SECTIONS = {
    "deal": "Table, packs and deal",
    "draw": "Drawing",
    "threes": "Threes",
    "melds": "Melds",
    "initial": "Initial meld",
    "pile": "Taking the pile",
    "discard": "Discards",
    "going_out": "Going out",
    "scoring": "Scores",
    "end": "End of the round and of the match",
    "three_handed": "Three players",
    "manners": "Irregularities",
}


def written() -> str:
    """The page as it reads now."""
    lines = [
        "# Rule options",
        "",
        "Every rule that a house rule can change, with the value of Classic Canasta for four and of each game that differs.",
        "This page is generated: `python -m tests.golden.options_page`.",
    ]
    section = ""
    for option in OPTIONS:
        if option.section != section:
            section = option.section
            lines += ["", f"## {_SECTIONS[section]}"]
        lines += ["", f"### `{option.id}`", "", f"{option.meaning[0].upper()}{option.meaning[1:]}.", ""]
        lines += [f"* allowed: {option.allowed}", f"* Classic: {_shown(option.classic)}", *_in_games(option)]
    return "\n".join([*lines, ""])


def _in_games(option: Option) -> list[str]:
    games: dict[str, list[str]] = {}
    for name, rules in PRESETS.items():
        value = value_of(rules, option.id)
        if value != option.classic:
            games.setdefault(_shown(value), []).append(name)
    return [f"* {value}: {', '.join(names)}" for value, names in games.items()]


def _shown(value: object) -> str:
    return f"`{json.dumps(plain_value(value))}`"


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")
