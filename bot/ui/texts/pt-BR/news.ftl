### News of a match that lasts for weeks. They disturb nobody and blame nobody.

news-paused = ⏸️ { $why ->
    [agreed] Todos concordaram com uma pausa. Nenhum relógio corre até a partida continuar.
    [alone] A partida está em pausa até alguém voltar. Nenhum relógio corre.
    [removed] A partida está em pausa enquanto eu não estiver neste servidor. Nenhum relógio corre.
   *[other] A partida está em pausa. Nenhum relógio corre até ela continuar.
}
news-pause-wanted = ⏸️ **{ $name }** gostaria de pausar a partida. Ela para quando todos concordarem.
news-resumed = ▶️ A partida continua.
news-resume-wanted = ▶️ **{ $name }** gostaria de voltar a jogar. A partida continua quando todos concordarem.
news-vacation = 🏖️ **{ $name }** gastou o tempo desta vez e agora usa o tempo de férias{ $until ->
    [none] {""}
   *[other] , que dura até { $until }
}.
news-skipped = ⌛ O tempo de **{ $name }** acabou. A vez foi pulada, e nada foi baixado.
news-stands-in = 🤖 Por enquanto, um computador joga no lugar de **{ $name }**. **{ $name }**, um toque devolve o seu lugar.
news-back = 👋 **{ $name }** voltou e segue jogando.
news-alone = 💤 Só restam computadores na mesa, então a partida está em pausa. Ela continua quando alguém voltar.
news-extended = ⏳ **{ $name }** tem mais tempo{ $until ->
    [none] {""}
   *[other] , até { $until }
}.
news-default-answer = ⌛ O tempo para responder acabou. Pelos ajustes desta mesa, a resposta é: { $answer ->
    [yes] sim
   *[no] não
}.
news-gone = 🚪 **{ $name }** não está mais neste servidor. A partida está a salvo e o lugar fica guardado: qualquer um da mesa pode oferecê-lo a outra pessoa com `/substituir` ou deixar um computador jogar até **{ $name }** voltar.
news-moved-here = 🚚 { $table } continua aqui.
news-offered = 🪑 **{ $name }** gostaria de passar o lugar { $seat }{ $wanted ->
    [none] {""}
   *[other] {" "}a { $wanted }
}.
news-offer-withdrawn = 🪑 **{ $name }** fica com o lugar { $seat }.
news-substituted = 🔁 **{ $holder }** assume o lugar { $seat }, que era de **{ $name }**.
news-replaced = 🔁 { $after } assume o lugar { $seat }, que era de { $before }: decisão de { $by }, que gerencia este servidor.
news-resign-wanted = 🏳️ **{ $name }** gostaria de desistir. A partida termina se o time inteiro concordar.
news-plays-on = 💪 **{ $name }** quer continuar jogando.
news-resigned = 🏳️ O time de **{ $name }** desiste; computadores jogam no lugar dele.
news-ready = ✅ **{ $name }**: tudo pronto para a próxima rodada.
