"""Searches for ways to lay a whole hand down.

``bounds`` tells quickly that there is none, ``counted_ways`` that there is one, and ``exit_search`` finds it: cards
that no set can take (``fitting``) go to sequences in ``sequence_search``, all others in ``set_search`` by the rows of
``exit_tables``.
"""
