"""The game as JSON documents, for people and other programs: positions, actions, events. ``docs/positions.md`` tells them."""
