"""Classic Canasta for four players in two partnerships (pagat, Classic Canasta)."""

from __future__ import annotations

from bot.canasta.rules.preset import Family, Preset

PRESET = Preset(id="classic_4", place=10, family=Family.CLASSIC)
"""The base of all other presets: the defaults of the rule model are this game."""
