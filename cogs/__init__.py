"""Slash commands, one file per command group."""
