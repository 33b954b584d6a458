### Evenings: a date with a sign-up, a reminder, and tables that are made up at the start.

command-evening = Planejar uma noite com inscrição ou ver as próximas
option-evening-when = Por exemplo “sexta 20:00”, “5 de dezembro 19:30”, “05/12 19:30” ou “em 2 horas”
option-evening-rotating = Rodízio de parceiros: quanto dura cada partida
choice-evening-one-round = Uma rodada
choice-evening-two-rounds = Duas rodadas
choice-evening-four-rounds = Quatro rodadas
choice-evening-whole-matches = Partidas inteiras

evening-title = 📅 Noite de Canasta
evening-when = **{ $date }**, { $ago }
evening-game = 🎴 { $game }
evening-usual-game = A modalidade de costume deste servidor
evening-rotates = 🔄 Rodízio de parceiros: { $rounds ->
    [0] partidas inteiras
    [1] partidas de uma rodada
   *[other] partidas de { $rounds } rodadas
}
evening-repeats = 🔁 { $every }
evening-every-week = Toda semana
evening-every-two_weeks = A cada duas semanas
evening-every-month = Todo mês, { WORD($weekday, "gender") ->
    [m] no { $week ->
        [1] primeiro
        [2] segundo
        [3] terceiro
        [4] quarto
       *[5] último
    }
   *[f] na { $week ->
        [1] primeira
        [2] segunda
        [3] terceira
        [4] quarta
       *[5] última
    }
} { $weekday }
evening-fills = 🤖 Computadores ficam com os lugares livres no início.
evening-is-beginning = ▶️ As mesas estão sendo formadas.
evening-is-begun = ▶️ Esta noite já começou.
evening-is-missed = 🚫 Esta noite não pôde começar.
evening-is-cancelled = 🚫 Esta noite foi cancelada.
evening-guests-in = ✅ Vão ({ $most ->
    [0] { $count }
   *[other] { $count } de { $most }
})
evening-guests-waiting = ⏳ Em espera ({ $count })
evening-guests-maybe = ❔ Talvez ({ $count })
evening-guests-out = ❌ Não vão ({ $count })
evening-nobody = ninguém ainda
evening-organiser = Organização: { $name }
button-evening-in = Vou
button-evening-maybe = Talvez
button-evening-out = Não vou
button-evening-change = Mudar

date-pattern-full = EEEE, dd/MM/yyyy HH:mm
date-pattern-day = dd/MM/yyyy

date-which = **Qual você quer dizer?**
evening-is-right = É isso mesmo? Ninguém é avisado antes de você tocar em **{ button-evening-plan }**.
evening-zone-unknown = Entendi a hora como UTC; escolha o seu fuso em `/configurações`.
evening-once = Só uma vez
evening-every-menu = Com que frequência
evening-most-menu = No máximo quantas pessoas
evening-most = { $count ->
    [0] Sem limite de pessoas
    [1] No máximo { $count } pessoa
   *[other] No máximo { $count } pessoas
}
evening-game-gone = Esta regra da casa não existe mais. Use `/noite` de novo.
button-evening-plan = Planejar
button-evening-fills = Computadores: { $now ->
    [on] completam
   *[off] nenhum
}
button-evening-other-date = Outra data
evening-planned = 📅 Planejada: { $date }.
date-without-time = “{ $typed }”, mas a que horas? Escreva também a hora, como `sexta 20:00` ou `5 de dezembro 20:00`.
date-unknown = Não entendo “{ $typed }” como data e hora. Escreva como `sexta 20:00`, `5 de dezembro 20:00`, `05/12 19:30` ou `em 2 horas`.
evening-no-permission = Não posso escrever neste canal. Me deixe ver o canal, enviar mensagens e inserir links aqui, ou escolha outro.
evening-change = Data desta noite: { $date }. Se algo mudar, aviso quem vai.
evening-move-sure = Mudar de { $before } para **{ $date }**?
evening-cancelled = A noite foi cancelada; quem viria fica sabendo.
evening-cancel-sure = **Cancelar a noite ({ $date })?** Quem viria fica sabendo.
evening-off-the-list = Você saiu da lista.
evening-you-wait = ⏳ Já são { $most } pessoas, então você espera: número { $place } da lista. Quando alguém desistir, você sobe e eu aviso.
evening-move-title = Outra data
evening-move-label = Data e hora
evening-move-hint = sexta 20:00
button-evening-move = Mudar a data
button-evening-cancel = Cancelar
button-evening-keep = Manter
button-evening-really-cancel = Sim, cancelar
button-evening-move-sure = Sim, mudar
button-evening-only-this = Só esta
button-evening-all-from-this = Esta e todas as seguintes
button-evening-cancel-series = A série inteira

evenings-title = 📅 **Próximas noites**
evenings-none = Nenhuma noite planejada aqui. Planeje uma: `/noite quando:sexta 20:00`
evenings-line = { $date } · { $game } · { $count ->
    [1] uma pessoa vai
   *[other] { $count } pessoas vão
}
evenings-then = { "   " }🔁 { $every }, depois em { $dates }
button-evening-to = Para a nº { $number }

evening-post-reminder = ⏰ Noite de Canasta às **{ $time }** ({ $ago }).
evening-post-moved = 📅 A noite de Canasta mudou para { $date }, { $ago }. Diga se você vem.
evening-post-cancelled = 🚫 Cancelada: noite de Canasta, { $date }.
evening-post-series-cancelled = 🚫 As noites de Canasta estão canceladas a partir de { $date }.
evening-post-begun = ▶️ A noite de Canasta começa. { $tables ->
    [1] A mesa está aberta:
   *[other] { $tables } mesas estão abertas:
}
evening-table = • [Mesa { $number }]({ $url })
evening-without-seat = Sem lugar para { $names }: o máximo de mesas por pessoa foi atingido, ou este servidor não permite mais mesas.
evening-waited = Na lista de espera: { $names }. Se alguém não aparecer, dá para pegar o lugar livre.
evening-series-ends = Quem organizava saiu deste servidor, então a série termina aqui. `/noite` começa uma nova.
evening-moved-up = 🎉 Abriu uma vaga, e ela é sua: noite de Canasta, { $date }, { $ago }.
evening-moved-up-direct = { $moved_up }
    No servidor **{ $server }**.
evening-missed-direct = 🚫 Sua noite de Canasta ({ $date }) no servidor **{ $server }** passou sem mesas: o canal dela não existe mais, ou não posso mais escrever lá.{ $series ->
    [yes] { " " }A série também termina.
   *[no] { "" }
} `/noite` planeja outra em qualquer canal.
evening-post-nobody = 📅 Ninguém vem a esta noite de Canasta, então nenhuma mesa foi aberta.
evening-post-refused = 📅 Este servidor não permite mais mesas abertas, então nenhuma foi aberta para esta noite. Abra uma quando outra terminar.
button-evening-sign-up = Quem vem?
button-evening-cannot-come = Não posso ir
button-evening-seat = Qual é o meu lugar?
evening-your-seat = Seu lugar: { $seat } em { $place }
evening-you-sit-out = { $first ->
    [yes] Você fica de fora da primeira partida em { $place }
   *[no] Você fica de fora desta partida em { $place }
}
evening-free-seats = Você não está em nenhuma das mesas. Há lugares livres aqui:
    { $places }
evening-no-seat = Você não está em nenhuma das mesas, e não há lugar livre. `/mesa lista` mostra todas as mesas.
evening-event-name = Noite de Canasta
