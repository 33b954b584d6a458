"""The log, score sheets, replays, exports, catching up."""
