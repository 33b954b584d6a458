### What calls one person to a table.

ping-turn-here = 👉 { $mention }, é a sua vez.
ping-turn-here-pile = 👉 { $mention }, é a sua vez. Lixo: { $upcard }
ping-turn = 👉 { $mention }, é a sua vez na **{ $table }**.
ping-turn-pile = 👉 { $mention }, é a sua vez na **{ $table }**. No lixo: { $upcard }.
ping-begun-drawn = Você já comprou: baixe, se quiser, e depois descarte.
ping-begun-taken = Você já pegou o lixo: baixe, se quiser, e depois descarte.
ping-question = ❓ { $mention }, **{ $asker }** pergunta a você na **{ $table }**: “Posso bater?” { $fine ->
    [0] Sua resposta é para valer.
   *[other] Contrariar sua resposta nesta vez custa { points-fined } ao seu time.
}
ping-due = ⏳ Seu prazo: { $due }, { $distance }.
ping-reminder-1 = 🔔 { $mention }, todo mundo na **{ $table }** está esperando você. Sua vez começou { $since }.
ping-reminder-2 = 🔔 { $mention }, todo mundo na **{ $table }** quer ver a sua jogada. Sua vez começou { $since }.
ping-reminder-3 = 🔔 { $mention }, todo mundo na **{ $table }** adoraria continuar jogando com você. Sua vez começou { $since }.
ping-reminder-alone = 🔔 { $mention }, a **{ $table }** continua assim que você jogar. Sua vez começou { $since }.
ping-reminder-round = 🔔 { $mention }, esta etapa do torneio termina logo, e a **{ $table }** espera você. Sua vez começou { $since }.
ping-reminder-question = 🔔 { $mention }, todo mundo na **{ $table }** está esperando a sua resposta. **{ $asker }** perguntou { $since }: “Posso bater?”
ping-ready = 🔔 { $mention }, os outros da **{ $table }** já confirmaram a próxima rodada. As cartas vêm assim que você confirmar.
ping-time-is-up = ⌛ O tempo de **{ $name }** na **{ $table }** acabou. **{ $name }** ainda pode jogar; os outros podem esperar, dar mais tempo ou deixar um computador jogar esta vez.
ping-direct-closed = 📪 Não consigo enviar mensagens diretas a você, então aviso aqui.

letter-table-in = { $table } em **{ $server }**
letter-turn = 👉 É a sua vez na { $table }.
letter-turn-pile = 👉 É a sua vez na { $table }. No lixo: { $upcard }.
letter-question = ❓ **{ $asker }** pergunta a você na { $table }: “Posso bater?” { $fine ->
    [0] Sua resposta é para valer.
   *[other] Contrariar sua resposta nesta vez custa { points-fined } ao seu time.
}
letter-ready = 🔔 Os outros da { $table } já confirmaram a próxima rodada. As cartas vêm assim que você confirmar.
letter-reminder-1 = 🔔 Todo mundo na { $table } está esperando você. Sua vez começou { $since }.
letter-reminder-2 = 🔔 Todo mundo na { $table } quer ver a sua jogada. Sua vez começou { $since }.
letter-reminder-3 = 🔔 Todo mundo na { $table } adoraria continuar jogando com você. Sua vez começou { $since }.
letter-reminder-alone = 🔔 A { $table } continua assim que você jogar. Sua vez começou { $since }.
letter-reminder-round = 🔔 Esta etapa do torneio termina logo, e a { $table } espera você. Sua vez começou { $since }.
letter-reminder-question = 🔔 Todo mundo na { $table } está esperando a sua resposta. **{ $asker }** perguntou { $since }: “Posso bater?”

button-to-board = Quadro
button-play-for = Deixar um computador jogar esta vez
button-give-time = Dar mais um dia
button-stand-in = Deixar um computador assumir
button-come-back = Voltei

letter-place-lost = 🧵 O canal da { $table } em **{ $server }** foi excluído. Sua partida está a salvo, e todas as cartas estão como antes. Digite `/mesa mover` no canal em que ela deve continuar.

time-turn-is-over = Essa vez já passou; nada foi feito.
time-welcome-back = 👋 Que bom que você voltou! O lugar é seu de novo.
