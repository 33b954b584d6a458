"""Advice from rounds played on: hints for the hand of a player."""
