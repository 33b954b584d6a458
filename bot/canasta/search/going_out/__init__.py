"""Searches for ways to lay a whole hand down.

``counting`` tells quickly that there is none, or that there is one, and ``exit_search`` finds it: cards that no set can
take go to sequences, all others to sets (``set_search``) by the rows of ``exit_tables``.
"""
