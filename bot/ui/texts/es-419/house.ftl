### Reglas de la casa de un servidor.

command-house = Reglas de la casa de este servidor: cómo juegan Canasta aquí
command-house-list = Las reglas de la casa de este servidor
command-house-show = Lo que cambia una regla de la casa
command-house-create = Crear una regla de la casa a partir de una modalidad conocida
command-house-set = Cambiar una opción de una regla de la casa
command-house-unset = Dejar una opción como en la modalidad de la que partió la regla de la casa
command-house-edit = Cambiar una regla de la casa con menús
command-house-delete = Borrar una regla de la casa; las mesas que la juegan siguen
command-house-terms = Ajustes (reloj, recordatorios, tablero) de las mesas de una regla de la casa o de todas las nuevas
command-house-default = Lo que juegan las mesas nuevas si nadie elige otra cosa
command-house-share = Obtener un código para usar una regla de la casa en otro servidor
command-house-import = Importar una regla de la casa de otro servidor con su código

option-house-name = El nombre de la regla de la casa
option-house-new-name = Un nombre para la regla de la casa
option-house-preset = La modalidad de la que parte (si no, Clásica)
option-house-option = La opción: escribe una palabra para buscarla
option-house-value = Su valor
option-house-code = El código que mostró /casa compartir en el otro servidor
option-house-terms = La regla de la casa (vacío: todas las mesas nuevas de este servidor)
option-house-default = La regla de la casa (vacío: Clásica)
option-rules = Una regla de la casa de este servidor o una modalidad
option-rules-of = Una regla de la casa o una modalidad, en lugar de la mesa de este canal

house-title = 🏠 Regla de la casa { $name }
house-footer = Para jugarla: /mesa nueva.
house-footer-form = Cámbiala con los menús de abajo; para jugarla: /mesa nueva.
house-sentence = { $preset }, pero { $differences }.
house-sentence-same = { $preset }, sin ningún cambio.
house-is-default = ⭐ Las mesas nuevas juegan esto.
house-line = • **{ $name }**: { $value } (en lugar de { $before }) · `{ $option }`
house-line-clause = • **{ $name }**: { $value } (en { $preset }: { $before }) · `{ $option }`
house-line-unknown = • `{ $option }`: esta versión del bot no la conoce
house-no-penalty = 💡 Solo se multa lo que tiene una multa propia. Todavía sin ella: { $names }.
house-penalty-unused = 💡 Sin efecto mientras no se defina también **{ $option }**: { $names }.
house-no-effect = 💡 Sin efecto mientras **{ $option }** siga como está: { $names }.
house-no-effect-minimums = 💡 { $by ->
    [round] La partida termina después de { $end ->
        [one] una ronda
       *[other] { $end } rondas
    }
   *[other] La partida termina a los { $end } puntos
}, así que esto nunca cuenta para la apertura{ $tie ->
    [play_on] , salvo después de un empate
   *[other] {""}
}: { $rows }.
house-contradicts = ⚠️ Algo de esto no combina. Las mesas lo juegan como está, pero el próximo cambio tiene que resolverlo:
house-option-named = **{ $name }**
house-list-title = 🏠 Reglas de la casa de este servidor
house-list-line = • **{ $name }**: { $what }
house-list-default = ⭐ **{ $name }** (para mesas nuevas): { $what }
house-list-none = Todavía no hay ninguna. Crea una con `/casa crear` y cámbiala con `/casa definir` o `/casa editar`.
house-made = 🏠 Se creó **{ $name }**.
house-set-done = ✅ De ahora en adelante: { $what }.
house-unset-done = ↩️ { $name } está otra vez como en { $preset }.
house-deleted = Se borró **{ $name }**. Las mesas que la juegan siguen igual.
house-delete-sure = ¿De verdad quieres borrar **{ $name }**? Las mesas que la juegan siguen igual.
house-renamed = ✏️ **{ $before }** ahora se llama **{ $name }**. Las mesas abiertas siguen con el nombre anterior.
house-copied = 🏠 **{ $name }** es una copia de **{ $original }**. Cambia abajo lo que sea distinto.
house-taken-back = ↩️ **{ $name }** está como antes. Las mesas abiertas siguen con sus reglas.
house-rename-title = Cambiar el nombre de { $name }
house-copy-title = Copiar { $name }
house-name-label = Nombre nuevo
house-copy-label = Nombre de la copia
house-name-hint = Hasta 40 letras
house-history-title = 🕘 Cambios de { $name }
house-version-now = **{ $number } (ahora)** · { $when } · { $who }: { $what }
house-version = **{ $number }** · { $when } · { $who }: { $what }
house-version-title = 🕘 { $name }, versión { $number }
house-version-undone = { $names } otra vez como en { $preset }
house-version-renamed = se llama **{ $name }**
house-version-instead = Si vuelves a esta versión: { $changes }.
menu-house-show = Ver una regla de la casa…
menu-house-versions = Ver una versión anterior…
house-default-done = ⭐ Las mesas nuevas ahora juegan **{ $name }**.
house-default-none = Las mesas nuevas ahora juegan { $preset }.
house-share = 🏠 **{ $name }**: { $what }
    `{ $code }`
    En el otro servidor: `/casa importar`, con este código.
house-import-title = 🏠 ¿Importar esta regla de la casa?
house-import-declined = No se importó nada.
house-fix = 💡 Para arreglarlo: { $fix }.
house-setting = { $name } = { $value }
house-admins-only = Las reglas de la casa solo las cambia quien gestiona el servidor.
house-offer-lost = Esta oferta ya no se puede leer. Escribe `/casa importar` otra vez.
house-code-mistyped = Este código tiene un error o está incompleto. Cópialo entero: letras, cifras y guiones.
house-code-too-new = Este código viene de una versión más nueva del bot. Primero hay que actualizar este bot.
house-code-too-long = Esta regla de la casa cambia más de lo que cabe en un código. Parte de una modalidad más parecida: `/casa crear`.
house-code-unknown = Este código contiene una opción, un valor o una modalidad que esta versión del bot no conoce.
rules-unknown = No conozco ninguna modalidad ni regla de la casa “{ $name }”. ¿Querías decir { $nearest }? Mientras escribes, el comando las muestra todas.
house-option-unknown = No hay ninguna opción “{ $option }”. Escribe una palabra para buscar y elige de la lista.

house-choice-default = ⭐ { $name } (regla de la casa, para mesas nuevas)
house-choice = 🏠 { $name } (regla de la casa)
house-choice-preset = { $name }
house-choice-option = { $name }: { $about }
house-choice-now = { $value } (como está ahora)

house-form-sections = ✏️ Cambiar algo en…
house-form-section = ✏️ Sección: { $section }
house-form-options = ✏️ ¿Qué opción?
house-form-option-chosen = ✏️ Opción: { $name }
house-form-values = ✏️ Valor: { $value }
house-form-fixes = 💡 Para arreglarlo, cambia también…
house-form-option = **{ $name }**: { $about }
    Ahora: { $value }. En { $preset }: { $before }.
house-type-label = El valor
house-type-hint = Posible: { $allowed }
house-form-type = Posible: { $allowed }. ¿No está en el menú? **{ button-house-type }**
house-section-page = { $section } ({ $number })
house-section-deal = El reparto
house-section-draw = Robar
house-section-threes = Treses
house-section-melds = Juegos
house-section-initial = La apertura
house-section-pile = El pozo
house-section-discard = Descartes
house-section-going_out = El cierre
house-section-scoring = Puntos
house-section-end = El final
house-section-three_handed = Tres jugadores
house-section-manners = Preguntas e irregularidades
button-house-edit = Cambiar
button-house-publish = Publicar…
button-house-rename = Renombrar…
button-house-copy = Copiar…
button-house-history = Cambios
button-house-take-back = Volver a esta
button-house-type = Escribir un valor…
button-house-unset = Como en { $preset }
button-house-accept = Importar
button-house-decline = No
button-house-delete = Sí, borrarla

refusal-house-rule = 🏠 Regla de la casa: { $differences }.
refusal-preset-rule = 📖 { $preset }: { $differences }.

rules-menu = 📖 Leer más reglas…
rules-line-changed = 🔸 { $rule }
rules-line-house = 🏡 { $rule }
rules-game = **{ $name }**: { $about }
rules-completion = ❔ Las fuentes de esta modalidad dejan cosas abiertas. Aquí se juegan como en la modalidad de la que viene, donde eso sirve:
rules-note = 📝 { $note }
rules-marked = 🔸 { $shown ->
    [yes] = distinto de { $classic }
   *[no] En el menú: lo que es distinto de { $classic }
}
rules-marked-house = 🏡 { $shown ->
    [yes] = regla de la casa, distinto de { $game }
   *[no] En el menú: las reglas de la casa, lo distinto de { $game }
}
