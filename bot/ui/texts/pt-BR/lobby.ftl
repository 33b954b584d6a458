### A table before its match, the list of tables, and news of tables.

lobby-title-playing = { $table } · em andamento
lobby-title-finished = { $table } · encerrada
lobby-title-cancelled = { $table } · cancelada
lobby-game = **{ $game }** · { $rounds ->
    [0] { $goal }
   *[other] vence quem tiver { $goal }
}.
lobby-goal-points = até { $target } pontos
lobby-goal-rounds = mais pontos em { $count ->
    [1] uma rodada
   *[other] { $count } rodadas
}
lobby-lone = 🎯 Quem pegar o lixo primeiro em cada rodada joga só contra os outros dois.
lobby-rotating = 🪑 No time maior, um jogador fica de fora a cada rodada, em revezamento.
lobby-house-rule = 🏠 { $house } ({ $preset } com regras da casa)
lobby-sides = Lugares, parceiros na mesma linha
lobby-partners = {" & "}
lobby-singles = Lugares
lobby-seat = **{ $number }** · { $name }
lobby-seat-computer = **{ $number }** · { $name } · { $level }
lobby-seat-host = **{ $number }** · { $name } 👑 responsável
lobby-seat-free = **{ $number }** · *livre*
lobby-seat-kept = **{ $number }** · *reservado para { $name }*
lobby-next = E agora?
lobby-waiting = Aguardando jogadores{ $free ->
    [0] {""}
    [1] {" · "}um lugar livre
   *[other] {" · "}{ $free } lugares livres
}
lobby-ready = Mesa completa, tudo pronto para começar
lobby-next-free = **{ button-join }**, **{ button-invite }** amigos ou **{ button-add-computer }**.
lobby-next-kept = { $count ->
    [1] Há um lugar reservado
   *[other] Há lugares reservados
} para { $names }: toque em **{ button-join }** para voltar ao seu lugar de antes. Quem é responsável pela mesa pode { $count ->
    [1] liberá-lo
   *[other] liberá-los
} para outras pessoas em **{ button-set-up }**.
lobby-next-full = Toque em **{ button-start }** para dar as cartas.
lobby-next-cancelled = Abra uma nova mesa com { $command }.
set-up-title = Preparar · { $table }
set-up-by-host = 👑 **{ $name }** é responsável por esta mesa e pode mudar isto. Você pode escolher um lugar.
lobby-footer = A vez segue a ordem dos números dos lugares.

computers-title = Computadores · { $table }
computers-line = **{ $number }** · { $name } · { $about }
computers-none = Nenhum computador joga aqui ainda.
computers-add = Escolha um nível para pôr um computador.
computers-absent = O nível “{ $level }” não está instalado neste bot.
computer-about = { $level }, { $style }

level-easy = fácil
level-steady = firme
level-strong = forte
level-greedy = guloso
level-random = ao acaso

character-clover = coleciona canastras limpas
character-domino = tem pressa de bater
character-pepper = congela o lixo
character-biscuit = guarda curingas
character-maple = descarta com cuidado
character-ziggy = guarda pares para o lixo grande
character-pickle = pega o lixo que os outros deixam
character-waffle = demora a baixar

tables-title = Mesas
tables-title-own = Suas mesas
tables-none = Nenhuma mesa aberta aqui. Abra uma com { $command }.
tables-none-own = Você não está em nenhuma mesa. Abra uma com { $command }.
tables-line = **{ $table }** · { $what }
tables-lobby = { $free ->
    [0] pronta para começar
   *[other] aguardando jogadores, lugares livres: { $free } de { $seats }
}
tables-about = { $game } · { $goal }
tables-playing = em andamento, aberta { $since }
tables-your-turn = 👉 **sua vez**, começou { $since }
tables-finished = encerrada
tables-cancelled = cancelada
tables-people = { $names } · { $place }
tables-more = { $count ->
    [1] Mais uma mesa não aparece aqui.
   *[other] Mais { $count } mesas não aparecem aqui.
}

news-created = 🆕 **{ $name }** abriu a { $table }.
news-joined = 👋 **{ $name }** entrou no lugar { $seat }.
news-joined-partner = 👋 **{ $name }** entrou no time de **{ $partner }**.
news-left = 🚪 **{ $name }** saiu da mesa.
news-reseated = 🔀 **{ $name }** mudou para o lugar { $seat }.
news-reseated-partner = 🔀 **{ $name }** mudou para o lugar { $seat }, no time de **{ $partner }**.
news-computer-joined = **{ $name }** vai jogar no lugar { $seat }.
news-computer-joined-partner = **{ $name }** vai jogar no time de **{ $partner }**.
news-computer-left = **{ $name }** saiu da mesa.
news-host-changed = 👑 Agora **{ $name }** é responsável pela mesa.
news-started = 🎴 A partida começa: { $sides }. Até { $target } pontos.
news-started-rounds = 🎴 A partida começa: { $sides }. Em { $count ->
    [1] uma rodada
   *[other] { $count } rodadas
}.
news-side = **{ $side }**
news-versus = { $one } contra { $other }
news-terms = ⚙️ **{ $name }** mudou os ajustes da mesa: { $terms }
news-game = 🎴 **{ $name }** escolheu **{ $game }** para esta mesa.
news-rematch = 🔁 **{ $name }** abriu uma revanche, Mesa { $number }: { $place }
news-seats-freed = 🪑 Os lugares reservados agora estão livres para todos.
news-cancelled = 🚫 **{ $name }** cancelou a mesa.
news-stopped = ⏱️ { $why ->
    [ahead] Esta etapa do torneio terminou, e o placar conta: a partida fica com **{ $side }**.
    [equal] Esta etapa do torneio terminou. O placar está igual: empate.
    [unplayed] Esta etapa do torneio terminou sem nenhuma rodada completa: ninguém ganha pontos por esta partida.
    [no_show] Esta etapa do torneio terminou. Nenhuma jogada de **{ $side }**, então a partida fica com **{ $other }**.
    [no_shows] Esta etapa do torneio terminou. Nenhum dos times fez uma jogada, então ninguém ganha pontos por esta partida.
    [set] O organizador deu esta partida a **{ $side }**.
    [set_none] O organizador definiu o resultado desta partida: ninguém vence.
   *[together] O tempo deste torneio acabou: a partida termina aqui e vale como está.
}
news-walkover = 🏳️ A partida termina aqui: **{ $side }** não { $count ->
    [one] continua
   *[other] continuam
} no torneio.
news-cancelled-nobody = 🚫 A mesa foi cancelada.
news-moved = 🧵 Não consigo mais acessar o tópico da { $table }; a mesa continua aqui.
news-unreachable = 📪 Não consegui avisar **{ $name }** que é hora de jogar. Se puder, passe o recado.

match-given-up = 🏳️ **{ $side }** { $gave ->
    [one] desistiu
   *[other] desistiram
}: **{ $winners }** { $count ->
    [one] venceu
   *[other] venceram
}.
match-given-up-alone = 🏳️ **{ $side }** { $gave ->
    [one] desistiu
   *[other] desistiram
}, e não resta ninguém para continuar. A partida termina aqui.

offer-open = 🪑 { $by ->
    [himself] **{ $name }** procura alguém para assumir
   *[other] **{ $name }** saiu; **{ $by }** procura alguém para assumir
} o lugar { $seat } da **{ $table }**{ $partners ->
    [none] {""}
   *[other] , no time de { $partners }
}. Quem pegar o lugar vê as cartas dele a partir daí.
offer-invited = 🪑 { $mention }, { $by ->
    [himself] **{ $name }** convida você a assumir
   *[other] **{ $name }** saiu, e **{ $by }** convida você a assumir
} o lugar { $seat } da **{ $table }**{ $partners ->
    [none] {""}
   *[other] , no time de { $partners }
}. Se pegar o lugar, você vê as cartas dele a partir daí.
offer-taken = 🔁 **{ $name }** assume o lugar { $seat } da **{ $table }**, que era de **{ $before }**.
offer-kept = 🪑 **{ $name }** decidiu ficar com o lugar { $seat } da **{ $table }**.
offer-over = 🪑 Este lugar da **{ $table }** não está mais disponível.
offer-made = O lugar { $seat } da { $table } está disponível para { $to ->
    [anybody] qualquer pessoa
   *[other] { $to }
}. Até alguém pegá-lo, quem está nele continua jogando.
offer-to-computer = { $name } é um bot. Computadores entram antes da partida ou quando o tempo acaba; ofereça o seu lugar a uma pessoa.

resign-proposed = 🏳️ **{ $name }** propõe desistir na **{ $table }**. { $asked }: de acordo?
resign-sure = { $kind ->
    [alone] { $table }: quer mesmo desistir? Escolha o nível do computador que joga no seu lugar. Não dá para desfazer.
    [ends] { $table }: quer mesmo desistir? A partida termina na hora, e os outros vencem. Não dá para desfazer.
   *[partners] { $table }: quer propor a { $partners } que o seu time desista? Se houver acordo, não dá para desfazer.
}
resign-asked = A pergunta foi feita ao seu time. A partida continua até todos concordarem.
resign-done = Você desistiu: { $table }.
resign-declined = 💪 **{ $name }** quer continuar jogando na **{ $table }**.
resign-over = 🏳️ Ninguém mais propõe desistir na **{ $table }**.

table-not-yours-to-open = Você não pode usar comandos ou escrever neste canal. Abra uma mesa em outro com `/mesa nova`.
table-too-many-new = Você abriu muitas mesas em pouco tempo. Dá para abrir outra em { $minutes ->
        [1] um minuto
       *[other] { $minutes } minutos
    }.
