"""Menus and buttons of the hand panel, beside those that select cards."""
