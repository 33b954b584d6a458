"""Lobbies: tables before the match, with their seats, their start and rematches."""
