"""Going out.

Who has the right to it is in ``exit_rights``, whether a turn can still be finished and how a hand could leave in ``going_out``.
Where melds are sets of a rank alone a way out is found by counting (``plain_exits``, ``wild_shares``). Under all other rules
``exit_bounds`` tells quickly that there is none, ``counted_ways`` that there is one, and ``exit_search`` finds it: cards that no
set can take (``fitting``) go to sequences in ``sequence_search``, all others in ``set_search`` by the rows of ``exit_tables``.
"""
