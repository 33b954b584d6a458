"""Sources of the values that options have in Classic Canasta and in the presets; ``docs/sources.md`` describes them."""

from __future__ import annotations

from typing import Final

PAGAT_CLASSIC: Final = "pagat, Classic Canasta"
"""The source of the values of Classic Canasta, where its option names no other."""

HOUSE_DECISION: Final = "house decision"
"""The source named for a value that no source gives."""

PUBLIC_TWICE: Final = "public rule pages, two or more agree"
PUBLIC_ONCE: Final = "public rule pages, one alone"
PUBLIC_DISAGREE: Final = "public rule pages disagree; the better attested value"
