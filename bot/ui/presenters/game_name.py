"""What a table plays, by name."""

from __future__ import annotations

from bot.canasta.rules.presets import PRESETS, preset_and_options
from bot.service.record import TableRecord
from bot.ui.presenters.names import shown
from bot.ui.presenters.option_words import preset_name
from bot.ui.texts import Texts

_LENGTH = 40


def preset_of(record: TableRecord) -> str:
    """The preset the rules of a table were made from; the nearest one where nobody wrote it down."""
    return record.preset if record.preset in PRESETS else preset_and_options(record.rules)[0]


def game_name(texts: Texts, record: TableRecord) -> str:
    """The house rule with its preset, or the preset."""
    preset = preset_name(texts, preset_of(record))
    if not record.house_rule:
        return preset
    return texts("lobby-house-rule", house=shown(record.house_rule, _LENGTH), preset=preset)
