"""Kills between what Discord has and what the bot knows, and what stands there afterwards."""
