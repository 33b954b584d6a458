"""Classic Canasta for four players in two partnerships (pagat, Classic Canasta)."""

from __future__ import annotations

from bot.canasta.rules.model import RuleSet

CLASSIC_4 = RuleSet()
"""The base of all other presets: the defaults of the rule model are this game."""
