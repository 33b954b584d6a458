"""Taking the discard pile.

``frozen_and_blocked`` has the bars to taking it, ``pile_share`` the cards that come with a take, ``upcard_play`` the
cards that must be shown for it. ``take_pile`` tests a take as a whole, ``pile_taken`` applies it, ``take_options``
finds those that are offered: an initial meld with the upcard in ``initial_takes``, one from the hand alone in
``hand_first``, one that goes out at once in ``exit_takes``, the upcard for a run of a suit in ``sequence_takes``.
"""
