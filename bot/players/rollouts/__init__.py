"""Whole rounds played by ranks in compiled code (extra ``strong``); nothing else imports this package by itself."""
