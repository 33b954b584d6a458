### Evenings: a date with a sign-up, a reminder, and tables that are made up at the start.

evening-fills = 🤖 Los ordenadores toman los sitios libres al empezar.
evening-is-begun = ▶️ Esta noche de Canasta ya ha empezado.
button-evening-fills = Ordenadores: { $now ->
    [on] sí
   *[off] no
}
evening-post-moved = 📅 La noche de Canasta pasó al { $date }, { $ago }. Decid si vais.
evening-post-begun = ▶️ Empieza la noche de Canasta. { $tables ->
    [one] Vuestra mesa está abierta:
   *[other] Hay { $tables } mesas abiertas:
}
evening-without-seat = Sin sitio para { $names }: ya están en tantas mesas como se permite aquí, o este servidor no admite más.
evening-waited = En la lista de espera: { $names }. Tomad un sitio libre si alguien no se presenta.
evening-moved-up = 🎉 Se liberó un sitio y ya estás en la lista: noche de Canasta el { $date }, { $ago }.
evening-post-refused = 📅 Este servidor no admite más mesas abiertas, así que no se abrió ninguna para esta noche de Canasta. Abrid una cuando termine otra.
evening-your-seat = Estás en el sitio { $seat } de { $place }
evening-free-seats = No estás en ninguna de las mesas. Aquí hay sitios libres:
    { $places }
evening-no-seat = No estás en ninguna de las mesas, y no hay sitios libres. `/mesa lista` muestra todas las mesas.
