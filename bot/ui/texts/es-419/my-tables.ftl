### Todas las mesas en las que juega una persona.

my-tables-none = No estás en ninguna mesa de ningún servidor. Abre una con { $command }.
my-tables-waiting = { $count ->
    [0] Ninguna mesa te espera.
    [one] Te espera una mesa.
   *[other] Te esperan { $count } mesas.
}
my-tables-in = { $table } en **{ $server }**
my-tables-head = { $table } · [Abrir]({ $url })
my-tables-ready = **¿Todo listo?** La última ronda terminó { $since }.
my-tables-turn = **Es tu turno**, empezó { $since }.
my-tables-all-wait = Allí todos te esperan.
my-tables-other = Se espera a **{ $name }**, su turno empezó { $since }
my-tables-between = Ya viene la próxima ronda.
my-tables-paused = ⏸️ En pausa desde { $since }
my-tables-away = 🤖 Por ahora juega una computadora en tu lugar.

button-hand-at = Mano: { $table }
