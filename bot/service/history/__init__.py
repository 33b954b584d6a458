"""Rounds that are over: replays and exports."""
