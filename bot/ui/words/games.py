"""Names of the games that tables play."""

from __future__ import annotations

from bot.canasta.rules.presets import PRESETS, preset_and_options
from bot.service.matches.record import TableRecord
from bot.ui.texts import Texts
from bot.ui.words.names import plain, shown
from bot.ui.words.options import preset_name

_LENGTH = 40


def preset_of(record: TableRecord) -> str:
    """Return the preset that the rules of a table were made from; the nearest one where none is recorded."""
    return record.preset if record.preset in PRESETS else preset_and_options(record.rules)[0]


def game_name(texts: Texts, record: TableRecord, *, markdown: bool = True) -> str:
    """Return the name of the house rule with its preset, or of the preset. Footers need it without markdown."""
    preset = preset_name(texts, preset_of(record))
    if not record.house_rule:
        return preset
    name = (shown if markdown else plain)(record.house_rule, _LENGTH)
    return texts("lobby-house-rule", house=name, preset=preset)
