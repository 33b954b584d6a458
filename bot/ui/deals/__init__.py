"""The next deal, and proofs of the deals."""
