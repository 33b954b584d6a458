### What happened. A line is a name and its clauses: "Ana drew a card, melded three kings and discarded 4♣".

event-added = { $who ->
    [you] añadiste
   *[other] añadió
} { $cards }
