"""Changes of seats during a match: substitutes, resigning, members who left."""
