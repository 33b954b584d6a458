### Tournaments: the sign-up, rounds, standings, and organising.

command-tournament = Torneios: quem joga contra quem, e a classificação
command-tournament-new = Para quem gerencia ou organiza: abrir um torneio, com a inscrição neste canal
command-tournament-show = Ver um torneio deste servidor
command-tournament-substitute = Para o organizador: pôr alguém para continuar no lugar de um jogador
command-tournament-remove = Para o organizador: tirar a inscrição de um jogador
option-tournament-name = Como se chama (deixe vazio para um formulário)
option-tournament-kind = Como se encontram os adversários (padrão: suíço)
option-tournament-rules = A modalidade ou regra da casa: para dois, ou para duas duplas
option-tournament-rounds = Suíço ou progressivo: quantas etapas (senão, quantas couberem)
option-tournament-days = O tempo máximo de uma etapa, em dias (padrão: 7)
option-tournament-match-rounds = A duração da partida em rodadas de cartas (senão, a da modalidade)
option-tournament = Qual torneio (padrão: o mais novo)
option-tournament-out = Quem para de jogar
option-tournament-by = Quem continua no lugar

tournament-kind-swiss = Suíço{ $rounds ->
    [0] {""}
    [1] , uma etapa
   *[other] , { $rounds } etapas
}
tournament-kind-round-robin = Todos contra todos
tournament-kind-knockout = Mata-mata
choice-tournament-swiss = Suíço: adversários com pontos parecidos
choice-tournament-round-robin = Todos contra todos
choice-tournament-knockout = Mata-mata: quem perde está fora

tournament-form = **Novo torneio.** Escolha e depois abra a inscrição neste canal.
tournament-form-no-clock = ⚠️ Sem relógio, quem não aparece prende uma partida até o fim da etapa.
tournament-form-long-clock = ⚠️ É muito para { $days ->
    [1] uma etapa de um dia
   *[other] etapas de { $days } dias
}: algumas demoras já tomam todo o tempo.
button-tournament-clock = { $on ->
    [yes] Tempo das novas mesas
   *[no] Relógio: { $hours } horas por vez
}
tournament-form-menu = Escolher…
tournament-form-length = { $count ->
    [0] Partidas com a duração da modalidade
    [1] Uma rodada de cartas por partida
   *[other] { $count } rodadas de cartas por partida
}
tournament-form-days = { $count ->
    [1] Cada etapa dura no máximo um dia
   *[other] Cada etapa dura no máximo { $count } dias
}
tournament-form-title = Novo torneio
tournament-form-name = Como se chama
tournament-form-name-hint = Copa de outono
tournament-game-gone = Esta modalidade não está mais disponível. Escolha outra.
tournament-without-name = Dê um nome ao torneio.
button-tournament-open = Abrir inscrição…

tournament-table = 🏆 { $players }
tournament-title = 🏆 { $name }
tournament-singles = individual
tournament-pairs = em duplas
tournament-goal-rounds = { $count ->
    [1] uma rodada de cartas por partida
   *[other] { $count } rodadas de cartas por partida
}
tournament-time = Cada etapa dura no máximo { $days ->
    [1] um dia
   *[other] { $days } dias
}.
tournament-organiser = Organização: { $who }.
tournament-until = Fim desta etapa: { $until } ({ $left }).
tournament-over = **O torneio terminou.**
tournament-cancelled = **O torneio foi cancelado.** As partidas em andamento continuam como partidas comuns.
tournament-entries = { $count ->
    [1] Uma inscrição
   *[other] { $count } inscrições
}{ $most ->
    [0] {""}
   *[other] {", "}no máximo { $most }
}
tournament-waiting = Lista de espera
tournament-entered-waits = Todas as vagas de **{ $name }** estão ocupadas. Você é o número { $place } da lista de espera; aviso quando houver vaga.
tournament-moved-up = 🎟️ { $people }: agora há vaga para você em **{ $name }**.
button-tournament-limits = { $rounds ->
    [yes] Vagas, etapas e início…
   *[no] Vagas e início…
}
tournament-limits-title = Vagas e início
tournament-limits-most = No máximo quantas inscrições
tournament-limits-fewest = No mínimo quantas inscrições
tournament-limits-starts = Quando começa sozinho
tournament-starts-hint = sexta 20:00; vazio mantém o que está
tournament-starts-now = Começa sozinho { $at } ({ $left }); aí a inscrição se encerra.
button-tournament-by-hand = Começar à mão
tournament-limits-rounds = Número de etapas
tournament-limits-rounds-hint = Vazio: quantas forem precisas
tournament-limits-hint = Vazio: sem limite
tournament-limits-wrong = “{ $typed }” não é um número de { $what ->
    [rounds] etapas
   *[other] inscrições
}. Digite um de { $fewest } a { $most } ou deixe vazio.
tournament-limits-crossed = No mínimo { $fewest } e no máximo { $most } inscrições não combinam.
tournament-no-entries = Ninguém ainda.
tournament-entry-asks = { $name } (ainda sem acordo)
tournament-computers = { $count ->
    [one] 🤖 Computador
   *[other] 🤖 Computadores
}
tournament-computers-drawn = { $count ->
    [one] Computador
   *[other] Computadores
}
tournament-round = Etapa { $number } de { $planned }
tournament-standings = Classificação
tournament-place = { $rank ->
    [none] {""}
   *[other] { $rank }{". "}
}{ $out ->
    [yes] ~~{ $name }~~ (saiu)
   *[no] { $name }
}{ $knockout ->
    [yes] {""}
   *[no] {" · "}{ $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }
}
tournament-place-detail = { $rank ->
    [none] {""}
   *[other] { $rank }{". "}
}{ $out ->
    [yes] ~~{ $name }~~ (saiu)
   *[no] { $name }
} · **{ $points }** · { $opponents } · { $difference }
tournament-place-told = { $rank ->
    [none] {""}
   *[other] { $rank }{". "}
}{ $name }: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}, { $opponents }, { $difference }
button-tournament-rounds = Etapas
button-tournament-cross = Tabela cruzada
button-tournament-bracket = Chave
tournament-cross-note = Pontos de cada um contra os outros, na ordem da classificação. · não jogada
tournament-bracket-head = { $left ->
    [1] Final
    [2] Semifinais
    [3] Quartas de final
   *[other] Etapa { $number }
}
tournament-bracket-bye = folga
tournament-bracket-told = { $first } – { $second }{ $over ->
    [no] {""}
   *[yes] { $on ->
        [yes] {": "}{ $winner } { $count ->
            [one] avança
           *[other] avançam
        }
       *[no] : ninguém avança
    }
}
tournament-final-standings = Classificação final
tournament-head-points = pontos
tournament-head-opponents = adv.
tournament-head-difference = dif.
tournament-your-match = Sua partida: { $match }
tournament-detail-head = *pontos · pontos dos adversários · saldo do placar*
tournament-more = … e mais { $count }
tournament-match = { $first } – { $second }
tournament-played = { $first } { $one } – { $other } { $second }{ $how ->
    [stopped] {" (tempo esgotado)"}
   *[other] {""}
}
tournament-set = { $first } – { $second } ({ $verdict ->
    [won] vitória de { $winner }
    [draw] empate
   *[other] sem pontos
}, por decisão do organizador)
tournament-unscored = { $first } – { $second } ({ $how ->
    [walkover] { $both ->
        [yes] saíram os dois
       *[no] { $count ->
            [one] saiu
           *[other] saíram
        } { $loser }
    }
    [no_show] { $both ->
        [yes] nenhum time fez uma jogada
       *[no] nenhuma jogada de { $loser }
    }
    [given_up] desistência de { $loser }
   *[other] nenhuma rodada de cartas completa
})
tournament-bye = { $name } (folga)
tournament-footer-sign-up = Inscreva-se para jogar. { $itself ->
    [yes] Começa sozinho.
   *[no] O organizador dá início.
}
tournament-starts = Início: { $at } ({ $left }).
tournament-fell-short-head = **Não vai acontecer:** houve poucas inscrições.
tournament-fell-short = 🚫 **{ $name }** não vai acontecer: { $count ->
    [0] não houve inscrições
    [1] há uma inscrição
   *[other] há { $count } inscrições
}, e são precisas { $needed }.
tournament-footer-seed = Sorteado com a semente { $seed }

tournament-round-begins = 🏆 **{ $name }**: começa a etapa { $number } de { $planned }. Ela termina { $left }.
tournament-called-off = 🚫 **{ $name }** foi cancelado. As partidas em andamento continuam como partidas comuns.
tournament-result = 🏆 **{ $name }** terminou.
tournament-no-winner = Ninguém jogou até o fim, então não há vencedor.
tournament-results = 🏆 **{ $name }**: resultados da etapa { $number } de { $planned }
tournament-asks = { $asked }: { $name } quer jogar **{ $tournament }** em dupla com você.
tournament-asks-agreed = 🤝 { $pair } jogam **{ $tournament }** em dupla.
tournament-asks-over = Este pedido para jogar **{ $tournament }** em dupla não está mais aberto.
tournament-no-partner = { $name }: { $asked } não vai jogar **{ $tournament }** com você. Dá para se inscrever de novo com outra pessoa ou com um computador.

tournament-made = 🏆 **{ $name }** está aberto. A inscrição já aparece aqui; *Organizar*, abaixo dela, dá início.
tournament-entered = Inscrição feita: **{ $name }**.
tournament-entered-asked = O pedido de dupla foi enviado a { $partner }. Sua inscrição vale assim que houver acordo.
tournament-with-whom = Quem é seu parceiro em **{ $name }**? Essa pessoa tem de concordar.
tournament-asked-by = { $who } quer jogar **{ $name }** em dupla com você.
menu-tournament-partner = Escolha seu parceiro
tournament-partner-bot = { $name } é um bot e não pode jogar.
tournament-partner-self = Seu parceiro tem de ser outra pessoa.
tournament-partner-stranger = { $name } não está neste servidor.
tournament-agreed = Vocês jogam **{ $name }** em dupla. Boa sorte!
tournament-declined = Recusado. Quem fez o pedido fica sabendo.
tournament-withdrawn = Sua inscrição saiu de **{ $name }**.
tournament-withdraw-sure = **Sair de { $name }?** A partida que você está jogando termina e conta como derrota, e também as seguintes. Em duplas, seu parceiro também sai.
button-tournament-withdraw = Sair
button-tournament-withdraw-sure = Sim, sair
tournament-substituted = { $by } continua no lugar de { $out }.
tournament-removed = A inscrição de { $out } saiu.
tournament-none = Não há torneio neste servidor. Quem gerencia o servidor pode abrir um: `/torneio novo`
tournament-unknown-kind = Escolha um tipo da lista.

tournament-organising = Você organiza **{ $name }**.
tournament-ready = { $count ->
    [0] Nenhuma inscrição pronta.
    [1] Uma inscrição pronta.
   *[other] { $count } inscrições prontas.
}{ $waiting ->
    [0] {""}
    [1] {" "}Uma dupla ainda não entrou em acordo e ficaria de fora.
   *[other] {" "}{ $waiting } duplas ainda não entraram em acordo e ficariam de fora.
}
tournament-too-few = Para começar, são precisas pelo menos { $needed } inscrições prontas.
tournament-odd = O número é ímpar: em cada etapa alguém fica de folga, a não ser que entrem computadores.
tournament-left = Etapa { $number } de { $planned }: { $left ->
    [0] todas as partidas terminaram
    [1] uma partida não terminou
   *[other] { $left } partidas não terminaram
}.
tournament-paused = ⏸️ **Todas as partidas estão em pausa.** Nenhum tempo corre.
tournament-no-shows = Quem não faz nenhuma jogada no tempo da sua vez perde a partida.{ $lots ->
    [yes] {" "}Se nenhum time joga, o sorteio diz quem avança.
    [no] {" "}Se nenhum time joga, ninguém avança.
   *[none] {""}
}
button-tournament-lots = { $lots ->
    [yes] Nenhum joga: ninguém avança
   *[no] Nenhum joga: sorteio
}
button-tournament-results = Definir resultado
button-tournament-players = Jogadores
button-tournament-tell = Avisar todos…
button-tournament-end-round = Encerrar esta etapa
button-tournament-end-round-sure = Sim, encerrar agora
button-tournament-pause = Pausar tudo
button-tournament-resume = Retomar
menu-tournament-more-time = Mais tempo para esta etapa…
tournament-more-time = { $count ->
    [1] Mais um dia
   *[other] Mais { $count } dias
}
tournament-end-round-sure = **Encerrar a etapa { $number } agora?** { $left ->
    [0] Todas as partidas dela terminaram.
    [1] A partida que não terminou é interrompida e vale como está.
   *[other] As { $left } partidas que não terminaram são interrompidas e valem como estão.
}
tournament-round-ended = A etapa de **{ $name }** se encerra. Os resultados já vêm.
tournament-tell-title = Avisar todos os que jogam
tournament-tell-label = O que você quer dizer
tournament-tell-hint = Postado no canal, com o seu nome
tournament-tell-empty = Escreva alguma coisa.
tournament-told = Todos os que jogam foram avisados no canal.
tournament-which-match = Etapa { $number } de { $planned }: qual partida?
button-tournament-other-matches = Outras partidas
menu-tournament-match = Escolha uma partida…
tournament-match-until = Fim desta partida: { $until } ({ $left }).
tournament-set-hint = { $playing ->
    [yes] Um resultado encerra a partida na hora e
   *[no] Um resultado
}{" conta na classificação. Os dois times são avisados."}
button-tournament-wins = Vitória de { $name }
button-tournament-draw = Empate
button-tournament-nobody = Sem pontos para ninguém
button-tournament-match-time = Mais um dia para esta partida
tournament-result-set = Definido: { $match }
tournament-which-player = De quem se trata?
menu-tournament-player = Escolha um jogador…
menu-tournament-instead = Quem joga no lugar?
button-tournament-take-out = Tirar a inscrição
tournament-player = { $name }: outra pessoa pode continuar no lugar, com as mesmas cartas. Ou a inscrição é retirada{ $pair ->
    [yes] , e com ela o parceiro
   *[no] {""}
}.
tournament-note-words = 📣 **{ $name }**, de { $by }:
tournament-note-result = ✏️ **{ $name }**, etapa { $number }: { $by } definiu um resultado. { $match }
tournament-note-time = ⏳ **{ $name }**: { $by } dá mais tempo para a etapa { $number }. Fim: { $until }.
tournament-note-match-time = ⏳ **{ $name }**: { $by } dá mais tempo, até { $until }: { $match }
tournament-note-paused = ⏸️ **{ $name }**: { $by } pausou todas as partidas. Nenhum tempo corre.
tournament-note-resumed = ▶️ **{ $name }**: { $by } retomou todas as partidas. O tempo da pausa é somado à etapa.
tournament-started = **{ $name }** começou.
tournament-cancel-sure = **Cancelar { $name }?** As partidas em andamento continuam como partidas comuns e não contam nada aqui.
tournament-cancel-done = **{ $name }** foi cancelado.
button-tournament-enter = Inscrever-se
button-tournament-standings = Classificação
button-tournament-organise = Organizar
button-tournament-agree = Jogar em dupla
button-tournament-decline = Agora não
button-tournament-computer = Com um computador
button-tournament-start = Começar
button-tournament-fill = Começar com computadores
button-tournament-cancel = Cancelar
button-tournament-cancel-sure = Sim, cancelar
