### The names of the games, and what each is in one sentence (-about).

preset-classic-4-about = La Canasta de los reglamentos: cuatro jugadores en dos parejas, 11 cartas por jugador, a 5.000.
preset-classic-3-about = Tres jugadores: el primero en tomar el pozo juega solo contra los otros dos; a 7.500.
preset-classic-3-solo-about = Tres jugadores con 13 cartas, cada uno por su cuenta; a 5.000.
preset-classic-5-solo-about = Cinco jugadores con 11 cartas, cada uno por su cuenta; a 5.000.
preset-classic-6-two-teams-about = Tres contra tres con tres barajas; dos canastas para cerrar, a 10.000.
preset-classic-6-three-teams-about = Tres parejas con tres barajas; dos canastas para cerrar, a 7.500.
preset-scarne-3-cutthroat-about = La modalidad de Scarne sin cuartel: el primero en tomar el pozo juega solo; a 7.500.
preset-scarne-6-about = La modalidad de Scarne para dos equipos de tres con tres barajas; a 10.000.
preset-viennese-about = No más comodines que naturales, canastas que bloquean el pozo a su equipo y 1.000 por la canasta oculta.
preset-viennese-3-about = El primero en tomar el pozo juega solo contra los otros dos, con los cambios vieneses; a 7.500.
preset-viennese-6-two-teams-about = Tres contra tres con tres barajas, con los cambios vieneses; dos canastas para cerrar, a 10.000.
preset-viennese-6-three-teams-about = Tres parejas con tres barajas, con los cambios vieneses; dos canastas para cerrar, a 7.500.
preset-modern-american-about = La de los torneos de Estados Unidos en 2017: cartas extra, sietes y ases, canastas de comodines, manos especiales; a 8.500.
preset-samba-about = Tres barajas, robar dos, y escaleras de un palo que hacen una samba de 1.500; a 10.000.
preset-samba-note = En muchas mesas el pozo solo se congela con una carta que lo congela, bastan dos canastas cualesquiera para cerrar, cerrar da 200, y la apertura pide 150, o 160 desde 7.000 puntos; una regla de la casa puede hacer lo mismo.
preset-bolivia-about = Samba con canastas de comodines de 2.500; a 15.000.
preset-bolivia-note = En muchas mesas una de las canastas para cerrar tiene que ser una escalera, un tres negro que queda en la mano cuesta 100, y la apertura pide 150 desde 7.000 puntos; una regla de la casa puede hacer lo mismo.
preset-hand-and-foot-wild-canasta-about = Una canasta limpia, una sucia y una de comodines para cerrar; a 20.000.
preset-hand-and-foot-four-rounds-about = Cuatro barajas y cuatro rondas con mínimos que suben; una canasta de sietes vale 1.500.
preset-uruguay-about = Clásica con canastas de comodines de 2.000 y un pozo siempre congelado.
preset-cuban-about = 13 cartas, canastas de siete exactas, canastas de comodines de hasta 4.000; a 7.500.
preset-joker-canasta-about = 13 cartas, canastas de comodines de hasta 4.000, y treses negros que valen como los rojos.
preset-the-sevens-about = Clásica con 2.000 por una canasta de sietes, y multas por los sietes que sobran.
preset-brazilian-about = Bolivia a 10.000, con aperturas difíciles cerca del final.
preset-brazilian-note = En esta modalidad las escaleras de siete se pueden alargar al cerrar; aquí quedan cerradas. Desde 8.000 puntos algunas mesas cuentan solo la canasta para los 200, y desde 9.000 aceptan una escalera de siete o una canasta de comodines en lugar de la limpia.
