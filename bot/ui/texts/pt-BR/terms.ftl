### Table settings: what a table has agreed about time, calls and its board. Players read "rules" only of the game.

terms-days = { $count ->
    [1] um dia
   *[other] { $count } dias
}
terms-hours = { $count ->
    [1] uma hora
   *[other] { $count } horas
}

terms-line-relaxed = { $reminders ->
    [0] 🕊️ Sem relógio e sem lembretes.
   *[other] 🕊️ Sem relógio, só lembretes.
}
terms-line-turns = ⏳ { $time } por vez; { $what }.
terms-line-bank = ⏳ { $time } para a partida mais { $more } por vez; { $what }.
terms-line-wait = quando o tempo acaba, os outros decidem
terms-line-skip = quando o tempo acaba, a vez é pulada
terms-line-computer = um computador joga quando o tempo acaba
terms-line-ready = 🤝 A próxima rodada vem quando todos confirmarem.
terms-line-no-take-back = 📌 Carta baixada fica na mesa.
terms-line-discard-hold = ↩️ Dá para desfazer um descarte por { $seconds ->
    [1] { $seconds } segundo
   *[other] { $seconds } segundos
}.
terms-line-hints = 💡 As mãos têm *{ button-hint }*, igual para todos.
terms-line-tells-plays = 💬 Cada jogada é contada no tópico.

terms-title = Ajustes da mesa · { $whose }
terms-title-server = novas mesas deste servidor
terms-setting = **{ $name }**: { $value }
terms-as-server = *Esta regra da casa não tem ajustes próprios; usa os do servidor.*
terms-footer-table = Dá para mudá-los até a partida começar.
terms-footer-fixed = O responsável os define antes de a partida começar.
terms-footer-running = Durante a partida, só mudam o quadro, os grandes momentos, os comentários e as mensagens sobre as jogadas.
terms-footer-house = Novas mesas com esta regra da casa começam com estes ajustes.
terms-footer-server = Novas mesas começam com estes ajustes, se a regra da casa não tiver os seus.

menu-terms-setting = O que você quer mudar?
menu-terms-value = { $name }…
button-terms = Ajustes da mesa
button-terms-of-server = Iguais aos do servidor

terms-name-pace = Relógio
terms-name-hours = Tempo
terms-name-increment = Tempo extra por vez
terms-name-on-time-out = Quando o tempo acaba
terms-name-reminders = Lembretes
terms-name-relaxed-reminders = Lembretes
terms-name-vacation-hours = Férias
terms-name-question-hours = Tempo para responder “Posso bater?”
terms-name-question-default = Se o parceiro não responder
terms-name-next-round = Próxima rodada
terms-name-take-back = Desfazer
terms-name-discard-hold = Desfazer um descarte
terms-name-hints = Dicas
terms-name-board = O quadro em
terms-name-moments = Grandes momentos
terms-name-remarks = Comentários dos computadores
terms-name-tells-plays = Jogadas no tópico

terms-pace-relaxed = Sem relógio, só lembretes
terms-pace-turns = Um tempo fixo por vez
terms-pace-bank = Um banco de tempo para a partida, mais um tempo por vez
terms-time-out-wait = Os outros decidem
terms-time-out-skip = A vez é pulada: só comprar e descartar
terms-time-out-computer = Um computador joga até o jogador voltar
terms-reminders-none = Nenhum
terms-reminders-before = { $times } antes de o tempo acabar
terms-reminders-after = Depois de { $times }
terms-vacation-none = Sem férias
terms-question-hours-none = Quanto o parceiro quiser
terms-question-default-yes = Vale como sim
terms-question-default-no = Vale como não
terms-next-round-at-once = As cartas vêm na hora
terms-next-round-when-ready = As cartas vêm quando todos confirmarem, ou depois de um dia
terms-take-back-yes = Dá para desfazer o que foi baixado até acontecer outra coisa
terms-take-back-no = Carta baixada fica na mesa
terms-discard-hold = { $seconds ->
    [0] Um descarte vale na hora
    [1] Por { $seconds } segundo; os outros esperam até lá
   *[other] Por { $seconds } segundos; os outros esperam até lá
}
terms-hints-yes = Em cada mão: “{ button-hint }”
terms-hints-no = Sem dicas
terms-board-picture = Imagem
terms-board-emojis = Emojis de cartas
terms-board-words = Palavras
terms-moments-yes = Canastras, grandes pontuações, batidas e vitórias são celebradas
terms-moments-no = Não são celebrados
terms-remarks-yes = Os computadores dizem algo de vez em quando
terms-remarks-no = Os computadores ficam quietos
terms-tells-plays-yes = Cada jogada é contada em uma mensagem
terms-tells-plays-no = Nenhuma: o quadro, a mão e o histórico as contam
