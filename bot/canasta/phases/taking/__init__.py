"""Taking the discard pile.

``frozen_and_blocked`` has the bars to taking it, ``pile_share`` the cards that come with a take. ``take_pile`` tests a
take as a whole, ``pile_taken`` applies it, ``take_options`` finds those that are offered.
"""
