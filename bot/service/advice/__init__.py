"""Advice from rounds played on: hints in the hand, and reviews of rounds that are over."""
