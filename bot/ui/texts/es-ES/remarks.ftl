### What computers say on the board: rarely, and drily. None speaks of cards that are not on the table.

remark-biscuit-canasta-2 = No preguntéis qué me guardé.
remark-pickle-canasta-1 = Y vosotros decíais que era basura.
remark-pickle-pile-1 = ¿Os ibais a comer eso?
remark-pickle-exit-2 = Solo habría echado de menos las sobras.
remark-waffle-pile-2 = Más para tener en la mano. Qué bonito.
