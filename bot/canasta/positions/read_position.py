"""Reader of position documents that reports every mistake."""

from __future__ import annotations

from typing import Any

from bot.canasta.positions.card_fields import with_cards
from bot.canasta.positions.ended_round import with_ended_round
from bot.canasta.positions.position import FIELDS, Position
from bot.canasta.positions.reader import Document, Reader
from bot.canasta.positions.table_fields import table_without_cards
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import DEFAULT_PRESET, PRESETS
from bot.canasta.seats import Seating, seating_for, seating_of_round


def read_position(document: Any) -> Position:
    """Return the position of a document.

    Raises:
        DocumentError: with every mistake found.
    """
    reader = Reader()
    fields = reader.fields("", document, FIELDS)
    rules = reader.rules("rules", fields["rules"]) if "rules" in fields else PRESETS[DEFAULT_PRESET]
    if not isinstance(document, dict) or any(problem.path.startswith("rules") for problem in reader.problems):
        # Without valid rules no other field can be read.
        reader.check()
    seating = _seating(reader, fields, rules)
    table = table_without_cards(reader, fields, rules, seating)
    position = with_cards(reader, fields, table)
    reader.check()
    if fields.get("ended") is not None:
        position = with_ended_round(reader, fields["ended"], position)
        reader.check()
    return position


def _seating(reader: Reader, fields: Document, rules: RuleSet) -> Seating:
    """Return the seating of this round."""
    structure = rules.deal.side_structure
    number = fields.get("round", 1)
    seating = seating_for(structure, rules.deal.seat_count)
    if isinstance(number, int) and number > 1:
        seating = seating_of_round(seating, structure, number)
    if fields.get("lone") is None:
        return seating
    lone = reader.seat("lone", fields["lone"], seating)
    if not seating.personal_totals:
        reader.wrong("lone", "nobody plays alone against two others by these rules")
        return seating
    one, other = (seat for seat in seating.order if seat != lone)
    return seating.with_partners(one, other)
