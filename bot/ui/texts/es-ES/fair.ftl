### Sealed deals, cuts by the players, and the proof that a deal was fair.

seats-cut = Corte por los sitios (rojo: los compañeros cambian de sitio): { $cuts }.
seats-will-be-drawn = 🪑 Las parejas y los sitios se sortean con cartas cuando empiece la partida, antes del primer reparto y sellados junto con él.
proof-fault-seats = las parejas y los sitios se sortearon de otra forma
proof-fault-dealer = le tocaba repartir a otro sitio
proof-file-seats = Los sitios se sortearon: los de antes de la partida pasaron a ser, en su orden, { $seats }
