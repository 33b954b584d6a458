"""The library of house rules that servers offer to all others: ``/library`` and ``/house publish``."""
