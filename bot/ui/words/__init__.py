"""Words that several features show: cards, melds, actions, names, times, points."""
