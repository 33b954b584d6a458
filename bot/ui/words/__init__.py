"""Words that several features show: cards, melds, actions, names, times, turns, piles, orders."""
