"""Text notation of cards, melds and actions: a writer with one form, and parsers for the forms that people type.

``docs/positions.md`` describes the notation. In short: a card is ``KH``, ``10S``, ``2D`` or ``*`` (a joker); groups of
cards are separated by ``,`` ``;`` ``+`` ``/`` or a new line; ``2 > K`` or ``K: 2`` names the meld that cards go to.
Suits may be left out where they make no difference.

The parsers never guess: when a text can be read in more than one way and the rules leave more than one of them,
:class:`~bot.canasta.errors.AmbiguousActionError` carries the readings as actions.
"""

from bot.canasta.notation.action_parser import VERBS, parse_action, parse_lay_down, parse_plays, parse_take
from bot.canasta.notation.card_parser import (
    card_from_hand,
    cards_from_hand,
    exact_cards,
    parse_card,
    parse_cards,
)
from bot.canasta.notation.tokens import (
    LONGEST_TEXT,
    MOST_CARDS,
    MOST_CARDS_PLAYED,
    MOST_READINGS,
    Face,
    Unreadable,
)
from bot.canasta.notation.writing import (
    action_text,
    card_text,
    card_texts,
    cards_text,
    pile_text,
    play_text,
    rank_text,
)

__all__ = [
    "LONGEST_TEXT",
    "MOST_CARDS",
    "MOST_CARDS_PLAYED",
    "MOST_READINGS",
    "VERBS",
    "Face",
    "Unreadable",
    "action_text",
    "card_from_hand",
    "card_text",
    "card_texts",
    "cards_from_hand",
    "cards_text",
    "exact_cards",
    "parse_action",
    "parse_card",
    "parse_cards",
    "parse_lay_down",
    "parse_plays",
    "parse_take",
    "pile_text",
    "play_text",
    "rank_text",
]
