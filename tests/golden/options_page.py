"""The page of all options, ``docs/options.md``; ``python -m tests.golden.options_page`` writes it anew."""

from __future__ import annotations

import json
from pathlib import Path

from bot.canasta.rules.options import OPTIONS, Option, value_of
from bot.canasta.rules.preset import PAGAT_CLASSIC
from bot.canasta.rules.presets import PRESETS
from bot.canasta.rules.values import plain_value
from bot.ui.texts import texts_for

PAGE = Path(__file__).parents[2] / "docs" / "options.md"

_TEXTS = texts_for()
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
        "Every option that a house rule can change: its name in the bot's menus, what it means, the allowed values, the value in",
        'Classic Canasta for four (pagat\'s, or ours where it says "house decision"), and every game that has a different',
        "value.",
        "",
        "This page is generated: `python -m tests.golden.options_page`.",
    ]
    section = ""
    for option in OPTIONS:
        if option.section != section:
            section = option.section
            lines += ["", f"## {_SECTIONS[section]}"]
        name = _TEXTS(f"option-{option.id.replace('_', '-')}")
        lines += ["", f"### `{option.id}`", ""]
        lines += [f"**{name}**: {option.meaning}.", ""]
        lines += [
            f"* allowed: {option.allowed}",
            f"* Classic: {_shown(option.classic)}{_decided(option)}",
            *_in_games(option),
        ]
    return "\n".join([*lines, ""])


def _in_games(option: Option) -> list[str]:
    games: dict[str, list[str]] = {}
    for name, rules in PRESETS.items():
        value = value_of(rules, option.id)
        if value != option.classic:
            games.setdefault(_shown(value), []).append(name)
    return [f"* {value}: {', '.join(names)}" for value, names in games.items()]


def _decided(option: Option) -> str:
    return "" if option.source == PAGAT_CLASSIC else f" ({option.source})"


def _shown(value: object) -> str:
    return f"`{json.dumps(plain_value(value))}`"


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")
