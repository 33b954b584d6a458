"""Whole rounds played by ranks in compiled code (extra ``strong``), for :mod:`bot.players.strong` alone."""
