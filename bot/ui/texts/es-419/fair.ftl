### Repartos sellados, cortes de los jugadores y la prueba de que un reparto fue limpio.

seal-first = 🔏 El primer reparto está sellado, así que ya nadie puede cambiarlo: `{ $commitment }`
seal-replaced = -# 🔏 Este reparto se selló de nuevo, porque se restauró una copia de seguridad y el reparto sellado antes pudo conocerse.
seal-before = { $count ->
    [one] Antes su sello era
   *[other] Antes sus sellos eran
} { $before }.
resealed-news = 🔏 **El reparto de la ronda { $round } se selló de nuevo.** `/verificar` muestra ambos sellos.
    La base de datos del bot se restauró de una copia de seguridad. El reparto sellado antes pudo repartirse y verse desde esa copia, así que no se usa. Los cortes que tenía se perdieron: corta otra vez si quieres. Una ronda que está en juego sigue con sus cartas.
seats-drawn = 🪑 Sorteo de parejas: { $draws }.
seats-cut = Corte por los lugares (rojo: los compañeros cambian de lugar): { $cuts }.
seats-again = {"; empate, así que otra vez: "}
seats-card = **{ $name }** { $card }
seats-against = {" contra "}
seats-order = Así que { $sides }; el orden de juego es { $names }.
seats-will-be-drawn = 🪑 Las parejas y los lugares se sortean con cartas cuando empiece la partida, antes del primer reparto y sellados junto con él.
seal-cut-dealt = -# { $cuts }
seal-cut-by = ✂️ Corte de { $cuts }.
seal-one-cut = **{ $name }**: “{ $text }”
lobby-seal = Reparto limpio

button-cut = Cortar el reparto
cut-form-title = Cortar el reparto de la ronda { $round }
cut-form-label = Tus palabras: todos las ven
cut-form-hint = Algo que nadie pueda predecir
cut-given = ✂️ Cortaste el reparto de la ronda { $round }: “{ $text }”. Puedes cambiarlo hasta que se repartan las cartas.
cut-dealt = Las cartas de la ronda { $round } acaban de repartirse.
cut-news = ✂️ **{ $name }** corta el reparto de la ronda { $round }: “{ $text }”

button-verify = Verificar
score-deal = 🔓 El reparto, abierto
proof-title = Comprobante · { $table }
proof-good = ✅ **Todo coincide.** { $count ->
    [one] Una ronda verificada
   *[other] { $count } rondas verificadas
}: cada reparto sale del secreto sellado de antemano, todas las jugadas son legales y todos los puntos son correctos.
proof-good-unsealed = ☑️ **Ninguna contradicción**, pero no todos los repartos se sellaron de antemano: en las rondas marcadas abajo, esto solo muestra que el reparto sale de su secreto.
proof-bad = ❌ **Algo no coincide.** Mira abajo.
proof-round-good = ✅ Ronda { $round }: el sello se cumple, el reparto sale de él, { $plays ->
    [one] una jugada legal
   *[other] { $plays } jugadas legales
}{ $scored ->
    [yes] , los puntos coinciden.
   *[no] {". En esta ronda hubo rendición."}
}
proof-round-unsealed = ☑️ Ronda { $round }: sin sellar de antemano; el reparto sale de su secreto, { $plays ->
    [one] una jugada legal
   *[other] { $plays } jugadas legales
}{ $scored ->
    [yes] , los puntos coinciden.
   *[no] {". En esta ronda hubo rendición."}
}
proof-round-resealed = ☑️ Ronda { $round }: **sellada de nuevo** tras restaurar una copia de seguridad, así que no estuvo sellada todo el tiempo; el reparto sale del sello nuevo, { $plays ->
    [one] una jugada legal
   *[other] { $plays } jugadas legales
}{ $scored ->
    [yes] , los puntos coinciden.
   *[no] {". En esta ronda hubo rendición."}
}
proof-round-bad = ❌ Ronda { $round }:
proof-not-compared = { $count ->
    [one] Un estado se guardó en otro formato y no se pudo comparar
   *[other] { $count } estados se guardaron en otro formato y no se pudieron comparar
}.
proof-unchecked = { $count ->
    [one] Una ronda posterior no se pudo
   *[other] { $count } rondas posteriores no se pudieron
} verificar.
proof-left-out = La ronda { $round } no ha terminado, así que no se muestra nada de ella.
proof-fault-number = las rondas no son consecutivas
proof-fault-label = el reparto se hizo para otra mesa
proof-fault-secret = el secreto no tiene 32 bytes
proof-fault-seal = el secreto no es el que se selló
proof-fault-seats = las parejas y los lugares se sortearon de otra forma
proof-fault-dealer = le tocaba repartir a otro lugar
proof-fault-hands = las manos no son las que se repartieron
proof-fault-version = las jugadas no están en orden (n.º { $version })
proof-fault-refused = las reglas no permiten la jugada n.º { $version }
proof-fault-taken-back = en la jugada n.º { $version } no se podía deshacer nada
proof-fault-drew = en la jugada n.º { $version } se robaron otras cartas
proof-fault-hash = desde la jugada n.º { $version } la mesa era distinta
proof-fault-unended = las jugadas no terminan la ronda como está registrado
proof-fault-scores = los puntos no salen de las jugadas
proof-fault-engine = Se jugó con la versión { $engine } del motor.
proof-opened = Ronda { $round }, abierta
proof-seal = 🔏 Sello: `{ $commitment }`. Antes del reparto `/verificar` mostraba lo mismo, o, en el primer reparto, **{ button-set-up }**.
proof-resealed = 🔏 Sellado de nuevo tras restaurar una copia de seguridad: `{ $commitment }`. Antes el sello era { $before }.
proof-no-seal = 🔏 Sin sellar de antemano: `{ $commitment }`
proof-secret = 🔓 Secreto: `{ $secret }`
proof-no-cut = ✂️ Nadie cortó.
proof-limits = Lo que esto no demuestra
proof-not-looked = • Que nadie miró: quien opera el bot podía ver las cartas.
proof-not-chosen = • Que el secreto no fue elegido, salvo que tú o alguien de tu confianza haya cortado después del sello.
proof-not-before = • Que el sello existía antes del reparto, salvo que tú o alguien de tu confianza lo haya visto entonces.
proof-not-talk = • Quién habló con quién fuera de la mesa.
proof-nothing-over = Todavía no termina ninguna ronda, así que no hay nada que verificar.
proof-to-come = Sellado hasta que termine la ronda
proof-to-come-seal = 🔏 Ronda { $round }: `{ $commitment }`
proof-keep = Guarda lo que se muestra aquí, para compararlo después.
opened-seal-anew = 🔏 Se selló de nuevo tras restaurar una copia de seguridad.
proof-file-seals = Compara estos sellos con los que viste antes de cada reparto, y los cortes con lo que se publicó en la mesa:
proof-file-seal = Ronda { $round }: { $commitment }
proof-file-seats = Los lugares se sortearon: los de antes de la partida pasaron a ser, en su orden, { $seats }
proof-file-no-seal = Ronda { $round }: sin sellar de antemano
proof-file-resealed = Ronda { $round }: sellada de nuevo tras restaurar una copia de seguridad: { $commitment }
proof-file-before = {"    "}antes: { $commitment }
