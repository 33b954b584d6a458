"""JSON documents of the game: positions, actions, events (`docs/positions.md`)."""
