"""Seats that change hands in a match: substitutes, resigning, members who left."""
