"""Provably fair deals: commitments, cuts by players, opened secrets and verification."""
