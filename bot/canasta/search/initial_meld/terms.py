"""The terms of an initial meld beside its points."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct

from bot.canasta.melds import CANASTA_SIZE
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options.sections import InitialMeld


class InitialTerms(Struct, frozen=True):
    """The terms of an initial meld.

    ``purity`` and ``waiver`` are values of the options initial_purity and initial_canasta_waiver. ``canasta`` says
    whether a canasta must be among the melds at this score: None, ``any`` or ``natural``.
    """

    purity: str = "none"
    waiver: str = "none"
    canasta: str | None = None
    canasta_size: int = CANASTA_SIZE


CLASSIC_TERMS: Final = InitialTerms()
"""Points alone."""


def terms_of(rules: RuleSet, total: int) -> InitialTerms:
    """Return the terms for a side (or player) with this total before the round."""
    return _terms(
        rules.initial.initial_purity,
        rules.initial.initial_canasta_waiver,
        _canasta_needed(rules.initial, total),
        rules.melds.canasta_size,
    )


@lru_cache(maxsize=64)
def _terms(purity: str, waiver: str, canasta: str | None, canasta_size: int) -> InitialTerms:
    terms = InitialTerms(purity, waiver, canasta, canasta_size)
    return CLASSIC_TERMS if terms == CLASSIC_TERMS else terms


def _canasta_needed(rules: InitialMeld, total: int) -> str | None:
    natural, any_make = rules.initial_natural_canasta_required_from, rules.initial_canasta_required_from
    if natural is not None and total >= natural:
        return "natural"
    return "any" if any_make is not None and total >= any_make else None
