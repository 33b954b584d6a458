"""Statistics of people: finished rounds with their sums, results of matches with the ratings that follow."""
