### Ajustes personales. Nadie más los ve.

settings-title = ⚙️ Tus ajustes
settings-title-group = ⚙️ Tus ajustes · { $group }
settings-look = Aspecto
settings-play = Jugadas
settings-calls = Avisos
settings-hours = Horas de silencio
settings-footer = Para todas tus mesas en todos los servidores

settings-switch = { $name }: { $on ->
    [yes] sí
   *[no] no
}
settings-switch-about = **{ $switch }** · { $about }

settings-notify-table = Te aviso **en el hilo de la mesa**, salvo que hayas tocado algo allí en los últimos dos minutos.
settings-notify-direct = Te aviso **por mensaje directo**, salvo que hayas tocado algo en la mesa en los últimos dos minutos.
settings-notify-never = **No te aviso nunca**. `/mis-mesas` muestra dónde es tu turno.
settings-direct-closed = ⚠️ No puedo enviarte mensajes directos, así que te aviso en la mesa. Permite mensajes directos de miembros de este servidor y vuelve a elegir “Avisarme por mensaje directo”.
settings-direct-closed-brief = ⚠️ No puedo enviarte mensajes directos

settings-now = Para ti son las **{ $time }** ({ $place }).
settings-now-no-zone = No hay zona horaria; en UTC son las **{ $time }**.
settings-runs-always = Tu reloj corre día y noche. Con horas de silencio descansa, y nadie te avisa.
settings-rests-hours = Tu reloj descansa **de { $from } a { $until }**, y entonces nadie te avisa.
settings-rests-days = Tu reloj descansa **estos días: { $days }**, y entonces nadie te avisa.
settings-rests-both = Tu reloj descansa **de { $from } a { $until }** y **estos días: { $days }**, y entonces nadie te avisa.
settings-hours-of-utc = ⚠️ Son horas UTC hasta que elijas tu zona horaria.
settings-quiet-now = Estás en tus horas de silencio. Puedo avisarte de nuevo { $when }.
settings-quiet-brief = Silencio de { $from } a { $until }
settings-days-off-brief = Libre: { $days }
settings-zone-brief = Zona horaria de { $place }
settings-no-zone-brief = Sin zona horaria

settings-own-cards-picture = Ves tus cartas **en imagen**.
settings-own-cards-emojis = Ves tus cartas **en emojis**.
settings-own-cards-words = Ves tus cartas **en palabras**.
settings-name-four-colours = Cuatro colores
settings-about-four-colours = Diamantes azules, tréboles verdes. Ahora: { $sample }
settings-name-compact = Mano compacta
settings-about-compact = Sin imagen, menos líneas: para pantallas chicas
settings-name-text-only = Solo texto
settings-about-text-only = Palos con letras, sin emojis: lo mejor para lectores de pantalla
settings-name-spaced = Más espacio
settings-about-spaced = Más espacio entre cartas y líneas

settings-hand-order-usual = Tus cartas están **en el orden de la modalidad**.
settings-hand-order-high = Tus cartas están **por valor, primero los ases**.
settings-hand-order-low = Tus cartas están **por valor, al final los ases**.
settings-hand-order-suit = Tus cartas están **por palo**.
settings-name-confirm-discard = Preguntar antes de descartar
settings-about-confirm-discard = { $on ->
    [yes] Te pido confirmar el descarte que termina tu turno
   *[no] Un descarte termina tu turno de inmediato
}
settings-name-plays-forced = Jugadas obligadas
settings-about-plays-forced = Robo por ti cuando nadie podría tomar el pozo, y paso cuando no queda otra
settings-name-has-lessons = Explicaciones en la práctica
settings-about-has-lessons = Lo que es nuevo para ti se explica una vez

menu-notify = Cuando sea tu turno…
option-notify-table = Avisarme en la mesa
option-notify-table-about = En su hilo; el aviso desaparece cuando juegas
option-notify-direct = Avisarme por mensaje directo
option-notify-direct-about = Tu mano se abre allí, y juegas desde allí
option-notify-never = No avisarme
option-notify-never-about = Yo miro /mis-mesas por mi cuenta

menu-own-cards = Mis cartas…
option-own-cards-picture = Mis cartas en imagen
option-own-cards-picture-about = Con una descripción en palabras para lectores de pantalla
option-own-cards-emojis = Mis cartas en emojis
option-own-cards-emojis-about = Cartas pequeñas, una al lado de la otra
option-own-cards-words = Mis cartas en palabras
option-own-cards-words-about = Letras y números, también en botones y menús

menu-language = Idioma…
option-language-of-client = El idioma de mi Discord

menu-hand-order = Mis cartas en el orden…
option-hand-order-usual = Mis cartas en el orden de la modalidad
option-hand-order-usual-about = Por valor; por palo si la modalidad tiene escaleras
option-hand-order-high = Mis cartas por valor, primero los ases
option-hand-order-high-about = A K Q J 10 … 4, luego treses, doses y jokers
option-hand-order-low = Mis cartas por valor, al final los ases
option-hand-order-low-about = 4 5 6 7 8 … A, luego treses, doses y jokers
option-hand-order-suit = Mis cartas por palo
option-hand-order-suit-about = Los botones de un valor entero siguen en orden de valor

menu-quiet-from = Silencio desde…
menu-quiet-until = Silencio hasta…
option-quiet-off = Sin horas de silencio
option-quiet-from = Silencio desde las { $time }
option-quiet-until = Silencio hasta las { $time }
option-quiet-length = { $hours ->
    [one] 1 hora
   *[other] { $hours } horas
}
menu-days-off = Días libres (4 a lo sumo)…
menu-zones = ¿Dónde vives?
option-zone = { $city }, { $country }
option-zone-now = Allí son las { $time }

button-zone = Definir mi zona horaria…

zone-form-title = Tu zona horaria
zone-form-label = Un lugar cercano, o tu hora actual
zone-form-hint = Bogotá · Montevideo · 14:35 · 2:35 pm
zone-none = No conozco ningún lugar ni hora como “{ $typed }”. Prueba con la ciudad grande más cercana, o con lo que marca tu reloj ahora, como `14:35`.
zone-several = Hay varios lugares para “{ $typed }”. Elige el tuyo abajo.
zone-set = ✅ Tu zona horaria es ahora la de **{ $place }**.

style-computer = computadora
style-person = persona
style-changed = [cambiado]
style-house = [regla de la casa]
style-closed = cerrado
suit-clubs = tréboles
suit-diamonds = diamantes
suit-hearts = corazones
suit-spades = picas

time-with-half = { $time } ({ $hour } { $half })
weekday-0 = lunes
weekday-1 = martes
weekday-2 = miércoles
weekday-3 = jueves
weekday-4 = viernes
weekday-5 = sábado
weekday-6 = domingo
