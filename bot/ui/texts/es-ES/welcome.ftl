### The message with which the bot introduces itself in a server.

welcome-text = La Canasta es un juego de cartas: se juntan cartas del mismo valor y se bajan juntas para sumar puntos, casi siempre con un compañero. Aquí cada quien juega cuando le queda bien, y yo reparto, llevo los puntos y digo de quién es el turno.
    ¿Nunca has jugado? **{ button-learn }** te lo enseña en pocos minutos, toque por toque.
setup-tags = 🏷️ Añade { $tags } a sus etiquetas, y allí muestro cómo va cada mesa.
setup-tagged-forum = Cada publicación de { $forum } necesita una etiqueta. Primero añade “sitios libres”, “en juego” y “terminada” a sus etiquetas.
post-tag-free = sitios libres
