"""The log, score sheets, replays, exports."""
