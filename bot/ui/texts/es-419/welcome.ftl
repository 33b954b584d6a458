### El mensaje con el que el bot se presenta en un servidor.

welcome-title = 🃏 ¡Hola! ¿Quién juega Canasta conmigo?
welcome-text = La Canasta es un juego de cartas: se juntan cartas del mismo valor y se bajan juntas para sumar puntos, casi siempre con un compañero. Aquí cada quien juega cuando le queda bien, y yo reparto, llevo los puntos y digo de quién es el turno.
    ¿Nunca jugaste? **{ button-learn }** te lo enseña en pocos minutos, toque por toque.
welcome-footer = “{ button-set-up-server }” y “{ button-check-permissions }” son para quien administra el servidor.
button-open-table = Abrir una mesa
button-learn = Aprender Canasta
button-set-up-server = Configurar
button-check-permissions = Revisar permisos

command-setup = Para administradores: modalidad habitual, ajustes de mesas, roles, desafío del día
setup-title = 🛠️ Configurar este servidor
setup-game = 🃏 **Modalidad habitual:** { $game }
setup-terms = 🪑 **Mesas nuevas:** { $terms }
setup-places = 📍 **Mesas:** { $forum ->
    [none] en hilos, donde se abren
   *[other] como publicaciones en { $forum }
}
setup-tags = 🏷️ Agrega { $tags } a sus etiquetas, y allí muestro cómo va cada mesa.
setup-players = 📣 **Avisos de mesas nuevas:** { $role ->
    [none] a nadie
   *[other] { $role }
}
setup-organisers = 🏆 **Organizadores:** administradores{ $role ->
    [none] {""}
   *[other] {" "}y { $role }
}
setup-daily = 📅 **Desafío del día**, una mano diaria para votar: { $channel ->
    [none] no
   *[other] { $channel } a las { $time }
}
setup-language = 🌍 **Idioma de mesas y anuncios:** { $language }
setup-language-about = 🌍 ¿En qué idioma escribo lo que todos leen aquí? Las respuestas privadas van en el idioma de cada quien; se cambia en `/ajustes`.
menu-language-here = Idioma de este servidor…
option-language-of-server = El idioma que Discord prefiere aquí
setup-footer = Se puede jugar sin cambiar nada. Reglas de la casa: /casa crear
setup-organisers-given = { $role } lo doy yo, a quien lo pide o por puestos en la clasificación. Elige uno que tengan los organizadores.
setup-closed-forum = No tengo permiso para publicar en { $forum }. Dame allí “Ver canal”, “Crear publicaciones”, “Enviar mensajes en publicaciones” e “Insertar enlaces”.
setup-tagged-forum = Cada publicación de { $forum } necesita una etiqueta. Primero agrega “lugares libres”, “en juego” y “terminada” a sus etiquetas.
setup-organisers-everyone = Ese rol lo tienen todos. Elige uno que tengan los organizadores.
menu-setup-game = Modalidad habitual…
menu-setup-forum = Foro para mesas nuevas…
menu-setup-players = Rol para mesas nuevas…
menu-setup-organisers = Rol de organizadores…
button-language = Idioma
button-setup-daily = Desafío del día aquí
button-setup-no-daily = Sin desafío del día

post-name = { $table } · { $game }
post-tag-free = lugares libres
post-tag-playing = en juego
post-tag-over = terminada
