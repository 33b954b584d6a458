"""The game as JSON documents: positions, actions, events (`docs/positions.md`)."""
