### Records of a server.

command-records = Os recordes deste servidor, com os replays

records-title = 🏆 Recordes deste servidor
records-none = Nenhum recorde ainda. Contam as rodadas terminadas de pessoas que participam.
records-name = { $number }. { $record }
record-highest-round = Melhor rodada
record-largest-pile = Maior lixo
record-fastest-exit = Batida mais rápida
record-first-concealed = Primeira batida na mão
record-longest-match = Partida mais longa
records-line = { $value } · { $people }
    { $game } · { $day }
record-value-points = **{ $count }** pontos
record-value-cards = **{ $count }** cartas
record-value-turns = em **{ $count }** { $count ->
    [1] turno
   *[other] turnos
}
record-value-rounds = **{ $count }** { $count ->
    [1] rodada
   *[other] rodadas
}
records-without-replay = Onde falta ▶, o replay foi excluído ou não está aberto para você.
records-footer-out = Seu nome não aparece aqui. Para estar nos recordes, no ranking e nos anos deste servidor, participe.
records-footer-in = Você participa: recordes, ranking e anos deste servidor podem citar você.
button-record-replay = ▶ { $numbers }
button-take-part = Participar
button-take-part-not = Não participar mais
