"""Facts about a state in plain JSON, so that a sample says without any codec what it means."""

from __future__ import annotations

from typing import Any

from bot.canasta.notation.writing import cards_text
from bot.canasta.state import State


def facts_of(state: State) -> dict[str, Any]:
    """Return what stands on the table and in the hands."""
    table = state.table
    return {
        "round": table.round,
        "turn": table.turn.number,
        "seats_to_act": list(table.seats_to_act),
        "phase": table.phase.value,
        "totals": list(table.totals),
        "hands": [cards_text(hand) for hand in state.hands],
        "feet": [cards_text(foot) for foot in state.hidden.feet],
        "melds": [[cards_text(meld.cards) for meld in side] for side in table.melds],
        "pile": table.pile.hex(),
        "frozen": table.pile_frozen,
        "stock": state.stock.hex(),
        "recycled": table.recycled,
    }
