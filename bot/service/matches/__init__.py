"""Matches: tables and their records, moves and their consequences, computer players, drafts."""
