### Pausen nach Absprache und ihr Ende.

pausing-rest = ⏸️ { $names } { $count ->
    [one] möchte
   *[other] möchten
} **{ $table }** pausieren. Das gilt, sobald { $missing } auch { $missing_count ->
    [one] zustimmt
   *[other] zustimmen
}; bis dahin wird weitergespielt.
pausing-on = ▶️ Wunsch von { $names }: an **{ $table }** weiterspielen. Es geht weiter, sobald { $missing } auch { $missing_count ->
    [one] zustimmt
   *[other] zustimmen
}.
pausing-rest-line = ⏸️ Wunsch von { $names }: eine Pause; { $missing } { $missing_count ->
    [one] hat
   *[other] haben
} noch nicht zugestimmt (zustimmen: `/pause`).
pausing-on-line = ▶️ Wunsch von { $names }: weiterspielen; { $missing } { $missing_count ->
    [one] hat
   *[other] haben
} noch nicht zugestimmt.

pausing-asked-rest = ⏸️ Du möchtest **{ $table }** pausieren. { $missing } { $missing_count ->
    [one] hat
   *[other] haben
} noch nicht zugestimmt; bis dahin wird weitergespielt.
pausing-asked-on = ▶️ Du möchtest weiterspielen. { $missing } { $missing_count ->
    [one] hat
   *[other] haben
} noch nicht zugestimmt.
pausing-rests = ⏸️ **{ $table }** macht Pause. Keine Bedenkzeit läuft; mit `/weiter` oder **{ button-go-on }** in der Tischansicht fragst du die anderen, ob es weitergehen soll.
pausing-goes-on = ▶️ Die Partie geht weiter.
pausing-agreed = ✅ **{ $name }** hat auch zugestimmt.
pausing-rests-already = ⏸️ **{ $table }** macht schon Pause.
pausing-plays-already = ▶️ **{ $table }** macht keine Pause.
pausing-nobody-asks = An **{ $table }** bittet niemand mehr darum.
pausing-withdrawn = **{ $name }** bittet nicht mehr darum. **{ $table }** bleibt, wie es ist.
pausing-declined-rest = 💪 **{ $name }** möchte an **{ $table }** lieber weiterspielen.
pausing-declined-on = ⏸️ **{ $name }** möchte an **{ $table }** lieber noch etwas Pause.

button-agree-to-pause = Pause zustimmen
button-agree-to-go-on = Ja, weiterspielen
button-rather-not = Lieber nicht
button-go-on = Weiterspielen

time-given = ⏳ Du hast **{ $name }** für diesen Zug { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} mehr gegeben{ $until ->
    [none] {""}
   *[other] , bis { $until }
}.
time-was-here = Du spielst schon selbst. Das ist deine Hand.
