"""The pure game: cards, rules and states, with no input or output of any kind."""
