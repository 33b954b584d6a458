"""Screens of the bot in each language, to be read by those who know it: ``python -m tests.golden.languages``."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Final

from bot.ui.rules.pages import SECTIONS, card_of_preset, section_embed, short_embed
from bot.ui.texts import locales, texts_for
from tests.support.as_text import as_text
from tests.ui import every_message

FOLDER: Final = Path(__file__).parent / "languages"
_OF_EACH: Final = 4
"""The number of screens of each kind."""


def written(locale: str) -> str:
    """The screens of every kind of message, and the rules of a game."""
    texts, before = texts_for(locale), every_message.texts
    every_message.texts = texts
    try:
        parts = [
            f"{'=' * 20} {name}\n{screen}"
            for name, look in every_message.LOOKS.items()
            if name != "rules"
            for screen in islice(look(), _OF_EACH)
        ]
    finally:
        every_message.texts = before
    card = card_of_preset("classic_4")
    parts += [f"{'=' * 20} rules\n{as_text(short_embed(texts, card))}"]
    parts += [f"{'=' * 20} rules\n{as_text(section_embed(texts, card, section))}" for section in SECTIONS]
    return "\n".join(part.rstrip() for part in parts) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in locales():
        (FOLDER / f"{one}.txt").write_text(written(one), encoding="utf-8")
        print(FOLDER / f"{one}.txt")
