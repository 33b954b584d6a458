"""Statistics of people: ``/stats``."""
