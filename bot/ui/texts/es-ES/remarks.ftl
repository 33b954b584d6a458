### What computers say on the board: rarely, and drily. None speaks of cards that are not on the table.

remark-pickle-canasta-1 = Y vosotros decíais que era basura.
