### Pauses by agreement, and their end.

pausing-rest = ⏸️ { $names } { $count ->
    [one] gostaria
   *[other] gostariam
} de pausar a **{ $table }**. A pausa vale quando { $missing } também { $missing_count ->
    [one] concordar
   *[other] concordarem
}; até lá, a partida segue.
pausing-on = ▶️ Pedido de { $names }: voltar a jogar na **{ $table }**. A partida continua quando { $missing } também { $missing_count ->
    [one] concordar
   *[other] concordarem
}.
pausing-rest-line = ⏸️ Pedido de pausa de { $names }; { $missing } ainda não { $missing_count ->
    [one] concordou
   *[other] concordaram
} (`/pausar` concorda).
pausing-on-line = ▶️ Pedido de { $names } para voltar a jogar; { $missing } ainda não { $missing_count ->
    [one] concordou
   *[other] concordaram
}.

pausing-asked-rest = ⏸️ Você gostaria de pausar a **{ $table }**. { $missing } ainda não { $missing_count ->
    [one] concordou
   *[other] concordaram
}; até lá, a partida segue.
pausing-asked-on = ▶️ Você gostaria de voltar a jogar. { $missing } ainda não { $missing_count ->
    [one] concordou
   *[other] concordaram
}.
pausing-rests = ⏸️ **{ $table }** está em pausa. Nenhum relógio corre; `/retomar` ou **{ button-go-on }** no quadro pergunta aos outros se querem voltar a jogar.
pausing-goes-on = ▶️ A partida continua.
pausing-agreed = ✅ **{ $name }** também concordou.
pausing-rests-already = ⏸️ **{ $table }** já está em pausa.
pausing-plays-already = ▶️ **{ $table }** não está em pausa.
pausing-nobody-asks = Ninguém mais pede isso na **{ $table }**.
pausing-withdrawn = **{ $name }** não pede mais isso. **{ $table }** fica como está.
pausing-declined-rest = 💪 **{ $name }** prefere continuar jogando na **{ $table }**.
pausing-declined-on = ⏸️ **{ $name }** prefere deixar a **{ $table }** em pausa mais um pouco.

button-agree-to-pause = Aceitar a pausa
button-agree-to-go-on = Aceitar retomar
button-rather-not = Melhor não
button-go-on = Retomar

time-given = ⏳ Você deu a **{ $name }** { $hours ->
    [1] mais uma hora
   *[other] mais { $hours } horas
} para esta vez{ $until ->
    [none] {""}
   *[other] , até { $until }
}.
time-was-here = Você já está jogando no seu lugar. Esta é a sua mão.
