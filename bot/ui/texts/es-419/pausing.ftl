### Las pausas de común acuerdo, y su final.

pausing-rest = ⏸️ Propuesta de { $names }: poner **{ $table }** en pausa. Se detiene cuando { $missing } también { $missing_count ->
    [one] acepte
   *[other] acepten
}; hasta entonces se sigue jugando.
pausing-on = ▶️ Propuesta de { $names }: seguir jugando en **{ $table }**. Se sigue cuando { $missing } también { $missing_count ->
    [one] acepte
   *[other] acepten
}.
pausing-rest-line = ⏸️ Propuesta de { $names }: una pausa; { $missing } todavía no { $missing_count ->
    [one] acepta
   *[other] aceptan
} (se acepta con `/pausa`).
pausing-on-line = ▶️ Propuesta de { $names }: seguir jugando; { $missing } todavía no { $missing_count ->
    [one] acepta
   *[other] aceptan
}.

pausing-asked-rest = ⏸️ Quisieras poner **{ $table }** en pausa. { $missing } todavía no { $missing_count ->
    [one] acepta
   *[other] aceptan
}; hasta entonces se sigue jugando.
pausing-asked-on = ▶️ Quisieras seguir jugando. { $missing } todavía no { $missing_count ->
    [one] acepta
   *[other] aceptan
}.
pausing-rests = ⏸️ **{ $table }** está en pausa. Ningún reloj corre; `/reanudar` o **{ button-go-on }** en el tablero pregunta a los demás si quieren seguir.
pausing-goes-on = ▶️ La partida sigue.
pausing-agreed = ✅ **{ $name }** también acepta.
pausing-rests-already = ⏸️ **{ $table }** ya está en pausa.
pausing-plays-already = ▶️ **{ $table }** no está en pausa.
pausing-nobody-asks = En **{ $table }** ya nadie lo pide.
pausing-withdrawn = **{ $name }** ya no lo pide. **{ $table }** queda como está.
pausing-declined-rest = 💪 **{ $name }** prefiere seguir jugando en **{ $table }**.
pausing-declined-on = ⏸️ **{ $name }** prefiere que **{ $table }** siga en pausa un poco más.

button-agree-to-pause = Aceptar la pausa
button-agree-to-go-on = Aceptar seguir
button-rather-not = Mejor no
button-go-on = Reanudar

time-given = ⏳ Le diste a **{ $name }** { $hours ->
    [one] una hora más
   *[other] { $hours } horas más
} para este turno{ $until ->
    [none] {""}
   *[other] , hasta { $until }
}.
time-was-here = Ya juegas tú. Esta es tu mano.
