"""The rule card of each preset as it is meant to read; ``python -m tests.golden.kept_rule_cards`` writes them anew."""

from __future__ import annotations

from pathlib import Path

from bot.canasta.rules.presets import PRESETS
from bot.ui.rules.pages import SECTIONS, about_embed, card_of_preset, section_embed, short_embed
from bot.ui.texts import texts_for
from tests.support.as_text import as_text

FOLDER = Path(__file__).with_name("rule_cards")


def written(preset: str) -> str:
    """The rule card of a preset as it reads now."""
    texts = texts_for("en")
    card = card_of_preset(preset)
    sections = [as_text(section_embed(texts, card, section)) for section in SECTIONS]
    whole = [as_text(short_embed(texts, card)), *sections, as_text(about_embed(texts, card))]
    return "\n\n".join([*whole, f"({texts('rules-footer')})"]) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for preset in PRESETS:
        (FOLDER / f"{preset}.txt").write_text(written(preset), encoding="utf-8")
