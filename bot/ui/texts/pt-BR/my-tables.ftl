### Every table where one person sits.

my-tables-none = Você não está em nenhuma mesa em nenhum servidor. Abra uma com { $command }.
my-tables-waiting = { $count ->
    [0] Nenhuma mesa espera você.
    [1] Uma mesa espera você.
   *[other] { $count } mesas esperam você.
}
my-tables-in = { $table } em **{ $server }**
my-tables-head = { $table } · [Abrir]({ $url })
my-tables-ready = **Tudo pronto?** A última rodada terminou { $since }.
my-tables-turn = **Sua vez**, começou { $since }.
my-tables-all-wait = Todo mundo lá está esperando você.
my-tables-other = Aguardando **{ $name }**, a vez começou { $since }
my-tables-between = A próxima rodada já vem.
my-tables-paused = ⏸️ Em pausa { $since }
my-tables-away = 🤖 Por enquanto, um computador joga no seu lugar.

button-hand-at = Mão: { $table }
