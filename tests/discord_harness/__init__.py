"""A simulated Discord server for tests: people who click and type, and referees who watch what the bot sends."""
