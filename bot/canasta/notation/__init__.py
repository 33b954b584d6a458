"""Text notation of cards, melds and actions: a writer with one form, and parsers for the forms that people type.

``docs/positions.md`` describes the notation. In short: a card is ``KH``, ``10S``, ``2D`` or ``*`` (a joker); groups of
cards are separated by ``,`` ``;`` ``+`` ``/`` or a new line; ``2 > K`` or ``K: 2`` names the meld that cards go to.
Suits may be left out where they make no difference.

The parsers never guess: when a text can be read in more than one way and the rules leave more than one of them,
:class:`~bot.canasta.errors.AmbiguousActionError` carries the readings as actions.
"""
