"""The rule card: a rule set in words, every number taken from it."""

from collections.abc import Callable, Iterator
from typing import Final

from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import OPTIONS, value_of
from bot.ui.rules import play, scores, threes
from bot.ui.rules.options_told import is_told
from bot.ui.rules.play import clauses
from bot.ui.texts import Texts

_Lines = Iterator[str]


def section_title(texts: Texts, section: str) -> str:
    """Return the heading of a section."""
    return texts(f"rules-section-{section}")


def section_lines(texts: Texts, rules: RuleSet, section: str) -> list[str]:
    """Return the rules of a section, one by one: the general ones first, then whatever else differs from Classic."""
    return [*_SECTIONS[section](texts, rules), *_further(texts, rules, section)]


def _further(texts: Texts, rules: RuleSet, section: str) -> _Lines:
    """Yield a sentence for each option that no general sentence covers and whose value is not the classic one."""
    of_section = (option.id for option in OPTIONS if _FURTHER_IN[option.section] == section)
    yield from clauses(
        texts,
        rules,
        *(option for option in of_section if not is_told(rules, option, value_of(rules, option))),
    )


_SECTIONS: Final[dict[str, Callable[[Texts, RuleSet], _Lines]]] = {
    "deal": play.deal,
    "turn": play.turn,
    "melds": play.melds,
    "first-meld": play.first_meld,
    "pile": play.pile,
    "threes": threes.threes,
    "going-out": scores.going_out,
    "scoring": scores.scoring,
    "end": scores.end,
}

SECTIONS: Final[tuple[str, ...]] = tuple(_SECTIONS)
"""Sections of the card, in their order: keys for :func:`section_title`."""

_FURTHER_IN: Final = {
    "deal": "deal",
    "draw": "turn",
    "threes": "threes",
    "melds": "melds",
    "initial": "first-meld",
    "pile": "pile",
    "discard": "turn",
    "going_out": "going-out",
    "scoring": "scoring",
    "end": "end",
    "three_handed": "going-out",
    "manners": "turn",
}
"""Section of the card for the remaining options of each section of the rule set."""
