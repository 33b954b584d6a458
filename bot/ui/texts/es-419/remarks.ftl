### Lo que dicen las computadoras en el tablero: rara vez, y con poca emoción. Ninguna habla de cartas que no estén en la mesa.

board-remark = 💬 **{ $name }**: “{ $remark }”

remark-clover-canasta-1 = Una más para la colección.
remark-clover-canasta-2 = Tenía justo el hueco para esta.
remark-clover-pile-1 = Ya lo ordenaré después.
remark-clover-pile-2 = ¿Nadie quería estas? ¿En serio?
remark-clover-exit-1 = Bien. No había terminado de coleccionar.
remark-clover-exit-2 = Sin prisa. Aquí se está bien.

remark-domino-canasta-1 = Siguiente.
remark-domino-canasta-2 = Tardó más de lo previsto.
remark-domino-pile-1 = Y ahora a cargar con todo esto.
remark-domino-pile-2 = Un desvío, pero corto.
remark-domino-exit-1 = Y yo ya con el abrigo puesto.
remark-domino-exit-2 = “No” es una palabra tan lenta.

remark-pepper-canasta-1 = Nada de calidez ahora.
remark-pepper-canasta-2 = Qué fresco.
remark-pepper-pile-1 = Cuidado, todavía está frío.
remark-pepper-pile-2 = Gracias por guardármelo en hielo.
remark-pepper-exit-1 = Eso fue helado, hasta para mí.
remark-pepper-exit-2 = Tomo nota. En la escarcha.

remark-biscuit-canasta-1 = De estas podía desprenderme.
remark-biscuit-canasta-2 = No pregunten qué me guardé.
remark-biscuit-pile-1 = En la lata siempre cabe algo más.
remark-biscuit-pile-2 = Conviene tener provisiones.
remark-biscuit-exit-1 = Mejor. Total, no pensaba compartir.
remark-biscuit-exit-2 = Entonces los guardo un rato más.

remark-maple-canasta-1 = Despacio y en orden.
remark-maple-canasta-2 = Miré dos veces. Es una canasta.
remark-maple-pile-1 = Alguien se descuidó. No fui yo.
remark-maple-pile-2 = Primero leí la etiqueta.
remark-maple-exit-1 = Más vale preguntar que lamentar.
remark-maple-exit-2 = Tendrás tus razones.

remark-ziggy-canasta-1 = Llegaron de dos en dos, casi todas.
remark-ziggy-canasta-2 = Paciencia, siete veces.
remark-ziggy-pile-1 = Este es el que estaba esperando.
remark-ziggy-pile-2 = Valió cada turno aburrido.
remark-ziggy-exit-1 = Puedo esperar. Tengo práctica.
remark-ziggy-exit-2 = Entonces me quedo aquí. Con mis pares.

remark-pickle-canasta-1 = Y ustedes decían que era basura.
remark-pickle-canasta-2 = Todo encontrado, nada robado.
remark-pickle-pile-1 = ¿Se iban a comer eso?
remark-pickle-pile-2 = Ahora es mío.
remark-pickle-exit-1 = Puede que venga otro pozo. Bien.
remark-pickle-exit-2 = Solo habría extrañado las sobras.

remark-waffle-canasta-1 = Ah, ¿ya me toca?
remark-waffle-canasta-2 = Esa la tenía guardada.
remark-waffle-pile-1 = Esto hay que pensarlo. Después.
remark-waffle-pile-2 = Más para tener en la mano. Qué lindo.
remark-waffle-exit-1 = Yo tampoco lo veía claro.
remark-waffle-exit-2 = ¿Qué es una ronda más de espera?
