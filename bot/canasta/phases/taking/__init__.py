"""Taking the discard pile.

What bars a side from it is in ``frozen_and_blocked``, which cards come with a take in ``pile_share``, and what must be
shown for it in ``upcard_play``. ``take_pile`` tests a take as a whole, ``pile_taken`` carries it out, ``take_options`` finds
those that are offered: an initial meld with the upcard in ``initial_takes``, one from the hand alone in ``hand_first``, one
that goes out at once in ``exit_takes``, the upcard for a run of a suit in ``sequence_takes``.
"""
