### Lo que se guarda de una persona, para ella misma.

command-privacy = Lo que guardo de ti, y cómo borrarlo
command-privacy-show = Lo que guardo de ti, en números
command-privacy-export = Todo lo que guardo de ti, como archivo
command-privacy-delete = Olvidarme de ti (antes te pido confirmarlo)

privacy-title = 🔏 Lo que guardo de ti
privacy-nothing = Nada. Nunca estuviste en una mesa ni elegiste un ajuste, o ya te olvidé.
privacy-remains = Lo que queda cuando olvido a alguien, sin id ni nombre:
privacy-remains-list =
    • las cartas y jugadas de tus lugares, como de “Alguien”
    • los resultados de partidas con puntuación, bajo un número que no significa nada, porque las puntuaciones de los demás dependen de ellos
    • las palabras con las que cortaste un reparto: sin ellas nadie podría verificarlo
    • lo que escribiste como título de una mesa de la que saliste antes de su partida, o como nombre o frase de una regla de la casa, aunque te nombre
    • los nombres que otra persona escribió en su anotador, hasta que lo borre
    • los archivos de rondas terminadas que otros se llevaron (texto, JSON, página web), con los nombres que contienen
    • lo que publiqué en canales y los nombres de hilos, hasta que lo borre quien administra el servidor
    • las copias de seguridad de quien opera el bot, mientras se guarden
privacy-intro = Tu id de Discord, el nombre que tenías en cada mesa, y esto:
privacy-lobbies = **{ $count }** { $count ->
        [one] lugar en una mesa
       *[other] lugares en mesas
    } por completar
privacy-running = **{ $count }** { $count ->
        [one] lugar en una partida
       *[other] lugares en partidas
    } en curso
privacy-over = **{ $count }** { $count ->
        [one] lugar en una mesa terminada
       *[other] lugares en mesas terminadas
    }
privacy-former = **{ $count }** { $count ->
        [one] lugar que cediste
       *[other] lugares que cediste
    }
privacy-moves = **{ $count }** { $count ->
        [one] jugada tuya
       *[other] jugadas tuyas
    }, para las repeticiones
privacy-rounds = **{ $count }** { $count ->
        [one] ronda terminada
       *[other] rondas terminadas
    } en tus estadísticas
privacy-participations = **{ $count }** { $count ->
    [one] servidor
   *[other] servidores
    } donde participas en récords, clasificación y años
privacy-rated = **{ $count }** { $count ->
        [one] partida
       *[other] partidas
    } con puntuación, y tus puntuaciones
privacy-drafts = **{ $count }** { $count ->
        [one] jugada preparada
       *[other] jugadas preparadas
    }
privacy-orders = **{ $count }** { $count ->
        [one] mesa con jugadas programadas
       *[other] mesas con jugadas programadas
    }
privacy-settings = tus ajustes: cómo te aviso, idioma, zona horaria, horas de silencio, cómo se ven las cartas
privacy-cuts = **{ $count }** { $count ->
        [one] corte de un próximo reparto
       *[other] cortes de próximos repartos
    }
privacy-admin = **{ $count }** { $count ->
        [one] entrada
       *[other] entradas
    } en el registro de administración
privacy-houses = **{ $count }** { $count ->
        [one] regla de la casa que cambiaste
       *[other] reglas de la casa que cambiaste
    }
privacy-notices = **{ $count }** { $count ->
        [one] mensaje por enviarte, o sobre ti
       *[other] mensajes por enviarte, o sobre ti
    }
privacy-requests = **{ $count }** { $count ->
        [one] toque recordado, guardado
       *[other] toques recordados, guardados
    } por un día
privacy-votes = **{ $count }** { $count ->
        [one] voto
       *[other] votos
    } en un desafío del día
privacy-evenings = **{ $count }** { $count ->
        [one] noche de Canasta
       *[other] noches de Canasta
    } que organizaste o respondiste
privacy-rank-roles = **{ $count }** { $count ->
        [one] rol
       *[other] roles
    } que te di por tu puesto en una clasificación
privacy-tournaments = **{ $count }** { $count ->
        [one] torneo que organizaste o jugaste
       *[other] torneos que organizaste o jugaste
    }
privacy-score-pads = **{ $count }** { $count ->
        [one] anotador
       *[other] anotadores
    }, con los nombres que escribiste
privacy-on-pads = **{ $count }** { $count ->
        [one] anotador en el que alguien te nombró
       *[other] anotadores en los que alguien te nombró
    }
privacy-real-rounds = **{ $count }** { $count ->
        [one] ronda
       *[other] rondas
    } con cartas de verdad en tus estadísticas
privacy-published = **{ $count }** { $count ->
        [one] regla de la casa que publicaste
       *[other] reglas de la casa que publicaste
    }
privacy-marks = { $named ->
        [yes] Además se guarda una marca hecha a partir de tu id
       *[other] Nada contiene tu id ni tu nombre. Solo se guarda una marca hecha a partir de tu id
    } en **{ $count }** { $count ->
        [one] mesa
       *[other] mesas
    }: te olvidé en medio de una ronda, y la marca evita que veas una segunda mano de ella. Tu id no se puede leer en la marca, y se borra cuando termina esa ronda o, en un duplicado, cuando acaba su última mesa.
privacy-footer = Esto solo lo ves tú. /privacidad exportar te lo da todo; con /privacidad borrar te olvido.
privacy-exported = Aquí está todo lo que guardo de ti. Contiene tus cartas en rondas que siguen en juego: no lo muestres hasta que terminen.

privacy-delete-sure = **¿Te olvido en todos los servidores?** No se puede deshacer.
    • Se borran tus ajustes, jugadas preparadas, jugadas programadas y anotadores.
    • Sales de las mesas por completar. Una computadora toma tu lugar en las partidas en curso; una partida sin nadie más termina.
    • En las mesas terminadas tu lugar queda como de “Alguien”, para que los demás conserven su historial.
    • Tu nombre y tu id se quitan de tus jugadas, entradas del registro y reglas de la casa publicadas.
    • Tus inscripciones se retiran de los torneos, y sales de las listas de las noches de Canasta.
    • Pierdes los roles por puestos en clasificaciones.
    • En una ronda en curso no puedes tomar otro lugar antes de que termine, y en un duplicado ninguno en otra mesa antes de que acaben todas. Hasta entonces se guarda una marca hecha a partir de tu id, sin tu id ni tu nombre.
    `/privacidad ver` muestra lo que queda.
privacy-delete-done = Ya te olvidé. Puedes volver a jugar cuando quieras, como alguien nuevo para mí.
button-privacy-delete = Olvidarme
