"""Why selected cards cannot be laid down, in few words: *Meld* tells the rule with all it says."""

from typing import Final

from bot.canasta.errors import Reason, Violation
from bot.service.matches.record import TableRecord
from bot.ui.texts import Texts
from bot.ui.words.cards import fact_rank
from bot.ui.words.refusals import kind_of_meld, violation_text

_BRIEFLY: Final = {
    Reason.TOO_FEW_CARDS: "selected-too-few-cards",
    Reason.TOO_FEW_NATURALS: "selected-too-few-naturals",
    Reason.MIXED_RANKS: "selected-no-meld",
    Reason.NOT_A_SEQUENCE: "selected-no-meld",
}


def problem_in_full(texts: Texts, violation: Violation, record: TableRecord | None) -> str:
    """Return what is wrong with a draft, with all that the rule says."""
    return texts("draft-problem", problem=violation_text(texts, violation, record))


def problem_of_selection(texts: Texts, violation: Violation, record: TableRecord | None) -> str:
    """Return what is wrong with the selected cards."""
    key = _BRIEFLY.get(violation.reason)
    if key is None:
        return problem_in_full(texts, violation, record)
    facts = violation.facts
    rank = kind_of_meld(texts, violation) or fact_rank(texts, facts.get("rank", ""))
    return texts(key, **{**facts, "rank": texts.at_start(rank)})
