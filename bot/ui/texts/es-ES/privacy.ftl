### What is stored about a person, for himself.

privacy-nothing = Nada. Nunca estuviste en una mesa ni elegiste un ajuste, o ya te he olvidado.
privacy-remains-list =
    • las cartas y jugadas de tus sitios, como de “Alguien”
    • los resultados de partidas con puntuación, bajo un número que no significa nada, porque las puntuaciones de los demás dependen de ellos
    • las palabras con las que cortaste un reparto: sin ellas nadie podría verificarlo
    • lo que escribiste como título de una mesa de la que saliste antes de su partida, o como nombre o frase de una regla de la casa, aunque te nombre
    • los nombres que otra persona escribió en su libreta de puntos, hasta que la borre
    • los archivos de rondas terminadas que otros se llevaron (texto, JSON, página web), con los nombres que contienen
    • lo que publiqué en canales y los nombres de hilos, hasta que lo borre quien administra el servidor
    • las copias de seguridad de quien opera el bot, mientras se guarden
privacy-lobbies = **{ $count }** { $count ->
        [one] sitio en una mesa
       *[other] sitios en mesas
    } por completar
privacy-running = **{ $count }** { $count ->
        [one] sitio en una partida
       *[other] sitios en partidas
    } en curso
privacy-over = **{ $count }** { $count ->
        [one] sitio en una mesa terminada
       *[other] sitios en mesas terminadas
    }
privacy-former = **{ $count }** { $count ->
        [one] sitio que cediste
       *[other] sitios que cediste
    }
privacy-score-pads = **{ $count }** { $count ->
        [one] libreta de puntos
       *[other] libretas de puntos
    }, con los nombres que escribiste
privacy-on-pads = **{ $count }** { $count ->
        [one] libreta de puntos en la que alguien te nombró
       *[other] libretas de puntos en las que alguien te nombró
    }
privacy-delete-sure = **¿Te olvido en todos los servidores?** No se puede deshacer.
    • Se borran tus ajustes, jugadas preparadas, jugadas programadas y libretas de puntos.
    • Sales de las mesas por completar. Un ordenador toma tu sitio en las partidas en curso; una partida sin nadie más termina.
    • En las mesas terminadas tu sitio queda como de “Alguien”, para que los demás conserven su historial.
    • Tu nombre y tu id se quitan de tus jugadas, entradas del registro y reglas de la casa publicadas.
    • Tus inscripciones se retiran de los torneos, y sales de las listas de las noches de Canasta.
    • Pierdes los roles por puestos en clasificaciones.
    • En una ronda en curso no puedes tomar otro sitio antes de que termine, y en un duplicado ninguno en otra mesa antes de que acaben todas. Hasta entonces se guarda una marca hecha a partir de tu id, sin tu id ni tu nombre.
    `/privacidad ver` muestra lo que queda.
privacy-delete-done = Ya te he olvidado. Puedes volver a jugar cuando quieras, como alguien nuevo para mí.
