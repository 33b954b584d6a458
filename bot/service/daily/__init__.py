"""The daily deal: one position a day, the same in every server, with votes on the best discard."""
